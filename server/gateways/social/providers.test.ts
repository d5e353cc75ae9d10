import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { readSocial, type SocialConfig } from '#server/settings/social.ts';
import { answerOf, type Choice, startSocialStandIn } from '#test/social/social-stand-in.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import { kakaoProvider } from './kakao.ts';
import type { AppleProvider, GoogleProvider, KakaoProvider, SocialChecks, SocialPerson } from './port.ts';
import { redirectUrlOf } from './port.ts';

const now = () => new Date();
const vendors: SocialVendor[] = ['google', 'apple', 'kakao'];
let social: SocialConfig;
let shopUrl: string;
let providers: { google: GoogleProvider; apple: AppleProvider; kakao: KakaoProvider };

beforeAll(async () => {
  ({ social, shopUrl } = await startSocialStandIn());
  providers = providersOf(social);
});

function providersOf({ google, apple, kakao }: SocialConfig) {
  if (google === null || apple === null || kakao === null) throw new Error('the stand-in plays all three');
  const parts = (vendor: SocialVendor) => ({ redirectUrl: redirectUrlOf(shopUrl, vendor), clock: now, keysRestMs: 0 });
  return {
    google: googleProvider(google, parts('google')),
    apple: appleProvider(apple, parts('apple')),
    kakao: kakaoProvider(kakao, parts('kakao')),
  };
}

function checks(): SocialChecks {
  const random = () => randomBytes(32).toString('base64url');
  return { state: random(), nonce: random(), codeVerifier: random() };
}

async function signIn(vendor: SocialVendor, choice: Choice = {}, change: Partial<SocialChecks> = {}): Promise<SocialPerson> {
  const started = checks();
  const { fields } = await answerOf(await providers[vendor].startUrl(started, { isSilent: false }), choice);
  return providers[vendor].personOf(fields, { ...started, ...change });
}

describe('the person that a provider identifies', () => {
  test('Google: subject, verified address, name', async () => {
    expect(await signIn('google', { person: 'new' })).toEqual({
      vendor: 'google',
      subject: 'google-new',
      email: 'saebom@mail.example',
      isEmailVerified: true,
      isPrivateEmail: false,
      name: '이새봄',
      refreshToken: null,
    });
  });

  test('Apple: the name comes once, a hidden address is a relay, booleans are texts', async () => {
    const first = await signIn('apple', { person: 'new', share: 'relay' });
    expect(first).toMatchObject({ subject: 'apple-new', isEmailVerified: true, isPrivateEmail: true, name: '이새봄' });
    expect(first.email).toMatch(/@privaterelay\./);
    expect(first.refreshToken).not.toBeNull();
    expect((await signIn('apple', { person: 'new' })).name).toBeNull();
  });

  test('Kakao: the address is read from the account, whether verified, unverified or refused', async () => {
    expect(await signIn('kakao', { person: 'new' })).toMatchObject({ email: 'saebom@mail.example', isEmailVerified: true, name: '이새봄' });
    expect(await signIn('kakao', { person: 'new', unverified: '1' })).toMatchObject({ isEmailVerified: false });
    expect(await signIn('kakao', { person: 'new', share: 'none' })).toMatchObject({ email: null, isEmailVerified: false });
  });

  test('Kakao inside its app: a person who is not signed in there is sent back without a prompt', async () => {
    const started = checks();
    const { fields } = await answerOf(await providers.kakao.startUrl(started, { isSilent: true }));
    expect(fields.get('error')).toBe('login_required');
    await expect(providers.kakao.personOf(fields, started)).rejects.toMatchObject({ kind: 'unasked' });
  });
});

describe.each(vendors)('%s: an answer that fails a check is refused', (vendor) => {
  test.each(['signature', 'audience', 'nonce', 'issuer', 'expired'])('an ID token wrong in %s is refused', async (fault) => {
    await expect(signIn(vendor, { fault })).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a state, nonce or verifier of another attempt is refused', async () => {
    for (const change of [{ state: 'x' }, { nonce: 'x' }, { codeVerifier: 'x'.repeat(43) }])
      await expect(signIn(vendor, {}, change)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a code used a second time is refused', async () => {
    const started = checks();
    const { fields } = await answerOf(await providers[vendor].startUrl(started, { isSilent: false }));
    await providers[vendor].personOf(fields, started);
    await expect(providers[vendor].personOf(fields, started)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a person who cancels causes no failure, and a provider that fails counts as away', async () => {
    await expect(signIn(vendor, { action: 'cancel' })).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(signIn(vendor, { fault: 'away' })).rejects.toMatchObject({ kind: 'away' });
  });

  test('a provider’s new keys are fetched when a token names an unknown key', async () => {
    await signIn(vendor);
    expect(await signIn(vendor, { fault: 'rotated' })).toMatchObject({ vendor });
  });
});

test('Google is asked for email, profile and openid; Apple to answer by form post', async () => {
  const query = async (vendor: SocialVendor) => new URL(await providers[vendor].startUrl(checks(), { isSilent: false })).searchParams;
  expect((await query('google')).get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  expect((await query('apple')).get('response_mode')).toBe('form_post');
  expect((await query('kakao')).get('code_challenge_method')).toBe('S256');
});

test('a sign-in without a state or a redirect address is not started', async () => {
  await expect(providers.apple.startUrl({ ...checks(), state: '' }, { isSilent: false })).rejects.toThrow(
    'needs client id, redirect address and state',
  );
});

test('a credential of the prompt is accepted for its own nonce only', async () => {
  const signed = await credentialOf('my nonce');
  expect(await providers.google.personOfCredential(signed, 'my nonce')).toMatchObject({ subject: 'google-known' });
  await expect(providers.google.personOfCredential(signed, 'another')).rejects.toMatchObject({ kind: 'refused' });
  await expect(providers.google.personOfCredential(`${signed.slice(0, -4)}AAAA`, 'my nonce')).rejects.toMatchObject({ kind: 'refused' });
  await expect(providers.google.personOfCredential('no token', 'my nonce')).rejects.toMatchObject({ kind: 'refused' });
});

/** Signs in on Google's page and returns the credential the prompt gives this browser. */
async function credentialOf(nonce: string): Promise<string> {
  const startUrl = await providers.google.startUrl(checks(), { isSilent: false });
  const page = await (await fetch(startUrl)).text();
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const base = startUrl.replace(/\/authorize.*$/, '');
  const chosen = await fetch(`${base}/authorize`, { method: 'POST', body: new URLSearchParams({ request }), redirect: 'manual' });
  const cookie = chosen.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = new URLSearchParams({ client_id: social.google?.clientId ?? '', nonce });
  const reply = await fetch(`${base}/gsi/credential`, { method: 'POST', body, headers: { cookie } });
  return ((await reply.json()) as { credential: string }).credential;
}

test('a provider that was away at the first sign-in is requested again at the next', async () => {
  const other = await startSocialStandIn();
  await other.end();
  const { kakao } = providersOf(other.social);
  await expect(kakao.startUrl(checks(), { isSilent: false })).rejects.toMatchObject({ kind: 'away' });
  await expect(kakao.unlink({ subject: '1', refreshToken: null })).rejects.toMatchObject({ kind: 'away' });
});

test('a link is ended at the providers that support unlinking', async () => {
  const { refreshToken } = await signIn('apple', { person: 'twin' });
  await providers.apple.unlink({ subject: 'apple-twin', refreshToken });
  await providers.kakao.unlink({ subject: 'kakao-new', refreshToken: null });
  await expect(providers.apple.unlink({ subject: 'apple-twin', refreshToken: 'forged' })).rejects.toMatchObject({ kind: 'refused' });
});

describe('settings', () => {
  const live = {
    isLive: true,
    hasOtherIssuer: false,
    secret: 's'.repeat(32),
    ownAddress: 'http://localhost:3000',
    publicUrl: 'https://shop.example',
  };
  const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: 'no key' };

  test('a live shop has the providers of its settings, and no stand-in', () => {
    expect(readSocial({}, live)).toEqual({ google: null, apple: null, kakao: null, vendors: [] });
    expect(readSocial({}, { ...live, isLive: false, hasOtherIssuer: true }).vendors).toEqual([]);
    expect(readSocial({ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' }, live)).toMatchObject({
      google: { source: 'vendor', issuer: 'https://accounts.google.com' },
      kakao: null,
      vendors: ['google'],
    });
  });

  test('a provider with incomplete settings is refused with the missing ones', () => {
    expect(() => readSocial({ GOOGLE_CLIENT_SECRET: 's' }, live)).toThrow('Google sign-in needs a client id. Set: GOOGLE_CLIENT_ID');
    expect(() => readSocial({ APPLE_TEAM_ID: 't' }, live)).toThrow('Apple sign-in needs a client id');
    expect(() => readSocial({ APPLE_CLIENT_ID: 'a' }, live)).toThrow('APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY');
    expect(() => readSocial({ KAKAO_ADMIN_KEY: 'k' }, live)).toThrow('Kakao sign-in needs a client id');
    expect(() => readSocial(apple, { ...live, publicUrl: 'http://localhost:3000' })).toThrow('Apple sign-in needs a redirect address');
    expect(() => readSocial(apple, live)).toThrow('APPLE_PRIVATE_KEY must be');
  });
});
