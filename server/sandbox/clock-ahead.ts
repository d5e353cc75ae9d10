import { clockAheadAttribute } from '#contract/shop-bridge.ts';

/** Milliseconds that the clock of the shop is ahead of the machine's, in whole seconds: 0 outside of a demonstration. */
export function clockAheadMs(clock: () => Date): number {
  return Math.round((clock().getTime() - Date.now()) / 1000) * 1000;
}

/** A document that says so to the scripts it names, as the pages of the shop do by themselves. */
export function withClock(html: string, clock: () => Date): string {
  return html.replace('<html', `<html ${clockAheadAttribute}="${clockAheadMs(clock)}"`);
}
