/** The measurements of a product, in the order a size table shows them. */
export const sizeMeasures = ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'HEAD', 'BRIM', 'FOOT'] as const;
export type SizeMeasure = (typeof sizeMeasures)[number];

/** One value of a size table, as stored; without a fit it applies to all fits. */
export interface SizeValue {
  frame_id: number | null;
  size: string;
  measure: string;
  value_mm: number;
}

/** A size table ready to display: its measurements, and each size's values in mm, null where not measured. */
export interface SizeTable {
  measures: SizeMeasure[];
  rows: { size: string; values: (number | null)[] }[];
}

/**
 * The table of one fit: its own values first, then those that apply to every fit. `sizes` sets the row order. Sizes without measurements
 * are omitted.
 */
export function sizeTable(values: readonly SizeValue[], frameId: number | null, sizes: readonly string[]): SizeTable {
  const own = values.filter((value) => value.frame_id === frameId);
  const known = own.length > 0 ? own : values.filter((value) => value.frame_id === null);
  const measures = sizeMeasures.filter((measure) => known.some((value) => value.measure === measure));
  const rows = sizes.flatMap((size) => {
    const ofSize = known.filter((value) => value.size === size);
    if (ofSize.length === 0) return [];
    return [{ size, values: measures.map((measure) => ofSize.find((value) => value.measure === measure)?.value_mm ?? null) }];
  });
  return { measures, rows };
}

/** Millimetres formatted for a size table: centimetres with at most one decimal. */
export function inCentimetres(mm: number): string {
  return String(Math.round(mm) / 10);
}
