import { createStore, type Watched } from '../stores/store.ts';
import { exclusively } from './one-at-a-time.ts';
import { createSessionEngine, type SessionEngine, type SignInAbout, type SignInRefusal } from './session-engine.ts';
import { readSession, type Session, visitorSession } from './stored-session.ts';
import { createTokenCalls } from './token-calls.ts';

/**
 * The session of this browser. Client only: on the server everybody is a visitor.
 * Screens use `useSession`, `signIn`, `signOut`; data layers use `authorizedFetch`; the guard uses `checkedSession`.
 */
export type { SignInAbout, SignInRefusal } from './session-engine.ts';
export type { Session } from './stored-session.ts';

const store = createStore<Session>(visitorSession);
let engine: SessionEngine | null = null;

/** Signs in with ID and password; failures: LOGIN_FAILED, LOGIN_FAILED_LATER (specification 8), MEMBER_WITHDRAWN; the stored session is untouched then. */
export function signIn(id: string, password: string, about?: SignInAbout): Promise<Session | SignInRefusal> {
  return openEngine().signIn(id, password, about);
}

/** Signs out here and at the server; clears local storage but for the closed pop-up (specification 4). */
export function signOut(): Promise<void> {
  return openEngine().signOut();
}

/** The session after the check of specification 4 (renews under 3 minutes, clears when its window has passed). For guards. */
export async function checkedSession(): Promise<Session> {
  await openEngine().check();
  return currentSession();
}

/**
 * `fetch` as the signed-in member, or as a visitor: checks the session, adds bearer token and role header. A refused token
 * (`invalid-jwt`) is renewed once and the request sent again; a body that is a stream cannot be sent twice and is not.
 */
export async function authorizedFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = await openEngine().requestHeaders();
  const reply = await send(input, init, headers);
  if (headers.authorization === undefined || init.body instanceof ReadableStream || !(await isTokenRefused(reply))) return reply;
  if (!(await renewSession(headers.authorization))) return reply;
  return send(input, init, await openEngine().requestHeaders());
}

/**
 * Renews although life is left: for the data service's `invalid-jwt`, which comes with status 200. The refused Authorization header,
 * or null for whatever is stored. True when asking again makes sense.
 */
export function renewSession(refusedAuthorization: string | null): Promise<boolean> {
  return openEngine().renew(refusedAuthorization?.replace(/^Bearer /, '') ?? null);
}

/** What is stored right now, without any check; the same object until it changes. */
export function currentSession(): Session {
  openEngine();
  return store.read();
}

/** Calls `listener` after each change of the session, in this tab or another. Returns the way to stop it. */
export function subscribeToSession(listener: () => void): () => void {
  openEngine();
  return store.subscribe(listener);
}

/** The session as components watch it: live over all tabs. */
export const watchedSession: Watched<Session> = { read: currentSession, subscribe: subscribeToSession };

function openEngine(): SessionEngine {
  if (engine) return engine;
  // Other tabs share the storage; the event comes for their changes only.
  window.addEventListener('storage', changed);
  store.write(readSession(localStorage));
  engine = createSessionEngine({
    storage: localStorage,
    calls: createTokenCalls(window.fetch.bind(window)),
    // Seldom needed: not in every page.
    solve: async (puzzle) => (await import('./solve-puzzle.ts')).solvePuzzle(puzzle),
    now: () => Math.floor(Date.now() / 1000),
    exclusively: (work) => exclusively('seam-session', work),
    changed,
  });
  return engine;
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

function send(input: string | URL, init: RequestInit, added: Record<string, string>): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return fetch(input, { ...init, headers });
}
