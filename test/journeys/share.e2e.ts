import { expect, test } from 'vitest';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { shareSrc } from '#contract/share-images.ts';
import { backgroundTexts, shareTexts as words } from '#storefront/nouns/share/texts.ts';
import { sharedTexts } from '#storefront/screens/share/shared-design/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { pattern } from './hands/checkout-hands.ts';
import { layersOn } from './hands/editor-hands.ts';
import { problemsOf } from './hands/page-checks.ts';
import { complaintsOf, demoShopper, poll, signIn, visit } from './hands/shopper.ts';

const line = '이번 겨울은 이걸로';

test('a member shares a design in four steps, a stranger opens the link and copies it, and the owner ends the link', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  await signIn(page, demoShopper);
  await visit(page, urlFor('mypage-product-custom-save'));
  const share = page.getByRole('button', { name: words.shareThing.ko.replace('{name}', '넷이서 한 벌') });
  await share.click();
  const sheet = page.getByRole('dialog', { name: words.title.ko });
  const next = () => sheet.getByRole('button', { name: words.next.ko, exact: true }).click();

  // Three of the four artists are chosen; a fourth is refused with its message, and takes the place of one that is taken back.
  const chosen = sheet.getByRole('button', { pressed: true });
  await chosen.first().waitFor();
  const fourth = sheet.getByRole('list').first().getByRole('button', { pressed: false });
  expect([await chosen.count(), await fourth.count()]).toEqual([3, 1]);
  await fourth.click();
  await sheet
    .getByRole('alert')
    .filter({ hasText: errorMessage('SHARE_ARTIST_LIMIT', 'ko') })
    .waitFor();
  expect(await chosen.count()).toBe(3);
  await chosen.first().click();
  await sheet.getByRole('listitem').last().getByRole('button').click();
  expect(await chosen.count()).toBe(3);
  await next();

  // The shop has no key of Kakao: there is no button that does nothing.
  expect(await sheet.getByRole('button', { name: pattern(words.KAKAO.ko) }).count()).toBe(0);
  const story = sheet.getByRole('button', { name: pattern(words.STORY.ko) });
  await story.click();
  await next();

  await sheet.getByLabel(words.line.ko).fill('좋아 👍');
  await sheet.getByText(words.lineLetters.ko.replace('{letters}', '👍')).waitFor();
  await sheet.getByLabel(words.line.ko).fill(line);
  // A line that was left comes back, and says so.
  expect(await sheet.getByText(draftTexts.isBack.ko).count()).toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await share.click();
  await next();
  await story.click();
  await next();
  await sheet.getByText(draftTexts.isBack.ko).waitFor();
  await sheet.getByRole('button', { name: words.FLAT.ko }).click();
  await sheet.getByRole('button', { name: backgroundTexts['#141412'].ko }).click();
  await sheet.getByRole('img', { name: words.preview.ko }).getByText(line).waitFor();
  complaints.push(...(await problemsOf(page)));
  await sheet.getByRole('button', { name: words.make.ko }).click();

  // Drawn by the server, at the size of the form.
  const picture = sheet.getByRole('img', { name: words.picture.ko });
  await picture.waitFor();
  await sheet.getByText(words.kakaoByLink.ko).waitFor();
  await poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1080, 1920]);
  await sheet.getByRole('button', { name: words.copyLink.ko }).click();
  await page.getByText(words.linkCopied.ko).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const code = link.pathname.split('/').at(-1) ?? '';
  expect(link.pathname).toBe(urlFor('shared-design', { code }));
  await sheet.getByRole('button', { name: words.copyPicture.ko }).click();
  await page.getByText(words.pictureCopied.ko).waitFor();
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual(['image/png']);
  expect(await sheet.getByRole('link', { name: words.download.ko }).getAttribute('download')).toBe('넷이서 한 벌.jpg');
  await sheet.getByText(words.qr.ko).click();
  await sheet.getByRole('img', { name: words.qrLead.ko }).waitFor();

  // Made by the server for whoever follows it, messengers too; nothing says whose it is.
  const stranger = await newVisitor();
  const strangeComplaints = complaintsOf(stranger.page);
  const reply = await stranger.page.goto(link.pathname);
  const html = (await reply?.text()) ?? '';
  expect(reply?.status()).toBe(200);
  expect(html).toContain(`property="og:image" content="${link.origin}${shareSrc({ code, form: 'CARD' })}"`);
  expect(html).toMatch(/<h1[^>]*>넷이서 한 벌<\/h1>/);
  expect(html).toContain(line);
  for (const secret of [demoShopper.email, '하늘색실', '김하늘']) expect(html).not.toContain(secret);
  // The code on the picture, typed as a search, leads there too.
  await stranger.page.goto(urlFor('search', undefined, { q: code }));
  await stranger.page.waitForURL((url) => url.pathname === link.pathname);
  await stranger.page.getByRole('link', { name: sharedTexts.makeMine.ko }).click();
  await poll(() => layersOn(stranger.page).count()).toBe(4);

  await sheet.getByRole('button', { name: words.end.ko }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.end.ko }).click();
  await sheet.waitFor({ state: 'detached' });
  await poll(async () => (await stranger.context.request.get(link.pathname)).status()).toBe(404);
  expect((await stranger.context.request.get(shareSrc({ code, form: 'CARD' }))).status()).toBe(404);
  await stranger.page.goto(link.pathname);
  await stranger.page.getByRole('heading', { name: pattern(sharedTexts.goneTitle.ko) }).waitFor();
  expect([...complaints, ...strangeComplaints]).toEqual([]);
  await context.close();
  await stranger.context.close();
});
