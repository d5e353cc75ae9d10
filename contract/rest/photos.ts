import { z } from 'zod';
import { id } from './values.ts';

/** A photo as it was kept: `src` is its address (contract/images.ts), the sides are in px. */
export const photo = z.object({ id, src: z.string(), width: z.int().positive(), height: z.int().positive() });

/** Photos named in the body of what shall hold them, in the order they are shown. */
export const photoIds = z.array(id);

export type Photo = z.infer<typeof photo>;
