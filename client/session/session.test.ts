import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeTokens } from '#client/session/session-engine.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { accessToken, memoryStorage, tokenResponse } from '#test/session-world.ts';

type Sent = { url: string; authorization: string | null; role: string | null };

let sent: Sent[];
let answers: (url: string) => Response;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  sent = [];
  storage = memoryStorage();
  const fetcher = async (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    sent.push({ url, authorization: headers.get('authorization'), role: headers.get('x-hasura-role') });
    return answers(url);
  };
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('window', { fetch: fetcher, addEventListener: vi.fn() });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('authorizedFetch', () => {
  test('authorizedFetch sends a request as a visitor when nobody is signed in', async () => {
    answers = () => Response.json({});
    const { authorizedFetch } = await import('#client/session/session.ts');
    await authorizedFetch('/api/cart');
    expect(sent).toEqual([{ url: '/api/cart', authorization: null, role: 'public' }]);
  });

  test('authorizedFetch renews a refused token once and sends the request again', async () => {
    storeTokens(storage, tokenResponse(seconds(), 1), seconds());
    const good = `Bearer ${accessToken(seconds(), 2)}`;
    answers = (url) => {
      if (url === '/auth/token') return Response.json(tokenResponse(seconds(), 2));
      return sent.at(-1)?.authorization === good ? Response.json({ ok: true }) : Response.json({ code: 'invalid-jwt' }, { status: 401 });
    };
    const { authorizedFetch } = await import('#client/session/session.ts');
    expect(await (await authorizedFetch('/api/cart')).json()).toEqual({ ok: true });
    expect(sent.map(({ url }) => url)).toEqual(['/api/cart', '/auth/token', '/api/cart']);
  });

  test('authorizedFetch returns any other 401 without sending the request again', async () => {
    storeTokens(storage, tokenResponse(seconds()), seconds());
    answers = () => Response.json({ code: 'WALLET_LOGIN_FAILED' }, { status: 401 });
    const { authorizedFetch } = await import('#client/session/session.ts');
    expect((await authorizedFetch('/api/wallet')).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});

describe('what screens see', () => {
  test('screens get the same session object until something changes, then listeners are called once', async () => {
    answers = () => Response.json(tokenResponse(seconds()));
    const { currentSession, signIn, signOut, subscribeToSession } = await import('#client/session/session.ts');
    const heard = vi.fn();
    subscribeToSession(heard);
    const before = currentSession();
    expect(before.isSignedIn).toBe(false);
    expect(currentSession()).toBe(before);
    await signIn('member@seam.example', 'pw');
    expect(currentSession()).toMatchObject({ isSignedIn: true, role: 'user' });
    answers = () => Response.json({});
    await signOut();
    expect(currentSession().isSignedIn).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(storage.getItem(storageKeys.tokenResponse)).toBeNull();
  });
});

const replies: [what: string, reply: () => Response | Promise<Response>, failure: string][] = [
  ['a refusal', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'LOGIN_FAILED'],
  ['an error with status 200', () => Response.json({ error: 'invalid_grant' }), 'LOGIN_FAILED'],
  ['too many attempts', () => Response.json({ error: 'too_many_attempts' }, { status: 429 }), 'LOGIN_FAILED_LATER'],
  ['an outage', () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 }), 'LOGIN_FAILED_LATER'],
  ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'LOGIN_FAILED_LATER'],
  ['a blocked origin', () => Response.json({ error: 'invalid_request' }, { status: 403 }), 'LOGIN_FAILED_LATER'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'LOGIN_FAILED_LATER'],
];

test.each(replies)('screens after a sign-in: %s', async (_what, reply, failure) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = reply as () => Response;
  const { signIn } = await import('#client/session/session.ts');
  expect(await signIn('member@seam.example', 'pw')).toEqual({ failure });
  logged.mockRestore();
});

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
