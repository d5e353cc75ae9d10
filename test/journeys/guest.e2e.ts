import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { verificationTexts } from '#storefront/nouns/verification/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { couponTexts } from '#storefront/screens/my/coupon/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { orderCart, pattern } from './hands/checkout-hands.ts';
import { type Choice, chooseSize, productInStock, putIntoCart } from './hands/product-hands.ts';
import {
  codeOf,
  complaintsOf,
  demoShopper,
  fillLogin,
  messagesTo,
  newMember,
  newPhone,
  poll,
  queryData,
  signIn,
  signOut,
  untilAlive,
  visit,
} from './hands/shopper.ts';
import { otherThan, phoneForm, provePhone } from './hands/verification-hands.ts';

test('a guest’s cart is added to the member’s cart once, at the sign-in that ordering requires', async () => {
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
  // What was pressed goes on: the order of what the guest chose, while the merged cart holds all.
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.getByRole('main').getByText(small.size).first().waitFor();
  await visit(page, urlFor('cart'));
  expect(await sizesInCart(page, [small, large])).toEqual([small.size, large.size].sort());
  await orderCart(page);

  // The next guest of this browser finds an empty cart.
  await signOut(page);
  expect(new URL(page.url()).pathname).toBe(urlFor('main'));
  await visit(page, urlFor('cart'));
  await page.getByText(cartMessages.empty.ko).waitFor();

  // Buying at once asks for a login too, and goes on from it with what was chosen.
  await chooseSize(page, large);
  await page.getByRole('main').getByRole('button', { name: productTexts.buyNow.ko, exact: true }).click();
  await askedToLogIn(page);
  await fillLogin(page, member);
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.getByRole('main').getByText(large.size).first().waitFor();

  // A member who has left the product before the checkout is there stays where they are.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/checkouts', async (route) => {
    await held;
    await route.continue();
  });
  await chooseSize(page, large);
  const created = page.waitForResponse('**/api/checkouts');
  await page.getByRole('main').getByRole('button', { name: productTexts.buyNow.ko, exact: true }).click();
  await page
    .locator('header')
    .getByRole('link', { name: new RegExp(`^${shell.cart.ko}`) })
    .click();
  await page.waitForURL(/\/cart$/);
  release();
  await (await created).finished();
  await page.getByRole('checkbox').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(urlFor('cart'));
  await page.unroute('**/api/checkouts');

  // Who leaves that login and signs in elsewhere finds the choice, and no checkout is made for them.
  await signOut(page);
  await chooseSize(page, large);
  await page.getByRole('main').getByRole('button', { name: productTexts.buyNow.ko, exact: true }).click();
  await askedToLogIn(page);
  await signIn(page, member);
  const sheets: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/checkouts') && sheets.push(request.url())));
  await visit(page, urlFor('product-id', { id: large.productId }));
  await page.getByRole('main').getByRole('button', { name: productTexts.addToCart.ko, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: productTexts.goToCart.ko }).click();
  await page.waitForURL(/\/cart$/);
  expect(sheets).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('liking a product asks a visitor to log in: declining keeps the page, agreeing opens the login page', async () => {
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

test('a visitor on /mypage reads the alert, is sent to the home page, and never sees the member page', async () => {
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

test('a new member accepts the terms, corrects errors, signs up, and is signed in', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  // A field that is reached before the scripts run keeps its focus when they do.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto(urlFor('sign-up'), { waitUntil: 'commit' });
  const first = page.getByRole('checkbox').first();
  await first.focus();
  scripts.resolve();
  await untilAlive(page);
  expect(await first.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.unroute(/\.js$/);
  const form = page.getByRole('main');
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const step = (number: number, name: string) => page.getByRole('heading', { level: 2, name: `${number}/3 ${name}` });

  // What is agreed to is read over the page: the first record of its kind (specification 2).
  const { management_terms: written } = await queryData<{ management_terms: { name: { ko: string }; content: string }[] }>(
    `{ management_terms(where: { type: { _eq: "use" }, deleted_at: { _is_null: true } }, order_by: { id: asc }, limit: 1) { name content } }`,
  );
  await page.getByRole('button', { name: signInMessages.readText.ko.replace('{name}', signInMessages.agreeTerms.ko) }).click();
  const terms = page.getByRole('dialog', { name: written[0]?.name.ko ?? '' });
  const firstWords = /<p>([^<]{12,})/.exec(written[0]?.content ?? '')?.[1] ?? 'no words';
  await terms.getByText(firstWords).first().waitFor();
  await terms.getByRole('button', { name: shell.close.ko }).click();
  await terms.waitFor({ state: 'detached' });

  // Nothing is ticked beforehand.
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await press(signInMessages.next.ko);
  await page.getByRole('alert').getByText(signInMessages.agreementsNeeded.ko).waitFor();
  for (const consent of ['agreeTerms', 'agreePersonalInformation', 'agreePurchase', 'agreeOver14'] as const) {
    await page.getByRole('checkbox', { name: signInMessages[consent].ko }).check();
  }
  await page.getByRole('checkbox', { name: signInMessages.marketingBySms.ko }).check();
  // What a reload restores is said on its step, not on the next ones.
  await page.reload();
  const isBack = form.getByText(draftTexts.isBack.ko);
  await isBack.waitFor();
  await press(signInMessages.next.ko);

  await step(2, signInMessages.stepPhone.ko).waitFor();
  expect(await isBack.count()).toBe(0);
  expect(await step(2, signInMessages.stepPhone.ko).evaluate((heading) => heading === document.activeElement)).toBe(true);
  await press(signInMessages.next.ko);
  await form.getByText(signInMessages.notVerified.ko).waitFor();
  const number = newPhone();
  await provePhone(page, number);
  await press(signInMessages.next.ko);
  await step(3, signInMessages.stepAccount.ko).waitFor();
  // Back leads to the phone, which stays proved.
  await page.goBack();
  await form.getByText(verificationTexts.complete.ko).waitFor();
  await press(signInMessages.next.ko);

  await field(signInMessages.id.ko).fill(demoShopper.email);
  await form.getByText(errors.ID_TAKEN.message.ko).waitFor();
  await field(signInMessages.password.ko).fill('short1');
  await field(signInMessages.passwordAgain.ko).fill('seam1234?');
  await field(signInMessages.name.ko).fill('정노을');
  await field(signInMessages.nickname.ko).fill('노을');
  await press(signInMessages.join.ko);
  await form.getByText(signInMessages.passwordsDiffer.ko).waitFor();
  expect(await field(signInMessages.password.ko).getAttribute('aria-invalid')).toBe('true');
  await field(signInMessages.password.ko).fill('seam1234?');
  const email = `journey-${process.pid}-${Date.now()}@seam.example`;
  await field(signInMessages.id.ko).fill(email);
  await form.getByText(signInMessages.idFree.ko).waitFor();
  await press(signInMessages.join.ko);
  await form.getByText(errors.PASSWORD_GUESSABLE.message.ko).waitFor();
  await poll(() => field(signInMessages.password.ko).evaluate((input) => input === document.activeElement)).toBe(true);
  for (const name of [signInMessages.password.ko, signInMessages.passwordAgain.ko]) await field(name).fill('needle 실타래 4');
  // A phone refused late asks for its code again, and keeps what was typed meanwhile.
  const refused = Promise.withResolvers<void>();
  const refuse = async (route: Route) => {
    await refused.promise;
    await route.fulfill({ status: 403, json: { code: 'NOT_VERIFIED', field: 'phone' } });
  };
  await page.route('**/api/members', refuse, { times: 1 });
  await press(signInMessages.join.ko);
  await field(signInMessages.nickname.ko).fill('저녁노을');
  await field(signInMessages.passwordAgain.ko).fill('needle 실타래 5');
  refused.resolve();
  const second = newPhone();
  const { phoneField, codeField, ask: askForCode } = phoneForm(page);
  await phoneField.fill(second);
  await askForCode.click();
  await codeField.waitFor();
  await codeField.fill(await codeOf(second));
  await step(3, signInMessages.stepAccount.ko).waitFor();
  expect(await field(signInMessages.nickname.ko).inputValue()).toBe('저녁노을');
  expect(await field(signInMessages.passwordAgain.ko).inputValue()).toBe('needle 실타래 5');
  await field(signInMessages.nickname.ko).fill('노을');
  await field(signInMessages.passwordAgain.ko).fill('needle 실타래 4');
  await press(signInMessages.join.ko);
  await page.waitForURL(/\/main$/);
  await page.getByText(signInMessages.welcome.ko.replace('{name}', '노을')).waitFor();
  await poll(async () => (await messagesTo(email)).map(({ event }) => event).sort()).toEqual(['consents-changed', 'sign-up-welcome']);

  await visit(page, urlFor('mypage'));
  await page.getByRole('heading', { level: 1, name: mypageMessages.hello.ko.replace('{name}', '노을') }).waitFor();
  await page.getByText(email).waitFor();
  // the coupon of the sign-up: promised on the home page, and there.
  await page.getByRole('link', { name: mypageMessages.coupons.ko, exact: true }).click();
  await page.getByRole('tab', { name: couponTexts.usable.ko.replace('{count}', '1') }).waitFor();
  await page.getByRole('heading', { level: 3, name: '가입 축하 5,000원' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a wrong, expired or too early repeated code is refused, and a verified phone with an account leads to that account', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await page.clock.install();
  await visit(page, urlFor('sign-up'));
  const form = page.getByRole('main');
  await form.getByRole('checkbox', { name: signInMessages.agreeAll.ko }).check();
  await form.getByRole('button', { name: signInMessages.next.ko }).click();
  const { phoneField, codeField, ask } = phoneForm(page);

  await phoneField.fill('12345');
  await ask.click();
  await form.getByText(verificationTexts.checkPhone.ko).waitFor();
  // The reply about a number that has been replaced since is dropped, however late it comes.
  const late = Promise.withResolvers<void>();
  const isLateDone = Promise.withResolvers<void>();
  const sendLate = async (route: Route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
    isLateDone.resolve();
  };
  await page.route('**/api/verifications', sendLate, { times: 1 });
  await phoneField.fill(newPhone());
  await ask.click();
  const stranger = newPhone();
  await phoneField.fill(stranger);
  await ask.click();
  await codeField.waitFor();
  late.resolve();
  await isLateDone.promise;
  // Phones reload a page that was left to read the text: step, number and code under way are there again.
  await page.reload();
  await codeField.waitFor();
  expect(await phoneField.inputValue()).toBe(writtenPhone(stranger));
  await form.getByText(draftTexts.isBack.ko).waitFor();
  await form.getByText(/^2:\d\d$/).waitFor();
  // The number changed by one digit and put back is still the one the code went to; the cursor stays where somebody types.
  await phoneField.press('End');
  await phoneField.press('Backspace');
  await codeField.waitFor({ state: 'detached' });
  await phoneField.press(stranger.slice(-1));
  await codeField.waitFor();
  expect(await phoneField.evaluate((input) => input === document.activeElement)).toBe(true);
  const checks: string[] = [];
  page.on('request', (request) => (request.url().endsWith('/check') ? checks.push(request.url()) : undefined));
  await codeField.fill(otherThan(await codeOf(stranger)));
  await form.getByText(errors.VERIFICATION_CODE_MISMATCH.message.ko).waitFor();
  // The last digit has checked it: the button does not spend another attempt on the same code.
  await form.getByRole('button', { name: verificationTexts.check.ko, exact: true }).click();
  await form.getByText(errors.VERIFICATION_CODE_MISMATCH.message.ko).waitFor();
  expect(checks).toHaveLength(1);
  expect(await form.getByRole('button', { name: verificationTexts.again.ko }).count()).toBe(0);
  await page.clock.fastForward('03:01');
  await form.getByText(verificationTexts.expired.ko).waitFor();
  // The clock of the shop was not moved: there the minute between two codes is not over.
  await form.getByRole('button', { name: verificationTexts.again.ko }).click();
  await form.getByText(/^요청이 너무 많습니다\. \d+초 뒤에/).waitFor();
  // Who types the old code nevertheless reads again that it is over.
  await codeField.fill('1');
  await form.getByText(verificationTexts.expired.ko).waitFor();

  await provePhone(page, '01020000012');
  await form.getByText(signInMessages.phoneTaken.ko).waitFor();
  expect(await form.getByRole('button', { name: signInMessages.next.ko }).isEnabled()).toBe(false);
  await form.getByRole('link', { name: signInMessages.findId.ko }).click();
  await page.getByRole('heading', { level: 1, name: signInMessages.findId.ko }).waitFor();
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
