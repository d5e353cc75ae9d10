import { expect, test } from 'vitest';
import { frameTexts } from '#admin/frame/texts.ts';
import { editTexts } from '#admin/kit/edit/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { staffRoleNames } from '#admin/nouns/member/texts.ts';
import { campaignTexts } from '#admin/screens/campaigns/texts.ts';
import { inquiryTexts } from '#admin/screens/inquiries/texts.ts';
import { memberTexts } from '#admin/screens/members/texts.ts';
import { staffTexts } from '#admin/screens/staff/texts.ts';
import type { SendVisit } from '#contract/rest/visits.ts';
import { urlFor } from '#contract/routes.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { demoAdmin, enterOffice, followCount } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { newMember, poll, postApi, signIn, visit } from '../hands/shopper.ts';

test('a question is answered from a template and points are given with a reason, and the member is notified of both', async () => {
  const account = await newMember('정다온');
  const asker = await newVisitor();
  await signIn(asker.page, account);
  await visit(asker.page, urlFor('mypage-oneonone'));
  const title = `선물 포장이 되나요 ${Date.now()}`;
  await postApi(asker.page, '/api/inquiries', { type: 'ETC', title, content: '생일 선물로 보내려고 해요.' });

  const { page, context } = await newVisitor();
  await enterOffice(page);
  await followCount(page, 'INQUIRIES_WAITING');
  await page.getByRole('link', { name: title }).click();
  const box = page.getByLabel(inquiryTexts.answerLabel);
  await box.fill('{고객명}님, 송장번호는 {송장번호}입니다.');
  await page
    .getByText(inquiryTexts.unresolved(['송장번호']))
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: inquiryTexts.send }).getAttribute('aria-disabled')).toBe('true');
  await box.fill('{고객명}님, 포장해서 보내 드릴게요.');
  await page.getByText('정*온님, 포장해서 보내 드릴게요.').waitFor();
  // Whoever looks something up meanwhile, or reloads, loses no word of it.
  await page.getByRole('link', { name: inquiryTexts.title, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: inquiryTexts.title, exact: true }).waitFor();
  await page.goBack();
  await page.getByText(editTexts.draftBack).waitFor();
  // In the browser's database it is sealed.
  await poll(() => page.evaluate(keptByOffice)).toMatch(/^(?=.*"text":")(?!.*포장해서)/);
  await page.reload();
  await page.getByText('정*온님, 포장해서 보내 드릴게요.').waitFor();
  await page.getByRole('button', { name: inquiryTexts.send }).click();
  await page.getByText('정다온님, 포장해서 보내 드릴게요.').waitFor();
  expect(await box.inputValue()).toBe('');
  expect(await problemsOf(page)).toEqual([]);

  // A favourite stands at the top of the menu, also after a reload.
  await page.goto('/admin/members');
  const favourite = page.getByRole('button', { name: frameTexts.favourite('회원') });
  await favourite.click();
  await page.reload();
  await page.getByRole('list', { name: frameTexts.favourites }).getByRole('link', { name: '회원' }).waitFor();
  await favourite.click();
  await poll(() => page.getByRole('list', { name: frameTexts.favourites }).count()).toBe(0);

  // A message to a segment: what it looks like, sent to oneself, and where it stands afterwards.
  await page.goto('/admin/campaigns');
  await page.getByRole('radio', { name: campaignTexts.segments.BEST.name }).check();
  await page.getByRole('textbox', { name: campaignTexts.subject }).first().fill('단골께 먼저 보여 드려요');
  await page.getByText('(광고) [Seam] 단골께 먼저 보여 드려요').waitFor();
  await page.getByRole('button', { name: campaignTexts.test }).click();
  await page.getByText(campaignTexts.tested(demoAdmin.email)).waitFor();
  await page.getByRole('button', { name: campaignTexts.send, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: campaignTexts.send, exact: true }).click();
  await page.getByRole('cell', { name: '단골께 먼저 보여 드려요' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // What is typed is looked for without Enter.
  await page.goto('/admin/members');
  await page.getByRole('searchbox').fill(account.email);
  await page.waitForURL(`**/admin/members?q=${encodeURIComponent(account.email)}`);
  await poll(() => page.locator('[data-row-link]').count()).toBe(1);
  await page.locator('[data-row-link]').click();
  await page.getByRole('textbox', { name: memberTexts.pointAmount }).first().fill('1500');
  await page.getByRole('textbox', { name: memberTexts.pointReason }).first().fill('포장이 늦어 죄송해요');
  await page.getByRole('button', { name: memberTexts.changePoints, exact: true }).click();
  // The nickname was drawn by the shop.
  await page.getByText(memberTexts.changeAsk('', '정*온', 1_500).trim()).waitFor();
  await page.getByRole('button', { name: memberTexts.giveOk, exact: true }).click();
  await page.getByRole('cell', { name: '+1,500P' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // When the reply is lost and the draft is sent again from a new tab, they are given once.
  await page.route('**/api/admin/members/*/points', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('textbox', { name: memberTexts.pointAmount }).first().fill('200');
  await page.getByRole('textbox', { name: memberTexts.pointReason }).first().fill('답이 없어서 다시 눌렀어요');
  await page.getByRole('button', { name: memberTexts.changePoints, exact: true }).click();
  await page.getByRole('button', { name: memberTexts.giveOk, exact: true }).click();
  await page.locator('form').getByText(kitTexts.outage).waitFor();
  const next = await context.newPage();
  await next.goto(page.url());
  await page.close();
  await next.getByText(editTexts.draftBack).waitFor();
  await next.getByRole('button', { name: memberTexts.changePoints, exact: true }).click();
  await next.getByRole('button', { name: memberTexts.giveOk, exact: true }).click();
  await next.getByText(memberTexts.changed).waitFor();
  await poll(() => next.getByRole('cell', { name: '+200P' }).count()).toBe(1);

  // An address that may have been invited or not is in no storage of the browser.
  await next.goto('/admin/staff/invitations');
  const invitations = '**/api/admin/staff/invitations';
  await next.route(invitations, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await next.getByLabel(staffTexts.email).fill('nobody@example.com');
  await next.getByRole('checkbox', { name: staffRoleNames.desk }).check();
  await next.getByRole('button', { name: staffTexts.sendInvitation }).click();
  await next.locator('form').getByText(kitTexts.outage).waitFor();
  const isStored = () => JSON.stringify([sessionStorage, localStorage]).includes('nobody@example.com');
  expect(await next.evaluate(isStored)).toBe(false);

  await visit(asker.page, urlFor('mypage-point'));
  await poll(() => asker.page.getByRole('main').textContent()).toContain('1,500');
});

test('a sampled visit reports steps, web vitals and a search without results when its page is hidden, without personal data', async () => {
  const { page } = await newVisitor({ device: phone });
  // A beacon's body is nobody's to read once it is on its way.
  await page.addInitScript(() => {
    sessionStorage.setItem('seam-visit', '');
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => Object.assign(window, { told: `${address} ${text}` }));
      return send(address, body);
    };
  });
  const accepted = page.waitForResponse('**/api/visits');
  await page.goto(urlFor('search', {}, { q: '없는우산' }));
  // What measures is loaded seconds after the page, and measures no page that is hidden by then: it is seen again at once.
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
    return 'told' in window;
  };
  await poll(() => page.evaluate(hide)).toBe(true);
  expect((await accepted).status()).toBe(204);
  const told = await page.evaluate(() => (window as unknown as { told: string }).told);
  const body = JSON.parse(told.replace('/api/visits ', '')) as SendVisit;
  expect(body).toEqual({
    device: 'PHONE',
    page: 'list',
    steps: ['VISIT'],
    vitals: expect.objectContaining({ CLS: expect.any(Number) }),
    misses: ['없는우산'],
    hits: [],
    errors: [],
  });
  expect(body.vitals.TTFB).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => sessionStorage.getItem('seam-visit'))).toBe('VISIT');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('seam-visit');
});

/** The rows of the office's drafts in this browser, as JSON. Runs in the page. */
function keptByOffice(): Promise<string> {
  return new Promise((done, fail) => {
    const opened = indexedDB.open('seam-office');
    opened.onerror = fail;
    opened.onsuccess = () => {
      const read = opened.result.transaction('drafts').objectStore('drafts').getAll();
      read.onsuccess = () => done(JSON.stringify(read.result));
    };
  });
}
