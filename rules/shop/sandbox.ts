import { DAY_MS } from './day.ts';

/** How far a demonstration's clock may be ahead of the machine's, in days, and how far one step may go. */
export const sandboxDays = { most: 400, step: 31 } as const;

/** Half past ten in the morning in Korea, in ms after midnight UTC: by then a day's ends have passed, and what is told by day may be told. */
const MORNING_MS = 1.5 * 3_600_000;

/** The moments at which the jobs of a shop run while its clock moves: each Korean morning on the way, and the end. */
export function stepsOf(from: Date, to: Date): Date[] {
  const steps: Date[] = [];
  const first = Math.floor((from.getTime() - MORNING_MS) / DAY_MS + 1) * DAY_MS + MORNING_MS;
  for (let at = first; at < to.getTime(); at += DAY_MS) steps.push(new Date(at));
  return to > from ? [...steps, to] : [];
}

/** Whether a clock may be moved so far on from where it is. */
export function mayMove(aheadSeconds: number, days: number): boolean {
  return Number.isInteger(days) && days > 0 && days <= sandboxDays.step && aheadSeconds * 1000 + days * DAY_MS <= sandboxDays.most * DAY_MS;
}
