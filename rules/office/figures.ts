/** By what sales are summed: time first, then what was sold and how it was paid. */
const figurePeriods = ['day', 'week', 'month', 'year'] as const;
const figureThings = ['product', 'brand', 'graphic', 'artist', 'method'] as const;
export const figureKinds = [...figurePeriods, ...figureThings] as const;

export type FigurePeriod = (typeof figurePeriods)[number];
export type FigureKind = (typeof figureKinds)[number];

export function isFigurePeriod(by: FigureKind): by is FigurePeriod {
  return (figurePeriods as readonly FigureKind[]).includes(by);
}
