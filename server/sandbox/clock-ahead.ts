import { clockAheadAttribute } from '#contract/shop-bridge.ts';

/** How far the shop's clock is ahead of the machine's, in milliseconds rounded to whole seconds; 0 outside a demonstration. */
export function clockAheadMs(clock: () => Date): number {
  return Math.round((clock().getTime() - Date.now()) / 1000) * 1000;
}

/** Adds the clock offset to a document for its scripts; the shop's own pages add it themselves. */
export function withClock(html: string, clock: () => Date): string {
  return html.replace('<html', `<html ${clockAheadAttribute}="${clockAheadMs(clock)}"`);
}
