import { type PersonalKind, personalData } from '#rules/member/personal-data.ts';

/**
 * What is declared about one table. Written from the specification and the design, not from the policies: the matrix test
 * compares both. `rows` are SQL conditions over the table in which `$me` is the member who asks; columns are names parted
 * by blanks, or * for all. A role has what its parent has (artist and brand: user; user: public) unless it says otherwise.
 * shop_service, the shop's own commands, has every right on every table and is not repeated.
 */
export interface TableAccess {
  /** Every column the table has, so that a new one is noticed. */
  columns: string;
  public?: RoleAccess;
  user?: RoleAccess;
  artist?: RoleAccess;
  brand?: RoleAccess;
  admin?: RoleAccess;
  identity?: RoleAccess;
}

export interface RoleAccess {
  select?: Deed;
  insert?: Deed;
  update?: Deed;
  delete?: string;
}

export type Deed = readonly [columns: string, rows: string];

/** What staff read of a table with personal data: every column but those (rules/member/personal-data.ts). */
export function withoutPersonalData(kind: PersonalKind, columns: string): Deed {
  const personal: readonly string[] = personalData[kind].columns;
  const shown = columns.split(' ').filter((column) => !personal.includes(column));
  return [shown.join(' '), 'true'];
}

const every: Deed = ['*', 'true'];

/** What administrators may do with a whole table. */
export const reader: RoleAccess = { select: every };
export const corrector: RoleAccess = { select: every, update: every };
export const keeper: RoleAccess = { select: every, insert: every, update: every };
export const editor: RoleAccess = { select: every, insert: every, update: every, delete: 'true' };
