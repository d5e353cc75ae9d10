import { z } from 'zod';

/**
 * The body of a save that may conflict with someone else's: the form when opened, and now. The base is only used for comparison, so it is
 * not validated.
 */
export function editOf<Thing extends z.ZodType>(thing: Thing) {
  return z.strictObject({ base: z.record(z.string(), z.unknown()), mine: thing });
}

/** The response: the current values, and the fields changed by someone else and kept. */
export function savedEdit<Thing extends z.ZodType>(thing: Thing) {
  return z.object({ saved: thing, taken: z.array(z.string()).describe('Paths: name.ko') });
}

/** The edit a form sends on save; `mine` is complete. */
export interface Edit<Thing> {
  base: Readonly<Record<string, unknown>>;
  mine: Thing;
}

export interface SavedEdit<Thing> {
  saved: Thing;
  taken: string[];
}
