import { bounds } from '../../design/box-geometry.ts';
import { MM_PER_INCH } from '../../design/placement.ts';
import type { FrozenSide } from '../frozen-design.ts';

/** Prints on a roll of film are measured in printer dots: dots per inch. */
export const PRINT_DPI = 300;

/** Width of the roll and length of one sheet, mm. A sheet is one picture, so memory limits its length: about 0.4 GB per metre. */
export const rollRanges = {
  width_mm: { min: 200, max: 1_600, usual: 580 },
  length_mm: { min: 200, max: 1_500, usual: 1_000 },
} as const;

/** Space between pieces for cutting, mm; half of it on each side. */
export const PIECE_GAP_MM = 6;
/** Size of the barcode label below each piece, mm: long enough for a line number with bars of 0.25 mm. */
export const LABEL_MM = { width: 68, height: 11 } as const;

/** Converts millimetres to dots of a print file. */
export function dotsOf(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * PRINT_DPI);
}

/** Converts dots of a print file to millimetres, to a tenth. */
export function mmOf(dots: number): number {
  return Math.round((dots / PRINT_DPI) * MM_PER_INCH * 10) / 10;
}

/** A part of a print area, mm from its top left. */
export interface PrintedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The printed part of a side: around all its layers, within the print area. Null when no layer lies in it. */
export function printedBox({ layers, area }: Pick<FrozenSide, 'layers' | 'area'>): PrintedBox | null {
  const edges = layers.map(bounds);
  const left = Math.max(0, Math.min(...edges.map((edge) => edge.left)));
  const top = Math.max(0, Math.min(...edges.map((edge) => edge.top)));
  const right = Math.min(area.widthMm, Math.max(...edges.map((edge) => edge.right)));
  const bottom = Math.min(area.heightMm, Math.max(...edges.map((edge) => edge.bottom)));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
