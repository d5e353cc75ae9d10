import { createPrivateKey } from 'node:crypto';
import { socialStandInPath } from '#contract/stand-in-paths.ts';
import { type SocialVendor, socialVendors } from '#rules/member/sign-in/social.ts';
import { derivedEcKey } from '#server/keys/derived-ec-key.ts';
import { derivedKey } from '#server/keys/derived-key.ts';

/** Connection settings of every provider. */
export interface VendorSettings {
  /** The real provider or our stand-in. */
  readonly source: 'vendor' | 'stand-in';
  readonly issuer: string;
  /** The address of the provider for this process, if it is not the issuer. */
  readonly serverUrl?: string;
  /** Its signing algorithm. */
  readonly algorithm: 'RS256' | 'ES256';
  readonly clientId: string;
}

/** Google sign-in (specification 9.52: client id). */
export type GoogleSettings = VendorSettings & { readonly clientSecret: string; readonly scriptUrl: string };
/** Sign in with Apple: the client secret is minted from the team's key. */
export type AppleSettings = VendorSettings & { readonly teamId: string; readonly keyId: string; readonly privateKey: string };
/** Kakao Login: `apiUrl` tells whether the address is verified. */
export type KakaoSettings = VendorSettings & {
  readonly clientSecret: string | null;
  readonly adminKey: string | null;
  readonly appId: string | null;
  readonly apiUrl: string;
};

/** The providers' settings; null for one that is not set up. */
export interface SocialConfig {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
  readonly kakao: KakaoSettings | null;
  /** The providers that are set up, in the order of `socialVendors`. */
  readonly vendors: readonly SocialVendor[];
}

/** The providers' settings in the environment. */
export interface SocialEnvironment {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  APPLE_CLIENT_ID?: string | undefined;
  APPLE_TEAM_ID?: string | undefined;
  APPLE_KEY_ID?: string | undefined;
  APPLE_PRIVATE_KEY?: string | undefined;
  KAKAO_CLIENT_ID?: string | undefined;
  KAKAO_CLIENT_SECRET?: string | undefined;
  KAKAO_ADMIN_KEY?: string | undefined;
  KAKAO_APP_ID?: string | undefined;
}

type About = {
  readonly isLive: boolean;
  /** True if another identity server is used, which has its own connection to providers and does not accept our tickets. */
  readonly hasOtherIssuer: boolean;
  readonly secret: string;
  /** Where this process can reach itself. */
  readonly ownAddress: string;
  /** Where browsers reach the shop, if configured. */
  readonly publicUrl: string | undefined;
};

/**
 * Selects for each provider the real one if its client id is set, else in a demonstration the stand-in, else none. Errors: throws for an
 * incomplete provider, naming what is missing (specification 5.25).
 */
export function readSocial(env: SocialEnvironment, about: About): SocialConfig {
  refuseHalves(env);
  if (about.hasOtherIssuer) return { google: null, apple: null, kakao: null, vendors: [] };
  const standIn = about.isLive ? null : standInAddresses(about);
  const settings = {
    google: readGoogle(env) ?? (standIn && standInGoogle(standIn, about.secret)),
    apple: readApple(env, about) ?? (standIn && standInApple(standIn, about.secret)),
    kakao: readKakao(env) ?? (standIn && standInKakao(standIn, about.secret)),
  };
  return { ...settings, vendors: socialVendors.filter((vendor) => settings[vendor] !== null) };
}

const needs: Record<SocialVendor, { name: string; all: readonly (keyof SocialEnvironment)[]; rest: readonly (keyof SocialEnvironment)[] }> =
  {
    google: { name: 'Google', all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], rest: [] },
    apple: { name: 'Apple', all: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], rest: [] },
    kakao: { name: 'Kakao', all: ['KAKAO_CLIENT_ID'], rest: ['KAKAO_CLIENT_SECRET', 'KAKAO_ADMIN_KEY', 'KAKAO_APP_ID'] },
  };

function refuseHalves(env: SocialEnvironment): void {
  for (const { name, all, rest } of Object.values(needs)) {
    const missing = all.filter((key) => env[key] === undefined);
    const isMeant = [...all, ...rest].some((key) => env[key] !== undefined);
    if (!isMeant || missing.length === 0) continue;
    const what = missing[0] === all[0] ? 'a client id' : 'all of its settings';
    throw new Error(`${name} sign-in needs ${what}. Set: ${missing.join(', ')}`);
  }
}

function readGoogle(env: SocialEnvironment): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return null;
  const scriptUrl = 'https://accounts.google.com/gsi/client';
  return { source: 'vendor', algorithm: 'RS256', issuer: 'https://accounts.google.com', clientId, clientSecret, scriptUrl };
}

function readApple(env: SocialEnvironment, { publicUrl }: About): AppleSettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: pem } = env;
  if (clientId === undefined || teamId === undefined || keyId === undefined || pem === undefined) return null;
  // Apple accepts neither loopback addresses nor plain http.
  if (!publicUrl?.startsWith('https:'))
    throw new Error('Apple sign-in needs a redirect address. Set PUBLIC_URL to the https address of the shop');
  const privateKey = pem.replaceAll('\\n', '\n');
  if (!isEcKey(privateKey)) throw new Error('APPLE_PRIVATE_KEY must be the PKCS #8 text of the .p8 file, line ends as \\n');
  return { source: 'vendor', algorithm: 'RS256', issuer: 'https://appleid.apple.com', clientId, teamId, keyId, privateKey };
}

function readKakao(env: SocialEnvironment): KakaoSettings | null {
  const { KAKAO_CLIENT_ID: clientId, KAKAO_CLIENT_SECRET: clientSecret, KAKAO_ADMIN_KEY: adminKey, KAKAO_APP_ID: appId } = env;
  if (clientId === undefined) return null;
  const rest = { clientSecret: clientSecret ?? null, adminKey: adminKey ?? null, appId: appId ?? null };
  return { source: 'vendor', algorithm: 'RS256', issuer: 'https://kauth.kakao.com', apiUrl: 'https://kapi.kakao.com', clientId, ...rest };
}

type StandInAddresses = { readonly ownUrl: string; readonly otherSiteUrl: string; readonly sameSiteUrl: string };

/**
 * Providers are other sites, and browsers treat cross-site requests differently (SameSite): when the browser is on this machine, the shop
 * is `localhost` and the stand-in `127.0.0.1`. Google's prompt runs on the shop's own page, so its stand-in does too.
 */
function standInAddresses({ ownAddress, publicUrl }: About): StandInAddresses {
  const own = ownAddress.replace('//localhost', '//127.0.0.1');
  const shop = publicUrl?.replace(/\/$/, '');
  return {
    ownUrl: `${own}${socialStandInPath}`,
    otherSiteUrl: `${shop?.replace(/^http:\/\/localhost\b/, 'http://127.0.0.1') ?? own}${socialStandInPath}`,
    sameSiteUrl: `${shop ?? ownAddress}${socialStandInPath}`,
  };
}

const standInSecret = (secret: string, vendor: SocialVendor) => derivedKey(secret, `${vendor} stand-in`).toString('hex');

function standInGoogle({ ownUrl, sameSiteUrl }: StandInAddresses, secret: string): GoogleSettings {
  return {
    source: 'stand-in',
    algorithm: 'ES256',
    issuer: `${sameSiteUrl}/google`,
    serverUrl: `${ownUrl}/google`,
    clientId: 'seam-demonstration.apps.google.example',
    clientSecret: standInSecret(secret, 'google'),
    scriptUrl: `${socialStandInPath}/google/gsi/client`,
  };
}

function standInApple({ ownUrl, otherSiteUrl }: StandInAddresses, secret: string): AppleSettings {
  return {
    source: 'stand-in',
    algorithm: 'ES256',
    issuer: `${otherSiteUrl}/apple`,
    serverUrl: `${ownUrl}/apple`,
    clientId: 'example.seam.demonstration',
    teamId: 'SEAMDEMO00',
    keyId: 'SEAMKEY000',
    privateKey: derivedEcKey(secret, 'apple stand-in key').export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function standInKakao({ ownUrl, otherSiteUrl }: StandInAddresses, secret: string): KakaoSettings {
  return {
    source: 'stand-in',
    algorithm: 'ES256',
    issuer: `${otherSiteUrl}/kakao`,
    serverUrl: `${ownUrl}/kakao`,
    apiUrl: `${ownUrl}/kakao`,
    clientId: 'seam-demonstration-rest-key',
    clientSecret: standInSecret(secret, 'kakao'),
    adminKey: standInSecret(secret, 'kakao').slice(0, 32),
    appId: '100001',
  };
}

function isEcKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
