import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { newVisitor } from '../hands/browser.ts';
import { lane } from '../hands/lane.ts';
import { complaintsOf, newMember, untilAlive, visit } from '../hands/shopper.ts';

test('a member whose password is being guessed signs in from a new browser, after a puzzle', async () => {
  const member = await newMember();
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await visit(page, urlFor('login'));
  await untilAlive(page);
  await page.getByLabel(signInMessages.id.ko).fill(member.email);
  await page.getByLabel(signInMessages.password.ko).fill(member.password);
  let isProved = false;
  // The guesser is always a step ahead, and far enough for a slow machine: the first waits are short.
  await page.route('**/auth/token', async (route) => {
    isProved = route.request().postData()?.includes('proof=') ?? false;
    if (!isProved) await guessUntilLongWait(member.email);
    await route.continue();
  });
  await page.getByRole('main').getByRole('button', { name: shell.login.ko, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // Her machine worked for it; on a fast one the sentence about it is gone before anybody reads it.
  expect(isProved).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Seconds that the next try has to wait; the solved puzzle goes past them. */
const longEnough = 5;

/** Guesses as fast as it is let: asking all the time instead would fill the limit of the address, which the member shares here. */
async function guessUntilLongWait(username: string): Promise<void> {
  for (let wait = await guess(username); wait < longEnough; wait = await guess(username)) {
    await new Promise((next) => setTimeout(next, wait * 1_000));
  }
}

/** A wrong password; how long the answer says to wait, in seconds, 0 when it was looked at. */
async function guess(username: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: 'guess 1' });
  const reply = await fetch(`${lane().shopUrl}/auth/token`, { method: 'POST', body });
  return reply.status === 429 ? Number(reply.headers.get('retry-after')) : 0;
}
