import type { Role } from './role.ts';
import type { Actor, StaffRole } from './staff-role.ts';

/** The reach of a permission: the caller's own data, or everyone's. */
export type Reach = 'own' | 'any';

/** `view` reaches everyone's data and changes none of it. */
export type Grant = Reach | 'view';

type Grants = Readonly<Partial<Record<Actor, Grant>>>;

const everybody: Grants = { public: 'any', user: 'any', artist: 'any', brand: 'any', admin: 'any' };
const everybodyOwn: Grants = { public: 'own', user: 'own', artist: 'own', brand: 'own', admin: 'own' };
const members: Grants = { user: 'own', artist: 'own', brand: 'own', admin: 'own' };
const membersAny: Grants = { user: 'any', artist: 'any', brand: 'any', admin: 'any' };
/** Whoever has an account in the back office; what they do there depends on their staff roles. */
const colleagues: Grants = { artist: 'own', brand: 'own', admin: 'any' };

type Duty = Exclude<StaffRole, 'owner' | 'manager' | 'reader'>;

/** Staff: these act, those look on; owners and managers do everything, whoever is read-only sees everything. */
function staff(acting: readonly Duty[] = [], looking: readonly Duty[] = []): Grants {
  const each = (duties: readonly Duty[], grant: Grant) => Object.fromEntries(duties.map((duty) => [duty, grant]));
  return { owner: 'any', manager: 'any', ...each(acting, 'any'), ...each(looking, 'view'), reader: 'view' };
}

/** Personal data in full: nobody merely looks on. */
const openly = (...duties: readonly Duty[]): Grants => {
  const { reader: _looksOn, ...grants } = staff(duties);
  return grants;
};

/**
 * Permissions by noun and action, with the reach of each role; a role not listed has none (specification 6). An artist or administrator who
 * buys is a buyer like any other. What an administrator does on behalf of others depends on their staff roles.
 */
export const permissions = {
  // Shopping, checked by REST.
  'api-document': { read: everybody },
  member: { 'sign-up': everybody, find: everybody, manage: staff(['support'], ['desk']) },
  // A code for a phone. The command checks who may request one for a change of phone.
  verification: { ask: everybody },
  'social-account': { 'sign-in': everybody, read: members, change: members },
  profile: { read: members, change: members, leave: members },
  'sign-in': { read: members, end: members },
  passkey: { use: colleagues },
  cart: { read: everybodyOwn, change: everybodyOwn, merge: members },
  checkout: { open: members, read: members, prepare: staff(['desk']) },
  order: { place: members, read: members, pay: members, confirm: members, cancel: members, correct: staff(['desk']) },
  gift: { send: members, receive: everybody },
  payment: { sync: members, notify: everybody },
  'refund-account': { give: { ...members, ...staff(['desk', 'accounting']) } },
  'issued-coupon': { take: members, grant: staff(['support', 'content']) },
  point: { read: members, grant: staff(['support'], ['accounting']) },
  'delivery-destination': { read: members, change: members },
  // The receiver of a gift has no account.
  address: { find: everybody },
  'restock-request': { change: members },
  // A picture for one's own content; pictures sent to the shop only, or hidden.
  // Read-only staff ask for addresses like others do; nothing is written.
  photo: { send: members, see: { ...staff(['desk', 'support', 'content']), reader: 'any' } },
  wallet: { read: members, connect: members },
  reward: { describe: everybody, manage: staff(['content'], ['support']) },
  text: { shape: everybody },
  'own-picture': { send: everybody, read: everybodyOwn, judge: staff(['production', 'content'], ['desk', 'support']) },
  'team-order': { make: members, join: everybody },
  share: { make: members, read: everybody, end: members, moderate: staff(['content', 'support']) },
  'brand-request': { send: members, read: members, answer: staff(['content']) },
  // Members' content. The data service relies on the policies of its tables, which match these.
  design: { save: { ...members, ...staff(['content']) }, copy: members },
  like: { set: { ...members, ...staff() } },
  follow: { set: { ...members, ...staff() }, visit: members },
  // Opting out of advertising needs no sign-in: the link in the mail identifies the member.
  notification: { read: members, mute: members, refuse: everybody },
  review: {
    like: { ...members, ...staff() },
    write: members,
    report: membersAny,
    reply: { brand: 'own', ...staff(['support', 'content']) },
    manage: staff(['support', 'content']),
  },
  inquiry: {
    ask: members,
    read: members,
    change: members,
    answer: { brand: 'own', ...staff(['support']) },
    moderate: staff(['support'], ['desk']),
  },
  support: { read: everybody },
  'money-part': { read: everybody },
  // Artists' and brands' own data.
  artist: { introduce: { artist: 'own', ...staff(['content']) }, manage: staff(['content'], ['accounting']) },
  brand: { introduce: { brand: 'own', ...staff(['content']) }, manage: staff(['content'], ['accounting']) },
  graphic: {
    describe: { artist: 'own', ...staff(['content']) },
    submit: { artist: 'own', ...staff(['content']) },
    manage: staff(['content'], ['support']),
  },
  category: { manage: staff(['content']) },
  // The back office.
  office: { enter: colleagues },
  // Artists' and brands' staff see their own part; pickers can choose from everyone's.
  'office-search': {
    ask: { artist: 'own', brand: 'own', ...staff(['desk', 'support', 'content', 'accounting']) },
    pick: staff(['desk', 'support', 'content', 'accounting']),
  },
  staff: { manage: { owner: 'any' } },
  // A program has the scope of its key instead (rules/office/integration.ts).
  integration: { use: everybody, manage: { owner: 'any' } },
  // Whole files of personal data: nobody merely looks on.
  moving: { manage: openly() },
  'staff-invitation': { answer: everybody },
  audit: { read: staff() },
  'personal-data': { reveal: openly('desk') },
  sandbox: { manage: staff() },
  'order-desk': {
    read: staff(['desk'], ['support', 'accounting']),
    move: staff(['desk', 'production']),
    note: staff(['desk', 'support']),
  },
  // Packing shows what is in a parcel, never what it costs nor how to call its receiver.
  production: { read: staff(['production', 'desk']), plan: staff(['desk'], ['production']), pack: staff(['production', 'desk']) },
  waybill: { read: openly('desk'), give: openly('desk') },
  'saved-view': { keep: staff(['desk', 'production', 'content', 'support', 'accounting']) },
  product: { manage: staff(['content'], ['desk', 'support']) },
  plan: { manage: staff(['content']) },
  // Messages to many: who does not send them has nothing to look at.
  campaign: { send: staff(['content']) },
  // Whoever has a number has its coupon.
  coupon: { manage: staff(['content'], ['support', 'accounting']), 'read-numbers': openly('content') },
  claim: { read: members, ask: members, open: staff(['desk', 'support']), settle: staff(['desk'], ['support', 'accounting']) },
  discrepancy: { settle: staff(['desk', 'accounting']) },
  'cash-receipt': { ask: members, manage: staff(['accounting'], ['desk', 'support']) },
  publication: { manage: staff(['content']) },
  // The shop's own pictures, which may be shown anywhere.
  picture: { manage: staff(['content']) },
  'home-page': { edit: staff(['content']), publish: staff(['content']) },
  // Royalties and brand preparation: artists' and brands' staff reach their own part.
  desk: { read: colleagues },
  // Screens only for artists and brands; an administrator sees the same data on the general screens.
  'own-work': { show: { artist: 'own' } },
  'own-ware': { show: { brand: 'own' } },
  'own-money': { show: { artist: 'own', brand: 'own' } },
  royalty: { manage: staff(['accounting']) },
  settlement: { read: { artist: 'own', brand: 'own', ...staff(['accounting']) }, manage: staff(['accounting']) },
  // The files of transfers have whole account numbers.
  payee: { register: { artist: 'own', ...staff(['accounting']) }, manage: staff(['accounting']), reveal: openly('accounting') },
  follower: { count: { artist: 'own', ...staff(['content']) } },
  stock: { change: { brand: 'own', ...staff(['content', 'desk']) } },
  preparation: { finish: { brand: 'own', ...staff(['desk', 'production']) } },
  'canned-answer': { manage: staff(['support']) },
  // What was sold, by time and by what it was, and what of it is reported to the tax office.
  figure: { read: staff(['accounting'], ['content']) },
  dashboard: { read: staff(['accounting'], ['desk', 'content', 'support']) },
  // Statistics about visits, which belong to no single member.
  visit: { tell: everybody },
  search: { ask: everybody },
} as const satisfies Record<string, Record<string, Grants>>;

export type Noun = keyof typeof permissions;
export type Action<N extends Noun> = keyof (typeof permissions)[N] & string;
/** `<noun>.<action>`, as used in routes. */
export type Permission = { [N in Noun]: `${N}.${Action<N>}` }[Noun];

/** The widest reach of these roles for an action on a noun, or `no`. */
export function may<N extends Noun>(roles: readonly Actor[], action: Action<N>, noun: N): Grant | 'no' {
  return widest(roles, permissions[noun][action] as Grants);
}

/** The widest reach of these roles for a permission written as `<noun>.<action>`, or `no`. */
export function mayDo(roles: readonly Actor[], permission: Permission): Grant | 'no' {
  const [noun, action] = partsOf(permission);
  return may(roles, action as Action<typeof noun>, noun);
}

/** True when staff roles reach further than the token's roles alone: they must be known before the permission is checked. */
export function dependsOnStaffRoles(permission: Permission): boolean {
  return mayDo(['owner'], permission) !== 'no';
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
    const reached = (reach: Grant) =>
      Object.keys(actions).filter((action) => isWanted(actions[action] ?? {}) && widest(roles, actions[action] ?? {}) === reach);
    const [any, own] = [reached('any'), reached('own')];
    return [
      ...(any.length > 0 ? [{ action: any, subject }] : []),
      ...(own.length > 0 ? [{ action: own, subject, conditions: { is_own: true } as const }] : []),
    ];
  });
}

const byWidth = ['any', 'view', 'own'] as const satisfies readonly Grant[];

function widest(roles: readonly Actor[], grants: Grants): Grant | 'no' {
  return byWidth.find((reach) => roles.some((role) => grants[role] === reach)) ?? 'no';
}
