import { type Box, isVector, MM_PER_INCH } from '#rules/design/placement.ts';

/** The native pixels of a graphic, never those of a smaller rendition. */
export interface NativeSize {
  readonly width: number;
  readonly height: number;
  readonly extension: string;
}

/** sharp: no message. fine: good enough. soft: warn. poor: confirm before the cart. */
export type PrintQuality = 'sharp' | 'fine' | 'soft' | 'poor';

/** Lowest DPI of each level, best first; anything below the last is poor. */
const PRINT_QUALITY_LEVELS: readonly { readonly quality: PrintQuality; readonly dpi: number }[] = [
  { quality: 'sharp', dpi: 200 },
  { quality: 'fine', dpi: 150 },
  { quality: 'soft', dpi: 100 },
];

/** The minimum DPI of a good print. */
const GOOD_DPI = 150;

/** Dots per inch of a graphic printed in this box; infinite for vector graphics. */
export function printDpi(graphic: NativeSize, box: Pick<Box, 'width' | 'height'>): number {
  if (isVector(graphic.extension)) return Number.POSITIVE_INFINITY;
  return MM_PER_INCH * Math.min(graphic.width / box.width, graphic.height / box.height);
}

/** The print quality of a graphic in this box. */
export function printQuality(graphic: NativeSize, box: Pick<Box, 'width' | 'height'>): PrintQuality {
  const dpi = printDpi(graphic, box);
  return PRINT_QUALITY_LEVELS.find((level) => dpi >= level.dpi)?.quality ?? 'poor';
}

/** "Best up to N mm": the width at which the graphic still prints at 150 DPI; infinite for vector graphics. */
export function bestWidthMm(graphic: NativeSize): number {
  if (isVector(graphic.extension)) return Number.POSITIVE_INFINITY;
  return Math.floor((MM_PER_INCH * graphic.width) / GOOD_DPI);
}
