import { bounds } from '../design/box-geometry.ts';
import { MM_PER_INCH } from '../design/placement.ts';
import type { FrozenSide } from './frozen-design.ts';

/** What is printed on a roll of film is measured in dots of the printer. */
export const PRINT_DPI = 300;

/** Width of the roll and length of one sheet of it, mm. A sheet is one picture, so its length is limited by memory: about 0.4 GB a metre. */
export const rollRanges = {
  width_mm: { min: 200, max: 1_600, usual: 580 },
  length_mm: { min: 200, max: 1_500, usual: 1_000 },
} as const;

/** Room around each piece for scissors, mm; a half of it on each side. */
export const PIECE_GAP_MM = 6;
/** The barcode below each piece, with the number in letters: long enough for a line number at bars of a quarter of a millimetre. */
export const LABEL_MM = { width: 68, height: 11 } as const;

/** Millimetres in dots of a print file. */
export function dotsOf(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * PRINT_DPI);
}

/** Dots of a print file in millimetres, to a tenth. */
export function mmOf(dots: number): number {
  return Math.round((dots / PRINT_DPI) * MM_PER_INCH * 10) / 10;
}

/** A part of a printable area, mm from its top left. */
export interface PrintedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a side that is printed: around all its layers, within the printable area. Null when nothing of them lies in it. */
export function printedBox({ layers, area }: Pick<FrozenSide, 'layers' | 'area'>): PrintedBox | null {
  const edges = layers.map(bounds);
  const left = Math.max(0, Math.min(...edges.map((edge) => edge.left)));
  const top = Math.max(0, Math.min(...edges.map((edge) => edge.top)));
  const right = Math.min(area.widthMm, Math.max(...edges.map((edge) => edge.right)));
  const bottom = Math.min(area.heightMm, Math.max(...edges.map((edge) => edge.bottom)));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
