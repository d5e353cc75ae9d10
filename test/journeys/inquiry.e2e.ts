import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { inquiryTexts, ownInquiryTexts, stateTexts, typeTexts } from '#storefront/nouns/inquiry/texts.ts';
import { photoTexts } from '#storefront/nouns/photo/texts.ts';
import { supportTexts } from '#storefront/nouns/support/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { requestTexts } from '#storefront/screens/service/brand-request/texts.ts';
import { sidewaysPhoto } from '../photo-files.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { pattern } from './hands/checkout-hands.ts';
import { lane } from './hands/lane.ts';
import { problemsOf } from './hands/page-checks.ts';
import { findProduct } from './hands/product-hands.ts';
import { type Account, call, newMember, poll, signIn, visit } from './hands/shopper.ts';

/** Stands in the secret question and nowhere else. */
const mark = '비밀스러운';

async function fillQuestion(page: Page, type: string, title: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: inquiryTexts.type.ko }).selectOption({ label: type });
  await form.getByRole('textbox', { name: inquiryTexts.title.ko }).fill(title);
  await form.getByRole('textbox', { name: inquiryTexts.content.ko }).fill(`${title}\n알려 주세요.`);
}

/** The board of a product once it is read; it is fetched when the reader comes near. */
async function boardOf(page: Page, productId: number) {
  await visit(page, urlFor('product-id', { id: productId }));
  const board = page.locator('#questions');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('listitem').first().waitFor();
  return board;
}

/** Calls the REST API as somebody. */
async function callAs({ email, password }: Account, path: string, body: object): Promise<number> {
  const grant = new URLSearchParams({ grant_type: 'password', username: email, password });
  const { access_token } = (await (await call('/auth/token', { body: grant })).json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  return (await call(`/api${path}`, { headers, body: JSON.stringify(body) })).status;
}

/** Escape and Back out of a changed question ask first, each time: the change stays until its author gives it up. A save that ends meanwhile ends the asking. */
async function editWithoutSaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: inquiryTexts.edit.ko, exact: true }).click();
  const form = page.getByRole('dialog', { name: inquiryTexts.editQuestion.ko });
  const title = form.getByRole('textbox', { name: inquiryTexts.title.ko });
  await title.fill('고친 제목');
  const asked = page.getByRole('alertdialog');
  const ways = [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.goBack()];
  for (const close of ways) {
    await close();
    await asked.getByRole('button', { name: draftTexts.keepEditing.ko }).click();
    await asked.waitFor({ state: 'hidden' });
    expect(await title.inputValue()).toBe('고친 제목');
  }
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: draftTexts.discard.ko }).click();
  await form.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: inquiryTexts.edit.ko, exact: true }).click();
  await form.getByRole('textbox', { name: inquiryTexts.content.ko }).fill('그대로 알려 주세요.');
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/inquiries/*', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: inquiryTexts.save.ko, exact: true }).click();
  await page.keyboard.press('Escape');
  await asked.getByText(draftTexts.discardQuestion.ko).waitFor();
  saving.resolve();
  await form.waitFor({ state: 'hidden' });
  await asked.waitFor({ state: 'hidden' });
  await page.unroute('**/api/inquiries/*');
}

const admin: Account = { email: 'admin@seam.example', password: 'seam1234!' };

test('a secret question is readable on the board by its author only, who is notified of the answer', async () => {
  const asker = await newVisitor({ device: phone });
  await signIn(asker.page, await newMember());
  const { id: productId } = await findProduct({ is_custom: { _eq: true }, inquiries: { deleted_at: { _is_null: true } } });
  const board = await boardOf(asker.page, productId);
  await board.getByRole('button', { name: productTexts.ask.ko, exact: true }).click();
  await fillQuestion(asker.page, typeTexts.SIZE.ko, `${mark} 질문`);
  await asker.page.getByText(inquiryTexts.makeSecret.ko).click();
  await asker.page.getByRole('dialog').getByRole('button', { name: inquiryTexts.send.ko, exact: true }).click();
  const own = board.getByRole('listitem').filter({ hasText: mark });
  await own.getByLabel(inquiryTexts.secret.ko).waitFor();

  await visit(asker.page, urlFor('mypage-qna'));
  await asker.page.getByRole('link', { name: new RegExp(mark) }).click();
  await asker.page.getByRole('heading', { name: `${mark} 질문` }).waitFor();
  await editWithoutSaving(asker.page);
  const id = Number(new URL(asker.page.url()).searchParams.get('id'));

  for (const account of [null, await newMember()]) {
    const stranger = await newVisitor();
    if (account) await signIn(stranger.page, account);
    const shown = await boardOf(stranger.page, productId);
    expect(await shown.textContent()).not.toContain(mark);
    await visit(stranger.page, urlFor('search', {}, { q: mark }));
    expect(
      await stranger.page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(mark) })
        .count(),
    ).toBe(0);
    if (account) {
      await visit(stranger.page, urlFor('mypage-qna', {}, { id }));
      await stranger.page.getByText('문의를 찾을 수 없습니다.').waitFor();
      expect(await stranger.page.getByRole('main').textContent()).not.toContain(mark);
    }
    await stranger.context.close();
  }
  for (const path of [urlFor('product-id', { id: productId }), '/sitemap.xml', '/robots.txt'])
    expect(await (await fetch(lane().shopUrl + path)).text()).not.toContain(mark);

  expect(await callAs(admin, `/inquiries/${id}/answers`, { content: '답변드립니다.' })).toBe(201);
  await visit(asker.page, urlFor('mypage-qna', {}, { id }));
  await asker.page.getByRole('article').getByText(stateTexts.ANSWERED.ko).waitFor();
  await asker.page.getByText('답변드립니다.').waitFor();
  expect(await asker.page.getByRole('button', { name: inquiryTexts.withdraw.ko, exact: true }).count()).toBe(0);
  await asker.context.close();
});

test('a 1:1 question with a photo shows when an answer is expected, its thread, and an added message', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await signIn(page, await newMember());
  await visit(page, urlFor('mypage-oneonone'));
  await page.getByRole('button', { name: ownInquiryTexts.write.ko, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByText(supportTexts.countedFrom.ko.slice(-16)).waitFor();
  // Nothing is sent before everything is there.
  await form.getByRole('button', { name: inquiryTexts.send.ko, exact: true }).click();
  await form.getByText(inquiryTexts.missing.ko).first().waitFor();
  await fillQuestion(page, typeTexts.DELIVERY.ko, '상자가 젖어서 왔어요');
  await form.locator('input[type=file]').setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await form.getByText(photoTexts.sent.ko.replace('{count}', '1')).waitFor({ state: 'attached' });
  // What was typed and sent is there again after the sheet was closed, and after the page was left without a network.
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('button', { name: ownInquiryTexts.write.ko, exact: true }).click();
  await form.getByText(draftTexts.isBack.ko).waitFor();
  await form.getByRole('button', { name: pattern(photoTexts.remove.ko) }).waitFor();
  await context.setOffline(true);
  await form.getByRole('button', { name: inquiryTexts.send.ko, exact: true }).click();
  await form.getByRole('alert').getByText(/\S/).waitFor();
  expect(await form.getByRole('textbox', { name: inquiryTexts.title.ko }).inputValue()).toBe('상자가 젖어서 왔어요');
  await context.setOffline(false);
  await form.getByRole('button', { name: inquiryTexts.send.ko, exact: true }).click();
  await page.getByRole('heading', { name: '상자가 젖어서 왔어요' }).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  await page.getByRole('img', { name: ownInquiryTexts.photo.ko.replace('{index}', '1') }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  expect(await callAs(admin, `/inquiries/${id}/answers`, { content: '새로 보내 드릴게요.' })).toBe(201);
  await page.reload();
  await page.getByText('새로 보내 드릴게요.').waitFor();
  await page.getByRole('textbox', { name: ownInquiryTexts.addLabel.ko }).fill('고맙습니다.');
  await page.getByRole('button', { name: ownInquiryTexts.addSend.ko, exact: true }).click();
  await poll(() => page.getByRole('article').getByText(stateTexts.PENDING.ko).count()).toBe(1);
  await context.close();
});

test('without a chat service the support button opens a sheet; FAQ and notices are searched and read one by one', async () => {
  const { page, context } = await newVisitor();
  await visit(page, urlFor('mypage-faq'));
  await page.getByRole('searchbox').fill('입금');
  await poll(() => page.getByRole('main').locator('details').count()).toBe(1);
  await page.getByRole('searchbox').fill('없는 말');
  await page.getByText('‘없는 말’에 대한 질문이 없습니다.').waitFor();
  await page.getByRole('main').getByRole('button', { name: shell.talkToUs.ko }).click();
  const sheet = page.getByRole('dialog', { name: supportTexts.title.ko });
  await sheet.getByRole('link', { name: /전화하기/ }).waitFor();
  expect(await sheet.getByRole('link', { name: supportTexts.writeUs.ko }).getAttribute('href')).toBe('/login?next=%2Fmypage%2Foneonone');
  expect(await page.evaluate(() => 'ChannelIO' in window)).toBe(false);
  await sheet.getByRole('button', { name: shell.close.ko }).click();

  await visit(page, urlFor('mypage-notice'));
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const title = (await first.locator('span span').first().textContent()) ?? '';
  await first.click();
  await page.waitForURL(/\/mypage\/notice\?id=\d+$/);
  await page.getByRole('heading', { level: 1, name: title.replace('중요', '').trim() }).waitFor();
  await context.close();
});

test('a brand request shows a wrong phone at its field, is sent without an invalid file, and is scrolled into view afterwards', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await signIn(page, await newMember());
  await visit(page, urlFor('brand-request'));
  const field = (label: Message) => page.getByRole('textbox', { name: label.ko });
  await field(requestTexts.brandName).fill('느린 도자기');
  await field(requestTexts.contactName).fill('김이음');
  await field(requestTexts.email).fill('brand@seam.example');
  await field(requestTexts.phone).fill('abc');
  await field(requestTexts.introduction).fill('가마에서 하나씩 굽는 잔과 접시를 만듭니다.');
  await page.locator('input[type=file]').setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('letter') });
  await page.getByText(photoTexts.failed.ko.replace('{count}', '1')).waitFor();
  const send = page.getByRole('button', { name: requestTexts.send.ko, exact: true });
  await send.click();
  await page.getByText(requestTexts.phoneWrong.ko).waitFor();
  await field(requestTexts.phone).fill('02-123-4567');
  await send.click();
  const heading = page.getByRole('heading', { name: '느린 도자기' });
  await heading.waitFor();
  await poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
  const top = (await heading.boundingBox())?.y ?? -1;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  await context.close();
});
