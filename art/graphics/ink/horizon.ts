import type { Point } from '../path.ts';

/**
 * Hidden-line removal: lines are given nearest first, all sampled at the same positions from left to right; a piece is kept where it rises
 * above every nearer line. This keeps the space between the lines transparent.
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
