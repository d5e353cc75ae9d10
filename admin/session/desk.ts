import { useQuery } from '@tanstack/react-query';
import type { Desk } from '#contract/rest/admin/desk.ts';
import { officeRole } from './office-role.ts';
import { queries } from './query-cache.ts';
import { call } from './wire.ts';

/** The artists and brands that whoever works here speaks for. */
export function useDesk() {
  return useQuery(desk());
}

/** The condition that a column names one of the artists that whoever works here speaks for. */
export async function ownArtists() {
  const { artists } = await queries.fetchQuery(desk());
  return { _in: artists.map(({ id }) => id) };
}

/** The condition that a column names one of the brands that whoever works here speaks for. */
export async function ownBrands() {
  const { brands } = await queries.fetchQuery(desk());
  return { _in: brands.map(({ id }) => id) };
}

/** One answer for every list and search of five minutes, shared: it does not end with the list that asked first. */
function desk() {
  return { queryKey: ['desk', officeRole()], queryFn: () => call<Desk>('GET', '/admin/desk'), staleTime: 300_000 };
}
