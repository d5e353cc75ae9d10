import { currentSession } from '#client/session/session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import type { Permission } from '#rules/member/rights/permission.ts';
import { readAbilities } from './stored-abilities.ts';

/**
 * Whether the current user may do something, by the abilities in local storage (specification 6). Called by buttons when pressed; the
 * server has the final say. If the check cannot be loaded, members proceed and the server decides. Browser only.
 */
export async function isAble(permission: Permission): Promise<boolean> {
  const { isSignedIn } = currentSession();
  try {
    const { permits } = await import('./ability.ts');
    return permits(readAbilities(deviceStorage), permission);
  } catch (error) {
    console.warn('abilities could not be asked', error);
    return isSignedIn;
  }
}
