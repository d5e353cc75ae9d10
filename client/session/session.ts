import type { Failure } from '#contract/errors/errors.ts';
import { checkSession } from '#rules/member/sign-in/session.ts';
import { createStore, type Watched } from '../stores/store.ts';
import type { SessionEngine, SignInAbout, SignInRefusal, TicketAbout } from './session-engine.ts';
import { clearStorage, readFacts, readSession, readTokens, type Session, storedHeaders, visitorSession } from './stored-session.ts';

/**
 * The session of this browser. Client only: on the server everybody is a visitor.
 * Screens use `useSession`, `signIn`, `signOut`; data layers use `authorizedFetch`; the guard uses `checkedSession`.
 */
export type { SignInAbout, SignInRefusal, TicketAbout } from './session-engine.ts';
export type { Session } from './stored-session.ts';

const store = createStore<Session>(visitorSession);
let isOpen = false;
let engine: Promise<SessionEngine> | null = null;

/** Signs in with ID and password; failures: LOGIN_FAILED, LOGIN_FAILED_LATER (specification 8), MEMBER_WITHDRAWN; the stored session is untouched then. */
export function signIn(id: string, password: string, about?: SignInAbout): Promise<Session | SignInRefusal> {
  return enter((entrance) => entrance.signIn(id, password, about));
}

/** Signs in with the ticket of a social sign-in. Failures: SOCIAL_STATE_LOST, LOGIN_FAILED_LATER, MEMBER_WITHDRAWN; the stored session is untouched then. */
export function signInByTicket(ticket: string, about?: TicketAbout): Promise<Session | SignInRefusal> {
  return enter((entrance) => entrance.signInByTicket(ticket, about));
}

/** Signs out here and at the server; clears local storage but for the closed pop-up (specification 4). */
export async function signOut(): Promise<void> {
  open();
  try {
    await (await fetchedEngine()).signOut();
  } catch (error) {
    console.warn('sign-out did not reach the server', error);
    clearStorage(localStorage);
    changed();
  }
}

/** The session after the check of specification 4 (renews under 3 minutes, clears when its window has passed). For guards. */
export async function checkedSession(): Promise<Session> {
  await check();
  return currentSession();
}

/**
 * `fetch` as the signed-in member, or as a visitor: checks the session, adds bearer token and role header. A refused token
 * (`invalid-jwt`) is renewed once and the request sent again; a body that is a stream cannot be sent twice and is not. `by` carries it
 * (a file that tells how far it is).
 */
export async function authorizedFetch(input: string | URL, init: RequestInit = {}, by: typeof fetch = fetch): Promise<Response> {
  const headers = await requestHeaders();
  const reply = await send(input, init, headers, by);
  if (headers.authorization === undefined || init.body instanceof ReadableStream || !(await isTokenRefused(reply))) return reply;
  if (!(await renewSession(headers.authorization))) return reply;
  return send(input, init, await requestHeaders(), by);
}

/**
 * Renews although life is left: for the data service's `invalid-jwt`, which comes with status 200. The refused Authorization header,
 * or null for whatever is stored. True when asking again makes sense.
 */
export async function renewSession(refusedAuthorization: string | null): Promise<boolean> {
  open();
  // Taken before the wait, so that ten requests refused together renew once.
  const refused = refusedAuthorization?.replace(/^Bearer /, '') ?? readTokens(localStorage)?.access_token ?? null;
  return (await fetchedEngine()).renew(refused);
}

/** What is stored right now, without any check; the same object until it changes. */
export function currentSession(): Session {
  open();
  return store.read();
}

/** Calls `listener` after each change of the session, in this tab or another. Returns the way to stop it. */
export function subscribeToSession(listener: () => void): () => void {
  open();
  return store.subscribe(listener);
}

/** The session as components watch it: live over all tabs. */
export const watchedSession: Watched<Session> = { read: currentSession, subscribe: subscribeToSession };

function open(): void {
  if (isOpen) return;
  isOpen = true;
  // Other tabs share the storage; the event comes for their changes only.
  window.addEventListener('storage', changed);
  store.write(readSession(localStorage));
}

/** Where nothing has to be renewed or cleared, which is nearly always, what is stored says it. */
async function check(): Promise<void> {
  open();
  const step = checkSession(readFacts(localStorage), now());
  if (step !== 'renew' && step !== 'clear') return;
  try {
    await (await fetchedEngine()).check();
  } catch (error) {
    // As an outage of the server: it keeps the session.
    console.warn('the session could not be checked', error);
  }
}

async function requestHeaders(): Promise<Record<string, string>> {
  await check();
  return storedHeaders(localStorage);
}

/** What signs in, renews and signs out: not in every page, because visitors and fresh tokens do without. */
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
  const next = readSession(localStorage);
  if (!isSameSession(store.read(), next)) store.write(next);
}

function isSameSession(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Other 401s (a wrong wallet password) are answers, and asking again would count twice.
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
