import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { newVisitor } from './hands/browser.ts';
import { pattern } from './hands/checkout-hands.ts';
import { layersOn, seen, toldLayers } from './hands/editor-hands.ts';
import { tabTo } from './hands/keyboard-hands.ts';
import { complaintsOf, newMember, poll, untilAlive, visit } from './hands/shopper.ts';

/** Only keys from the login to the saved design: nothing here points, clicks, fills or focuses. */
test('a shopper signs in, finds a graphic and a garment, and saves a design on two sides by keyboard alone', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signInByKeys(page);
  await browseByKeys(page);

  const front = side(page, '앞면');
  const back = side(page, '뒷면');
  await poll(() => front.textContent()).toBe('앞면, 그래픽 1개');
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
  await tabTo(page, page.getByRole('button', { name: pattern(editorTexts.addGraphic.ko, { whole: true }) }).nth(2));
  await page.keyboard.press('Enter');
  await poll(() => back.textContent()).toBe('뒷면, 그래픽 1개');
  expect(await toldLayers(page)).toHaveLength(1);

  // F6 leads from part to part: past a tray of hundreds of graphics.
  await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: editorTexts.save.ko, exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/product_custom_id=\d+/);
  await page.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();
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

function side(page: Page, name: string): Locator {
  return page.getByRole('group', { name: editorTexts.sides.ko }).getByRole('button', { name });
}
