import { graphql } from '#client/graphql/graphql.ts';

/** Titles of all notices, pinned ones first. */
export const noticesQuery = graphql(`
  query notices {
    management_notices(where: { deleted_at: { _is_null: true } }, order_by: [{ is_pinned: desc }, { created_at: desc }, { id: desc }], limit: 100) {
      id
      title
      is_pinned
      created_at
    }
  }
`);

/** One notice. */
export const noticeQuery = graphql(`
  query notice($id: bigint!) {
    management_notices_by_pk(id: $id) { id title content translations is_pinned created_at }
  }
`);
