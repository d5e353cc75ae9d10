import { clockAheadAttribute } from '#contract/shop-bridge.ts';

/**
 * The current time by the shop's clock: the device's, plus the offset of a demonstration. Use it for everything except what stays on this
 * device (a local draft, a countdown).
 */
export function shopNow(): Date {
  return new Date(Date.now() + aheadMs());
}

/** Sets the offset of the shop's clock in ms, after it was moved under an open page. Browser only. */
export function setShopClock(ahead: number): void {
  document.documentElement.setAttribute(clockAheadAttribute, String(ahead));
}

// In the document from the first byte, so scripts need not wait.
function aheadMs(): number {
  return typeof document === 'undefined' ? 0 : Number(document.documentElement.getAttribute(clockAheadAttribute) ?? 0);
}
