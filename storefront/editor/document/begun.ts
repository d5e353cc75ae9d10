/** Requests started before the screen that needs them has hydrated, by key. */
const begun = new Map<string, Promise<unknown>>();

/** Starts a request early; `begunOr` picks up its answer. A failure is not reported: the request is simply made again when needed. */
export function begin(key: string, load: () => Promise<unknown>): void {
  const answer = load();
  answer.catch(() => undefined);
  begun.set(key, answer);
}

/** Returns the request started as `key` and forgets it. Loads now if none was started or it failed. Throws what `load` throws. */
export function begunOr<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  const answer = begun.get(key) as Promise<Answer> | undefined;
  begun.delete(key);
  return answer?.catch(load) ?? load();
}
