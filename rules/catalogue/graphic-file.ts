import { MOST_EDGE } from '../home/picture.ts';

/** Possible faults of an artwork file. Only OPAQUE may be intentional: a picture printed as a full rectangle. */
export const graphicFaults = ['UNREADABLE', 'HEIC', 'TOO_SMALL', 'TOO_LARGE', 'EMPTY', 'OPAQUE'] as const;
export type GraphicFault = (typeof graphicFaults)[number];

/** Maximum size of an uploaded file, in bytes. */
export const GRAPHIC_MAX_BYTES = 30 * 1024 * 1024;
/** Minimum length of the longer side in px: 25 cm at the 150 DPI needed for a good print (rules/design/print-quality.ts). */
const GRAPHIC_LEAST_EDGE = 1_500;
/** Minimum and maximum share of visible pixels: below the minimum nothing is printed, above the maximum almost nothing is transparent. */
const LEAST_SEEN = 0.005;
const MOST_SEEN = 0.99;

/** The faults of an artwork, empty when it can be printed as is. `seen` is the share of pixels that are not transparent. */
export function faultsOfGraphic({ width, height, seen }: { width: number; height: number; seen: number }): readonly GraphicFault[] {
  const longer = Math.max(width, height);
  return [
    ...(longer < GRAPHIC_LEAST_EDGE ? (['TOO_SMALL'] as const) : []),
    ...(longer > MOST_EDGE ? (['TOO_LARGE'] as const) : []),
    ...(seen < LEAST_SEEN ? (['EMPTY'] as const) : []),
    ...(seen > MOST_SEEN ? (['OPAQUE'] as const) : []),
  ];
}

/** Maximum number of one artist's works waiting for review. */
export const WAITING_MOST = 20;

/** Two perceptual hashes of a work, 64 bits each, as strings of 0 and 1 (server/nouns/graphic/marks.ts). */
export interface GraphicMarks {
  readonly by_gradient: string;
  readonly by_frequency: string;
}

/**
 * Maximum number of differing bits for two works to count as similar, measured on the demo works
 * (docs/decisions/053-the-catalogue-in-the-back-office.md).
 */
export const ALIKE_GRADIENT_BITS = 14;
export const ALIKE_FREQUENCY_BITS = 14;
