/** What was asked before the screen that needs it woke up, by what it is. */
const begun = new Map<string, Promise<unknown>>();

/** Asks ahead; whoever needs it takes it with `begunOr`. Nobody is told of a failure: who needs it asks again. */
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
