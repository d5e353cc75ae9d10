import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import { pictureFile } from './values.ts';

const share = z.number().min(0).max(1);
const mm = z.number().min(1).max(5_000);

/** A side's printable area as stored: fractions of the photo, and mm. */
const mockupArea = z.strictObject({
  print_x: share,
  print_y: share,
  print_width: share,
  print_height: share,
  print_width_mm: mm,
  print_height_mm: mm,
});

/** PUT /api/admin/products/{id}/mockups: the photos of one side in one frame, one per colour, with their shared area. */
export const mockupBody = z.strictObject({
  side_id: id,
  frame_id: id,
  photos: z
    .array(z.strictObject({ color_id: id, src: pictureFile }))
    .min(1)
    .max(40),
  area: mockupArea,
});
export const savedMockups = z.object({ saved: z.int() });

/** POST /api/admin/mockup-proofs: a test print on a photo, rendered as for orders; the response is a picture. */
export const proofBody = z.strictObject({ src: pictureFile, area: mockupArea });

export type ProofBody = z.infer<typeof proofBody>;
export type MockupBody = z.infer<typeof mockupBody>;
