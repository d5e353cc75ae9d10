import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { notKept } from '#client/session/not-kept-note.tsx';
import { urlFor } from '#contract/routes.ts';
import { popupTexts } from '#storefront/frame/popups/popup-view-texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newBlockedVisitor } from './hands/browser.ts';
import { agreeToAll, approveCard, fillDestination, finishedOrder, orderCart, toPaymentWindow } from './hands/checkout-hands.ts';
import { chooseSize, productInStock } from './hands/product-hands.ts';
import { complaintsOf, fillLogin, newMember, untilAlive, visit } from './hands/shopper.ts';

test('in a browser that blocks all site data a shopper is told so, signs in, fills the cart, pays and sees the order', async () => {
  const member = await newMember();
  const [choice] = await productInStock();
  const { page, context } = await newBlockedVisitor();
  const complaints = complaintsOf(page);
  await visit(page, urlFor('category'));
  const blocked = () => {
    try {
      return String(localStorage);
    } catch (error) {
      return (error as Error).name;
    }
  };
  expect(await page.evaluate(blocked)).toBe('SecurityError');
  const popups = page.getByRole('region', { name: popupTexts.popups.ko });
  await popups.getByRole('button', { name: shell.close.ko }).click();
  await page.getByRole('link', { name: shell.home.ko }).last().click();
  await page.waitForURL(`**${urlFor('main')}`);
  expect(await popups.count()).toBe(0);

  // A guest has no cart without a cookie.
  await chooseSize(page, choice);
  const cart = page.getByRole('main').getByRole('button', { name: productTexts.addToCart.ko, exact: true });
  await cart.click();
  await page.getByRole('alertdialog', { name: shell.loginNeeded.ko }).getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/login?*');
  await page.getByText(notKept.ko).waitFor();
  await fillLogin(page, member);
  await page.waitForURL(`**${urlFor('product-id', { id: choice.productId })}`);
  await cart.click();
  await page.getByRole('alertdialog').getByRole('button', { name: productTexts.goToCart.ko }).click();
  await orderCart(page);
  await page.getByText(notKept.ko).waitFor();
  await fillDestination(page);
  await agreeToAll(page);
  await toPaymentWindow(page);
  await approveCard(page);

  // The payment window is another page, whose return nobody remembers the sign-in of.
  await page.waitForURL(/\/order\/complete\//);
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: shell.login.ko }).click();
  await fillLogin(page, member);
  await finishedOrder(page);
  // React Router's own script in the page, which restores the place in it.
  expect(complaints.filter((complaint) => !/'sessionStorage' property/.test(complaint))).toEqual([]);
  await context.close();
});
