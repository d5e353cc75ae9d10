import { DAY_MS } from '#rules/shop/day.ts';

/** The scopes of an API key (`management.api_keys.scopes`). Addresses are personal data and have their own scope. */
export const apiScopes = ['orders:read', 'orders:addresses', 'stock:read', 'stock:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Allowed days of validity of a key. */
export const keyDays = [30, 90, 365] as const;

/** Maximum requests per minute with one key. */
export const KEY_REQUESTS_A_MINUTE = 300;

export interface KeyTimes {
  expires_at: Date;
  ended_at: Date | null;
}

/** True while a key is valid. */
export function isKeyGood({ expires_at, ended_at }: KeyTimes, now: Date): boolean {
  return ended_at === null && now < expires_at;
}

export const deliveryStates = ['WAITING', 'SENT', 'LAPSED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const waitingDelivery = 'WAITING' satisfies DeliveryState;

/** How long a delivery is retried, in ms; an address without a successful delivery for this long is closed. */
export const webhookPatienceMs = 5 * DAY_MS;

/** True when an address that has failed since then must be closed. */
export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= webhookPatienceMs;
}

/** Protocol and host of an address, without name and password. */
const webhookAddress = /^(https?):\/\/([a-z\d.-]+)(?::\d{1,5})?(?:\/[^\s\\]*)?$/i;
const outside = /^(?!.*\.(?:local|internal|localhost)$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/i;

/** True for an allowed webhook address: https and a public host. A demonstration also allows programs on its own machine. */
export function isWebhookAddress(url: string, isLive: boolean): boolean {
  const [, protocol = '', host = ''] = webhookAddress.exec(url) ?? [];
  if (!isLive && protocol === 'http' && host === 'localhost') return true;
  return protocol === 'https' && outside.test(host);
}
