import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { verificationTexts } from '#storefront/nouns/verification/texts.ts';
import { walletTexts as words } from '#storefront/screens/my/wallet-connect/texts.ts';
import { newVisitor } from '../hands/browser.ts';
import { pattern } from '../hands/checkout-hands.ts';
import { codeOf, complaintsOf, demoShopper, newMember, poll, signIn, visit } from '../hands/shopper.ts';

const email = `wallet${process.pid}x${Date.now()}@seam.example`;
const password = 'violet 자전거 7';

/** Fills the form of the way that is chosen; gives where its refusal is said. */
async function enter(page: Page, way: 'register' | 'signIn', secret: string) {
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: words[way].ko }).click();
  await form.getByLabel(words.email.ko).fill(email);
  await form.getByRole('textbox', { name: words.password.ko }).fill(secret);
  await form.getByRole('button', { name: words.sendCode.ko }).click();
  return form.getByRole('alert').filter({ hasText: /./ }).first();
}

test('a member makes a wallet, finds the reward of a confirmed purchase in it, takes its coupon, and disconnects it', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signIn(page, demoShopper);
  await visit(page, urlFor('mypage'));
  await page.getByRole('main').getByRole('link', { name: '지갑 연결' }).click();
  await page.waitForURL(`**${urlFor('mypage-wallet-connect')}`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: pattern(words.waiting.ko) }).waitFor();

  await enter(page, 'register', password);
  const codeField = main.getByRole('textbox', { name: verificationTexts.code.ko, exact: true });
  await codeField.waitFor();
  await codeField.fill(await codeOf(email));
  const wallet = main.getByRole('region', { name: words.myWallet.ko });
  await wallet.getByText(email).waitFor();
  const rewards = main.getByRole('region', { name: pattern(words.rewards.ko) });
  await rewards.getByRole('heading', { name: '첫 구매' }).waitFor();
  await rewards
    .getByRole('link', { name: pattern(words.orderOf.ko) })
    .first()
    .waitFor();
  await rewards.getByRole('button', { name: pattern(words.takeCouponOf.ko) }).click();
  await rewards.getByText(words.couponTaken.ko).waitFor();

  const other = await newVisitor();
  await signIn(other.page, await newMember());
  await visit(other.page, urlFor('mypage-wallet-connect'));
  const says = async (refusal: Awaited<ReturnType<typeof enter>>, code: Parameters<typeof errorMessage>[0]) =>
    poll(async () => refusal.textContent()).toBe(errorMessage(code, 'ko'));
  await says(await enter(other.page, 'register', password), 'WALLET_EMAIL_TAKEN');
  await says(await enter(other.page, 'signIn', `${password}8`), 'WALLET_LOGIN_FAILED');
  await says(await enter(other.page, 'signIn', password), 'WALLET_ALREADY_CONNECTED');
  await other.context.close();

  await wallet.getByRole('button', { name: words.disconnect.ko }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.disconnect.ko }).click();
  await main.getByRole('tab', { name: words.register.ko }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
