import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { createSessionEngine } from '#client/session/session-engine.ts';
import { solvePuzzle } from '#client/session/solve-puzzle.ts';
import { createTokenCalls } from '#client/session/token-calls.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import type { CreateMemberInput } from '#contract/rest/members.ts';
import type { CheckedCode, SentCode } from '#contract/rest/verifications.ts';
import { urlFor } from '#contract/routes.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { eventually } from '../../eventually.ts';
import { memoryStorage } from '../../session-world.ts';
import { lane } from './lane.ts';

export type Account = { email: string; password: string };

export const demoShopper: Account = { email: 'shopper@seam.example', password: 'seam1234!' };

/** Polls until the expectation holds, with a timeout long enough for a busy machine. */
export const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 60_000 });

/** Opens an address and waits until the page is interactive: scripts report the page view to the data layer once they run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilAlive(page);
}

/** Waits until the current page's scripts run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
}

/** Fills in the current login page and waits until it is left. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await untilAlive(page);
  await page.getByLabel(signInMessages.id.ko).fill(email);
  await page.getByLabel(signInMessages.password.ko).fill(password);
  await page.getByRole('main').getByRole('button', { name: shell.login.ko, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs in through the form. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await visit(page, urlFor('login'));
  await fillLogin(page, account);
}

/** Signs out on the member's page, in every tab of the browser. */
export async function signOut(page: Page): Promise<void> {
  await visit(page, urlFor('mypage'));
  await page.getByRole('button', { name: mypageMessages.logout.ko }).click();
  await page
    .getByRole('alertdialog', { name: mypageMessages.logoutQuestion.ko })
    .getByRole('button', { name: mypageMessages.logout.ko })
    .click();
  await page.getByText(mypageMessages.loggedOut.ko).waitFor();
}

/**
 * Signs in with the shop's own session engine and shows a plain text page: rendering the form and the page after it takes a twentieth of
 * the journeys' time, and most are about something else.
 */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/robots.txt');
  const storage = memoryStorage();
  const engine = createSessionEngine({
    storage,
    calls: createTokenCalls((path, form) => postFrom(page, String(path), String(form?.body))),
    solve: solvePuzzle,
    now: () => Math.floor(Date.now() / 1000),
    exclusively: (work) => work(),
    changed: () => {},
  });
  expect(await engine.signIn(email, password)).toMatchObject({ isSignedIn: true });
  const stored = storage.keys().map((key) => [key, storage.getItem(key) ?? ''] as const);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

/** Posts a form from the current page, so that its browser keeps the cookies. */
async function postFrom(page: Page, path: string, form: string): Promise<Response> {
  const { status, text } = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await fetch(address, { method: 'POST', headers, body });
      return { status: reply.status, text: await reply.text() };
    },
    [path, form] as const,
  );
  return new Response(text, { status });
}

/** The messages the demonstration would have sent to a phone number (digits) or mailbox, newest first. */
export async function messagesTo(recipient: string): Promise<{ event: string; values: Record<string, string> }[]> {
  const reply = await fetch(`${lane().shopUrl}/dev/outbox/messages.json?to=${encodeURIComponent(recipient)}`);
  return ((await reply.json()) as { messages: { event: string; values: Record<string, string> }[] }).messages;
}

/** The newest code sent to a phone. */
export async function codeOf(phone: string): Promise<string> {
  // Not merely the newest: another journey may have moved the shop's clock, and its messages are dated later.
  const newest = (await messagesTo(phone)).find(({ values }) => values.code !== undefined);
  return newest?.values.code ?? '';
}

let phones = 0;

/** A phone number not yet used in this run. */
export function newPhone(): string {
  phones += 1;
  return `010${String((process.pid * 100_003 + Date.now() + phones * 7_919) % 100_000_000).padStart(8, '0')}`;
}

/**
 * Calls the shop's API directly. A busy shop (503) is retried, as its pages do; any other error is thrown with its message, so that a
 * failing journey shows the reason.
 */
export async function call(path: string, init: RequestInit): Promise<Response> {
  const reply = await eventually(async () => {
    const response = await fetch(lane().shopUrl + path, { method: 'POST', ...init });
    expect(response.status).not.toBe(503);
    return response;
  });
  expect(reply.ok, `${path}: ${reply.status} ${await reply.clone().text()}`).toBe(true);
  return reply;
}

async function post<Reply>(path: string, body: object): Promise<Reply> {
  const reply = await call(`/api${path}`, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await reply.json()) as Reply;
}

/** Verifies a phone number for sign-up: requests a code and enters it. */
async function provedPhone(phone: string): Promise<string> {
  const { id } = await post<SentCode>('/verifications', { purpose: 'SIGN_UP', phone });
  return (await post<CheckedCode>(`/verifications/${id}/check`, { code: await codeOf(phone) })).proof;
}

let born = 0;

/**
 * A new member without any data, so that journeys do not affect each other. The e-mail address is long and unbreakable: that once made an
 * order's page wider than the phone, and the buttons of its sheet impossible to tap.
 */
export async function newMember(name = '박이음', phone = newPhone()): Promise<Account> {
  born += 1;
  const account = { email: `journey${process.pid}x${Date.now()}x${born}nobodybreaksthis@seam.example`, password: 'needle 실타래 4' };
  const body: CreateMemberInput = {
    ...account,
    name,
    nickname: `이음${born}`,
    phone,
    phone_proof: await provedPhone(phone),
    consents: { terms: true, personal_information: true, purchase: true, over_14: true },
  };
  await post('/members', body);
  return account;
}

/** Calls the REST API as the member signed in on this page. */
export async function callApi<Reply>(page: Page, method: string, path: string, body?: object): Promise<{ status: number; reply: Reply }> {
  const { status, text } = await page.evaluate(
    async ([verb, address, json]) => {
      const { access_token: token } = JSON.parse(
        Object.values({ ...localStorage }).find((value) => value.includes('access_token')) ?? '{}',
      );
      const headers = { authorization: `Bearer ${token}`, ...(json === null ? {} : { 'content-type': 'application/json' }) };
      const answer = await fetch(address, { method: verb, headers, body: json });
      return { status: answer.status, text: await answer.text() };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  return { status, reply: text === '' ? (undefined as Reply) : (JSON.parse(text) as Reply) };
}

/** Writes to the REST API as the member signed in on this page. */
export async function postApi(page: Page, path: string, body: object): Promise<void> {
  const { status } = await callApi(page, 'POST', path, body);
  expect([path, status]).toEqual([path, 201]);
}

/** Queries the data service as a visitor: a typed operation of the shop, or a journey's own text. */
export async function queryData<Data, Variables extends object = Record<string, unknown>>(
  query: string | Operation<Data, Variables>,
  variables?: NoInfer<Variables>,
): Promise<Data> {
  const reply = await fetch(`${lane().shopUrl}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Collects a page's errors: script errors, console errors and CSP violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // Failed responses are logged here too; the journey decides whether they were expected.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}
