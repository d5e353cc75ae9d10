import type { FoundAddresses } from '#contract/rest/addresses.ts';

/** Finds Korean road addresses by words. */
export interface AddressSearch {
  /** The first page of what fits; nothing for words that are too vague. `UNAVAILABLE`: not set up, away, or out of order. */
  find(keyword: string): Promise<FoundAddresses | 'UNAVAILABLE'>;
}

/** A live shop without a key: shoppers type their address. */
export const addressSearchOff: AddressSearch = { find: async () => 'UNAVAILABLE' };
