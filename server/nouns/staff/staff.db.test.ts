import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { ShownInvitation, StaffInvitations } from '#contract/rest/admin/staff.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { lockAwaited } from '#test/database.ts';
import { memberToken } from '#test/member-token.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';
import { messagesTo } from '#test/sent-messages.ts';

type Staff = Actor & { userId: string };
const password = knownPassword;
let shop: CommerceShop;
let admin: Staff;

beforeAll(async () => {
  shop = await commerceShop();
  admin = await addStaff();
});

/** An administrator with a password who signed in long ago. */
async function addStaff(): Promise<Staff> {
  const staff = await shop.addMember({ roles: ['admin', 'user'] });
  const now = shop.clock();
  const { service } = shop.database;
  await service.insertInto('member.member_roles').values({ user_id: staff.userId, role: 'user', granted_at: now }).execute();
  await addPassword(shop, staff.userId);
  return staff;
}

const invite = (body: Record<string, unknown>, by: Actor = admin, key: string = randomUUID()) =>
  by.call({ method: 'POST', url: '/api/admin/staff/invitations', headers: { 'idempotency-key': key }, body: { password, ...body } });
const setRoles = (userId: string, roles: string[], proof: object = { password }, by: Actor = admin) =>
  by.call({ method: 'PATCH', url: `/api/admin/staff/${userId}/roles`, body: { roles, ...proof } });
const rolesOf = async (userId: string) =>
  (
    await shop.database.service.selectFrom('member.member_roles').select('role').where('user_id', '=', userId).orderBy('role').execute()
  ).map(({ role }) => role);
const tokenFor = async (email: string) => /\/invitation\/([\w-]+)/.exec(JSON.stringify((await messagesTo(shop, email))[0]))?.[1] ?? '';
const accept = (token: string, body: object, by: Actor = shop.visitor) =>
  by.call({ method: 'POST', url: `/api/staff-invitations/${token}/acceptance`, body });
const log = async (query = '') => (await admin.call({ url: `/api/admin/audit?${query}` })).json<AuditPage>().entries;

test('an invitation needs a second proof of the sign-in, is sent by mail, and creates a staff account', async () => {
  const email = 'new-brand@seam.example';
  expect((await invite({ email, role: 'brand', password: undefined })).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  expect((await invite({ email, role: 'brand', password: 'wrong' })).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
  const brand = { name: JSON.stringify({ ko: '느린 상점', en: 'Slow' }) };
  const { id: brandId } = await shop.database.service.insertInto('product.brands').values(brand).returning('id').executeTakeFirstOrThrow();
  const key = randomUUID();
  const sent = await invite({ email, role: 'brand', brand_id: brandId }, admin, key);
  expect(sent.statusCode).toBe(201);
  // Whoever lost the reply and presses again is told that it went.
  expect((await invite({ email, role: 'brand', brand_id: brandId, password: undefined }, admin, key)).json()).toEqual(sent.json());
  expect(sent.json<StaffInvitations>().invitations).toMatchObject([{ email, role: 'brand', of: '느린 상점' }]);
  expect((await invite({ email, role: 'brand' })).json()).toMatchObject({ code: 'INVITATION_OPEN' });
  const token = await tokenFor(email);
  const shown = (await shop.visitor.call({ url: `/api/staff-invitations/${token}` })).json<ShownInvitation>();
  expect(shown).toEqual({ email, role: 'brand', of: '느린 상점', invited_by: '김이음', is_member: false });
  expect((await accept(token, { name: '오브람', password: 'short' })).json()).toMatchObject({ code: 'PASSWORD_RULE', field: 'password' });
  expect((await accept(token, { name: '오브람', password: 'brand new pass 7' })).json()).toEqual({ email });
  const member = await shop.database.service.selectFrom('member.members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  expect(await rolesOf(member.id)).toEqual(['brand', 'user']);
  expect((await log(`staff=${member.id}&table=member.member_roles`)).length).toBe(1);
  const seat = await shop.database.service.selectFrom('product.brands').select('user_id').where('id', '=', brandId).executeTakeFirst();
  expect(seat?.user_id).toBe(member.id);
  expect((await accept(token, { name: '오브람', password: 'brand new pass 7' })).json()).toMatchObject({ code: 'INVITATION_OVER' });
});

test.each([
  [{ role: 'admin', artist_id: 1 }, 'artist_id'],
  [{ role: 'artist', artist_id: 1, brand_id: 1 }, 'brand_id'],
  [{ role: 'brand', artist_id: 1 }, 'artist_id'],
])('an invitation with artists or brands that its role does not allow is refused: %j', async (seat, field) => {
  const refused = await invite({ email: 'other-seat@seam.example', ...seat });
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([400, 'INVALID_INPUT', field]);
});

test('an invitation of a member is accepted only by that member, and ends when withdrawn or expired', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const { email } = await shop.database.service
    .selectFrom('member.members')
    .select('email')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  const [first] = (await invite({ email, role: 'artist' })).json<StaffInvitations>().invitations;
  const ended = await tokenFor(email);
  expect((await accept(ended, {}, other)).json()).toMatchObject({ code: 'INVITATION_OF_ANOTHER' });
  expect((await admin.call({ method: 'DELETE', url: `/api/admin/staff/invitations/${first?.id}` })).json()).toEqual({
    invitations: [],
    has_mail: true,
    has_link: true,
  });
  expect((await accept(ended, {}, member)).json()).toMatchObject({ code: 'INVITATION_OVER' });
  shop.pass(1);
  await invite({ email, role: 'artist' });
  expect((await accept(await tokenFor(email), {}, member)).json()).toEqual({ email });
  expect(await rolesOf(member.userId)).toEqual(['artist']);
  expect((await invite({ email, role: 'artist' })).json()).toMatchObject({ code: 'ALREADY_STAFF' });
  for (const url of ['/api/admin/staff/invitations', '/api/admin/audit']) expect((await member.call({ url })).statusCode).toBe(403);
});

test('roles change with a second proof; the last owner stays, and a person who lost a role is signed out', async () => {
  const member = await shop.addMember();
  expect((await setRoles(member.userId, ['admin'], {})).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  expect((await setRoles(admin.userId, [])).json()).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  expect((await setRoles(member.userId, ['admin', 'brand'])).json()).toEqual({ roles: ['admin', 'brand'] });
  expect(await rolesOf(member.userId)).toEqual(['admin', 'brand']);
  const desk = { roles: ['admin', 'brand'], staff_roles: ['desk', 'support'] };
  const other = await addStaff();
  const given = await other.call({ method: 'PATCH', url: `/api/admin/staff/${member.userId}/roles`, body: { ...desk, password } });
  expect(given.json()).toEqual(desk);
  const [entry] = await log(`staff=${other.userId}&table=member.member_roles&action=UPDATE`);
  expect(entry?.changes).toContainEqual({ column: 'staff_roles', before: ['owner'], after: ['desk', 'support'], is_hidden: false });
  expect((await member.call({ url: '/api/admin/staff/invitations' })).statusCode).toBe(403);
  expect((await setRoles(admin.userId, ['brand'])).json()).toMatchObject({ code: 'OWN_ADMINISTRATOR' });
  expect((await setRoles(member.userId, ['brand'])).statusCode).toBe(200);
  expect(await rolesOf(member.userId)).toEqual(['brand']);
  const events = await shop.database.identity
    .selectFrom('identity.security_events')
    .select('cause')
    .where('type', '=', 'ROLES_CHANGED')
    .where('user_id', '=', member.userId)
    .orderBy('id')
    .execute();
  expect(events.map(({ cause }) => cause)).toEqual([
    `by ${admin.userId}: +admin +brand staff: owner`,
    `by ${other.userId}: staff: desk support`,
    `by ${admin.userId}: -admin`,
  ]);
});

test('a write by staff is logged with values before and after, under their name, without personal data', async () => {
  const entries = await log(`staff=${admin.userId}&table=member.member_roles`);
  expect(entries[0]).toMatchObject({ staff: { id: admin.userId, name: '김이음' }, action: 'DELETE', table: 'member.member_roles' });
  expect(entries[0]?.changes).toContainEqual({ column: 'role', before: 'admin', after: null, is_hidden: false });
  const [invitation] = await log('table=management.staff_invitations&action=INSERT');
  expect(invitation?.changes.filter(({ is_hidden }) => is_hidden)).toEqual(
    ['email', 'token_hash'].map((column) => ({ column, before: null, after: null, is_hidden: true })),
  );
  // A shopper's own writes are not logged.
  const before = (await log()).length;
  const shopper = await shop.addMember();
  await shopper.call({ method: 'PATCH', url: '/api/members/me', body: { nickname: '다른이름' } });
  expect((await log()).length).toBe(before);
});

test('personal data is unmasked on request, and each look is in the log', async () => {
  const member = await shop.addMember();
  const look = (by: Actor) => by.call({ method: 'POST', url: '/api/admin/reveals', body: { kind: 'member', id: member.userId } });
  expect((await look(member)).statusCode).toBe(403);
  expect((await look(admin)).json()).toMatchObject({ values: { name: '김이음', phone: '01012345678' } });
  const [entry] = await log(`table=member.members&row=${member.userId}&action=LOOK`);
  expect(entry).toMatchObject({ staff: { id: admin.userId }, action: 'LOOK', row_id: member.userId });
  expect(JSON.stringify(entry)).not.toContain('01012345678');
  const nobody = await admin.call({ method: 'POST', url: '/api/admin/reveals', body: { kind: 'order', id: '999999' } });
  expect(nobody.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('an invitation ends when its sender is no owner any more, blocked or withdrawn', async () => {
  const { service } = shop.database;
  const lost = {
    'no administrator': (id: string) =>
      service.deleteFrom('member.member_roles').where('user_id', '=', id).where('role', '=', 'admin').execute(),
    blocked: (id: string) => service.updateTable('member.members').set({ blocked_at: shop.clock() }).where('id', '=', id).execute(),
    withdrawn: (id: string) => service.updateTable('member.members').set({ withdrawn_at: shop.clock() }).where('id', '=', id).execute(),
  };
  for (const [index, lose] of Object.values(lost).entries()) {
    const inviter = await addStaff();
    const email = `late-${index}@seam.example`;
    expect((await invite({ email, role: 'admin' }, inviter)).statusCode).toBe(201);
    const token = await tokenFor(email);
    await lose(inviter.userId);
    expect((await accept(token, { name: '늦은이', password: 'brand new pass 7' })).json()).toMatchObject({ code: 'INVITATION_OVER' });
    expect(await service.selectFrom('member.members').select('id').where('email', '=', email).execute()).toEqual([]);
  }
});

test('an account is linked to an artist and unlinked with a second proof: role and log change along', async () => {
  const { service } = shop.database;
  const artist = { name: JSON.stringify({ ko: '느린 화가', en: 'Slow painter' }), path_name: 'slow-painter' };
  const { id } = await service.insertInto('product.artists').values(artist).returning('id').executeTakeFirstOrThrow();
  const [first, second] = [await shop.addMember(), await shop.addMember()];
  const emailOf = async ({ userId }: { userId: string }) =>
    (await service.selectFrom('member.members').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
  const seatOf = async () =>
    (await service.selectFrom('product.artists').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id;
  const [one, other] = [await addStaff(), await addStaff()];
  const put = (email: string | null, proof: object = { password }, by: Actor = one) =>
    by.call({ method: 'PUT', url: `/api/admin/artists/${id}/account`, body: { email, ...proof } });
  expect((await put(await emailOf(first), {})).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  expect((await put('nobody@seam.example')).json()).toMatchObject({ code: 'MEMBER_NOT_FOUND', field: 'email' });
  expect((await put(await emailOf(first))).statusCode).toBe(200);
  expect([await seatOf(), await rolesOf(first.userId)]).toEqual([first.userId, expect.arrayContaining(['artist'])]);
  expect((await put(await emailOf(second))).json()).toMatchObject({ code: 'ACCOUNT_TAKEN' });
  expect((await log(`table=product.artists&row=${id}`))[0]).toMatchObject({ action: 'UPDATE' });
  expect((await put(null, { password }, other)).statusCode).toBe(200);
  expect(await seatOf()).toBeNull();
  expect(await rolesOf(first.userId)).not.toContain('artist');
});

test('an account linked to two brands keeps the role until the last one is unlinked', async () => {
  const { service } = shop.database;
  const member = await shop.addMember();
  const { email } = await service.selectFrom('member.members').select('email').where('id', '=', member.userId).executeTakeFirstOrThrow();
  const name = JSON.stringify({ ko: '두 상점', en: 'Two shops' });
  const brands = await service.insertInto('product.brands').values([{ name }, { name }]).returning('id').execute();
  const own = await addStaff();
  const put = (id: number | undefined, wish: string | null) =>
    own.call({ method: 'PUT', url: `/api/admin/brands/${id}/account`, body: { email: wish, password } });
  for (const { id } of brands) expect((await put(id, email)).statusCode).toBe(200);
  await put(brands[0]?.id, null);
  expect(await rolesOf(member.userId)).toContain('brand');
  await put(brands[1]?.id, null);
  expect(await rolesOf(member.userId)).not.toContain('brand');
});

test('a withdrawn person cannot be invited, and must return before accepting an earlier invitation', async () => {
  const { service } = shop.database;
  const member = await shop.addMember();
  const set = (withdrawn_at: Date | null) =>
    service
      .updateTable('member.members')
      .set({ withdrawn_at })
      .where('id', '=', member.userId)
      .returning('email')
      .executeTakeFirstOrThrow();
  const { email } = await set(null);
  const by = await addStaff();
  await invite({ email, role: 'admin' }, by);
  const token = await tokenFor(email);
  await set(shop.clock());
  expect((await invite({ email, role: 'brand' }, by)).json()).toMatchObject({ code: 'MEMBER_WITHDRAWN', field: 'email' });
  expect((await shop.visitor.call({ url: `/api/staff-invitations/${token}` })).json()).toMatchObject({ is_member: true });
  expect((await accept(token, { name: '다시온이', password: 'brand new pass 7' })).json()).toMatchObject({ code: 'MEMBER_WITHDRAWN' });
  await set(null);
  expect((await accept(token, {}, member)).json()).toEqual({ email });
});

test('two invitations of one new address accepted at once create one account, which then accepts the other', async () => {
  const { service } = shop.database;
  const email = 'twice-invited@seam.example';
  const by = await addStaff();
  await invite({ email, role: 'admin' }, by);
  const first = await tokenFor(email);
  shop.pass(1);
  await invite({ email, role: 'brand' }, by);
  const tokens = [first, await tokenFor(email)];
  const replies = await Promise.all(tokens.map((token) => accept(token, { name: '둘이', password: 'brand new pass 7' })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const late = replies.findIndex(({ statusCode }) => statusCode === 403);
  expect(replies[late]?.json()).toMatchObject({ code: 'INVITATION_OF_ANOTHER' });
  const { id } = await service.selectFrom('member.members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const holder = await memberToken(shop, { userId: id, roles: ['user'], now: shop.clock() });
  const url = `/api/staff-invitations/${tokens[late]}/acceptance`;
  const joined = await shop.visitor.call({ method: 'POST', url, body: {}, headers: { authorization: `Bearer ${holder}` } });
  expect(joined.json()).toEqual({ email });
  expect(await rolesOf(id)).toEqual(['admin', 'brand', 'user']);
});

test('accepting an invitation during a sign-up with its address, or giving a role twice at once, succeeds', async () => {
  const { service } = shop.database;
  const by = await addStaff();
  const email = 'at-once@seam.example';
  await invite({ email, role: 'brand' }, by);
  const token = await tokenFor(email);
  const signedUp = await whileOpen(
    async (trx) => {
      await trx.insertInto('member.members').values({ email, name: '먼저', nickname: '먼저' }).execute();
    },
    () => accept(token, { name: '나중', password: 'brand new pass 7' }),
  );
  expect(signedUp.json()).toMatchObject({ code: 'INVITATION_OF_ANOTHER' });
  const { id } = await service.selectFrom('member.members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const given = await whileOpen(
    async (trx) => {
      await trx.insertInto('member.member_roles').values({ user_id: id, role: 'brand', granted_at: shop.clock() }).execute();
    },
    () => setRoles(id, ['brand'], { password }, by),
  );
  expect([given.statusCode, given.json()]).toEqual([200, { roles: ['brand'] }]);
});

/** Calls while another transaction has written but not ended, so that the call waits for it. */
async function whileOpen(write: (trx: Trx) => Promise<void>, call: () => ReturnType<Actor['call']>) {
  const waiting = await shop.database.service.transaction().execute(async (trx) => {
    await write(trx);
    const reply = call();
    await lockAwaited(shop.database);
    return { reply };
  });
  return waiting.reply;
}

test('an invitation is shown as a link where the shop sends no mails, and never where it does', async () => {
  const inviter = await addStaff();
  const email = 'by-link@seam.example';
  const linkOf = (id: number | undefined, proof: object = { password }) =>
    inviter.call({ method: 'POST', url: `/api/admin/staff/invitations/${id}/link`, body: proof });
  const { messages } = shop.gateways;
  Object.assign(shop.gateways, { messages: { ...messages, MAIL: null } });
  const made = (await invite({ email, role: 'artist' }, inviter)).json<StaffInvitations>();
  const [{ id } = {}] = made.invitations;
  expect(made.has_mail).toBe(false);
  expect((await linkOf(id, {})).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  const [first, second] = [(await linkOf(id)).json().link, (await linkOf(id)).json().link].map((link: string) => link.split('/').at(-1));
  Object.assign(shop.gateways, { messages: { ...messages, MAIL: { isOutbox: false, send: async () => ({ outcome: 'SENT' }) } } });
  expect((await linkOf(id)).json()).toMatchObject({ code: 'NOT_FOUND' });
  Object.assign(shop.gateways, { messages });
  const account = { name: '나그림', password: 'artist new pass 7' };
  expect((await accept(first ?? '', account)).json()).toMatchObject({ code: 'INVITATION_OVER' });
  expect((await accept(second ?? '', account)).json()).toEqual({ email });
});
