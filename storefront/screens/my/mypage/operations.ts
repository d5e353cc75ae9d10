import { graphql } from '#client/graphql/graphql.ts';

/** My own name; row-level security shows each member only the own row. */
export const myNameQuery = graphql(`
  query myName($id: uuid!) {
    member_members_by_pk(id: $id) {
      nickname
      email
    }
  }
`);

/** What I wait for and what has come back, that first. */
export const myWaitsQuery = graphql(`
  query myWaits($user_id: uuid!) {
    product_restock_requests(
      where: { user_id: { _eq: $user_id } }
      order_by: [{ restocked_at: desc_nulls_last }, { created_at: desc }, { id: desc }]
      limit: 20
    ) {
      id
      restocked_at
      option {
        id
        name
        product {
          id
          name
          image_src
        }
      }
    }
  }
`);
