import { Ability as CaslAbility, subject } from '@casl/ability';
import { type Ability, abilitiesOfEverybody, type Permission, partsOf } from '#rules/member/rights/permission.ts';

type IsOwn = { readonly is_own: boolean };
type Answers = CaslAbility<[string, string | IsOwn], IsOwn>;

/**
 * Whether an abilities set permits an action on a noun, or on one thing of it when it is known whose that is. What everybody may do
 * stands beside every set. Loads CASL, so screens ask through `isAble`, which fetches this file at the first question.
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
      // Managing a thing is an action of its own here; in CASL the word would stand for every action.
      anyAction: 'do-anything',
    });
  known.set(abilities, answers);
  return answers;
}

// The one condition there is, instead of CASL's interpreter of MongoDB queries.
const matchOwn = (wanted: IsOwn) => (thing: Record<PropertyKey, unknown>) => thing.is_own === wanted.is_own;
