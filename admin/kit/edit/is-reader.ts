import { currentSession } from '#client/session/session.ts';

/** Whether an account is the current user's. */
export function isReader(userId: string | null): boolean {
  return userId !== null && userId === currentSession().userId;
}
