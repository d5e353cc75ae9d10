import { ticketGrant } from '#contract/ticket-grant.ts';
import type { Form } from '#server/identity/proxy/form.ts';
import { knownDevice } from '#server/identity/proxy/known-device.ts';
import { openToken } from '#server/identity/proxy/token-binding.ts';
import { ticketGrantType } from '#server/identity/sign-in/ticket-grant.ts';

/** The data that a browser sends besides the form. */
export type BrowserCookies = {
  readonly browserSecret: string | null;
  /** The secret is not a cookie: the page's browser keeps none. */
  readonly isPageSecret: boolean;
  readonly deviceMark: string | null;
  /** The browser secret of a social sign-in completed here. */
  readonly socialBrowser: string | null;
};

export type TokenRequest =
  | {
      readonly kind: 'password';
      readonly username: string;
      /** An unverified puzzle solution; null without one, and when another issuer is configured. */
      readonly proof: string | null;
      readonly form: Record<string, string>;
    }
  | { readonly kind: 'refresh'; readonly refreshToken: string; readonly form: Record<string, string> }
  | { readonly kind: 'ticket'; readonly form: Record<string, string> }
  | { readonly kind: 'bad'; readonly error: string; readonly description: string };

type Reader = (form: Form, cookies: BrowserCookies, settings: ReaderSettings) => TokenRequest;

/** `passesDevice` only for our own provider: others know neither devices nor puzzles. */
export type ReaderSettings = { readonly secret: string; readonly clientId: string; readonly passesDevice: boolean };

/** The fields of specification 7 that are forwarded, by grant; anything else a page sends is dropped, above all a client secret. */
export function readTokenRequest(form: Form | null, cookies: BrowserCookies, settings: ReaderSettings): TokenRequest {
  if (!form) return bad('invalid_request', 'a field was sent twice, or the form cannot be read');
  const clientId = form.get('client_id');
  if (clientId !== undefined && clientId !== settings.clientId) return bad('invalid_client', 'unknown client');
  const read = readers.get(form.get('grant_type') ?? '');
  return read ? read(form, cookies, settings) : bad('unsupported_grant_type', 'grant_type must be password or refresh_token');
}

const readPassword: Reader = (form, cookies, { secret, passesDevice }) => {
  const username = form.get('username');
  const password = form.get('password');
  if (!username || !password) return bad('invalid_request', 'username and password are required');
  const device = passesDevice ? knownDevice(secret, username, cookies.deviceMark) : null;
  const about = device === null ? {} : { device };
  const proof = passesDevice ? (form.get('proof') ?? null) : null;
  const wish = passesDevice ? wishOf(form) : {};
  return { kind: 'password', username, proof, form: { grant_type: 'password', username, password, scope: 'openid', ...about, ...wish } };
};

const readRefresh: Reader = (form, { browserSecret }, { secret }) => {
  const sealed = form.get('refresh_token');
  if (!sealed) return bad('invalid_request', 'refresh_token is required');
  const refreshToken = browserSecret === null ? null : openToken(sealed, secret, browserSecret);
  if (refreshToken === null) return bad('invalid_grant', 'Session not active');
  return { kind: 'refresh', refreshToken, form: { grant_type: 'refresh_token', refresh_token: refreshToken } };
};

const readTicket: Reader = (form, { socialBrowser }, { passesDevice }) => {
  const ticket = form.get('ticket');
  // Another issuer does not know our tickets.
  if (!passesDevice) return bad('unsupported_grant_type', 'this shop signs in with a password');
  if (!ticket) return bad('invalid_request', 'ticket is required');
  if (socialBrowser === null) return bad('invalid_grant', 'Session not active');
  return { kind: 'ticket', form: { grant_type: ticketGrantType, ticket, browser: socialBrowser, scope: 'openid', ...wishOf(form) } };
};

/** A withdrawn member wants to return. */
function wishOf(form: Form): Record<string, string> {
  return form.get('returns') === 'true' ? { returns: 'true' } : {};
}

const readers: ReadonlyMap<string, Reader> = new Map([
  ['password', readPassword],
  ['refresh_token', readRefresh],
  [ticketGrant, readTicket],
]);

function bad(error: string, description: string): TokenRequest {
  return { kind: 'bad', error, description };
}
