import { DAY_MS } from '#rules/shop/day.ts';

/** What a key of the API may do (`management.api_keys.scopes`). Addresses are personal data and have a scope of their own. */
export const apiScopes = ['orders:read', 'orders:addresses', 'stock:read', 'stock:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How many days a key may be made for. */
export const keyDays = [30, 90, 365] as const;

/** Requests a minute with one key. */
export const KEY_REQUESTS_A_MINUTE = 300;

export interface KeyTimes {
  expires_at: Date;
  ended_at: Date | null;
}

/** Whether a key opens anything now. */
export function isKeyGood({ expires_at, ended_at }: KeyTimes, now: Date): boolean {
  return ended_at === null && now < expires_at;
}

export const deliveryStates = ['WAITING', 'SENT', 'LAPSED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const waitingDelivery = 'WAITING' satisfies DeliveryState;

/** A delivery is tried again for this long, in ms; an address to which none arrived for as long is told nothing more. */
export const webhookPatienceMs = 5 * DAY_MS;

/** True when an address that has failed since then is closed. */
export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= webhookPatienceMs;
}

/**
 * True for an address that a live shop sends to: https, and a name outside. A demonstration also tells programs on its own machine.
 */
export function isWebhookAddress(url: string, isLive: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (!isLive && hostname === 'localhost' && protocol === 'http:') return true;
  return protocol === 'https:' && /^(?!.*\.(?:local|internal|localhost)$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(hostname);
}
