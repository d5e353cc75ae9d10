import { isStaffRole } from './rights/role.ts';

/** Reasons for leaving; giving one is optional. */
export const withdrawalReasons = ['SELDOM', 'GOODS', 'PRICE', 'SERVICE', 'PRIVACY', 'OTHER'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/**
 * Obstacles to leaving. `ORDER`: an unfinished order; `REFUND`: money or goods on their way back; `OFFICE`: the member works for the shop
 * as artist, brand or administrator, and someone must take over first.
 */
export const withdrawalObstacles = ['ORDER', 'REFUND', 'OFFICE'] as const;
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number];

/** Facts about a member who wants to leave. */
export type LeavingMember = {
  readonly roles: readonly string[];
  readonly openOrders: number;
  /** Outstanding refunds, and open returns and exchanges. */
  readonly openRefunds: number;
};

/** The obstacles that apply; empty for most members. */
export function obstaclesOf({ roles, openOrders, openRefunds }: LeavingMember): WithdrawalObstacle[] {
  const stands: Record<WithdrawalObstacle, boolean> = {
    ORDER: openOrders > 0,
    REFUND: openRefunds > 0,
    OFFICE: roles.some(isStaffRole),
  };
  return withdrawalObstacles.filter((obstacle) => stands[obstacle]);
}

/** The placeholder ID of an erased member, at a reserved domain (RFC 2606). */
export function forgottenEmail(userId: string): string {
  return `${userId}@withdrawn.invalid`;
}
