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
import { eventually } from '../../eventually.ts';
import { memoryStorage } from '../../session-world.ts';
import { lane } from './lane.ts';

export type Account = { email: string; password: string };

export const demoShopper: Account = { email: 'shopper@seam.example', password: 'seam1234!' };

/** Asks again until it is so, as long as a busy machine may need. */
export const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 60_000 });

/** Opens an address and waits until the page answers: the page view is told to the data layer once the scripts run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilAlive(page);
}

/** Waits until the scripts of the page shown run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
}

/** Fills the login page that is shown and waits until it is left. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await untilAlive(page);
  await page.getByLabel(signInMessages.id.ko).fill(email);
  await page.getByLabel(signInMessages.password.ko).fill(password);
  await page.getByRole('main').getByRole('button', { name: shell.login.ko, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs in as a shopper does. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await visit(page, urlFor('login'));
  await fillLogin(page, account);
}

/**
 * Signs in with the shop's own session engine, and shows a page of plain text: drawing the form and the page it leads to is a twentieth of what
 * journeys cost, and most are about something else.
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

/** Posts a form from the page shown, whose browser keeps the cookies that come back. */
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

/** What the demonstration would have sent to a phone (digits) or mailbox, the newest first. */
export async function messagesTo(recipient: string): Promise<{ event: string; values: Record<string, string> }[]> {
  const reply = await fetch(`${lane().shopUrl}/dev/outbox/messages.json?to=${encodeURIComponent(recipient)}`);
  return ((await reply.json()) as { messages: { event: string; values: Record<string, string> }[] }).messages;
}

/** The newest code of a phone. */
export async function codeOf(phone: string): Promise<string> {
  const [newest] = await messagesTo(phone);
  return newest?.values.code ?? '';
}

let phones = 0;

/** A phone nobody of this run has had. */
export function newPhone(): string {
  phones += 1;
  return `010${String((process.pid * 100_003 + Date.now() + phones * 7_919) % 100_000_000).padStart(8, '0')}`;
}

/**
 * Posts to the shop beside its pages. A shop that is busy (503) is asked again, as its pages do it; any other refusal is said with its words,
 * so that a journey which ends by it tells why.
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

/** What sign-up takes for a phone: a code was sent to it and entered. */
async function provedPhone(phone: string): Promise<string> {
  const { id } = await post<SentCode>('/verifications', { purpose: 'SIGN_UP', phone });
  return (await post<CheckedCode>(`/verifications/${id}/check`, { code: await codeOf(phone) })).proof;
}

let born = 0;

/**
 * A new member with nothing of their own yet, so that no journey finds what another one left. The address is long and has no place
 * to break it: that once made the page of an order wider than the phone, and its sheet's buttons impossible to press.
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

/** Asks the REST API as who is signed in at this page. */
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

/** Writes to the REST API as who is signed in at this page. */
export async function tellApi(page: Page, path: string, body: object): Promise<void> {
  const { status } = await callApi(page, 'POST', path, body);
  expect([path, status]).toEqual([path, 201]);
}

/** Asks the data service as a visitor: an operation of the shop, which knows what it gives, or a text of the journey's own. */
export async function ask<Data, Variables extends object = Record<string, unknown>>(
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

/** Collects what a page complains of: script errors, console errors, and what its security policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A refused status is told here too; whether it was meant is a matter of the journey.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}
