import type { Role } from './role.ts';

/** How far a permission reaches: to what belongs to the one who asks, or to everybody's. */
export type Reach = 'own' | 'any';

type Grants = Readonly<Partial<Record<Role, Reach>>>;

const everybody: Grants = { public: 'any', user: 'any', artist: 'any', brand: 'any', admin: 'any' };
const everybodyOwn: Grants = { public: 'own', user: 'own', artist: 'own', brand: 'own', admin: 'own' };
const members: Grants = { user: 'own', artist: 'own', brand: 'own', admin: 'own' };
const membersAndAdmin: Grants = { ...members, admin: 'any' };
const membersAny: Grants = { user: 'any', artist: 'any', brand: 'any', admin: 'any' };
const artists: Grants = { artist: 'own', admin: 'any' };
const brands: Grants = { brand: 'own', admin: 'any' };
const office: Grants = { admin: 'any' };

/**
 * Who may do what: noun, action, and how far each role reaches; a role that is not listed may not (specification 6). An artist or
 * administrator who buys is a buyer like any other; what an administrator does for others has an action of its own.
 */
export const permissions = {
  // Shopping: REST asks.
  'api-document': { read: everybody },
  member: { 'sign-up': everybody, find: everybody, manage: office },
  // A code for a phone; who may have one for a change of phone, the command asks.
  verification: { ask: everybody },
  'social-account': { 'sign-in': everybody, read: members, change: members },
  profile: { read: members, change: members, leave: members },
  'sign-in': { read: members, end: members },
  cart: { read: everybodyOwn, change: everybodyOwn, merge: members },
  checkout: { open: members, read: members },
  order: { place: members, read: members, pay: members, confirm: members, cancel: members, correct: office },
  payment: { sync: members, notify: everybody },
  'refund-account': { give: membersAndAdmin },
  'coupon-claim': { claim: members, grant: office },
  point: { read: members, grant: office },
  'delivery-destination': { read: members, change: members },
  address: { find: members },
  'restock-request': { change: members },
  // A picture for something of one's own; what was sent in for the shop alone, or hidden.
  photo: { send: members, see: office },
  wallet: { read: members, connect: members },
  reward: { describe: everybody, manage: office },
  share: { make: members, read: everybody, end: members, moderate: office },
  'brand-request': { send: members, read: members, answer: office },
  // What members make: the data service asks the policies of its tables, which say the same.
  design: { save: membersAndAdmin },
  like: { set: membersAndAdmin },
  follow: { set: membersAndAdmin, visit: members },
  // Refusing what advertises needs no sign-in: the link of a mail says who it is.
  notice: { read: members, mute: members, refuse: everybody },
  review: { like: membersAndAdmin, write: members, report: membersAny, reply: brands, manage: office },
  inquiry: { ask: members, read: members, change: members, answer: brands, moderate: office },
  support: { read: everybody },
  // What artists and brands keep of themselves.
  artist: { introduce: artists, manage: office },
  brand: { introduce: brands, manage: office },
  graphic: { describe: artists, submit: artists, manage: office },
  category: { manage: office },
  // The back office.
  office: { enter: { artist: 'own', brand: 'own', admin: 'any' } },
  // Staff of an artist or a brand find their own part; pickers choose among everybody's.
  'office-search': { ask: { artist: 'own', brand: 'own', admin: 'any' }, pick: office },
  staff: { manage: office },
  'staff-invitation': { answer: everybody },
  audit: { read: office },
  'personal-data': { reveal: office },
  sandbox: { manage: office },
  'order-desk': { read: office, move: office, note: office },
  production: { read: office, plan: office },
  waybill: { read: office, give: office },
  'saved-view': { keep: office },
  product: { manage: office },
  plan: { manage: office },
  coupon: { manage: office },
  claim: { read: members, ask: members, open: office, settle: office },
  discrepancy: { settle: office },
  'cash-receipt': { ask: members, manage: office },
  publication: { manage: office },
  // Pictures of the shop's own, to be shown anywhere in it.
  picture: { manage: office },
  'home-page': { edit: office, publish: office },
  // Royalties and what a brand prepares: staff of an artist or a brand reach their own part.
  desk: { read: { artist: 'own', brand: 'own', admin: 'any' } },
  // Screens that only they have: an administrator sees the same things among everybody's.
  'own-work': { show: { artist: 'own' } },
  'own-ware': { show: { brand: 'own' } },
  royalty: { manage: office },
  settlement: { read: artists, manage: office },
  payee: { manage: office },
  follower: { count: artists },
  stock: { change: brands },
  preparation: { finish: brands },
  'canned-answer': { manage: office },
  dashboard: { read: office },
  // What visits tell: everybody's, and nobody's.
  visit: { tell: everybody },
} as const satisfies Record<string, Record<string, Grants>>;

export type Noun = keyof typeof permissions;
export type Action<N extends Noun> = keyof (typeof permissions)[N] & string;
/** `<noun>.<action>`, as a route names it. */
export type Permission = { [N in Noun]: `${N}.${Action<N>}` }[Noun];

/** How far the roles together reach with an action on a noun: the widest that one of them has, or `no`. */
export function may<N extends Noun>(roles: readonly Role[], action: Action<N>, noun: N): Reach | 'no' {
  return widest(roles, permissions[noun][action] as Grants);
}

/** The same for a permission written in one word. */
export function mayDo(roles: readonly Role[], permission: Permission): Reach | 'no' {
  const [noun, action] = partsOf(permission);
  return may(roles, action as Action<typeof noun>, noun);
}

/** Noun and action of a permission written in one word. */
export function partsOf(permission: Permission): readonly [noun: Noun, action: string] {
  const [noun, action] = permission.split('.') as [Noun, string];
  return [noun, action];
}

/** An entry of the abilities set, in the words of CASL; with `is_own` it is about what belongs to the one who asks. */
export type Ability = {
  readonly action: string | string[];
  readonly subject: string;
  readonly conditions?: { readonly is_own: true };
};

/** The abilities of a browser that stored none (specification 6). */
export const defaultAbilities: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** The abilities of somebody with these roles, as a browser stores them: the default, and what the table grants beyond what everybody may. */
export function abilitiesOf(roles: readonly Role[]): readonly Ability[] {
  return [...defaultAbilities, ...granted(roles, (grants) => grants.public === undefined)];
}

/** What visitors may too; it needs no storing. */
export function abilitiesOfEverybody(): readonly Ability[] {
  return granted(['public'], () => true);
}

function granted(roles: readonly Role[], isWanted: (grants: Grants) => boolean): readonly Ability[] {
  return Object.entries<Readonly<Record<string, Grants>>>(permissions).flatMap(([subject, actions]) => {
    const reached = (reach: Reach) =>
      Object.keys(actions).filter((action) => isWanted(actions[action] ?? {}) && widest(roles, actions[action] ?? {}) === reach);
    const [any, own] = [reached('any'), reached('own')];
    return [
      ...(any.length > 0 ? [{ action: any, subject }] : []),
      ...(own.length > 0 ? [{ action: own, subject, conditions: { is_own: true } as const }] : []),
    ];
  });
}

function widest(roles: readonly Role[], grants: Grants): Reach | 'no' {
  const reaches = roles.map((role) => grants[role]);
  if (reaches.includes('any')) return 'any';
  return reaches.includes('own') ? 'own' : 'no';
}
