import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { beforeAll, expect, test } from 'vitest';
import type { PasskeyChallenge, Passkeys } from '#contract/rest/sign-in/passkeys.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { memberToken } from '#test/member-token.ts';

/** Passkeys of who works here, by an authenticator of this test. */

let shop: CommerceShop;
let owner: Actor & { userId: string };
let token: string;
let signInId: string;
let origin: string;

beforeAll(async () => {
  shop = await commerceShop();
  origin = new URL(shop.config.publicUrl).origin;
  owner = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['owner'] });
  ({ token, signInId } = await signedIn(owner.userId));
});

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A sign-in so long ago that acts on roles and accounts ask for a second proof. */
async function signedIn(userId: string) {
  const id = randomBytes(8).toString('hex');
  const at = new Date(shop.clock().getTime() - 3_600_000);
  const times = { signed_in_at: at, last_seen_at: at, expires_at: new Date(at.getTime() + 86_400_000) };
  await shop.database.identity
    .insertInto('identity.sign_ins')
    .values({ id, grant_id: id, user_id: userId, browser: 'chrome', system: 'windows', ...times })
    .execute();
  const token = await memberToken(shop, { userId, roles: ['admin', 'user'], signInId: id, now: shop.clock() });
  return { signInId: id, token };
}

interface Device {
  id: Buffer;
  key: KeyObject;
  publicKey: Buffer;
}

function newDevice(): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return { id: randomBytes(32), key: privateKey, publicKey: Buffer.from(isoCBOR.encode(cose)) };
}

const clientData = (type: string, challenge: unknown, from: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
/** Present and verified by its user. */
const authData = (flags: number, counter: number) => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
};

function registered({ id, publicKey }: Device, { options }: PasskeyChallenge, from = origin) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const data = Buffer.concat([authData(0x45, 0), Buffer.alloc(16), length, id, publicKey]);
  const attestation = isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]) as never,
  );
  const response = {
    clientDataJSON: base64url(clientData('webauthn.create', options.challenge, from)),
    attestationObject: base64url(attestation),
    transports: ['internal'],
  };
  return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
}

function proved({ id, key }: Device, { options }: PasskeyChallenge, from = origin, counter = 1) {
  const client = clientData('webauthn.get', options.challenge, from);
  const data = authData(0x05, counter);
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
  const response = { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature) };
  return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
}

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, by = token) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: { authorization: `Bearer ${by}` }, ...(body === undefined ? {} : { body }) });
const challenge = async (purpose: string, proof: object = {}, by = token) =>
  (await call('POST', 'passkeys/challenges', { purpose, ...proof }, by)).json<PasskeyChallenge>();
const mine = async () => (await call('GET', 'passkeys')).json<Passkeys>().passkeys;
const codeOf = (reply: { statusCode: number; body: string }) => [reply.statusCode, reply.body === '' ? null : JSON.parse(reply.body).code];
/** Whether an act that takes a second proof is let through. */
const isProved = async (by = token) => (await call('POST', 'passkeys/challenges', { purpose: 'REGISTER' }, by)).statusCode === 200;

const device = newDevice();

test('a passkey is made only by who proves the sign-in, and once for a challenge', async () => {
  expect(codeOf(await call('POST', 'passkeys/challenges', { purpose: 'REGISTER' }))).toEqual([403, 'SIGN_IN_PROOF_NEEDED']);
  await shop.database.identity.updateTable('identity.sign_ins').set({ proved_at: shop.clock() }).where('id', '=', signInId).execute();
  const asked = await challenge('REGISTER');
  const body = { name: '사무실 노트북', seal: asked.seal, answer: registered(device, asked) };
  expect((await call('POST', 'passkeys', body)).statusCode).toBe(204);
  expect(codeOf(await call('POST', 'passkeys', body))).toEqual([400, 'PASSKEY_REFUSED']);
  expect(await mine()).toMatchObject([{ name: '사무실 노트북', last_used_at: null }]);
  shop.pass(10);
});

test('an answer from another site, for another person, for another purpose, or too late is refused and changes nothing', async () => {
  const refused = [400, 'PASSKEY_REFUSED'];
  const prove = (asked: PasskeyChallenge, answer: object, by = token) => call('POST', 'passkeys/proofs', { seal: asked.seal, answer }, by);
  const first = await challenge('PROVE');
  expect(codeOf(await prove(first, proved(device, first, 'https://seam.example.evil')))).toEqual(refused);
  const stranger = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['owner'] });
  const other = await signedIn(stranger.userId);
  const second = await challenge('PROVE');
  expect(codeOf(await prove(second, proved(device, second), other.token))).toEqual(refused);
  const theirs = await challenge('PROVE', {}, other.token);
  expect(codeOf(await prove(theirs, proved(device, theirs), other.token))).toEqual(refused);
  const third = await challenge('PROVE');
  expect(codeOf(await prove(third, proved(newDevice(), third)))).toEqual(refused);
  const fourth = await challenge('PROVE');
  shop.pass(3);
  expect(codeOf(await prove(fourth, proved(device, fourth)))).toEqual(refused);
  expect(await isProved()).toBe(false);
});

test('a confirmation counts for five minutes at its own sign-in, and an answer once', async () => {
  const asked = await challenge('PROVE');
  const answer = proved(device, asked);
  expect((await call('POST', 'passkeys/proofs', { seal: asked.seal, answer })).statusCode).toBe(204);
  expect(codeOf(await call('POST', 'passkeys/proofs', { seal: asked.seal, answer }))).toEqual([400, 'PASSKEY_REFUSED']);
  expect([await isProved(), await isProved((await signedIn(owner.userId)).token)]).toEqual([true, false]);
  shop.pass(6);
  expect(await isProved()).toBe(false);
});

test('a passkey is removed after a second proof, and confirms nothing any more', async () => {
  const [{ id } = { id: '' }] = await mine();
  expect(codeOf(await call('DELETE', `passkeys/${id}`, {}))).toEqual([403, 'SIGN_IN_PROOF_NEEDED']);
  const asked = await challenge('PROVE');
  await call('POST', 'passkeys/proofs', { seal: asked.seal, answer: proved(device, asked, origin, 2) });
  expect((await call('DELETE', `passkeys/${id}`, {})).statusCode).toBe(204);
  const later = await challenge('PROVE');
  expect(codeOf(await call('POST', 'passkeys/proofs', { seal: later.seal, answer: proved(device, later) }))).toEqual([
    400,
    'PASSKEY_REFUSED',
  ]);
  expect(await mine()).toEqual([]);
});

test('a shopper has no passkeys', async () => {
  const shopper = await shop.addMember();
  expect(codeOf(await shopper.call({ url: '/api/passkeys' }))).toEqual([403, 'FORBIDDEN']);
});
