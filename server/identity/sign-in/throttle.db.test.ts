import { pbkdf2Sync } from 'node:crypto';
import { Tinypool } from 'tinypool';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { solvePuzzle } from '#client/session/solve-puzzle.ts';
import type { SignInPuzzle } from '#contract/token-claims.ts';
import { isPuzzleSolved } from '#rules/member/sign-in/sign-in-attempts.ts';
import { callProvider, cookieHeader, postForm } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

// Each password check is one task of the hash threads. A repeated check returns its earlier result at once: hundreds of them are about who
// is checked, not about argon2.
const { run } = Tinypool.prototype;
const said = new Map<string, Promise<unknown>>();
let isRemembered = true;
const tasks = vi.spyOn(Tinypool.prototype, 'run').mockImplementation(function (this: Tinypool, task: unknown, options) {
  if (options?.name !== 'verify' || !isRemembered) return run.call(this, task, options);
  const key = JSON.stringify(task);
  const answer = said.get(key) ?? run.call(this, task, options);
  said.set(key, answer);
  return answer;
});
const checks = () => tasks.mock.calls.filter(([, options]) => options?.name === 'verify').length;

let shop: IdentityShop;

beforeAll(async () => {
  shop = await identityShop();
  await shop.addMember();
});

beforeEach(() => void tasks.mockClear());

test('of forty wrong passwords at once exactly five are checked, and the others get 429', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => signIn(memberEmail, 'wrong 1', '198.51.100.1')));
  expect(checks()).toBe(5);
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  const throttled = replies.filter(({ statusCode }) => statusCode === 429);
  expect(throttled).toHaveLength(35);
  expect(throttled[0]?.json()).toEqual({ error: 'too_many_attempts', error_description: 'Too many attempts' });
  expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn(memberEmail, memberPassword, '198.51.100.1')).statusCode).toBe(429);
  expect((await signIn(memberEmail, memberPassword, '198.51.100.2')).statusCode).toBe(200);
});

test('sign-in attempts for an unknown ID are throttled like those of a member', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => signIn('stranger@seam.example', 'wrong 1', '198.51.100.3')));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect(checks()).toBe(5);
});

test('successful sign-ins are not counted: twenty in a row from one address all work', async () => {
  for (let count = 0; count < 20; count += 1) expect((await signIn(memberEmail, memberPassword, '198.51.100.4')).statusCode).toBe(200);
});

test('all refused sign-ins look the same: same status, same body, one password hash computed', async () => {
  const blocked = await shop.addMember({ email: 'blocked@seam.example' });
  await shop.database.service.updateTable('member.members').set({ blocked_at: new Date() }).where('id', '=', blocked).execute();
  await shop.addMember({ email: 'social@seam.example', password: null });
  const causes: [string, string][] = [
    [memberEmail, 'wrong 1'],
    ['unknown@seam.example', memberPassword],
    ['social@seam.example', memberPassword],
    ['blocked@seam.example', memberPassword],
    ['not an e-mail', memberPassword],
    ['a\0b@seam.example', memberPassword],
    [`${'a'.repeat(300)}@seam.example`, memberPassword],
  ];
  for (const [index, [username, password]] of causes.entries()) {
    tasks.mockClear();
    const reply = await signIn(username, password, `198.51.100.${20 + index}`);
    expect([username, reply.statusCode, reply.json()]).toEqual([
      username,
      400,
      { error: 'invalid_grant', error_description: 'Invalid user credentials' },
    ]);
    expect(checks()).toBe(1);
  }
  const events = await shop.database.identity
    .selectFrom('identity.security_events')
    .select(['cause'])
    .where('type', '=', 'SIGN_IN_REFUSED')
    .where('ip', 'like', '198.51.100.2_')
    .orderBy('id')
    .execute();
  expect(events.map(({ cause }) => cause)).toEqual([
    'wrong password',
    'unknown id',
    'no password',
    'blocked',
    'unknown id',
    'unknown id',
    'unknown id',
  ]);
});

test('the wait starts with two seconds, doubles, and is never longer than five minutes', async () => {
  const from = '198.51.100.5';
  const email = 'doubling@seam.example';
  for (let count = 0; count < 5; count += 1) expect((await signIn(email, 'wrong 1', from)).statusCode).toBe(400);
  const waits: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const refused = await signIn(email, 'wrong 1', from);
    expect(refused.statusCode).toBe(429);
    waits.push(Number(refused.headers['retry-after']));
    shop.pass(waits.at(-1) ?? 0);
    expect((await signIn(email, 'wrong 1', from)).statusCode).toBe(400);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('after fifty failures on one ID from ten addresses the owner’s known browser signs in, a new one after a puzzle', async () => {
  const email = 'owner@seam.example';
  await shop.addMember({ email });
  const good = { grant_type: 'password', username: email, password: memberPassword };
  const cookie = cookieHeader(await atShop(good, '192.0.2.200'));
  await Promise.all(Array.from({ length: 50 }, (_, index) => signIn(email, 'wrong 1', `192.0.2.${index % 10}`)));
  expect((await atShop(good, '192.0.2.201', { cookie })).statusCode).toBe(200);
  await passesWithPuzzle(good, '192.0.2.202');
  // Another ID from there has no failures, so it need not wait.
  expect((await atShop({ ...good, username: 'nobody-0-0@seam.example' }, '192.0.2.202')).statusCode).toBe(400);
});

test('after a hundred failures from one address known browsers there sign in, new ones after a puzzle', async () => {
  const from = '198.51.100.60';
  const good = { grant_type: 'password', username: memberEmail, password: memberPassword };
  const cookie = cookieHeader(await atShop(good, from));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => signIn(`nobody-${round}-${index}@seam.example`, 'wrong 1', from)));
  }
  expect((await atShop(good, from, { cookie })).statusCode).toBe(200);
  const stranger = await atShop({ ...good, username: 'nobody-0-0@seam.example' }, from);
  expect(stranger.statusCode).toBe(429);
  // The response to a stranger does not reveal whether the member exists.
  expect(stranger.json().puzzle.bits).toBe(await passesWithPuzzle(good, from));
});

test('a known browser that mistypes waits only itself; a browser used by two members is known for both', async () => {
  const other = 'sister@seam.example';
  await shop.addMember({ email: other });
  const first = await atShop({ grant_type: 'password', username: memberEmail, password: memberPassword }, '198.51.100.70');
  const second = await atShop({ grant_type: 'password', username: other, password: memberPassword }, '198.51.100.70', {
    cookie: cookieHeader(first),
  });
  const headers = { cookie: cookieHeader(second) };
  for (const username of [memberEmail, other]) {
    const wrong = { grant_type: 'password', username, password: 'wrong 1' };
    for (let count = 0; count < 10; count += 1) expect((await atShop(wrong, '198.51.100.71', headers)).statusCode).toBe(400);
    expect((await atShop(wrong, '198.51.100.72', headers)).statusCode).toBe(429);
  }
});

test('a puzzle counts once, solved, for its own ID and address, in time; a failure with it makes the next one harder', async () => {
  const [username, from] = ['target@seam.example', '198.51.100.80'];
  const wrong = { grant_type: 'password', username, password: 'wrong 1' };
  for (let count = 0; count < 5; count += 1) await atShop(wrong, from);
  const next = async (): Promise<SignInPuzzle> => (await atShop(wrong, from)).json().puzzle;
  const hands = async (proof: string, form = wrong, ip = from) => (await atShop({ ...form, proof }, ip)).statusCode;
  for (let count = 0; count < 5; count += 1) await atShop({ ...wrong, username: 'other@seam.example' }, from);
  for (let count = 0; count < 5; count += 1) await atShop(wrong, '198.51.100.81');

  const proof = await solvePuzzle(await next());
  expect(await hands(proof, { ...wrong, username: 'other@seam.example' })).toBe(429);
  expect(await hands(proof, wrong, '198.51.100.81')).toBe(429);
  expect(await hands(proof)).toBe(400);
  expect(await hands(proof)).toBe(429);

  const unsolved = await next();
  expect(await hands(`${unsolved.text}.${await unsolvedAnswer(unsolved)}`)).toBe(429);
  expect(await hands(`${unsolved.text.replace(/\.8\./, '.0.')}.1`)).toBe(429);
  for (const junk of ['x', 'a.b.c.d.e', `${unsolved.text}.-1`, `${unsolved.text}.1.2`]) expect(await hands(junk)).toBe(429);

  const late = await solvePuzzle(await next());
  shop.pass(121);
  await atShop(wrong, from);
  expect(await hands(late)).toBe(429);

  expect((await next()).bits).toBe(8);
  for (let count = 0; count < 4; count += 1) expect(await hands(await solvePuzzle(await next()))).toBe(400);
  expect((await next()).bits).toBe(9);
});

test('easy puzzles collected before are refused after failures made puzzles harder', async () => {
  const [username, from] = ['hoarded@seam.example', '198.51.100.85'];
  const wrong = { grant_type: 'password', username, password: 'wrong 1' };
  for (let count = 0; count < 5; count += 1) await atShop(wrong, from);
  const stock: SignInPuzzle[] = [];
  for (let count = 0; count < 12; count += 1) stock.push((await atShop(wrong, from)).json().puzzle);
  const statuses: number[] = [];
  for (const puzzle of stock) statuses.push((await atShop({ ...wrong, proof: await solvePuzzle(puzzle) }, from)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await atShop({ ...wrong, proof: await solvePuzzle((await atShop(wrong, from)).json().puzzle) }, from)).statusCode).toBe(400);
});

test('in a flood of 200 wrong sign-ins the owner’s browser is among the first, and sign-ins beyond the queue get 503', async () => {
  const good = { grant_type: 'password', username: memberEmail, password: memberPassword };
  const cookie = cookieHeader(await atShop(good, '203.0.113.200'));
  // A separate second, to identify its rows.
  shop.pass(1);
  tasks.mockClear();
  // The queue only grows long if each check takes its time.
  isRemembered = false;
  onTestFinished(() => {
    isRemembered = true;
  });
  const flood = Array.from({ length: 200 }, (_, index) =>
    atShop({ ...good, username: `flood-${index}@seam.example` }, `203.0.113.${index % 40}`),
  );
  const owner = atShop(good, '203.0.113.201', { cookie }).then((reply) => ({ reply, checksBefore: checks() }));
  const replies = await Promise.all(flood);
  const { reply, checksBefore } = await owner;
  expect(reply.statusCode).toBe(200);
  expect(checksBefore).toBeLessThan(checks());
  const overflow = replies.filter(({ statusCode }) => statusCode === 503);
  // Attempts that were not checked are not counted.
  const { failures } = await shop.database.identity
    .selectFrom('identity.sign_in_waits')
    .select((select) => select.fn.sum<number>('failures').as('failures'))
    .where('expires_at', '=', new Date(shop.clock().getTime() + 1_800_000))
    .executeTakeFirstOrThrow();
  expect([failures, checks()]).toEqual([200 - overflow.length, 200 - overflow.length + 1]);
  expect(overflow.length).toBeGreaterThan(0);
  for (const { headers, json } of overflow) {
    expect(headers['retry-after']).toBe('2');
    expect(json().puzzle).toMatchObject({ rounds: 5_000 });
  }
});

test('nobody waits longer because the clock was moved back by an hour', async () => {
  const from = '198.51.100.95';
  for (let count = 0; count < 5; count += 1) await signIn('clock@seam.example', 'wrong 1', from);
  expect((await signIn('clock@seam.example', 'wrong 1', from)).statusCode).toBe(429);
  shop.pass(-3_600);
  expect((await signIn('clock@seam.example', 'wrong 1', from)).statusCode).toBe(400);
  expect((await signIn('clock@seam.example', 'wrong 1', from)).statusCode).toBe(429);
});

test('a flood writes one security log line for each wait, not for each try', async () => {
  const from = '198.51.100.90';
  for (let count = 0; count < 5; count += 1) await signIn('logged@seam.example', 'wrong 1', from);
  for (let count = 0; count < 20; count += 1) expect((await signIn('logged@seam.example', 'wrong 1', from)).statusCode).toBe(429);
  const lines = await shop.database.identity
    .selectFrom('identity.security_events')
    .select('id')
    .where('ip', '=', from)
    .where('type', '=', 'SIGN_IN_THROTTLED')
    .execute();
  expect(lines).toHaveLength(1);
});

/** The correct password must wait, and is accepted with the solved puzzle; returns the puzzle's difficulty. */
async function passesWithPuzzle(good: Record<string, string>, from: string): Promise<number> {
  const refused = await atShop(good, from);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Object.keys(refused.json())).toEqual(['error', 'error_description', 'puzzle']);
  const passed = await atShop({ ...good, proof: await solvePuzzle(refused.json().puzzle) }, from);
  expect(passed.statusCode).toBe(200);
  expect(passed.cookies.map(({ name }) => name)).toContain('seam-device');
  return refused.json().puzzle.bits;
}

/** A number that is not a solution. */
async function unsolvedAnswer({ text, bits, rounds }: SignInPuzzle): Promise<number> {
  for (let answer = 0; ; answer += 1) if (!isPuzzleSolved(pbkdf2Sync(String(answer), text, rounds, 32, 'sha256'), bits)) return answer;
}

function atShop(form: Record<string, string>, remoteAddress: string, headers: Record<string, string> = {}) {
  return postForm(shop.app, '/auth/token', form, { remoteAddress, headers });
}

function signIn(username: string, password: string, remoteAddress: string) {
  return callProvider(shop, 'token', { grant_type: 'password', username, password, scope: 'openid' }, remoteAddress);
}
