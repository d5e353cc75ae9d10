import { clockAheadAttribute } from '#contract/shop-bridge.ts';

/**
 * The time by the clock of the shop: the device's, and as far ahead as a demonstration was moved. What is shown, counted or written as of now
 * asks it; only what happens on this device alone (a draft kept here, a countdown) asks the device.
 */
export function shopNow(): Date {
  return new Date(Date.now() + aheadMs());
}

/** Takes over how far ahead the clock of the shop is, in milliseconds, once it has been moved under an open page. Browser only. */
export function keepShopClock(ahead: number): void {
  document.documentElement.setAttribute(clockAheadAttribute, String(ahead));
}

// Every document of the shop says it from its first byte: a script need not wait for anything. Where there is none, nobody reads it.
function aheadMs(): number {
  return typeof document === 'undefined' ? 0 : Number(document.documentElement.getAttribute(clockAheadAttribute) ?? 0);
}
