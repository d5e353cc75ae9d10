import { expect, test } from 'vitest';
import type { CouponItem } from '#client/graphql/operations.generated.ts';
import { translator } from '#client/locale/message.ts';
import { urlFor } from '#contract/routes.ts';
import { isOfWholeOrder } from '#rules/money/coupon/coupon.ts';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { couponMessages } from '#storefront/nouns/checkout/coupon-texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { couponSentence } from '#storefront/nouns/coupon/coupon-sentence.ts';
import { shownCouponsQuery } from '#storefront/nouns/coupon/operations.ts';
import { couponWords } from '#storefront/nouns/coupon/texts.ts';
import { pointTexts } from '#storefront/screens/my/point/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { newVisitor } from './hands/browser.ts';
import { pattern } from './hands/checkout-hands.ts';
import { problemsOf } from './hands/page-checks.ts';
import { buyNow, productInStock } from './hands/product-hands.ts';
import { complaintsOf, demoShopper, newMember, queryData, signIn, visit } from './hands/shopper.ts';

/** Of the coupons for a whole order that everybody is shown, the one that wants the highest amount: more than one piece costs. */
async function mostDemandingCoupon(): Promise<CouponItem> {
  const { sales_coupons: shown } = await queryData(shownCouponsQuery);
  const ofOrders = shown.filter(({ type }) => isOfWholeOrder(type));
  const [coupon] = ofOrders.toSorted((one, other) => other.min_order_amount - one.min_order_amount);
  if (!coupon) throw new Error('the demonstration shop shows no coupon for a whole order');
  return coupon;
}

test('a member takes a coupon where it is offered, finds it counted, and reads at checkout why it does not apply yet', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signIn(page, await newMember());
  const [choice] = await productInStock();
  await visit(page, urlFor('product-id', { id: choice.productId }));
  await page.getByRole('button', { name: pattern(couponWords.toTakeHere.ko) }).click();
  const sheet = page.getByRole('dialog', { name: couponWords.toTake.ko });
  const coupon = await mostDemandingCoupon();
  const ticket = sheet.getByRole('listitem').filter({ hasText: coupon.name.ko });
  await ticket.getByText(couponSentence(coupon, 'ko', translator('ko'))).waitFor();
  await ticket.getByRole('button', { name: pattern(couponWords.takeNamed.ko) }).click();
  await ticket.getByText(couponWords.has.ko, { exact: true }).waitFor();

  await visit(page, urlFor('mypage'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `${mypageMessages.coupons.ko} 2장` }).waitFor();
  await main.getByRole('region', { name: mypageMessages.seen.ko }).getByRole('link', { name: choice.name }).first().waitFor();
  complaints.push(...(await problemsOf(page)));

  await buyNow(page, choice);
  const coupons = main.getByRole('region', { name: checkoutMessages.coupons.ko, exact: true });
  // The welcome coupon is there from a lower amount than the one just claimed: what is missing is said in won.
  await coupons.getByRole('listitem').filter({ hasText: coupon.name.ko }).getByText(pattern(couponMessages.BELOW_MINIMUM.ko)).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a shopper with points chooses the lowest price with one press, changes it by hand, and reads the history by kind', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signIn(page, demoShopper);
  const [choice] = await productInStock();
  await buyNow(page, choice);
  const main = page.getByRole('main');
  const offer = main.getByRole('button', { name: couponMessages.bestTake.ko });
  const points = main.getByRole('textbox', { name: checkoutMessages.pointAmount.ko });
  await offer.click();
  await main.getByText(couponMessages.bestHas.ko).waitFor();
  expect(await points.inputValue()).not.toBe('');
  await main.getByText(amountMessages.expected.ko).first().waitFor();
  // By hand it stays as it is; the offer comes back and overrules nothing.
  await points.fill('100');
  await offer.waitFor();
  expect(await points.inputValue()).toBe('100');

  await visit(page, urlFor('mypage-point'));
  const history = main.getByRole('region', { name: pointTexts.history.ko });
  await history.getByText(pointTexts.reasonEVENT.ko, { exact: true }).first().waitFor();
  await history.getByRole('button', { name: pointTexts.GIVEN_BACK.ko, exact: true }).click();
  await history.getByText(pointTexts.reasonORDER_CANCELLED.ko).waitFor();
  // The unfiltered list has the line above, too.
  await history.getByText(pointTexts.reasonEVENT.ko, { exact: true }).first().waitFor({ state: 'hidden' });
  complaints.push(...(await problemsOf(page)));
  expect(complaints).toEqual([]);
  await context.close();
});
