import type { Payee } from '#rules/money/settlement.ts';

/** A payee in an address or a key: an artist by its number, a brand as `brand-3`. */
export function payeeName({ artist_id, brand_id }: Record<'artist_id' | 'brand_id', number | null>): string {
  return artist_id === null ? `brand-${brand_id}` : String(artist_id);
}

/** The payee of such a name. */
export function payeeNamed(name: string): Payee {
  const [, brand] = /^brand-(\d+)$/.exec(name) ?? [];
  return brand === undefined ? { artist_id: Number(name), brand_id: null } : { artist_id: null, brand_id: Number(brand) };
}

/** The query that asks for a payee's statement. */
export function payeeQuery({ artist_id, brand_id }: Payee): string {
  return artist_id === null ? `brand_id=${brand_id}` : `artist_id=${artist_id}`;
}
