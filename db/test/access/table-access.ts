import { type PersonalKind, personalData } from '#rules/member/personal-data.ts';

/**
 * The declared access to a table. Written from the specification and the design, not from the policies, which the matrix test compares with
 * it. `rows` are SQL conditions on the table in which `$me` is the current member; columns are separated by blanks, or * for all. A role
 * inherits from its parent (artist and brand: user; user: public) unless it overrides it. shop_service, the shop's own commands, has every
 * right on every table and is not listed.
 */
export interface TableAccess {
  /** Every column of the table, so that a new one is noticed. */
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

/** The columns staff can read in a table with personal data: all but those in rules/member/personal-data.ts. */
export function withoutPersonalData(kind: PersonalKind, columns: string): Deed {
  const personal: readonly string[] = personalData[kind].columns;
  const shown = columns.split(' ').filter((column) => !personal.includes(column));
  return [shown.join(' '), 'true'];
}

const every: Deed = ['*', 'true'];

/** Administrators' rights on a whole table. */
export const reader: RoleAccess = { select: every };
export const corrector: RoleAccess = { select: every, update: every };
export const keeper: RoleAccess = { select: every, insert: every, update: every };
export const editor: RoleAccess = { select: every, insert: every, update: every, delete: 'true' };
