const DAY_MS = 86_400_000;

/** How far a demonstration's clock may be ahead of the machine's, in days, and how far one step may go. */
export const sandboxDays = { most: 400, step: 31 } as const;

/** The moments at which the jobs of a shop run while its clock moves: after each whole day on the way, and at the end. */
export function stepsOf(from: Date, to: Date): Date[] {
  const days = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));
  return Array.from({ length: days }, (_, index) => new Date(Math.min(from.getTime() + (index + 1) * DAY_MS, to.getTime())));
}

/** Whether a clock may be moved so far on from where it is. */
export function mayMove(aheadSeconds: number, days: number): boolean {
  return Number.isInteger(days) && days > 0 && days <= sandboxDays.step && aheadSeconds * 1000 + days * DAY_MS <= sandboxDays.most * DAY_MS;
}
