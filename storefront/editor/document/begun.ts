/** What was asked before the screen that needs it woke up, by what it is. */
const begun = new Map<string, Promise<unknown>>();

/** Starts a request early; `begunOr` picks up its answer. A failure is not reported: the request is simply made again when needed. */
export function begin(key: string, load: () => Promise<unknown>): void {
  const answer = load();
  answer.catch(() => undefined);
  begun.set(key, answer);
}

/** What was begun as `key`, once; asked now where nothing was, or where that failed. Errors: those of `load`. */
export function begunOr<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  const answer = begun.get(key) as Promise<Answer> | undefined;
  begun.delete(key);
  return answer?.catch(load) ?? load();
}
