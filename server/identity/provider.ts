import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { accessTokenSeconds, type TokenOrigin } from '#rules/member/sign-in/standing.ts';
import { apiScopes } from '#rules/office/integration.ts';
import { findMemberAccount, type MemberAccount, roleClaimsOf } from '#server/identity/accounts.ts';
import { answerOutages } from '#server/identity/outages.ts';
import { registerPasswordGrant } from '#server/identity/sign-in/password-grant.ts';
import type { SignInThrottle } from '#server/identity/sign-in/sign-in-throttle.ts';
import { registerTicketGrant, ticketGrantType } from '#server/identity/sign-in/ticket-grant.ts';
import { compareHashedSecrets, findApiClient, isApiClient } from '#server/identity/tokens/api-clients.ts';
import { createOidcStore } from '#server/identity/tokens/oidc-store.ts';
import { replayRefreshes } from '#server/identity/tokens/replayed-refreshes.ts';
import { recordSignIns, signInId } from '#server/identity/tokens/sign-ins.ts';
import {
  dateByClock,
  grantSeconds,
  refreshTokenSeconds,
  resourceServerInfo,
  scopeClaims,
  tokenScopes,
} from '#server/identity/tokens/token-form.ts';
import { logTokenEvents } from '#server/identity/tokens/token-log.ts';
import { createTokenTransactions, type TokenTransactions } from '#server/identity/tokens/token-transactions.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import type { Keys } from '#server/keys/key-ring.ts';
import type { Shop } from '#server/shop.ts';

export const protocolPath = '/protocol/openid-connect';

interface ProviderParts {
  readonly shop: Shop;
  readonly throttle: SignInThrottle;
  readonly issuer: string;
  readonly keys: Keys;
  /** Called for each request that failed because of the database. */
  readonly onOutage?: (error: unknown) => void;
}

/** The shop's OpenID provider, at Keycloak's paths below `issuer` (specification 7, Identity server). */
export function createProvider({ shop, throttle, issuer, keys, onOutage = () => {} }: ProviderParts): Provider {
  const { database, clock, config } = shop;
  const { audience } = config.identity;
  const transactions = createTokenTransactions(database.identity);
  const provider = new Provider(issuer, configure(shop, issuer, keys, transactions));
  // Only the mount calls it, and the mount sets these headers itself.
  provider.proxy = true;
  answerOutages(provider, onOutage);
  compareHashedSecrets(provider);

  const parts = { identity: database.identity, throttle, clock, transactions };
  registerPasswordGrant(provider, parts, audience);
  registerTicketGrant(provider, parts, audience);
  logTokenEvents(provider, database.identity, clock);
  // From the outside in: a replay covers a whole response, stored in the transaction that produced it.
  runInOneTransaction(provider, transactions);
  replayRefreshes(provider, { transactions, secret: config.secret, clock });
  recordSignIns(provider, { transactions, clock });
  completeTokenAnswers(provider);
  discoverWhatWorks(provider);
  return provider;
}

function configure({ config, clock }: Shop, issuer: string, keys: Keys, transactions: TokenTransactions): Configuration {
  const { audience, clientId, clientSecret } = config.identity;
  return {
    adapter: (kind) =>
      kind === 'Client'
        ? { ...createOidcStore(kind, transactions, clock), find: findApiClient(transactions, clock) }
        : createOidcStore(kind, transactions, clock),
    claims: { ...scopeClaims, openid: [...scopeClaims.openid, 'auth_time', 'amr'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    // Browsers use the shop's own token route; no page calls this one.
    clientBasedCORS: () => false,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['password', 'refresh_token', ticketGrantType],
        response_types: [],
        redirect_uris: [],
      },
    ],
    cookies: { keys: [derivedKey(config.secret, 'identity cookies')] },
    discovery: { userinfo_endpoint: `${issuer}${protocolPath}/userinfo` },
    expiresWithSession: () => false,
    extraTokenClaims(ctx, token) {
      const ofClient = { typ: 'Bearer', azp: token.clientId };
      const account = ctx.oidc.entities.Account as MemberAccount | undefined;
      // A key of the API acts for nobody.
      if (account === undefined) return ofClient;
      return {
        ...ofClient,
        auth_time: ctx.oidc.entities.RefreshToken?.authTime,
        ...('grantId' in token && token.grantId !== undefined ? { sid: signInId(token.grantId) } : {}),
        // The browser switches to the member's language at sign-in; Keycloak's tokens use the same claim.
        locale: account.locale,
        ...roleClaimsOf(account),
      };
    },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      // The provider's own route rejects JWT access tokens; ours is in user-info.ts.
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, _resource, client) => resourceServerInfo(audience, isApiClient(client) ? apiScopes : tokenScopes),
      },
    },
    findAccount: (_ctx, userId, token) => {
      const issuedAt = token?.kind === 'RefreshToken' ? token.iat : undefined;
      const origin: TokenOrigin | null = issuedAt === undefined ? null : { issuedAt, signInId: null };
      return transactions.read((db) => findMemberAccount(db, userId, origin));
    },
    formats: { customizers: { jwt: dateByClock(clock) } },
    issueRefreshToken: () => true,
    jwks: { keys: [...keys.signingKeys] },
    pkce: { required: () => true },
    renderError: (ctx, out) => {
      ctx.type = 'json';
      ctx.body = out;
    },
    responseTypes: [],
    rotateRefreshToken: true,
    routes: {
      authorization: `${protocolPath}/auth`,
      jwks: `${protocolPath}/certs`,
      revocation: `${protocolPath}/revoke`,
      token: `${protocolPath}/token`,
    },
    scopes: [...tokenScopes, ...apiScopes],
    ttl: {
      AccessToken: accessTokenSeconds,
      ClientCredentials: accessTokenSeconds,
      Grant: grantSeconds,
      IdToken: accessTokenSeconds,
      // A refresh token never outlives its sign-in, so that refresh_expires_in stays correct.
      RefreshToken: refreshLifetime,
      Interaction: 60,
      Session: 60,
    },
  };
}

function refreshLifetime({ oidc }: KoaContextWithOIDC): number {
  const left = oidc.entities.Grant?.remainingTTL ?? refreshTokenSeconds;
  return Math.max(1, Math.min(refreshTokenSeconds, left));
}

/** Adds fields that OAuth does not define but Keycloak's clients expect (specification 3, Session: refresh_expires_in). */
function completeTokenAnswers(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const refresh = ctx.oidc?.entities?.RefreshToken;
    if (ctx.oidc?.route !== 'token' || ctx.status !== 200 || !refresh) return;
    const sessionState = signInId(refresh.grantId ?? '');
    Object.assign(ctx.body as object, { refresh_expires_in: refresh.remainingTTL, session_state: sessionState, 'not-before-policy': 0 });
  });
}

/** No page signs in at the provider itself, so discovery names neither its authorization endpoint nor what only that one takes. */
function discoverWhatWorks(provider: Provider): void {
  const unused = [
    'authorization_endpoint',
    'authorization_response_iss_parameter_supported',
    'claims_parameter_supported',
    'code_challenge_methods_supported',
    'request_parameter_supported',
    'request_uri_parameter_supported',
    'response_modes_supported',
  ];
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery') for (const name of unused) delete (ctx.body as Record<string, unknown>)[name];
  });
}

/** One transaction per request: a rejection is committed (a detected theft stays revoked), a failure is rolled back. */
function runInOneTransaction(provider: Provider, transactions: TokenTransactions): void {
  provider.use(async (ctx, next) => {
    await transactions.run(async () => {
      await next();
      return ctx.status < 500;
    });
  });
}
