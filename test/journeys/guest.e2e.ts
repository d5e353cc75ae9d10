import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { couponTexts } from '#storefront/screens/my/coupon/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { orderCart, pattern } from './hands/checkout-hands.ts';
import { type Choice, productInStock, putIntoCart } from './hands/product-hands.ts';
import { complaintsOf, demoShopper, fillLogin, newMember, poll, signIn, untilAlive, visit } from './hands/shopper.ts';

test('what a guest put into the cart is added to the member’s own once, at the sign-in that ordering asks for', async () => {
  const member = await newMember();
  const [small, large] = await productInStock({ sizes: 2 });
  if (!large) throw new Error('two sizes were asked for');
  const earlier = await newVisitor();
  await signIn(earlier.page, member);
  await putIntoCart(earlier.page, large);
  await earlier.context.close();

  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await putIntoCart(page, small);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await sizesInCart(page, [small])).toEqual([small.size]);
  await page.getByRole('button', { name: pattern(cartMessages.order.ko, { whole: true }) }).click();
  await askedToLogIn(page);
  await fillLogin(page, member);
  await page.waitForURL(/\/cart$/);
  expect(await sizesInCart(page, [small, large])).toEqual([small.size, large.size].sort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await sizesInCart(page, [small, large])).toEqual([small.size, large.size].sort());
  await orderCart(page);

  // The next guest of this browser finds an empty cart.
  await visit(page, urlFor('mypage'));
  await page.getByRole('button', { name: shell.logout.ko }).click();
  await page.getByRole('alertdialog', { name: mypageMessages.logoutQuestion.ko }).getByRole('button', { name: shell.logout.ko }).click();
  await page.getByText(signInMessages.loggedOut.ko).waitFor();
  expect(new URL(page.url()).pathname).toBe(urlFor('main'));
  await visit(page, urlFor('cart'));
  await page.getByText(cartMessages.empty.ko).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('liking a product asks a visitor to log in; who declines stays, who agrees is on the login page', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const [{ productId, name }] = await productInStock();
  await visit(page, urlFor('product-id', { id: productId }));
  const heart = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} 좋아요`) });
  const likes = await heart.textContent();
  await heart.click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.cancel.ko }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(urlFor('product-id', { id: productId }));
  expect(await heart.textContent()).toBe(likes);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  await heart.click();
  await askedToLogIn(page);
  await page.getByRole('heading', { level: 1, name: signInMessages.loginTitle.ko }).waitFor();
  await context.close();
});

test('a visitor on /mypage reads the alert, is taken home, and never sees the page', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await page.goto(urlFor('mypage'));
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.memberOnly.ko).waitFor();
  expect(await page.getByText(mypageMessages.profile.ko).count()).toBe(0);
  expect(await alert.getByRole('button').count()).toBe(1);
  await alert.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL(/\/main$/);
  await context.close();
});

test('a new member agrees, is corrected, joins, and is signed in', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  await visit(page, urlFor('sign-up'));
  await page.getByRole('button', { name: signInMessages.next.ko }).click();
  await page.getByRole('alert').getByText(signInMessages.agreementsNeeded.ko).waitFor();
  for (const consent of ['agreeTerms', 'agreePersonalInformation', 'agreePurchase', 'agreeOver14'] as const) {
    await page.getByRole('checkbox', { name: signInMessages[consent].ko }).check();
  }
  await page.getByRole('button', { name: signInMessages.next.ko }).click();

  const form = page.getByRole('main');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const join = form.getByRole('button', { name: signInMessages.join.ko });
  await field(signInMessages.id.ko).fill(demoShopper.email);
  await field(signInMessages.password.ko).fill('short1');
  await field(signInMessages.passwordAgain.ko).fill('seam1234?');
  await field(signInMessages.name.ko).fill('정노을');
  await field(signInMessages.nickname.ko).fill('노을');
  await join.click();
  await form.getByText(signInMessages.passwordsDiffer.ko).waitFor();
  expect(await field(signInMessages.password.ko).getAttribute('aria-invalid')).toBe('true');
  await field(signInMessages.password.ko).fill('seam1234?');
  await join.click();
  await form.getByText(errors.ID_TAKEN.message.ko).waitFor();
  const email = `journey-${process.pid}-${Date.now()}@seam.example`;
  await field(signInMessages.id.ko).fill(email);
  await join.click();
  await page.waitForURL(/\/main$/);
  await page.getByText(signInMessages.welcome.ko.replace('{name}', '노을')).waitFor();

  await visit(page, urlFor('mypage'));
  await page.getByRole('heading', { level: 1, name: mypageMessages.hello.ko.replace('{name}', '노을') }).waitFor();
  await page.getByText(email).waitFor();
  // the coupon of the sign-up: promised on the home page, and there.
  await page.getByRole('link', { name: mypageMessages.coupons.ko }).click();
  await page.getByRole('tab', { name: couponTexts.usable.ko.replace('{count}', '1') }).waitFor();
  await page.getByRole('heading', { level: 3, name: '가입 축하 5,000원' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The sizes of the lines in the cart, once all of them are there. */
async function sizesInCart(page: Page, choices: readonly Choice[]): Promise<string[]> {
  await untilAlive(page);
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await poll(() => lines.count()).toBe(choices.length);
  const texts = await lines.allTextContents();
  return texts.map((text) => choices.find(({ size }) => text.includes(size))?.size ?? '').sort();
}

/** Reads the question (specification 6), agrees, and is on the login page. */
async function askedToLogIn(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByText(shell.loginNeeded.ko).waitFor();
  await question.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL(/\/login\?next=/);
}
