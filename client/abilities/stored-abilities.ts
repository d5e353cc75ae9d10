import { type Ability, defaultAbilities } from '#rules/member/rights/permission.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';

/** The abilities stored by the last sign-in or renewal; the default set if missing or invalid (specification 6.7). */
export function readAbilities(storage: Pick<Storage, 'getItem'>): readonly Ability[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.abilities) ?? 'null');
    return Array.isArray(stored) && stored.every(isAbility) ? stored : defaultAbilities;
  } catch {
    return defaultAbilities;
  }
}

function isAbility(value: unknown): value is Ability {
  if (typeof value !== 'object' || value === null || !('action' in value) || !('subject' in value)) return false;
  const actions: readonly unknown[] = Array.isArray(value.action) ? value.action : [value.action];
  return actions.every((action) => typeof action === 'string') && typeof value.subject === 'string';
}
