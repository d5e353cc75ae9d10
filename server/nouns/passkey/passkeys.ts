import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { PASSKEYS_MAX, type PasskeyChallenge, type Passkeys } from '#contract/rest/sign-in/passkeys.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';
import type { Asker } from '../member/profile/end-sign-in.ts';
import { newChallenge, takeChallenge } from './challenge.ts';

/** Loaded when somebody has a passkey: few do, and its certificates cost memory. */
const webAuthn = () => import('@simplewebauthn/server');

/** The passkeys of a person, the newest first. */
export async function readPasskeys({ database }: Shop, userId: string): Promise<Passkeys['passkeys']> {
  const rows = await passkeysOf(database.identity, userId);
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** What the browser needs to make a passkey, or to confirm by one. */
export async function makeChallenge(shop: Shop, userId: string, purpose: 'REGISTER' | 'PROVE'): Promise<PasskeyChallenge> {
  const { challenge, seal } = newChallenge(shop, userId, purpose);
  const { generateAuthenticationOptions, generateRegistrationOptions } = await webAuthn();
  const known = (await passkeysOf(shop.database.identity, userId)).map(({ id, transports }) => ({
    id,
    transports: transportsOf(transports),
  }));
  if (purpose === 'PROVE') {
    const options = await generateAuthenticationOptions({
      rpID: hostOf(shop),
      challenge,
      allowCredentials: known,
      userVerification: 'required',
    });
    return { options: { ...options }, seal };
  }
  const { email } = await shop.database.service
    .selectFrom('member.members')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const options = await generateRegistrationOptions({
    rpName: 'Seam',
    rpID: hostOf(shop),
    userID: new TextEncoder().encode(userId),
    userName: email,
    challenge,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { options: { ...options }, seal };
}

/** Stores a new passkey. Errors: PASSKEY_REFUSED, PASSKEYS_FULL. */
export async function addPasskey(
  shop: Shop,
  { userId, ip, userAgent }: Asker,
  input: { name: string; seal: string; answer: object },
): Promise<Failure | null> {
  const { identity } = shop.database;
  const challenge = await takeChallenge(shop, input.seal, userId, 'REGISTER');
  if (challenge === null) return fail('PASSKEY_REFUSED');
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.answer as RegistrationResponseJSON,
    ...expected(shop, challenge),
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return fail('PASSKEY_REFUSED');
  if ((await passkeysOf(identity, userId)).length >= PASSKEYS_MAX) return fail('PASSKEYS_FULL');
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const now = shop.clock();
  const { numInsertedOrUpdatedRows } = await identity
    .insertInto('identity.passkeys')
    .values({
      id,
      user_id: userId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      name: input.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return fail('PASSKEY_REFUSED');
  await recordSecurityEvent(identity, { type: 'PASSKEY_ADDED', userId, ip, userAgent, at: now });
  return null;
}

/** Notes at the sign-in that its member has confirmed by a passkey just now. Errors: PASSKEY_REFUSED. */
export async function provePasskey(
  shop: Shop,
  { userId, signInId }: Asker,
  { seal, answer }: { seal: string; answer: { id: string } },
): Promise<Failure | null> {
  const { identity } = shop.database;
  const challenge = await takeChallenge(shop, seal, userId, 'PROVE');
  const passkey = (await passkeysOf(identity, userId)).find(({ id }) => id === answer.id);
  if (challenge === null || passkey === undefined || signInId === null) return fail('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    ...expected(shop, challenge),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => null);
  if (verified === null || !verified.verified) return fail('PASSKEY_REFUSED');
  const now = shop.clock();
  await identity
    .updateTable('identity.passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  const { numUpdatedRows } = await identity
    .updateTable('identity.sign_ins')
    .set({ proved_at: now })
    .where('id', '=', signInId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? null : fail('PASSKEY_REFUSED');
}

/** Removes a passkey of this person. Errors: NOT_FOUND. */
export async function removePasskey(
  { database: { identity }, clock }: Shop,
  { userId, ip, userAgent }: Asker,
  key: string,
): Promise<Failure | null> {
  const { numDeletedRows } = await identity
    .deleteFrom('identity.passkeys')
    .where('id', '=', key)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return fail('NOT_FOUND');
  await recordSecurityEvent(identity, { type: 'PASSKEY_REMOVED', userId, ip, userAgent, at: clock() });
  return null;
}

const passkeysOf = (identity: Shop['database']['identity'], userId: string) =>
  identity.selectFrom('identity.passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

/** A passkey is of the shop's host, and of no other. */
const hostOf = ({ config }: Shop) => new URL(config.publicUrl).hostname;

const expected = (shop: Shop, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(shop.config.publicUrl).origin,
  expectedRPID: hostOf(shop),
  requireUserVerification: true,
});

const transportsOf = (stored: string[]) => stored as AuthenticatorTransport[];
