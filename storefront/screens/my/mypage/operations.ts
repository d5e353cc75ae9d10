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
