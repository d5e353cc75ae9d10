import type { Operation } from '#contract/shop-bridge.ts';

/** My own name; row-level security shows each member only the own row. */
export const myNameQuery: Operation<{ member_members_by_pk: { nickname: string; email: string } | null }, { id: string }> = /* GraphQL */ `
  query myName($id: uuid!) {
    member_members_by_pk(id: $id) {
      nickname
      email
    }
  }
`;
