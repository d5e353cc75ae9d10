/** The roles of the shop in priority order: a member with several acts in the first of them (specification 6). */
export const roles = ['admin', 'user', 'artist', 'brand', 'public'] as const;

export type Role = (typeof roles)[number];

/** The like lists of a visitor ask with this id as "my user id" (specification 6). */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** True for a role of somebody who works for the shop: an administrator, an artist, a brand. */
export function isStaffRole(role: string): boolean {
  return isRole(role) && role !== 'user' && role !== 'public';
}

/** The known roles of a claim, each once, in priority order; anything else in it is dropped. */
export function rolesInPriorityOrder(claimed: readonly unknown[]): readonly Role[] {
  return roles.filter((role) => claimed.includes(role));
}

/** The first role in priority order that the claim allows; `public` when it allows none (specification 6). */
export function currentRole(allowedRoles: readonly unknown[]): Role {
  return rolesInPriorityOrder(allowedRoles)[0] ?? 'public';
}

/**
 * The role a request runs as: the asked one when it is known and allowed. Nothing asked means the current role;
 * a role asked for but not allowed means `whenRefused` (the data service has null there and refuses, as Hasura does).
 */
export function chooseRole<Refused extends Role | null>(
  asked: string | undefined,
  allowedRoles: readonly Role[],
  whenRefused: Refused,
): Role | Refused {
  if (asked === undefined) return currentRole(allowedRoles);
  return isRole(asked) && allowedRoles.includes(asked) ? asked : whenRefused;
}
