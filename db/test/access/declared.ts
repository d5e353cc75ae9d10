import { identityAccess } from './identity-access.ts';
import { managementAccess } from './management-access.ts';
import { memberAccess } from './member-access.ts';
import { productAccess } from './product-access.ts';
import { salesAccess } from './sales-access.ts';
import { editor, type RoleAccess, type TableAccess } from './table-access.ts';

export const declaredTables: Record<string, TableAccess> = {
  ...memberAccess,
  ...productAccess,
  ...salesAccess,
  ...managementAccess,
  ...identityAccess,
};

export const matrixRoles = ['public', 'user', 'artist', 'brand', 'admin', 'service', 'identity'] as const;
export type MatrixRole = (typeof matrixRoles)[number];

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** Histories and ledgers: no one updates their rows, not even the shop's own commands. */
export const ledgers = [
  'sales.claim_changes',
  'identity.security_events',
  'management.audit_entries',
  'management.logs',
  'management.page_revisions',
  'member.consents',
  'member.reward_transfers',
  'product.product_custom_versions',
  'product.review_revisions',
  'sales.order_events',
  'sales.order_products',
  'sales.order_status_changes',
  'sales.point_entries',
  'sales.royalty_entries',
  'sales.royalty_rules',
];

export const allColumns = (table: TableAccess) => table.columns.split(' ');

/** The rights of a role on a table, including inherited ones; null for none. */
export function grantOf(table: TableAccess, role: MatrixRole, verb: Verb): { columns: string[]; rows: string } | null {
  const access = role === 'service' ? editor : inherited(table, role, verb);
  const deed = access?.[verb];
  if (deed === undefined) return null;
  if (typeof deed === 'string') return { columns: allColumns(table), rows: deed };
  const [columns, rows] = deed;
  return { columns: columns === '*' ? allColumns(table) : columns.split(' '), rows };
}

const parents: Partial<Record<MatrixRole, MatrixRole>> = { artist: 'user', brand: 'user', user: 'public' };

function inherited(table: TableAccess, role: Exclude<MatrixRole, 'service'>, verb: Verb): RoleAccess | undefined {
  const own = table[role];
  if (own?.[verb] !== undefined) return own;
  const parent = parents[role];
  return parent === undefined || parent === 'service' ? undefined : inherited(table, parent, verb);
}
