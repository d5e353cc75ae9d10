import { graphql } from '#admin/graphql/admin.ts';

export const staffList = graphql(`
  query staffList($where: member_members_bool_exp!, $order_by: [member_members_order_by!], $limit: Int!, $offset: Int!) {
    member_members(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      nickname
      masked_name
      masked_email
      created_at
      blocked_at
      withdrawn_at
      roles {
        role
        granted_at
      }
    }
    member_members_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const staffDetail = graphql(`
  query staffDetail($id: uuid!) {
    member_members_by_pk(id: $id) {
      id
      nickname
      masked_name
      masked_email
      masked_phone
      created_at
      blocked_at
      withdrawn_at
      roles {
        role
        granted_at
      }
    }
  }
`);
