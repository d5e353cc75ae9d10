import { graphql } from '#admin/graphql/admin.ts';

export const staffList = graphql(`
  query staffList($where: member_members_bool_exp!, $order_by: [member_members_order_by!], $limit: Int!, $offset: Int!) {
    rows: member_members(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id nickname masked_name masked_email created_at blocked_at withdrawn_at
      roles { role staff_roles granted_at }
    }
    total: member_members_aggregate(where: $where) { aggregate { count } }
  }
`);

/** Artists and brands without a linked account. */
export const freeSeats = graphql(`
  query freeSeats {
    product_artists(where: { user_id: { _is_null: true } }, order_by: { id: asc }, limit: 200) {
      id name
    }
    product_brands(where: { user_id: { _is_null: true } }, order_by: { id: asc }, limit: 200) {
      id name
    }
  }
`);

export const staffDetail = graphql(`
  query staffDetail($id: uuid!) {
    member_members_by_pk(id: $id) {
      id nickname masked_name masked_email masked_phone created_at blocked_at withdrawn_at
      roles { role staff_roles granted_at }
    }
  }
`);
