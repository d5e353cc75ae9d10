import { expect, test } from 'vitest';
import { urlFor } from '#contract/routes.ts';
import { teamTexts } from '#storefront/screens/share/team-order/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { problemsOf } from './hands/page-checks.ts';
import { complaintsOf, demoShopper, poll, signIn, visit } from './hands/shopper.ts';

const path = urlFor('team-order', { code: 'SeamTeam1234' });

test('a team order: a stranger chooses and changes a size by the link, and its organizer pastes a list and checks out for all', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  await visit(page, path);
  await page.getByLabel(teamTexts.name.ko).fill('한지우');
  const size = (name: string) => page.getByRole('button', { name, exact: true });
  await size('M').tap();
  await page.getByRole('button', { name: teamTexts.sendJoin.ko }).tap();
  await page.getByText(teamTexts.joined.ko).waitFor();
  await page.reload();
  await page.getByText(teamTexts.joined.ko).waitFor();
  await size('L').tap();
  await page.getByRole('button', { name: teamTexts.sendChange.ko }).tap();
  await page.getByText(teamTexts.changed.ko).waitFor();
  complaints.push(...(await problemsOf(page)));
  expect(await page.getByText('김하늘').count()).toBe(0);

  const organizer = await newVisitor();
  await organizer.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = organizer.page;
  complaints.push(...complaintsOf(desk));
  await signIn(desk, demoShopper);
  await visit(desk, path);
  const people = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: /빼기$/ }) });
  await poll(() => people.count()).toBe(4);
  expect(await people.filter({ hasText: '한지우' }).getByText('L', { exact: true }).count()).toBe(1);
  const list = desk.getByLabel(teamTexts.paste.ko);
  await list.fill('최서준, M\n정하은, 없는 사이즈');
  await desk.getByRole('button', { name: teamTexts.add.ko }).click();
  await desk.getByText(teamTexts.wrongRow.ko.replace('{at}', '2')).waitFor();
  await list.fill('최서준\tM\n정하은\ts');
  await desk.getByRole('button', { name: teamTexts.add.ko }).click();
  await poll(() => people.count()).toBe(6);
  await desk.getByRole('button', { name: teamTexts.copyLink.ko }).click();
  await desk.getByText(teamTexts.linkCopied.ko).waitFor();
  complaints.push(...(await problemsOf(desk)));
  await desk.getByRole('button', { name: teamTexts.order.ko.replace('{count}', '6') }).click();
  await desk.waitForURL(/\/order\/[0-9a-f-]{36}$/);

  await page.reload();
  await page.getByText(teamTexts.isClosed.ko).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await organizer.context.close();
});
