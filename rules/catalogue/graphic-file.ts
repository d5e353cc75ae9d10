/** What can be wrong with an artwork file. Only OPAQUE may be intended: a picture printed as a full rectangle. */
export const graphicFaults = ['UNREADABLE', 'TOO_SMALL', 'TOO_LARGE', 'EMPTY', 'OPAQUE'] as const;
export type GraphicFault = (typeof graphicFaults)[number];

/** Bytes of a file that is sent. */
export const GRAPHIC_MAX_BYTES = 30 * 1024 * 1024;
/** The longer side in px: 25 cm at the 150 DPI that print well (rules/design/print-quality.ts). */
const GRAPHIC_LEAST_EDGE = 1_500;
const GRAPHIC_MOST_EDGE = 8_000;
/** Below this share of seen pixels there is nothing to print; above the other one hardly anything is clear. */
const LEAST_SEEN = 0.005;
const MOST_SEEN = 0.99;

/** What is wrong with a work; `seen` is the share of its pixels that are not clear. Empty when it can be printed as it is. */
export function faultsOfGraphic({ width, height, seen }: { width: number; height: number; seen: number }): readonly GraphicFault[] {
  const longer = Math.max(width, height);
  return [
    ...(longer < GRAPHIC_LEAST_EDGE ? (['TOO_SMALL'] as const) : []),
    ...(longer > GRAPHIC_MOST_EDGE ? (['TOO_LARGE'] as const) : []),
    ...(seen < LEAST_SEEN ? (['EMPTY'] as const) : []),
    ...(seen > MOST_SEEN ? (['OPAQUE'] as const) : []),
  ];
}

/** Works of one artist that may wait for review at once. */
export const WAITING_MOST = 20;

/** Two marks of a work, 64 bits each, as text of 0 and 1 (server/commands/catalogue/graphic/marks.ts). */
export interface GraphicMarks {
  readonly by_gradient: string;
  readonly by_frequency: string;
}

/** Bits that may differ between works that look alike; measured over the works of the demonstration (docs/decisions/053-the-catalogue-in-the-back-office.md). */
export const ALIKE_GRADIENT_BITS = 14;
export const ALIKE_FREQUENCY_BITS = 14;
