import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { profileTexts } from '#storefront/screens/my/profile/texts.ts';
import { desktop, newVisitor, phone } from '../hands/browser.ts';
import { chooseAccount, newAddress, toProvider } from '../hands/providers.ts';
import { complaintsOf, fillLogin, newMember, poll, untilAlive, visit } from '../hands/shopper.ts';

const login = urlFor('login', {}, { next: urlFor('mypage') });

/** Waits for the member's own page, and says whose it is. */
async function greeting(page: Page): Promise<string> {
  await page.waitForURL((url) => url.pathname === urlFor('mypage'));
  await untilAlive(page);
  const heading = page.getByRole('heading', { level: 1, name: /님/ });
  await heading.waitFor();
  return (await heading.textContent()) ?? '';
}

/** Apple's answer comes from another site, without any cookie of the shop: what a browser really does with such a form. */
async function applesAnswer(page: Page): Promise<void> {
  const posted = await page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/callback'));
  const headers = await posted.allHeaders();
  expect([headers['sec-fetch-site'], headers.cookie]).toEqual(['cross-site', undefined]);
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test.each(socialVendors)('%s: the shopper of the demonstration signs in with one press and one choice', async (vendor) => {
  const { page, context } = await newVisitor({ device: vendor === 'apple' ? phone : desktop });
  const complaints = complaintsOf(page);
  await visit(page, login);
  await toProvider(page, vendor);
  const posted = vendor === 'apple' ? applesAnswer(page) : null;
  await chooseAccount(page);
  await posted;
  expect(await greeting(page)).toContain('하늘색실');
  expect(page.url()).not.toContain('ticket');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a new person joins by Google after the consents, signs in by its prompt next time, and closes the prompt later', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await visit(page, login);
  const prompt = (outcome: string) => page.locator(`section[data-prompt="${outcome}"]`).waitFor();
  await prompt('suppressed');
  await toProvider(page, 'google');
  const email = newAddress();
  await chooseAccount(page, { email });
  await page.waitForURL((url) => url.pathname === urlFor('sign-up-social'));
  await untilAlive(page);
  await page.getByText(email).waitFor();
  const boxes = page.getByRole('checkbox');
  await poll(() => boxes.count()).toBe(8);
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
  const join = page.getByRole('button', { name: signInMessages.join.ko });
  await join.click();
  await page.getByText(errors.TERMS_AGREEMENT_REQUIRED.message.ko).waitFor();
  await boxes.first().check();
  const nickname = await suggestedNickname(page);
  await join.click();
  expect(await greeting(page)).toContain(nickname);

  await signOut(page);
  await visit(page, login);
  await prompt('displayed');
  await page.getByRole('button', { name: /이새봄\(으\)로 계속/ }).click();
  expect(await greeting(page)).toContain(nickname);

  await signOut(page);
  await visit(page, login);
  await prompt('displayed');
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await prompt('skipped');
  await visit(page, login);
  await prompt('suppressed');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a new person joins by Apple with a hidden address, withdraws, and restores everything by Apple', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  const email = newAddress();
  const comeByApple = async () => {
    await visit(page, login);
    await toProvider(page, 'apple');
    const posted = applesAnswer(page);
    await chooseAccount(page, { email, name: '최가림', hidesEmail: true });
    await posted;
  };
  await comeByApple();
  await page.waitForURL((url) => url.pathname === urlFor('sign-up-social'));
  await untilAlive(page);
  await page.getByText(/@privaterelay/).waitFor();
  await page.getByText(words.privateEmail.ko).waitFor();
  const nickname = await suggestedNickname(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: signInMessages.join.ko }).click();
  expect(await greeting(page)).toContain(nickname);

  await visit(page, urlFor('mypage-profile'));
  await page.getByRole('button', { name: profileTexts.leaveOpen.ko, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: profileTexts.leaveOpen.ko, exact: true }).click();
  await page.getByText(/탈퇴했습니다/).waitFor();
  await comeByApple();
  const question = page.getByRole('alertdialog');
  await question.getByText(/탈퇴한 계정입니다. \d{4}\.\d{2}\.\d{2}까지/).waitFor();
  await question.getByRole('button', { name: shell.cancel.ko, exact: true }).click();
  await page.getByText(errors.MEMBER_WITHDRAWN.message.ko).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await comeByApple();
  await question.getByRole('button', { name: memberTexts.returnOk.ko }).click();
  await page.getByText(memberTexts.returned.ko).waitFor();
  expect(await greeting(page)).toContain(nickname);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a Kakao account with a member’s address is linked only by that member, and then signs that member in', async () => {
  const member = await newMember();
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('login-kakao', {}, { next: urlFor('mypage') }));
  await toProvider(page, 'kakao');
  await chooseAccount(page, { email: member.email });
  await page.getByRole('heading', { name: words.emailTakenTitle.ko }).waitFor();
  await page.getByRole('link', { name: words.logInAndLink.ko }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await fillLogin(page, member);
  await page.waitForURL((url) => url.pathname === urlFor('sign-up-social'));
  await page.getByRole('button', { name: words.link.ko, exact: true }).click();
  await greeting(page);
  await signOut(page);
  await visit(page, urlFor('login-kakao', {}, { next: urlFor('mypage') }));
  await toProvider(page, 'kakao');
  await chooseAccount(page, { email: member.email });
  expect(await greeting(page)).toMatch(/이음/);
  await context.close();
});

test('a cancelled, a failed and an unanswered sign-in each say so and offer another way; a hidden address needs an ID', async () => {
  const { page, context } = await newVisitor();
  await visit(page, login);
  await toProvider(page, 'apple');
  await page.getByRole('button', { name: '취소' }).click();
  await page.getByText(errors.SOCIAL_CANCELLED.message.ko).waitFor();
  await toProvider(page, 'google');
  await chooseAccount(page, { fault: 'signature' });
  await page.getByText(errors.SOCIAL_REFUSED.message.ko).waitFor();
  await toProvider(page, 'kakao');
  await chooseAccount(page, { fault: 'away' });
  await page.getByText(errors.SOCIAL_PROVIDER_AWAY.message.ko).waitFor();
  await page.getByRole('link', { name: words.otherWays.ko }).waitFor();
  await toProvider(page, 'kakao');
  await chooseAccount(page, { email: newAddress(), name: '김비밀', hidesEmail: true });
  await page.waitForURL((url) => url.pathname === urlFor('sign-up-social'));
  const id = newAddress();
  const idField = page.getByLabel(signInMessages.id.ko);
  await idField.fill(id);
  const nickname = page.getByLabel(signInMessages.nickname.ko);
  await nickname.fill('조용한 바늘');
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await page.getByText(draftTexts.isBack.ko).waitFor();
  const kept = [await idField.inputValue(), await nickname.inputValue(), await page.getByRole('checkbox').first().isChecked()];
  expect(kept).toEqual([id, '조용한 바늘', true]);
  await page.getByRole('button', { name: signInMessages.join.ko }).click();
  expect(await greeting(page)).toContain('조용한 바늘');
  await context.close();
});

test('the social sign-up page without an arrival says so and leads back', async () => {
  const { page, context } = await newVisitor();
  await visit(page, urlFor('sign-up-social'));
  await page.getByText(errors.SOCIAL_STATE_LOST.message.ko).waitFor();
  await page.getByRole('link', { name: words.startAgain.ko }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await context.close();
});

/** What others may read is not the name that the provider told. */
async function suggestedNickname(page: Page): Promise<string> {
  const nickname = await page.getByLabel(signInMessages.nickname.ko).inputValue();
  expect(nickname).toMatch(/^\S+ \S+ \d+$/);
  return nickname;
}
