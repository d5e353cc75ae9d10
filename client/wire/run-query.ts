import { pageLocale } from '#client/locale/page-locale.ts';
import { selectPictureFacts } from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { previewDataPath, previewTimeHeader, previewTokenHeader } from '#contract/home/preview-address.ts';
import { libraryIdsIn, type PictureFacts, withPictureFacts } from '#contract/pictures/picture-facts.ts';
import { previewed } from '../preview.ts';
import { authorizedFetch, renewSession } from '../session/session.ts';

type Answer<Result> = { data?: Result | null; errors?: { message: string; extensions?: { code?: string } }[] };

/**
 * The data service failed or was unreachable. The message has one error per line; `code` is the first one's Hasura code, e.g.
 * `invalid-jwt`.
 */
export class DataServiceError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'DataServiceError';
    this.code = code;
  }
}

/**
 * Runs a data service operation from the browser as the member (specification 6). Never cached. A rejected token, which has status 200, is
 * renewed once. `by` overrides fetch, as in `authorizedFetch`. Throws DataServiceError.
 */
export async function runQuery<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
  by?: typeof fetch,
): Promise<Result> {
  const first = await send(operation, variables, by);
  const again = first.errors?.[0]?.extensions?.code === 'invalid-jwt' && (await renewSession(null));
  const answer = again ? await send(operation, variables, by) : first;
  const errors = answer.errors ?? [];
  if (errors.length > 0 || !answer.data) throw new DataServiceError(saidBy(errors), errors[0]?.extensions?.code ?? 'unexpected');
  // The back office, which uses a role, must write image URLs back unchanged.
  if (by !== undefined || (operation as string) === selectPictureFacts) return answer.data;
  return toldPictures(answer.data, (facts, ids) => runQuery(facts, ids));
}

/** Reports all errors (specification 7.11), not just the first. */
function saidBy(errors: NonNullable<Answer<unknown>['errors']>): string {
  return errors.map(({ message }) => message).join('\n') || 'no data';
}

async function send<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
  by: typeof fetch | undefined,
): Promise<Answer<Result>> {
  const init = {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation, variables, operationName: /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] }),
  } as const;
  const preview = previewed();
  if (preview !== null) return queryPreview(preview, init);
  const response = await authorizedFetch('/v1/graphql', init, by);
  return response.json();
}

/** A preview requests as a visitor, with its draft or at its time. */
async function queryPreview<Result>(
  { token, at }: NonNullable<ReturnType<typeof previewed>>,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Answer<Result>> {
  const headers = { ...init.headers, [previewTokenHeader]: token, ...(at === null ? {} : { [previewTimeHeader]: at }) };
  const response = await fetch(previewDataPath, { ...init, headers });
  return response.ok ? response.json() : { errors: [{ message: `status ${response.status}` }] };
}

/** The image facts loaded in this visit; most images have none. */
const heard = new Map<number, PictureFacts>();

/**
 * Adds the library's facts to the images of a response, in the page's language. Returns it unchanged if they cannot be loaded. `ask` runs
 * an operation.
 */
async function toldPictures<Result>(
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
