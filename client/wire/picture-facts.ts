import { pageLocale } from '#client/locale/page-locale.ts';
import { selectPictureFacts } from '#contract/graphql/calls.generated.ts';
import { libraryIdsIn, type PictureFacts, withPictureFacts } from '#contract/pictures/picture-facts.ts';

/** The image facts loaded in this visit; most images have none. */
const heard = new Map<number, PictureFacts>();

/**
 * Adds the library's facts to the images of a response, in the page's language. Returns it unchanged if they cannot be loaded. `ask` runs
 * an operation.
 */
export async function toldPictures<Result>(
  answer: Result,
  ask: (operation: typeof selectPictureFacts, variables: { ids: number[] }) => Promise<{ management_pictures: PictureFacts[] }>,
): Promise<Result> {
  const ids = libraryIdsIn(answer);
  if (ids.length === 0) return answer;
  const unheard = ids.filter((id) => !heard.has(id));
  try {
    if (unheard.length > 0)
      for (const facts of (await ask(selectPictureFacts, { ids: unheard })).management_pictures) heard.set(facts.id, facts);
  } catch (error) {
    // An image without a description is better than none.
    console.warn(error);
  }
  return withPictureFacts(answer, [...heard.values()], pageLocale());
}
