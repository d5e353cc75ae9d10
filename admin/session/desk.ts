import { useQuery } from '@tanstack/react-query';
import type { Desk } from '#contract/rest/admin/desk.ts';
import { officeRole, useOfficeRole } from './office-role.ts';
import { queries } from './query-cache.ts';
import { call } from './wire.ts';

/** The artists and brands the user represents, and their staff roles. */
export function useDesk() {
  return useQuery({ ...desk(), enabled: useOfficeRole() !== null });
}

/** The condition that a column is one of the artists the user represents. */
export async function ownArtists() {
  const { artists } = await queries.fetchQuery(desk());
  return { _in: artists.map(({ id }) => id) };
}

/** The condition that a column is one of the brands the user represents. */
export async function ownBrands() {
  const { brands } = await queries.fetchQuery(desk());
  return { _in: brands.map(({ id }) => id) };
}

/** One response shared by all lists and searches for five minutes; not aborted with the list that requested it. */
function desk() {
  return { queryKey: ['desk', officeRole()], queryFn: () => call<Desk>('GET', '/admin/desk'), staleTime: 300_000 };
}
