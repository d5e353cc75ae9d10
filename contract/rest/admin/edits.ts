import { z } from 'zod';

/**
 * The body of a save that two people may make at once: what the form showed when it was opened, and what it holds now. The base is only compared, so
 * it is not validated.
 */
export function editOf<Thing extends z.ZodType>(thing: Thing) {
  return z.strictObject({ base: z.record(z.string(), z.unknown()), mine: thing });
}

/** The reply: what stands now, and the fields that somebody else changed meanwhile and that were kept. */
export function savedEdit<Thing extends z.ZodType>(thing: Thing) {
  return z.object({ saved: thing, taken: z.array(z.string()).describe('Paths: name.ko') });
}

/** What a form sends when it saves; `mine` is complete. */
export interface Edit<Thing> {
  base: Readonly<Record<string, unknown>>;
  mine: Thing;
}

export interface SavedEdit<Thing> {
  saved: Thing;
  taken: string[];
}
