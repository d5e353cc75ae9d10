import type { Page, Request } from 'playwright-core';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { placeholderSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import type { Block } from '#storefront/home/block-data.ts';
import { LineBlock } from '#storefront/home/line-block.tsx';
import { aBlock } from '#test/rows/home-blocks.ts';
import { ProductTile } from '#ui/tiles/product-tile.tsx';
import { newVisitor, phone } from './hands/browser.ts';
import { hiddenFocus, tabTo } from './hands/keyboard-hands.ts';
import { poll, visit } from './hands/shopper.ts';

test('on a phone each carousel of the home page shows as many items as the specification says, and navigation links stand five to a row', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  const carousels = await page.locator('[data-items-shown]:visible').evaluateAll((sections) =>
    sections.map((section) => {
      const list = section.querySelector('ul');
      const slide = list?.querySelector('li');
      const shown = (list?.getBoundingClientRect().width ?? 0) / (slide?.getBoundingClientRect().width ?? 0);
      return { said: Number((section as HTMLElement).dataset.itemsShown), shown: Math.round(shown * 10) / 10 };
    }),
  );
  expect(new Set(carousels.map(({ said }) => said))).toEqual(new Set([1, 1.1, 1.7, 2.2, 2.5]));
  expect(carousels.map(({ shown }) => shown)).toEqual(carousels.map(({ said }) => said));

  const links = page.locator('[data-kind=NAVIGATION] li');
  const tops = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops.slice(0, 5)).size).toBe(1);
  expect(tops[5]).toBeGreaterThan(tops[0] ?? 0);

  // Short enough to be seen whole. A block far away has a guessed height, so all are laid out first.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
  await poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  await context.close();
});

test('a tag behind the first loads its graphics; its height is the same while loading, failed and loaded, and a retry keeps the focus', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isForTags = (request: Request) => request.postData()?.includes('"graphicsById"') ?? false;
  let count = 0;
  await page.route('**/v1/graphql', async (route) => {
    if (!isForTags(route.request())) return route.fallback();
    const number = count++;
    await asked[number]?.promise;
    return number === 0 ? route.fulfill({ json: { errors: [{ message: 'busy' }] } }) : route.fallback();
  });
  const tags = page.locator('[data-kind=TAG]').first();
  const second = tags.getByRole('tab').nth(1);
  // Approaching asks for all hidden tags at once; a press that is quicker would ask for its own first.
  const approached = page.waitForRequest(isForTags);
  await second.hover();
  await approached;
  await second.click();
  const panel = tags.getByRole('tabpanel', { name: (await second.textContent()) ?? '' });
  const height = async () => Math.round((await panel.boundingBox())?.height ?? 0);
  const waiting = panel.getByRole('status', { name: shell.loading.ko });
  await waiting.waitFor();
  const heights = [await height()];
  asked[0]?.resolve();
  await panel.getByRole('alert').waitFor();
  heights.push(await height());
  await panel.getByRole('button', { name: shell.retry.ko }).press('Enter');
  await waiting.waitFor();
  expect(await panel.evaluate((node) => node === document.activeElement)).toBe(true);
  asked[1]?.resolve();
  await panel.getByRole('article').first().waitFor();
  expect(heights).toEqual([await height(), await height()]);
  await context.close();
});

test('the like button of a mostly hidden card is neither visible nor focusable, and returns with its card', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, '/main');
  const slides = page.locator('[data-items-shown]:has(button[aria-pressed])').first().getByRole('listitem');
  await slides.first().scrollIntoViewIfNeeded();
  const heart = slides.first().locator('button[aria-pressed]').first();
  const row = slides.first().locator('xpath=../..');
  await heart.waitFor();
  await row.evaluate((node) => {
    node.style.scrollSnapType = 'none';
    node.scrollLeft = node.clientWidth;
  });
  await heart.waitFor({ state: 'hidden' });
  await slides.first().getByRole('link').first().focus();
  await heart.waitFor();
  await context.close();
});

test('a mouse over a graphic’s card shows the graphic on a garment in the same place until it leaves', async () => {
  const { page, context } = await newVisitor();
  await visit(page, urlFor('graphics'));
  const card = page.getByRole('main').getByRole('article').nth(1);
  const place = await card.boundingBox();
  const worn = card.locator('img[src^="/renders/worn/"]');
  // What comes seconds after the page comes with the first field; until then no card answers.
  await page.evaluate(() => dispatchEvent(new FocusEvent('focusin')));
  await poll(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    return worn.waitFor({ timeout: 3_000 }).then(
      () => 1,
      () => 0,
    );
  }).toBe(1);
  expect(await card.boundingBox()).toEqual(place);
  await page.mouse.move(0, 0);
  await worn.waitFor({ state: 'detached' });
  await context.close();
});

test('a carousel whose script loads late keeps the slide that the keyboard has reached', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const late = Promise.withResolvers<void>();
  await page.route(/carousel-engine/, (route) => late.promise.then(() => route.continue()));
  await visit(page, '/main');
  const hero = page.locator('[data-items-shown]').first();
  await tabTo(page, hero.getByRole('link').last());
  expect(await hiddenFocus(page)).toBe(null);
  late.resolve();
  const row = hero.locator('[data-engine=on]');
  await row.waitFor();
  // The engine has told where it is, and the row was drawn with that.
  await row.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await hiddenFocus(page)).toBe(null);
  await context.close();
});

test('a LINE that is first on the page has no margin above, and a sold-out picture is dimmed completely', async () => {
  const { page, context } = await newVisitor({ device: phone, bypassCSP: true });
  await visit(page, urlFor('main'));
  const line = aBlock('LINE', '', { title: { ko: '무료 배송', en: 'Free shipping' } });
  await showInstead(page, inShop(lineOf(line, true), lineOf(line, false)));
  const [first, second] = await page.locator('main [data-kind=LINE]').evaluateAll((lines) =>
    lines.map((each) => {
      const above = each.previousElementSibling?.getBoundingClientRect().bottom ?? each.parentElement?.getBoundingClientRect().top ?? 0;
      return each.getBoundingClientRect().top - above;
    }),
  );
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0);

  await showInstead(page, inShop(soldOutTile));
  const overlay = page.locator('main article').getByText('품절');
  const covered = await overlay.evaluate((veil) => {
    const [over, under] = [veil, veil.parentElement as Element].map((element) => element.getBoundingClientRect());
    return { isWhole: over?.width === under?.width && over?.height === under?.height, colour: getComputedStyle(veil).backgroundColor };
  });
  expect(covered.isWhole).toBe(true);
  // A veil: neither nothing nor a wall.
  expect(covered.colour).toMatch(/[,/] ?0?\.\d+\)$/);
  await context.close();
});

test('a picture that cannot be loaded shows the placeholder, and is shown once it can be', async () => {
  const { page, context } = await newVisitor({ device: phone, isFirst: true });
  await page.route('**/resize?*', (route) => route.abort());
  await visit(page, urlFor('category'));
  const picture = page.locator('main .tile-grid img').first();
  await poll(() => picture.getAttribute('src')).toBe(placeholderSrc);
  await page.unrouteAll();
  await poll(() => picture.getAttribute('src')).toContain('/resize?');
  await context.close();
});

const lineOf = (block: Block, isFirst: boolean) => createElement(LineBlock, { key: String(isFirst), block, isFirst, autoplay: null });

const soldOutTile = createElement(ProductTile, {
  key: 'tile',
  product: {
    ...{ name: '머그', brandName: '결', image_src: null, stock_count: 0 },
    ...{ price: 15_000, promotion_price: 15_000, origin_price: 20_000, sale_rate: 25 },
  },
  href: '/product/1',
  locale: 'ko',
  texts: { soldOut: '품절', discount: '할인', origin: '정가' },
});

function inShop(...children: ReactNode[]): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(LocaleProvider, { locale: 'ko', children })));
}

/** Puts these elements where the screen was: drawn by the shop's own styles, in an order that its rows do not have. */
async function showInstead(page: Page, html: string): Promise<void> {
  await page.locator('main').evaluate((main, inside) => {
    main.innerHTML = inside;
  }, html);
}
