/** What the size of a thing is measured by, in the order in which a size table shows it. */
export const sizeMeasures = ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'HEAD', 'BRIM', 'FOOT'] as const;
export type SizeMeasure = (typeof sizeMeasures)[number];

/** One value of a size table as its table spells it; without a fit it holds for all of them. */
export interface SizeValue {
  frame_id: number | null;
  size: string;
  measure: string;
  value_mm: number;
}

/** A size table ready to be shown: what is measured, and for each size its values in mm, null where nobody measured. */
export interface SizeTable {
  measures: SizeMeasure[];
  rows: { size: string; values: (number | null)[] }[];
}

/** The table of one fit: its own values, else those that hold for every fit. `sizes` gives the order of the rows; sizes nobody measured are left out. */
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

/** Millimetres as a size table writes them: centimetres with at most one decimal. */
export function inCentimetres(mm: number): string {
  return String(Math.round(mm) / 10);
}
