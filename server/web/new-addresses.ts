import { cached } from '#server/cached.ts';
import { findNewAddress } from '#server/nouns/moving/old-addresses.ts';
import type { Shop } from '#server/shop.ts';

/** A removed old address ends within a minute in every process; robots that try made-up addresses cost the database one look each. */
const life = { most: 10_000, freshMs: 60_000, standsIn: true };
/** Longer than any address that is stored. */
const ADDRESS_MAX = 2_000;

/** The new address of an old one; looked up only for addresses without a page. */
export function openNewAddresses({ database, clock }: Shop): (requested: string) => Promise<string | null> {
  const known = cached<string | null>({ ...life, now: () => clock().getTime() });
  return async (requested) =>
    requested.length > ADDRESS_MAX ? null : known.get(requested, () => findNewAddress(database.service, requested)).catch(() => null);
}
