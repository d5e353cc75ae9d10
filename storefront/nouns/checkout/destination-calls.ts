import { callApi } from '#client/wire/call-api.ts';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';

/** The address book of the member, the default first. */
export function readDestinations(): Promise<DeliveryDestination[]> {
  return callApi('GET', '/delivery-destinations');
}
