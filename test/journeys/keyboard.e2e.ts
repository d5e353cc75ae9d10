import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { newVisitor } from './hands/browser.ts';
import { finishedOrder, pattern, payButton, typed } from './hands/checkout-hands.ts';
import { layersOn, seen, toldLayers } from './hands/editor-hands.ts';
import { hiddenFocus, tabTo } from './hands/keyboard-hands.ts';
import { complaintsOf, newMember, poll, untilAlive, visit } from './hands/shopper.ts';

/** Only keys from the login to the paid order: nothing here points, clicks, fills or focuses. */
test('a shopper signs in, finds a graphic and a garment, saves a design with a text on two sides, and buys it by keyboard alone', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signInByKeys(page);
  await browseByKeys(page);

  const back = side(page, '뒷면');
  await side(page, '앞면, 그래픽 1개').waitFor();
  await tabTo(page, layersOn(page).first());
  const before = await seen(layersOn(page).first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+Minus');
  const after = await seen(layersOn(page).first());
  expect(after.y).toBeGreaterThan(before.y);
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.width).toBeLessThan(before.width);

  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await poll(() => back.getAttribute('aria-pressed')).toBe('true');
  // Past the last control Tab leads to the first again, although this side has nothing to choose yet.
  await tabTo(page, page.getByRole('button', { name: editorTexts.close.ko }));
  // F6 leads to the stage, and from there to the tray.
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: pattern(editorTexts.addGraphic.ko, { whole: true }) }).nth(2));
  await page.keyboard.press('Enter');
  await side(page, '뒷면, 그래픽 1개').waitFor();
  expect(await toldLayers(page)).toHaveLength(1);

  // T opens a text with its field: words are typed where the keyboard is.
  await page.keyboard.press('t');
  await poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('달빛 러닝');
  await poll(async () => (await toldLayers(page)).map(({ name }) => name)).toContain('달빛 러닝');

  // F6 leads from part to part: from the words to the stage, the tray of hundreds of graphics, and past it.
  for (let part = 0; part < 3; part += 1) await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: editorTexts.save.ko, exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/product_custom_id=\d+/);
  await page.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();
  // Nothing is left to save, and the keyboard stays where it was.
  expect(await page.locator('button:focus').textContent()).toBe(editorTexts.save.ko);

  await intoCartByKeys(page);
  await orderByKeys(page);
  await finishedOrder(page);
  expect(complaints).toEqual([]);
  await context.close();
});

async function signInByKeys(page: Page): Promise<void> {
  const { email, password } = await newMember();
  await visit(page, urlFor('login'));
  await tabTo(page, page.getByLabel(signInMessages.id.ko));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/main$/);
  await page.getByText(memberTexts.loggedIn.ko).waitFor();
}

/** Home, an artist, a graphic, a garment: past the frame by its skip link, then on by Tab. */
async function browseByKeys(page: Page): Promise<void> {
  const artist = page.getByRole('link', { name: pattern(artistMessages.followers.ko) }).first();
  await tabTo(page, artist);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/artist\/[^/]+$/);

  // A page entered again starts at its skip link.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  await tabTo(page, page.getByRole('link', { name: shell.skipToContent.ko }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('article').getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/graphic\/\d+$/);

  const garments = page.getByRole('region', { name: artistMessages.garments.ko });
  await tabTo(page, garments.getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\/\d+\?graphic_id=\d+/);
}

async function intoCartByKeys(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true }));
  const sheet = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
  // Which graphic comes first depends on who bought what before: one may be faint on the garment, or wide and cut off, which is asked about.
  const asItIs = page.getByRole('alertdialog').getByRole('button', { name: editorTexts.asItIs.ko });
  await poll(async () => {
    if (await asItIs.isVisible()) await press(page, asItIs);
    return sheet.isVisible();
  }).toBe(true);
  const sizes = sheet.getByRole('group', { name: editorTexts.chooseSize.ko });
  await press(page, sizes.getByRole('button', { disabled: false }).first());
  await press(page, sheet.getByRole('button', { name: editorTexts.putIntoCart.ko, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: editorTexts.goToCart.ko }));
  await page.waitForURL(/\/cart$/);
}

/** Fields are typed into, the request is chosen from its list by arrows, consents by Space. */
async function orderByKeys(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: pattern(cartMessages.order.ko, { whole: true }) }));
  await page.waitForURL(/\/order\/[^/]+$/);
  await payButton(page).waitFor();
  for (const [name, value] of Object.entries(typed.address)) await type(page, page.getByRole('textbox', { name, exact: true }), value);
  for (const phone of await page.getByRole('textbox', { name: deliveryMessages.phone.ko, exact: true }).all())
    await type(page, phone, typed.phone);
  const request = page.getByRole('combobox', { name: deliveryMessages.request.ko });
  await press(page, request, 'ArrowDown');
  expect(await request.inputValue()).not.toBe('');
  const consents = page.getByRole('region', { name: checkoutMessages.agreements.ko }).getByRole('checkbox');
  for (const consent of await consents.all()) if (!(await consent.isChecked())) await press(page, consent, 'Space');
  await press(page, payButton(page));
  await page.waitForURL(/\/portone-stand-in\/windows\//);
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, page.getByRole('checkbox', { name: /이용약관에 모두 동의/ }), 'Space');
  await press(page, page.getByRole('button', { name: /원 결제하기$/ }));
}

/** Presses a key where Tab has led; what it is pressed on is seen. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  expect(await hiddenFocus(page)).toBe(null);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
}

function side(page: Page, name: string): Locator {
  return page.getByRole('group', { name: editorTexts.sides.ko }).getByRole('button', { name });
}
