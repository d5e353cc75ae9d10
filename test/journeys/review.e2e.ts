import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { photoTexts } from '#storefront/nouns/photo/texts.ts';
import { entryMessages } from '#storefront/nouns/review/entry-texts.ts';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { mineTexts } from '#storefront/screens/review/mine/texts.ts';
import { sidewaysPhoto } from '../photo-files.ts';
import { newVisitor } from './hands/browser.ts';
import { pattern } from './hands/checkout-hands.ts';
import { lane } from './hands/lane.ts';
import { problemsOf } from './hands/page-checks.ts';
import { complaintsOf, demoShopper, poll, signIn, visit } from './hands/shopper.ts';

const yuna = { ...demoShopper, email: 'yuna@seam.example' };
const content = '모자가 도톰하고 힘이 있어요. 뒤판 그래픽이 멀리서도 잘 보입니다.';

async function plainPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Confirms the one order that was delivered; it cannot be withdrawn, so it is agreed to. */
async function confirmDelivered(page: Page): Promise<void> {
  await visit(page, urlFor('mypage-order', {}, { status: 'DELIVERED' }));
  await page.getByRole('article').getByRole('link', { name: orderMessages.detail.ko }).first().click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.getByRole('button', { name: orderMessages.confirm.ko }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').click();
  await sheet.getByRole('button', { name: orderMessages.confirm.ko }).click();
  await sheet.waitFor({ state: 'hidden' });
}

test('a delivered order is confirmed and reviewed with photos; readers see the review, and its points are earned once', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signIn(page, yuna);
  await confirmDelivered(page);
  await page.getByRole('main').getByRole('link', { name: words.start.ko }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.next.ko }).click();
  await main.getByRole('checkbox', { name: words.checked.ko }).click();
  await main.getByRole('button', { name: words.start.ko }).click();

  const send = main.getByRole('button', { name: words.send.ko });
  await send.click();
  await main.getByText('별점을 선택해 주세요.').waitFor();
  await main.getByText(words.stars.ko.replace('{score}', '5'), { exact: true }).click({ force: true });
  await main.getByRole('textbox', { name: words.content.ko }).fill(content);
  await main.getByLabel(photoTexts.add.ko).setInputFiles([
    { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() },
    { name: 'orange.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('#d06020') },
    { name: 'green.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('#208040') },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no photo') },
  ]);
  await main.getByText(photoTexts.sent.ko.replace('{count}', '3')).waitFor({ state: 'attached' });
  // What is no photo takes no place, and is not left out without a word.
  await main.getByText('3/5', { exact: true }).waitFor();
  await main.getByRole('alert').getByText('letter.pdf').waitFor();
  await main.getByText(photoTexts.failed.ko.replace('{count}', '1')).waitFor();
  await main.getByRole('button', { name: photoTexts.drop.ko.replace('{name}', 'letter.pdf') }).click();
  await main.getByRole('button', { name: photoTexts.later.ko.replace('{n}', '2') }).click();
  await main.getByText(words.draftKept.ko).waitFor();
  // One more, which the server has no longer when the writer comes back.
  const upload = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/photos'));
  await main.getByLabel(photoTexts.add.ko).setInputFiles({ name: 'grey.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('#808080') });
  const sent = await upload;
  await main.getByText(photoTexts.sent.ko.replace('{count}', '4')).waitFor({ state: 'attached' });
  const { authorization = '' } = await sent.request().allHeaders();
  const { id } = (await sent.json()) as { id: number };
  expect((await fetch(`${lane().shopUrl}/api/photos/${id}`, { method: 'DELETE', headers: { authorization } })).status).toBe(200);
  complaints.push(...(await problemsOf(page)));
  // What was written and sent is there again after the page was left, the last word too.
  const toTheEnd = `${content} 끝.`;
  await main.getByRole('textbox', { name: words.content.ko }).fill(toTheEnd);
  await page.reload();
  await main.getByText(words.draftRestored.ko).waitFor();
  await main.getByText(words.photosGone.ko.replace('{count}', '1')).waitFor();
  expect(await main.getByRole('textbox', { name: words.content.ko }).inputValue()).toBe(toTheEnd);
  expect(await main.getByRole('button', { name: pattern(photoTexts.remove.ko) }).count()).toBe(3);
  await main.getByRole('button', { name: words.send.ko }).click();

  await page.waitForURL((url) => url.pathname === urlFor('mypage-review'));
  const points = (firstShopRules.review_text_points + firstShopRules.review_photo_points).toLocaleString('ko-KR');
  await main.getByText(mineTexts.stateGIVEN.ko.replace('{count}', points)).first().waitFor();
  complaints.push(...(await problemsOf(page)));
  const review = await main.getByRole('link', { name: mineTexts.see.ko }).first().getAttribute('href');

  const visitor = await newVisitor();
  await visit(visitor.page, review ?? '');
  await visitor.page.getByText(content).waitFor();
  await visitor.page.getByRole('button', { name: entryMessages.photo.ko.replace('{n}', '1') }).waitFor();
  const src = await visitor.page
    .getByRole('button', { name: entryMessages.photo.ko.replace('{n}', '1') })
    .locator('img')
    .getAttribute('src');
  const original = new URL(src ?? '', lane().shopUrl).searchParams.get('image_url') ?? '';
  const kept = Buffer.from(await (await fetch(`${lane().shopUrl}${original}`)).arrayBuffer());
  const { width, height, exif } = await sharp(kept).metadata();
  expect([width < height, exif, kept.includes('Seam Test Camera')]).toEqual([true, undefined, false]);
  const product = await visitor.page.getByRole('article').getByRole('link').first().getAttribute('href');
  // Pages are kept for two seconds.
  for (const path of [product ?? '', urlFor('main')]) {
    await poll(async () => {
      await visit(visitor.page, path);
      return visitor.page.getByText(content).count();
    }).toBeGreaterThan(0);
  }
  await visit(visitor.page, urlFor('review-list'));
  await visitor.page
    .getByRole('button', { name: pattern(entryMessages.like.ko) })
    .first()
    .click();
  await visitor.page.getByRole('alertdialog').waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), visitor.context.close()]);
});

test('a failed vote on a review is logged and reported, and is reverted', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, demoShopper);
  await visit(page, urlFor('review-list'));
  const like = page.getByRole('button', { name: pattern(entryMessages.like.ko) }).first();
  const before = await like.textContent();
  await page.route('**/v1/graphql', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await like.click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.somethingWrong.ko).waitFor();
  await alert.getByRole('button').click();
  await logged;
  expect([await like.textContent(), await like.getAttribute('aria-pressed')]).toEqual([before, 'false']);

  await page.unroute('**/v1/graphql');
  await like.click();
  await poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await page
    .getByRole('button', { name: pattern(entryMessages.unlike.ko) })
    .first()
    .click();
  await poll(() => like.getAttribute('aria-pressed')).toBe('false');
  expect(await like.textContent()).toBe(before);
  await context.close();
});
