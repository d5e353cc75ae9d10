import { graphql } from '#admin/graphql/admin.ts';
import type { Place } from '#admin/kit/detail/detail-screen.tsx';
import { runOperation } from '#admin/session/wire.ts';

const requested = graphql(`
  query requestedBrand($id: bigint!) {
    management_brand_requests_by_pk(id: $id) { user_id brand_name introduction }
  }
`);

/** The id of the request that a new brand or artist is created from; null for none. */
export function requestIn({ search }: Pick<Place, 'search'>): number | null {
  const named = search.get('request') ?? '';
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

/** The brand request named in the address, with the member who sent it. */
export async function readRequest(at: Pick<Place, 'search'>) {
  const id = requestIn(at);
  return id === null ? null : (await runOperation(requested, { id })).management_brand_requests_by_pk;
}
