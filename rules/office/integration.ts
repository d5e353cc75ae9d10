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

/** Protocol and host of an address, without a name or password before it. */
const webhookAddress = /^(https?):\/\/([a-z\d.-]+)(?::\d{1,5})?(?:\/[^\s\\]*)?$/i;
const outside = /^(?!.*\.(?:local|internal|localhost)$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/i;

/**
 * True for an address that a live shop sends to: https, and a name outside. A demonstration also tells programs on its own machine.
 */
export function isWebhookAddress(url: string, isLive: boolean): boolean {
  const [, protocol = '', host = ''] = webhookAddress.exec(url) ?? [];
  if (!isLive && protocol === 'http' && host === 'localhost') return true;
  return protocol === 'https' && outside.test(host);
}
