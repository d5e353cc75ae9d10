import type { GarmentFrameCode, GarmentSide } from '#demo/content/garments/frames.ts';
import { drawCap } from './cap.ts';
import type { Drawing } from './drawing.ts';
import { drawHoodie } from './hoodie.ts';
import { drawShirt, shirtFrames } from './shirts.ts';
import { drawTote } from './tote.ts';

/** The drawing of one side of a frame. */
export function frameDrawing(code: GarmentFrameCode, side: GarmentSide): Drawing {
  if (code === 'hoodie') return drawHoodie(side);
  if (code === 'tote') return drawTote(side);
  if (code === 'cap') return drawCap(side);
  return drawShirt(shirtFrames[code], side);
}
