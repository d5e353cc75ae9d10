import { currentSession } from '#client/session/session.ts';

/** Whether an account is that of whoever sits here. */
export function isReader(userId: string | null): boolean {
  return userId !== null && userId === currentSession().userId;
}
