import { callApi } from '#client/wire/call-api.ts';
import type { FoundAddresses } from '#contract/rest/addresses.ts';
import type { ChangeDestination, DeliveryDestination } from '#contract/rest/delivery-destinations.ts';

/** The member's address book, default first. */
export function readDestinations(): Promise<DeliveryDestination[]> {
  return callApi('GET', '/delivery-destinations');
}

/** Changes a saved destination or makes it the default. Errors: DESTINATION_NOT_FOUND, INVALID_INPUT. */
export function changeDestination(id: number, change: ChangeDestination): Promise<DeliveryDestination> {
  return callApi('PATCH', `/delivery-destinations/${id}`, { body: change });
}

/** Deletes a saved destination and returns the rest. Errors: DESTINATION_NOT_FOUND. */
export function deleteDestination(id: number): Promise<DeliveryDestination[]> {
  return callApi('DELETE', `/delivery-destinations/${id}`);
}

/** Korean addresses matching the keyword. Errors: ADDRESS_SEARCH_UNAVAILABLE; the shopper then types the address. */
export function findAddresses(keyword: string, signal: AbortSignal): Promise<FoundAddresses> {
  return callApi('GET', `/addresses?keyword=${encodeURIComponent(keyword)}`, { signal });
}
