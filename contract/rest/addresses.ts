import { z } from 'zod';
import { ADDRESS_WORDS_MAX, ADDRESS_WORDS_MIN, zipCodePattern } from '#rules/member/address.ts';

/** GET /api/addresses */
export const findAddressesQuery = z.object({ keyword: z.string().trim().min(ADDRESS_WORDS_MIN).max(ADDRESS_WORDS_MAX) });

const foundAddress = z.object({
  zip_code: z.string().regex(zipCodePattern),
  address: z.string().describe('Road address with the quarter and the building behind it, as a parcel is addressed'),
  lot_address: z.string().describe('The old address by lot number'),
});

/** The first page of matches, and their total number. */
export const foundAddresses = z.object({ total: z.int(), addresses: z.array(foundAddress) });

export type FoundAddress = z.infer<typeof foundAddress>;
export type FoundAddresses = z.infer<typeof foundAddresses>;
