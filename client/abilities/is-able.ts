import { currentSession } from '#client/session/session.ts';
import type { Permission } from '#rules/member/rights/permission.ts';
import { readAbilities } from './stored-abilities.ts';

/**
 * Whether the one who uses this browser may do a thing, by the abilities in local storage (specification 6). For buttons, when they are
 * pressed: only the server knows for sure. When the answer cannot be fetched, a member goes on and the server answers. Browser only.
 */
export async function isAble(permission: Permission): Promise<boolean> {
  const { isSignedIn } = currentSession();
  try {
    const { permits } = await import('./ability.ts');
    return permits(readAbilities(localStorage), permission);
  } catch (error) {
    console.warn('abilities could not be asked', error);
    return isSignedIn;
  }
}
