import { DAY_MS } from './day.ts';

/** How many days a demo's clock can be ahead of the machine's, and the maximum step. */
export const sandboxDays = { most: 400, step: 31 } as const;

/** 10:30 in Korea, in ms after midnight UTC: by then the day's deadlines have passed and daytime messages may be sent. */
const MORNING_MS = 1.5 * 3_600_000;

/** The moments at which jobs run while the clock moves: each Korean morning on the way, and the end. */
export function stepsOf(from: Date, to: Date): Date[] {
  const steps: Date[] = [];
  const first = Math.floor((from.getTime() - MORNING_MS) / DAY_MS + 1) * DAY_MS + MORNING_MS;
  for (let at = first; at < to.getTime(); at += DAY_MS) steps.push(new Date(at));
  return to > from ? [...steps, to] : [];
}

/** True when a clock that is ahead by this much can be moved on by this many days. */
export function mayMove(aheadSeconds: number, days: number): boolean {
  return Number.isInteger(days) && days > 0 && days <= sandboxDays.step && aheadSeconds * 1000 + days * DAY_MS <= sandboxDays.most * DAY_MS;
}
