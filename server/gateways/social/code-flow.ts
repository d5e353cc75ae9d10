import type { ClientAuth, Configuration } from 'openid-client';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { VendorSettings } from '#server/settings/social.ts';
import { createIdTokenCheck, type IdTokenCheck, type IdTokenClaims } from './id-token.ts';
import { type SocialChecks, SocialFault, type SocialParts } from './port.ts';

export interface CodeFlow {
  startUrl(checks: SocialChecks, parameters: Record<string, string>): Promise<string>;
  /** Redeems the response's code and verifies the ID token. Throws SocialFault. */
  redeem(answer: URLSearchParams, checks: SocialChecks): Promise<Redeemed>;
  /** Verifies ID tokens received another way. */
  readonly idTokens: IdTokenCheck;
}

export interface Redeemed {
  readonly claims: IdTokenClaims;
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

type Client = {
  readonly vendor: SocialVendor;
  readonly settings: VendorSettings;
  readonly authentication: (library: typeof import('openid-client')) => ClientAuth;
};

/** Timeout of a provider's response in seconds. */
const patienceSeconds = 5;

/** The providers' error codes when a person cancels. */
const cancelledWords = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'];
/** Error codes when a silent sign-in (Kakao) would need interaction; the person did nothing wrong. */
const silentWords = ['login_required', 'consent_required', 'interaction_required', 'auto_login'];

/**
 * Authorization code flow with state, nonce and PKCE through openid-client. Discovery runs at the first sign-in and is cached unless it
 * failed. id-token.ts verifies signatures of ID tokens, because the library relies on TLS for them.
 */
export function createCodeFlow({ vendor, settings, authentication }: Client, parts: SocialParts): CodeFlow {
  const idTokens = createIdTokenCheck({ ...settings, keysUrl: async () => (await discover()).keysUrl }, parts);
  let discovered: Promise<Discovered> | null = null;

  const discover = (): Promise<Discovered> => {
    discovered ??= discoverProvider(settings, authentication).catch((error: unknown) => {
      discovered = null;
      throw new SocialFault('away', `${vendor}: the provider's configuration cannot be read`, error);
    });
    return discovered;
  };

  return {
    idTokens,
    async startUrl({ state, nonce, codeVerifier }, parameters) {
      const { redirectUrl } = parts;
      if (redirectUrl === '' || state === '') throw new Error(`${vendor} sign-in needs client id, redirect address and state`);
      const { library, configuration } = await discover();
      const challenge = await library.calculatePKCECodeChallenge(codeVerifier);
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...parameters,
      });
      return url.href;
    },
    async redeem(answer, checks) {
      refuseErrors(vendor, answer);
      const { library, configuration } = await discover();
      const url = new URL(parts.redirectUrl);
      for (const [name, value] of answer) url.searchParams.append(name, value);
      const tokens = await library
        .authorizationCodeGrant(configuration, url, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw faultOf(vendor, error);
        });
      const claims = await idTokens.check(tokens.id_token ?? '', checks.nonce);
      return { claims, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
    },
  };
}

type Discovered = { readonly library: typeof import('openid-client'); readonly configuration: Configuration; readonly keysUrl: string };

async function discoverProvider(settings: VendorSettings, authentication: Client['authentication']): Promise<Discovered> {
  const { issuer, clientId, serverUrl = issuer } = settings;
  // Loaded with the first sign-in only, to save memory in an idle shop.
  const library = await import('openid-client');
  const configuration = await library.discovery(
    new URL(`${serverUrl}/.well-known/openid-configuration`),
    clientId,
    undefined,
    authentication(library),
    {
      timeout: patienceSeconds,
      // The settings allow plain http only on this machine.
      execute: serverUrl.startsWith('http:') ? [library.allowInsecureRequests] : [],
    },
  );
  const { jwks_uri: keysUrl, issuer: named } = configuration.serverMetadata();
  if (named !== issuer) throw new Error(`it names ${named} as its issuer`);
  if (keysUrl === undefined) throw new Error('it names no keys');
  return { library, configuration, keysUrl };
}

function refuseErrors(vendor: SocialVendor, answer: URLSearchParams): void {
  const error = answer.get('error');
  if (error === null) return;
  if (cancelledWords.includes(error)) throw new SocialFault('cancelled', `${vendor}: ${error}`);
  if (silentWords.includes(error)) throw new SocialFault('unasked', `${vendor}: ${error}`);
  throw new SocialFault(isOutage(error) ? 'away' : 'refused', `${vendor}: ${error.slice(0, 80)}`);
}

function isOutage(error: string): boolean {
  return error === 'server_error' || error === 'temporarily_unavailable';
}

/** Converts the library's errors to ours: connection failures, timeouts and 5xx are outages; anything else is an invalid response. */
function faultOf(vendor: SocialVendor, error: unknown): SocialFault {
  const { status, code, cause } = error as { status?: number; code?: string; cause?: { status?: number } };
  const answered = status ?? cause?.status;
  const isAway = code === 'OAUTH_TIMEOUT' || error instanceof TypeError || (answered !== undefined && answered >= 500);
  return new SocialFault(isAway ? 'away' : 'refused', `${vendor}: the code was not redeemed`, error);
}
