import { isPreview } from '#client/preview.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { channelOf, channelPattern } from '#rules/shop/channel.ts';

/** Session storage key of the channel that led to this tab; only an order sends it. */
const key = 'seam-channel';

/** Stores the channel that led to this tab, once, so that the return from a payment does not change it. */
export function noteChannel(): void {
  if (isPreview() || readChannel() !== null) return;
  const [landing] = performance.getEntriesByType('navigation');
  const source = new URL(landing?.name ?? location.href).searchParams.get('utm_source');
  tabStorage.setItem(key, channelOf(source, hostOf(document.referrer), location.hostname));
}

/** The noted channel; null when there is none. */
export function readChannel(): string | null {
  const noted = tabStorage.getItem(key);
  return noted !== null && channelPattern.test(noted) ? noted : null;
}

function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).hostname;
}
