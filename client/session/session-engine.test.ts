import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSessionEngine, type SessionEngine } from '#client/session/session-engine.ts';
import { readSession, storedHeaders } from '#client/session/stored-session.ts';
import { abilitiesOf } from '#rules/member/rights/permission.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { accessLife, memberId, memoryStorage, refreshLife, type ServerMood, sharedLock, strictServer } from '#test/session-world.ts';

/** Two tabs of one browser and a strict server, in virtual time. */
function createWorld() {
  let now = 1_000_000;
  const storage = memoryStorage();
  const server = strictServer(() => now);
  const exclusively = sharedLock();
  const openTab = (): SessionEngine =>
    createSessionEngine({ storage, calls: server.calls, solve: server.solve, now: () => now, exclusively, changed: () => undefined });
  return {
    storage,
    server: server.state,
    tabs: [openTab(), openTab()] as const,
    now: () => now,
    pass(seconds: number) {
      now += seconds;
    },
  };
}

type World = ReturnType<typeof createWorld>;
/** The expected storage: when the last response arrived, null for a visitor; plus each tab's pause after an outage. */
type Model = { receivedAt: number | null; restUntil: [number, number]; renewals: number; hasLanguage: boolean };

type Action =
  | { type: 'sign-in'; tab: 0 | 1; password: 'right' | 'wrong' }
  | { type: 'sign-out'; tab: 0 | 1 }
  | { type: 'check'; tab: 0 | 1 }
  | { type: 'check in both tabs' }
  | { type: 'pass'; seconds: number }
  | { type: 'server'; mood: ServerMood }
  | { type: 'choose language' }
  | { type: 'spoil' };

const tab = fc.constantFrom(0 as const, 1 as const);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('sign-in' as const), tab, password: fc.constantFrom('right' as const, 'wrong' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign-out' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('check' as const), tab }) },
  { weight: 4, arbitrary: fc.constant({ type: 'check in both tabs' as const }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('pass' as const), seconds: fc.oneof(fc.nat(10), fc.nat(600), fc.nat(4_000)) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('server' as const), mood: fc.constantFrom<ServerMood>('up', 'up', 'refusing', 'down') }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'choose language' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'spoil' as const }) },
);

test('the session engine decides as the rule does in two tabs, over time and through refusals and outages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 40 }), async (actions) => {
      const world = createWorld();
      world.storage.setItem(storageKeys.closedPopup, '1');
      const model: Model = { receivedAt: null, restUntil: [0, 0], renewals: 0, hasLanguage: false };
      for (const step of actions) {
        await act(world, step);
        foresee(model, world, step);
        compare(world, model);
      }
    }),
    { seed: 20261120, numRuns: 400 },
  );
});

async function act(world: World, step: Action): Promise<void> {
  const { storage, tabs } = world;
  if (step.type === 'sign-in') await tabs[step.tab].signIn('member@seam.example', step.password);
  if (step.type === 'sign-out') await tabs[step.tab].signOut();
  if (step.type === 'check') await tabs[step.tab].check();
  if (step.type === 'check in both tabs') await Promise.all(tabs.map((one) => one.check()));
  if (step.type === 'pass') world.pass(step.seconds);
  if (step.type === 'server') world.server.mood = step.mood;
  if (step.type === 'choose language') storage.setItem(storageKeys.locale, 'en');
  if (step.type === 'spoil' && storage.getItem(storageKeys.tokenResponse) !== null) {
    storage.setItem(storageKeys.tokenResponse, '{"error":"invalid_grant"}');
    await tabs[0].check();
  }
}

function foresee(model: Model, world: World, step: Action): void {
  if (step.type === 'sign-in' && step.password === 'right' && world.server.mood !== 'down') model.receivedAt = world.now();
  if (step.type === 'sign-out' || (step.type === 'spoil' && model.receivedAt !== null)) end(model);
  if (step.type === 'check') foreseeCheck(model, world, step.tab);
  if (step.type === 'check in both tabs') for (const one of [0, 1] as const) foreseeCheck(model, world, one);
  if (step.type === 'choose language') model.hasLanguage = true;
}

function foreseeCheck(model: Model, world: World, one: 0 | 1): void {
  if (model.receivedAt === null) return;
  const age = world.now() - model.receivedAt;
  if (age >= refreshLife) {
    end(model);
    return;
  }
  if (accessLife - age >= 180 || world.now() < model.restUntil[one]) return;
  if (world.server.mood === 'refusing') end(model);
  else if (world.server.mood === 'down') model.restUntil[one] = world.now() + 5;
  else {
    model.receivedAt = world.now();
    model.renewals += 1;
  }
}

function end(model: Model): void {
  model.receivedAt = null;
  model.hasLanguage = false;
}

function compare({ storage, server }: World, model: Model): void {
  const isSignedIn = model.receivedAt !== null;
  expect(readSession(storage)).toMatchObject({ isSignedIn, userId: isSignedIn ? memberId : null, role: isSignedIn ? 'user' : 'public' });
  expect(storage.getItem(storageKeys.closedPopup)).toBe('1');
  expect(storage.getItem(storageKeys.locale)).toBe(model.hasLanguage ? 'en' : null);
  expect(storage.getItem(storageKeys.accessToken) !== null).toBe(isSignedIn);
  expect(storage.getItem(storageKeys.abilities)).toBe(isSignedIn ? JSON.stringify(abilitiesOf(['user'])) : null);
  expect([server.renewals, server.replays]).toEqual([model.renewals, 0]);
}

describe('in particular', () => {
  test('a sign-in takes over the language of the account, unless one was chosen before', async () => {
    const { tabs, server, storage } = createWorld();
    server.locale = 'en';
    await tabs[0].signIn('a@b.example', 'right');
    expect(storage.getItem(storageKeys.locale)).toBe('en');
    await tabs[0].signOut();
    storage.setItem(storageKeys.locale, 'cn');
    await tabs[0].signInByTicket('good');
    expect(storage.getItem(storageKeys.locale)).toBe('cn');
  });

  test('a wrong password and an unreachable server are distinct failures that leave the session unchanged', async () => {
    const { tabs, server, storage } = createWorld();
    expect(await tabs[0].signIn('a@b.example', 'wrong')).toEqual({ failure: 'LOGIN_FAILED' });
    server.mood = 'down';
    expect(await tabs[0].signIn('a@b.example', 'right')).toEqual({ failure: 'LOGIN_FAILED_LATER' });
    expect(storage.keys()).toEqual([]);
  });

  test('signing in as a withdrawn member names the deadline for returning, and returning signs the member in', async () => {
    const { tabs, storage } = createWorld();
    const refusal = { failure: 'MEMBER_WITHDRAWN', until: '2026-12-20T03:00:00.000Z' };
    expect(await tabs[0].signIn('a@b.example', 'withdrawn')).toEqual(refusal);
    expect(storage.getItem(storageKeys.tokenResponse)).toBeNull();
    expect(await tabs[0].signIn('a@b.example', 'withdrawn', { isReturning: true })).toMatchObject({ isSignedIn: true });
  });

  test('a sign-in puzzle is solved and submitted automatically, three times at most', async () => {
    const { tabs, server, storage } = createWorld();
    const solving: number[] = [];
    server.puzzles = 2;
    expect(await tabs[0].signIn('a@b.example', 'right', { solving: () => solving.push(server.puzzles) })).toMatchObject({
      isSignedIn: true,
    });
    expect(solving).toEqual([1, 0]);
    await tabs[0].signOut();
    server.puzzles = 4;
    expect(await tabs[0].signIn('a@b.example', 'right')).toEqual({ failure: 'LOGIN_FAILED_LATER' });
    expect([server.puzzles, storage.keys()]).toEqual([0, []]);
    server.puzzles = 1;
    expect(await tabs[0].signIn('a@b.example', 'wrong')).toEqual({ failure: 'LOGIN_FAILED' });
  });

  test('a request carries the bearer token and the stored role; a visitor’s request carries only the role public', async () => {
    const { tabs, storage } = createWorld();
    expect(storedHeaders(storage)).toEqual({ 'x-hasura-role': 'public' });
    await tabs[0].signIn('a@b.example', 'right');
    const authorization = `Bearer ${storage.getItem(storageKeys.accessToken)}`;
    expect(storedHeaders(storage)).toEqual({ 'x-hasura-role': 'user', authorization });
  });

  test('twenty requests in two tabs at the same time renew the session once', async () => {
    const { tabs, server, pass } = createWorld();
    await tabs[0].signIn('a@b.example', 'right');
    pass(accessLife - 100);
    await Promise.all(Array.from({ length: 20 }, (_, index) => tabs[index % 2 === 0 ? 0 : 1].check()));
    expect([server.renewals, server.replays]).toEqual([1, 0]);
  });

  test('a token that the server refuses is renewed once, and not at all when another tab already renewed it', async () => {
    const { tabs, server, storage } = createWorld();
    await tabs[0].signIn('a@b.example', 'right');
    const refused = storage.getItem(storageKeys.accessToken);
    expect(await Promise.all([tabs[0].renew(refused), tabs[1].renew(refused)])).toEqual([true, true]);
    expect(server.renewals).toBe(1);
    expect(await Promise.all([tabs[0].renew(null), tabs[0].renew(null), tabs[1].renew(null)])).toEqual([true, true, true]);
    expect(server.renewals).toBe(2);
  });

  test('sign-out ends the sign-in at the server too', async () => {
    const { tabs, server } = createWorld();
    await tabs[0].signIn('a@b.example', 'right');
    expect(server.live.size).toBe(1);
    await tabs[1].signOut();
    expect(server.live.size).toBe(0);
  });
});

test('a social sign-in ticket starts the same session; an invalid ticket or an outage changes no session', async () => {
  const world = createWorld();
  const [tab] = world.tabs;
  expect(await tab.signInByTicket('bad')).toEqual({ failure: 'SOCIAL_STATE_LOST' });
  world.server.mood = 'down';
  expect(await tab.signInByTicket('good')).toEqual({ failure: 'LOGIN_FAILED_LATER' });
  expect(readSession(world.storage).isSignedIn).toBe(false);
  world.server.mood = 'up';
  expect(await tab.signInByTicket('withdrawn')).toEqual({ failure: 'MEMBER_WITHDRAWN', until: '2026-12-20T03:00:00.000Z' });
  expect(readSession(world.storage).isSignedIn).toBe(false);
  expect(await tab.signInByTicket('withdrawn', { isReturning: true })).toMatchObject({ isSignedIn: true });
  expect(await tab.signInByTicket('good')).toMatchObject({ isSignedIn: true, userId: memberId });
  expect(readSession(world.storage).isSignedIn).toBe(true);
});
