// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { member_members_bool_exp, member_members_order_by } from '#admin/graphql/admin-inputs.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import type { Role } from '#rules/member/role.ts';

export type StaffListQuery = { member_members: Array<{ id: string; nickname: string; masked_name: string | null; masked_email: string | null; created_at: string; blocked_at: string | null; withdrawn_at: string | null; roles: Array<{ role: Role; granted_at: string }> }>; member_members_aggregate: { aggregate: { count: number } | null } };

export type StaffListQueryVariables = { where: member_members_bool_exp; order_by?: readonly (member_members_order_by)[] | member_members_order_by | null | undefined; limit: number; offset: number };

export type StaffDetailQuery = { member_members_by_pk: { id: string; nickname: string; masked_name: string | null; masked_email: string | null; masked_phone: string | null; created_at: string; blocked_at: string | null; withdrawn_at: string | null; roles: Array<{ role: Role; granted_at: string }> } | null };

export type StaffDetailQueryVariables = { id: string };

/** What each text is; `graphql` looks it up. */
export interface Documents {
  "\n  query staffList($where: member_members_bool_exp!, $order_by: [member_members_order_by!], $limit: Int!, $offset: Int!) {\n    member_members(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      nickname\n      masked_name\n      masked_email\n      created_at\n      blocked_at\n      withdrawn_at\n      roles {\n        role\n        granted_at\n      }\n    }\n    member_members_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": Operation<StaffListQuery, StaffListQueryVariables>;
  "\n  query staffDetail($id: uuid!) {\n    member_members_by_pk(id: $id) {\n      id\n      nickname\n      masked_name\n      masked_email\n      masked_phone\n      created_at\n      blocked_at\n      withdrawn_at\n      roles {\n        role\n        granted_at\n      }\n    }\n  }\n": Operation<StaffDetailQuery, StaffDetailQueryVariables>;
}
