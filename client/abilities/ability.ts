import { Ability as CaslAbility, subject } from '@casl/ability';
import { type Ability, abilitiesOfEverybody, type Permission, partsOf } from '#rules/member/rights/permission.ts';

type IsOwn = { readonly is_own: boolean };
type Answers = CaslAbility<[string, string | IsOwn], IsOwn>;

/**
 * Whether an abilities set permits an action on a noun, or on one item whose owner is known. What everybody may do is always permitted.
 * Loads CASL, so screens use `isAble`, which imports this file on demand.
 */
export function permits(abilities: readonly Ability[], permission: Permission, thing?: { isOwn: boolean }): boolean {
  const [noun, action] = partsOf(permission);
  return answersOf(abilities).can(action, thing === undefined ? noun : subject(noun, { is_own: thing.isOwn }));
}

const known = new WeakMap<readonly Ability[], Answers>();

function answersOf(abilities: readonly Ability[]): Answers {
  const answers =
    known.get(abilities) ??
    new CaslAbility([...abilitiesOfEverybody(), ...abilities], {
      conditionsMatcher: matchOwn,
      // `manage` is an ordinary action here, but CASL's wildcard.
      anyAction: 'do-anything',
    });
  known.set(abilities, answers);
  return answers;
}

// The only condition in use, instead of CASL's MongoDB query interpreter.
const matchOwn = (wanted: IsOwn) => (thing: Record<PropertyKey, unknown>) => thing.is_own === wanted.is_own;
