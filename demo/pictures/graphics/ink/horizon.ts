import type { Point } from '../path.ts';

/**
 * Hides what lies behind: lines come nearest first, all sampled at the same places from left to right; a piece is
 * kept where it rises above every nearer line. This keeps the ground between the lines truly transparent.
 */
export function aboveHorizon(lines: readonly (readonly Point[])[], gap = 0): Point[][] {
  const horizon = new Map<number, number>();
  return lines.flatMap((line) => {
    const runs: Point[][] = [];
    let run: Point[] = [];
    line.forEach(([x, y], index) => {
      const nearest = horizon.get(index) ?? Number.POSITIVE_INFINITY;
      if (y < nearest - gap) run.push([x, y]);
      else if (run.length > 0) {
        runs.push(run);
        run = [];
      }
      horizon.set(index, Math.min(nearest, y));
    });
    return [...runs, run].filter((piece) => piece.length > 2);
  });
}
