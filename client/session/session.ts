import { deviceStorage } from '#client/stores/browser-storage.ts';
import type { Failure } from '#contract/errors/errors.ts';
import { checkSession } from '#rules/member/sign-in/session.ts';
import { createStore, type Watched } from '#ui/store.ts';
import type { SessionEngine, SignInAbout, SignInRefusal, TicketAbout } from './session-engine.ts';
import { clearStorage, readFacts, readSession, readTokens, type Session, storedHeaders, visitorSession } from './stored-session.ts';

/**
 * This browser's session. On the server everybody is a visitor. Screens use `useSession`, `signIn`, `signOut`; data layers use
 * `authorizedFetch`; the guard uses `checkedSession`.
 */
export type { SignInAbout, SignInRefusal, TicketAbout } from './session-engine.ts';
export type { Session } from './stored-session.ts';

const store = createStore<Session>(visitorSession);
let isOpen = false;
let engine: Promise<SessionEngine> | null = null;

/**
 * Signs in with ID and password. Failures, which leave the stored session untouched: LOGIN_FAILED, LOGIN_FAILED_LATER (specification 8),
 * MEMBER_WITHDRAWN.
 */
export function signIn(id: string, password: string, about?: SignInAbout): Promise<Session | SignInRefusal> {
  return enter((entrance) => entrance.signIn(id, password, about));
}

/**
 * Signs in with a social sign-in ticket. Failures, which leave the stored session untouched: SOCIAL_STATE_LOST, LOGIN_FAILED_LATER,
 * MEMBER_WITHDRAWN.
 */
export function signInByTicket(ticket: string, about?: TicketAbout): Promise<Session | SignInRefusal> {
  return enter((entrance) => entrance.signInByTicket(ticket, about));
}

/** Signs out here and on the server. Clears local storage except for the closed popup (specification 4.9). */
export async function signOut(): Promise<void> {
  open();
  try {
    await (await fetchedEngine()).signOut();
  } catch (error) {
    console.warn('sign-out did not reach the server', error);
    clearStorage(deviceStorage);
    changed();
  }
}

/** The session after the check of specification 4 (renews under 3 minutes, clears after expiry). For guards. */
export async function checkedSession(): Promise<Session> {
  await check();
  return currentSession();
}

/**
 * `fetch` as the member or a visitor: checks the session, adds bearer token and role header. If the token is rejected (`invalid-jwt`),
 * renews it and retries once, except with a stream body, which cannot be resent. `by` overrides fetch (e.g. for upload progress).
 */
export async function authorizedFetch(input: string | URL, init: RequestInit = {}, by: typeof fetch = fetch): Promise<Response> {
  const headers = await requestHeaders();
  const reply = await send(input, init, headers, by);
  if (headers.authorization === undefined || init.body instanceof ReadableStream || !(await isTokenRefused(reply))) return reply;
  if (!(await renewSession(headers.authorization))) return reply;
  return send(input, init, await requestHeaders(), by);
}

/**
 * Renews before expiry, for the data service's `invalid-jwt`, which has status 200. Takes the rejected Authorization header, or null for
 * the stored token. True if a retry makes sense.
 */
export async function renewSession(refusedAuthorization: string | null): Promise<boolean> {
  open();
  // Read before waiting, so that ten concurrent rejected requests renew once.
  const refused = refusedAuthorization?.replace(/^Bearer /, '') ?? readTokens(deviceStorage)?.access_token ?? null;
  return (await fetchedEngine()).renew(refused);
}

/** The stored session, unchecked; the same object until it changes. */
export function currentSession(): Session {
  open();
  return store.read();
}

/** Calls `listener` after each session change, in any tab. Returns a function to unsubscribe. */
export function subscribeToSession(listener: () => void): () => void {
  open();
  return store.subscribe(listener);
}

/** The session as a store, in sync across tabs. */
export const watchedSession: Watched<Session> = { read: currentSession, subscribe: subscribeToSession };

function open(): void {
  if (isOpen) return;
  isOpen = true;
  // The storage event only fires for changes in other tabs.
  window.addEventListener('storage', changed);
  // A page that Back brings back has missed them.
  window.addEventListener('pageshow', changed);
  store.write(readSession(deviceStorage));
}

/** Checks the stored tokens; usually nothing must be renewed or cleared. */
async function check(): Promise<void> {
  open();
  const step = checkSession(readFacts(deviceStorage), now());
  if (step !== 'renew' && step !== 'clear') return;
  try {
    await (await fetchedEngine()).check();
  } catch (error) {
    // Treated like a server outage: keeps the session.
    console.warn('the session could not be checked', error);
  }
}

async function requestHeaders(): Promise<Record<string, string>> {
  await check();
  return storedHeaders(deviceStorage);
}

/** The engine for signing in, renewing and signing out, loaded on demand: visitors and fresh tokens do not need it. */
function fetchedEngine(): Promise<SessionEngine> {
  engine ??= import('./browser-engine.ts').then(
    ({ openBrowserEngine }) => openBrowserEngine(changed),
    (error: unknown) => {
      engine = null;
      throw error;
    },
  );
  return engine;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function changed(): void {
  const next = readSession(deviceStorage);
  if (!isSameSession(store.read(), next)) store.write(next);
}

function isSameSession(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Other 401s (a wrong wallet password) are real responses, and a retry would count twice.
async function isTokenRefused(reply: Response): Promise<boolean> {
  if (reply.status !== 401) return false;
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'invalid-jwt';
}

function send(input: string | URL, init: RequestInit, added: Record<string, string>, by: typeof fetch): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return by(input, { ...init, headers });
}

async function enter<Refusal extends Failure>(
  by: (engine: SessionEngine) => Promise<Session | Refusal>,
): Promise<Session | Refusal | Failure> {
  open();
  try {
    return await by(await fetchedEngine());
  } catch (error) {
    console.warn('sign-in did not reach the server', error);
    return { failure: 'LOGIN_FAILED_LATER' };
  }
}
