/** The roles of the shop in priority order: a member with several acts as the first of them (specification 6.1). */
export const roles = ['admin', 'user', 'artist', 'brand', 'public'] as const;

export type Role = (typeof roles)[number];

/** A visitor's like lists use this id as "my user id" (specification 6.11). */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** True for a role of staff: administrator, artist or brand. */
export function isStaffRole(role: string): boolean {
  return isRole(role) && role !== 'user' && role !== 'public';
}

/** The known roles of a claim, deduplicated and in priority order. Anything else is dropped. */
export function rolesInPriorityOrder(claimed: readonly unknown[]): readonly Role[] {
  return roles.filter((role) => claimed.includes(role));
}

/** The first role in priority order that the claim allows; `public` when it allows none (specification 6.2). */
export function currentRole(allowedRoles: readonly unknown[]): Role {
  return rolesInPriorityOrder(allowedRoles)[0] ?? 'public';
}

/**
 * The role a request runs as: the requested one if known and allowed, or the current role if none is requested. A requested role that is
 * not allowed gives `whenRefused` (null in the data service, which then refuses as Hasura does).
 */
export function chooseRole<Refused extends Role | null>(
  asked: string | undefined,
  allowedRoles: readonly Role[],
  whenRefused: Refused,
): Role | Refused {
  if (asked === undefined) return currentRole(allowedRoles);
  return isRole(asked) && allowedRoles.includes(asked) ? asked : whenRefused;
}
