import { pageLocale } from '#client/locale/page-locale.ts';
import { selectPictureFacts } from '#contract/graphql/calls.generated.ts';
import { libraryIdsIn, type PictureFacts, withPictureFacts } from '#contract/pictures/picture-facts.ts';

/** What this visit has heard of pictures; of most that are asked for, nothing is known but their number. */
const heard = new Map<number, PictureFacts>();

/** An answer with what the library says of its pictures, in the language of the page. Without it, where it cannot be asked. `ask` runs an operation. */
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
    // A picture without words is better than none.
    console.warn(error);
  }
  return withPictureFacts(answer, [...heard.values()], pageLocale());
}
