import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { editTexts } from '#admin/kit/edit/texts.ts';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { previewTexts } from '#admin/kit/preview/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { designFields } from '#admin/nouns/design/fields.ts';
import { contentTexts } from '#admin/screens/content/texts.ts';
import { designTexts } from '#admin/screens/designs/texts.ts';
import { pictureTexts } from '#admin/screens/pictures/texts.ts';
import { urlFor } from '#contract/routes.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { enterOffice, loseSession } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { poll, visit } from '../hands/shopper.ts';

/** One colour, as wide as twice its height. */
const plain = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a picture is uploaded, cropped, used in an event with rich text, and replaced; a shopper sees each change at once', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  await page.goto('/admin/banners/new');
  const title = `겨울 이벤트 ${Date.now()}`;
  await page.getByRole('textbox', { name: `제목 (${koreanLanguageNames.ko})` }).fill(title);
  await page.getByRole('textbox', { name: `제목 (${koreanLanguageNames.en})` }).fill('Winter event');
  await page.getByRole('group', { name: '사진' }).getByRole('button', { name: fieldTexts.choose }).click();
  const library = page.getByRole('dialog', { name: fieldTexts.library });
  const file = { name: 'winter.jpg', mimeType: 'image/jpeg', buffer: await plain('#cc2200') };
  await library.locator('input[type=file]').setInputFiles(file);
  await library.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: fieldTexts.crop }).click();
  const crop = page.getByRole('dialog', { name: fieldTexts.cropTitle });
  await crop.getByLabel(fieldTexts.ratio).selectOption('1:1');
  await crop.getByText(fieldTexts.size(300, 300)).waitFor();
  await crop.getByRole('button', { name: fieldTexts.cropNew }).click();
  await crop.waitFor({ state: 'detached' });
  await page.getByText(`winter.jpg · ${fieldTexts.size(300, 300)}`).waitFor();

  const editor = page.getByRole('textbox', { name: '내용', exact: true });
  await editor.click();
  await page.getByRole('button', { name: fieldTexts.bold, exact: true }).first().click();
  await page.keyboard.type('따뜻한 옷');
  // What was copied elsewhere comes without what the shop does not know.
  await editor.evaluate((target) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p>그리고</p><h2>붙인 제목</h2><script>window.wrong = 1</script><p onclick="wrong()">붙인 글</p>');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await editor.getByRole('heading', { name: '붙인 제목' }).waitFor();
  await page.locator('input[type="datetime-local"]').first().fill('2026-01-01T00:00');
  // Nothing of it is saved yet, and its state hides it: it shows all the same, to whoever wrote it.
  await page.getByRole('button', { name: previewTexts.preview }).click();
  const preview = page.getByRole('dialog', { name: previewTexts.title });
  const framed = preview.frameLocator('iframe');
  await framed.getByRole('heading', { name: '붙인 제목' }).waitFor();
  await preview.getByRole('button', { name: koreanLanguageNames.en }).click();
  await framed.getByText('Winter event').first().waitFor();
  // It leads nowhere.
  await framed.locator('header').getByRole('link').first().click();
  await framed.getByText('Winter event').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await preview.getByRole('button', { name: fieldTexts.close }).click();
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: '상태' }).selectOption('ACT');
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.waitForURL(/\/admin\/banners\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const id = Number(page.url().split('/').at(-1));

  const shopper = await newVisitor({ device: phone });
  await visit(shopper.page, urlFor('banner', { id }));
  await shopper.page.getByRole('heading', { name: '붙인 제목' }).waitFor();
  await shopper.page.locator('strong', { hasText: '따뜻한 옷' }).waitFor();
  const shown = shopper.page.locator(`img[src*="library"]`).first();
  const address = (await shown.getAttribute('src')) ?? '';
  const redOf = async () => {
    const { data } = await sharp(await (await fetch(new URL(address, shopper.page.url()))).bytes())
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (data[0] ?? 0) > (data[2] ?? 0);
  };
  expect(await redOf()).toBe(true);

  await page.goto('/admin/pictures');
  await page
    .getByRole('button', { name: /winter\.jpg/ })
    .first()
    .click();
  await page.getByText(title).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel(pictureTexts.replace).setInputFiles({ ...file, buffer: await plain('#0022cc') });
  await page.getByRole('alertdialog').getByRole('button', { name: pictureTexts.replace }).click();
  await poll(redOf).toBe(false);
  // The screen has taken the new file in: what is set from here on is set on that.
  await page.locator('dd', { hasText: /^2$/ }).waitFor();

  // Leaving is asked about while either of its drafts is open, the one saved last or not.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  const focal = page.getByRole('region', { name: pictureTexts.focal });
  await focal.getByRole('button').first().press('ArrowRight');
  await page.getByRole('textbox', { name: `${fieldTexts.alt} (${koreanLanguageNames.ko})` }).fill('파란 옷');
  await page.getByRole('button', { name: fieldTexts.saveAlt }).click();
  await page.getByText(fieldTexts.altSaved).waitFor();
  const back = page.getByRole('main').getByRole('link', { name: pictureTexts.title });
  await back.click();
  await poll(() => Promise.resolve(questions)).toEqual([kitTexts.unsaved]);
  expect(page.url()).toMatch(/\/admin\/pictures\/\d+$/);
  const saveFocal = focal.getByRole('button', { name: kitTexts.save, exact: true });
  await saveFocal.click();
  await saveFocal.waitFor({ state: 'detached' });
  await back.click();
  await page.waitForURL(/\/admin\/pictures$/);
  expect(questions).toHaveLength(1);

  await page.goto('/admin/banners');
  await page.getByRole('link', { name: title }).waitFor();
  expect(await page.getByText(contentTexts.standings.running).count()).toBeGreaterThan(0);
});

test('a search without results becomes a synonym with one press, is kept when the session ends, and finds goods until removed', async () => {
  const word = `포근이${Date.now()}`;
  const shopper = await newVisitor({ device: phone });
  const found = shopper.page.getByRole('tab', { name: /상품/ });
  const search = async () => {
    await visit(shopper.page, urlFor('search', {}, { q: word }));
    return found.count();
  };
  expect(await search()).toBe(0);

  const { page } = await newVisitor();
  await enterOffice(page);
  // Where the list of searches without a hit leads (admin/screens/dashboard/visits.tsx).
  await page.goto(`/admin/search-synonyms/new?words=${encodeURIComponent(`${word}, `)}`);
  const words = page.getByRole('textbox', { name: /^말/ });
  expect(await words.inputValue()).toBe(`${word}, `);
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await words.fill(`${word}, 후디`);
  // Another tab signs out: whoever signs in again here comes back to the form as it was left.
  await loseSession(page);
  await page.getByText(editTexts.draftBack).waitFor();
  expect(await words.inputValue()).toBe(`${word}, 후디`);
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.waitForURL(/\/admin\/search-synonyms\/\d+$/);
  expect(await problemsOf(page)).toEqual([]);
  await poll(search).toBe(1);

  await page.getByRole('button', { name: contentTexts.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: contentTexts.remove }).click();
  await page.waitForURL(/\/admin\/search-synonyms$/);
  await poll(search).toBe(0);
  // What was deleted comes back by one press, from its form and from the list, whose bar comes before the rows for keys.
  const undo = page.getByRole('button', { name: kitTexts.undo, exact: true });
  await undo.click();
  await poll(search).toBe(1);
  await page
    .getByRole('row', { name: new RegExp(word) })
    .getByRole('checkbox')
    .check();
  const bar = page.getByRole('region', { name: kitTexts.chosen(1) });
  expect(
    await bar.evaluate((own) => (document.querySelector('table')?.compareDocumentPosition(own) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  ).toBe(2);
  await bar.getByRole('button', { name: contentTexts.remove }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await poll(search).toBe(0);
  await undo.click();
  await poll(search).toBe(1);
});

test('a template is hidden and published from its form, which shows it as it will be printed', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  await page.goto('/admin/designs?shown=template');
  await page.getByRole('link', { name: '셋이서 나란히' }).click();
  await page.getByText(designTexts.ready).waitFor();
  await poll(() =>
    page.getByRole('img', { name: designTexts.picture('앞면') }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(800);
  expect(await problemsOf(page)).toEqual([]);
  const state = page.getByRole('combobox', { name: designFields.template.label, exact: true });
  for (const [value, badge] of [
    ['STOP', designFields.template.options?.STOP ?? ''],
    ['ACT', designFields.template.options?.ACT ?? ''],
  ] as const) {
    await state.selectOption(value);
    await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
    await page.getByText(kitTexts.saved).first().waitFor();
    await page.goto('/admin/designs?shown=template');
    await page
      .getByRole('row', { name: /셋이서 나란히/ })
      .getByText(badge)
      .waitFor();
    await page.getByRole('link', { name: '셋이서 나란히' }).click();
  }
});

test('service hours are changed in a form that names contradictions, and the footer shows them', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  await page.goto('/admin/shop-info');
  const until = page.getByLabel('상담 끝');
  const before = await until.inputValue();
  await until.fill('09:00');
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText('끝나는 때는 시작보다 뒤여야 해요.').first().waitFor();
  await until.fill('18:30');
  // Whoever loads the page again in the middle of a word finds it.
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: editTexts.draftTake }).click();
  expect(await until.inputValue()).toBe('18:30');
  // What an outage cut off is sent again by itself, but not once it was changed, because then half of it may be typed.
  const saves = '**/api/admin/contents/shop-info/*';
  const online = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.route(saves, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText(kitTexts.sentAgain).waitFor();
  // Put back by hand, nothing waits any more, and nothing says so.
  await until.fill(before);
  await page.getByText(kitTexts.outage).waitFor({ state: 'detached' });
  await until.fill('18:30');
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText(kitTexts.sentAgain).waitFor();
  await until.fill('23:30');
  await page.getByText(kitTexts.pressAgain.outage).waitFor();
  await page.unroute(saves);
  const isSent = page.waitForRequest((request) => request.method() === 'PUT');
  await online();
  // Back as it was, it is sent again, and what is typed meanwhile stays unsaved.
  await page.route(saves, async (route) => {
    if (route.request().method() === 'PUT') await until.fill('18:45');
    await route.continue();
  });
  await until.fill('18:30');
  await page.getByText(kitTexts.sentAgain).waitFor();
  await online();
  expect((await isSent).postData()).toContain('"service_until":"18:30"');
  await page.getByText(kitTexts.saved).first().waitFor();
  await page.getByText(editTexts.unsaved(1)).waitFor();
  expect(await until.inputValue()).toBe('18:45');
  await page.unroute(saves);
  await until.fill('18:30');
  await page.getByText(kitTexts.saved).first().waitFor({ state: 'detached' });
  await page.getByRole('group', { name: '상담하는 요일' }).getByRole('checkbox', { name: '토' }).check();
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText(kitTexts.saved).first().waitFor();
  const shopper = await newVisitor();
  const footer = async () => {
    await visit(shopper.page, '/mypage/faq');
    return shopper.page.locator('footer').textContent();
  };
  await poll(footer).toContain('월·화·수·목·금·토요일 10:00–18:30');

  await until.fill('19:00');
  await page.getByRole('group', { name: '상담하는 요일' }).getByRole('checkbox', { name: '토' }).uncheck();
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await poll(footer).toContain('평일 10:00–19:00');
});

/** What the editor shall hold of what each program puts on the clipboard. */
const pasted = {
  sheets:
    '<table><tbody><tr><td>사이즈</td><td>가슴</td><td>총장</td></tr><tr><td>M</td><td>52</td><td>68</td></tr><tr><td>L</td><td>55</td><td>70</td></tr></tbody></table>',
  gdocs: [
    '<h2>교환 안내</h2><p><strong>굵게</strong><em> 기울임</em><u> 밑줄</u><s> 줄</s></p>',
    '<ul><li><p>사과</p><ul><li><p>작은 사과</p></li></ul></li><li><p>배</p></li></ul>',
    '<table><tbody><tr><td>사이즈</td><td>가슴</td></tr><tr><td>M</td><td>52cm</td></tr></tbody></table>',
    '<p><a href="https://docs.google.com/x">문서 링크</a></p>',
  ],
  word: [
    '<h2>12월 배송 안내</h2><p><strong>굵은 글</strong>과 <em>기울임</em>, <u>밑줄</u>, <s>취소선</s>, H2O, 10m2</p>',
    '<ul><li><p>첫째 항목</p></li><li><p>둘째 항목</p></li></ul>',
    '<table><tbody><tr><td>지역</td><td>배송비</td></tr><tr><td>제주</td><td>3,000원</td></tr></tbody></table>',
    '<p><a href="https://www.example.com/notice?a=1&amp;b=2">옛 공지</a> 나쁜 링크 목차</p>',
  ],
} as const;

test('text pasted from Sheets, Google Docs and Word keeps tables, lists and styles, and can be saved; a pasted picture is uploaded', async () => {
  const { context, page } = await newVisitor();
  await enterOffice(page);
  await page.goto('/admin/notices/new');
  for (const locale of ['ko', 'en'] as const)
    await page.getByRole('textbox', { name: `제목 (${koreanLanguageNames[locale]})` }).fill(`붙인 글 ${Date.now()}`);
  const editor = page.getByRole('textbox', { name: '내용', exact: true });
  await editor.waitFor();
  const paste = (html: string, picture: number[] = []) =>
    editor.evaluate(
      (target, [text, bytes]) => {
        const data = new DataTransfer();
        if (text !== '') data.setData('text/html', text);
        if (bytes.length > 0) data.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [html, picture] as const,
    );
  for (const [program, wanted] of Object.entries(pasted)) {
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(await readFile(new URL(`./pasted/${program}.txt`, import.meta.url), 'utf8'));
    const held = (await editor.evaluate((element) => element.innerHTML))
      .replace(/ (?:class|colspan|rowspan|contenteditable|draggable|target|rel)="[^"]*"/g, '')
      .replace(/(<t[dh]>)<p>(.*?)<\/p>(?=<\/t[dh]>)/g, '$1$2')
      .replace(/\s+/g, ' ');
    for (const part of [wanted].flat()) expect(held).toContain(part);
  }
  await page.getByText(fieldTexts.linksLeft(2)).waitFor();
  await paste('', [...(await plain('#00aa44'))]);
  await editor.locator('img').waitFor();
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.waitForURL(/\/admin\/notices\/\d+$/);
  await page.reload();
  await editor.locator('table').waitFor();
  // A title that is too long stays whole and is refused; the browser alone would cut it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('가'.repeat(121)));
  const title = page.getByRole('textbox', { name: `제목 (${koreanLanguageNames.ko})` });
  await title.press('Control+a');
  await title.press('Control+v');
  expect(await title.inputValue()).toHaveLength(121);
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText('120자까지 입력할 수 있어요.').waitFor();
  expect(await editor.locator('td').allTextContents()).toEqual(['지역', '배송비', '제주', '3,000원']);
  await context.close();
});
