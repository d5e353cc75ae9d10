import type { PrintArea } from '#rules/design/placement.ts';
import { type DemoCustomizable, demoCustomizables } from '../customizable-products.ts';
import { type GarmentFrameCode, garmentFrames } from './frames.ts';

/** The colours of a customizable product: those of its first frame, best-selling first. */
export function customizableColours(product: DemoCustomizable) {
  return frameOf(product.frames[0]?.drawing ?? '').colours.slice(0, product.colorCount);
}

/**
 * The colour on a product's first picture, as an index of its colours: the first and second alternate, so that a list is not all of one
 * colour.
 */
export function heroColour(product: DemoCustomizable): number {
  return demoCustomizables.indexOf(product) % 2;
}

/** Print areas of both sides by the codes of product.mockup_groups. */
export function sideAreas(drawing: string): { FRONT: PrintArea; BACK: PrintArea } {
  const { printAreas } = frameOf(drawing);
  return { FRONT: printAreas.front, BACK: printAreas.back };
}

/** The frame's drawing code, validated. */
export function drawingCode(drawing: string): GarmentFrameCode {
  return frameOf(drawing).code;
}

function frameOf(drawing: string) {
  const frame = garmentFrames.find((candidate) => candidate.code === drawing);
  if (!frame) throw new Error(`no drawing ${drawing}`);
  return frame;
}
