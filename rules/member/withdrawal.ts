import { isStaffRole } from './rights/role.ts';

/** Why somebody leaves; naming one is free. */
export const withdrawalReasons = ['SELDOM', 'GOODS', 'PRICE', 'SERVICE', 'PRIVACY', 'OTHER'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/**
 * What prevents a member from leaving. `ORDER`: an order that is not finished; `REFUND`: money or goods on their way back; `OFFICE`: the person works
 * for the shop, as artist, brand or administrator, and somebody must take that over first.
 */
export const withdrawalObstacles = ['ORDER', 'REFUND', 'OFFICE'] as const;
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number];

/** What is known of a member who wants to leave. */
export type LeavingMember = {
  readonly roles: readonly string[];
  readonly openOrders: number;
  /** Refunds that are owed, returns and exchanges under way. */
  readonly openRefunds: number;
};

/** Everything that prevents it; empty for most members. */
export function obstaclesOf({ roles, openOrders, openRefunds }: LeavingMember): WithdrawalObstacle[] {
  const stands: Record<WithdrawalObstacle, boolean> = {
    ORDER: openOrders > 0,
    REFUND: openRefunds > 0,
    OFFICE: roles.some(isStaffRole),
  };
  return withdrawalObstacles.filter((obstacle) => stands[obstacle]);
}

/** The ID that a forgotten member's row holds: nobody's, and at a domain that exists nowhere (RFC 2606). */
export function forgottenEmail(userId: string): string {
  return `${userId}@withdrawn.invalid`;
}
