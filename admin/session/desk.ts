import { useQuery } from '@tanstack/react-query';
import type { Desk } from '#contract/rest/admin/desk.ts';
import { call } from './wire.ts';

/** The artists and brands that whoever works here speaks for. */
export function useDesk() {
  return useQuery({ queryKey: ['desk'], queryFn: askDesk, staleTime: 300_000 });
}

/** The condition that a column names one of the artists that whoever works here speaks for. */
export async function ownArtists() {
  const { artists } = await askDesk();
  return { _in: artists.map(({ id }) => id) };
}

/** The condition that a column names one of the brands that whoever works here speaks for. */
export async function ownBrands() {
  const { brands } = await askDesk();
  return { _in: brands.map(({ id }) => id) };
}

function askDesk(): Promise<Desk> {
  return call<Desk>('GET', '/admin/desk');
}
