import type { Role } from './role.ts';

/** The reach of a permission: the caller's own data, or everyone's. */
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
 * Permissions by noun and action, with the reach of each role; a role not listed has none (specification 6). An artist or administrator who
 * buys is a buyer like any other. Actions of an administrator on behalf of others are separate.
 */
export const permissions = {
  // Shopping, checked by REST.
  'api-document': { read: everybody },
  member: { 'sign-up': everybody, find: everybody, manage: office },
  // A code for a phone. The command checks who may request one for a change of phone.
  verification: { ask: everybody },
  'social-account': { 'sign-in': everybody, read: members, change: members },
  profile: { read: members, change: members, leave: members },
  'sign-in': { read: members, end: members },
  cart: { read: everybodyOwn, change: everybodyOwn, merge: members },
  checkout: { open: members, read: members },
  order: { place: members, read: members, pay: members, confirm: members, cancel: members, correct: office },
  gift: { send: members, receive: everybody },
  payment: { sync: members, notify: everybody },
  'refund-account': { give: membersAndAdmin },
  'issued-coupon': { take: members, grant: office },
  point: { read: members, grant: office },
  'delivery-destination': { read: members, change: members },
  // The receiver of a gift has no account.
  address: { find: everybody },
  'restock-request': { change: members },
  // A picture for one's own content; pictures sent to the shop only, or hidden.
  photo: { send: members, see: office },
  wallet: { read: members, connect: members },
  reward: { describe: everybody, manage: office },
  text: { shape: everybody },
  'own-picture': { send: everybody, read: everybodyOwn, judge: office },
  'team-order': { make: members, join: everybody },
  share: { make: members, read: everybody, end: members, moderate: office },
  'brand-request': { send: members, read: members, answer: office },
  // Members' content. The data service relies on the policies of its tables, which match these.
  design: { save: membersAndAdmin, copy: members },
  like: { set: membersAndAdmin },
  follow: { set: membersAndAdmin, visit: members },
  // Opting out of advertising needs no sign-in: the link in the mail identifies the member.
  notification: { read: members, mute: members, refuse: everybody },
  review: { like: membersAndAdmin, write: members, report: membersAny, reply: brands, manage: office },
  inquiry: { ask: members, read: members, change: members, answer: brands, moderate: office },
  support: { read: everybody },
  'money-part': { read: everybody },
  // Artists' and brands' own data.
  artist: { introduce: artists, manage: office },
  brand: { introduce: brands, manage: office },
  graphic: { describe: artists, submit: artists, manage: office },
  category: { manage: office },
  // The back office.
  office: { enter: { artist: 'own', brand: 'own', admin: 'any' } },
  // Artists' and brands' staff see their own part; pickers can choose from everyone's.
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
  // The shop's own pictures, which may be shown anywhere.
  picture: { manage: office },
  'home-page': { edit: office, publish: office },
  // Royalties and brand preparation: artists' and brands' staff reach their own part.
  desk: { read: { artist: 'own', brand: 'own', admin: 'any' } },
  // Screens only for artists and brands; an administrator sees the same data on the general screens.
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
  // Statistics about visits, which belong to no single member.
  visit: { tell: everybody },
  search: { ask: everybody },
} as const satisfies Record<string, Record<string, Grants>>;

export type Noun = keyof typeof permissions;
export type Action<N extends Noun> = keyof (typeof permissions)[N] & string;
/** `<noun>.<action>`, as used in routes. */
export type Permission = { [N in Noun]: `${N}.${Action<N>}` }[Noun];

/** The widest reach of these roles for an action on a noun, or `no`. */
export function may<N extends Noun>(roles: readonly Role[], action: Action<N>, noun: N): Reach | 'no' {
  return widest(roles, permissions[noun][action] as Grants);
}

/** The widest reach of these roles for a permission written as `<noun>.<action>`, or `no`. */
export function mayDo(roles: readonly Role[], permission: Permission): Reach | 'no' {
  const [noun, action] = partsOf(permission);
  return may(roles, action as Action<typeof noun>, noun);
}

/** The noun and action of a permission. */
export function partsOf(permission: Permission): readonly [noun: Noun, action: string] {
  const [noun, action] = permission.split('.') as [Noun, string];
  return [noun, action];
}

/** An entry of the abilities set, in CASL's format; `is_own` limits it to the caller's own data. */
export type Ability = {
  readonly action: string | string[];
  readonly subject: string;
  readonly conditions?: { readonly is_own: true };
};

/** The abilities of a browser without stored ones (specification 6.7). */
export const defaultAbilities: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** The abilities stored for these roles: the default, plus what the table grants beyond the public ones. */
export function abilitiesOf(roles: readonly Role[]): readonly Ability[] {
  return [...defaultAbilities, ...granted(roles, (grants) => grants.public === undefined)];
}

/** The abilities of visitors, which need not be stored. */
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
