import type { FoundAddresses } from '#contract/rest/addresses.ts';

/** Finds Korean road addresses by search words. */
export interface AddressSearch {
  /** The first page of results; empty when the words are too vague. `UNAVAILABLE`: not configured or not working. */
  find(keyword: string): Promise<FoundAddresses | 'UNAVAILABLE'>;
}

/** For a live shop without a key: shoppers type their address. */
export const addressSearchOff: AddressSearch = { find: async () => 'UNAVAILABLE' };
