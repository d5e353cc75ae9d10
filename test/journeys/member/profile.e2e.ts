import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { showTyped } from '#client/password-field.tsx';
import { errors } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { socialMessages as social, vendorNames } from '#storefront/nouns/social/texts.ts';
import { phoneTexts } from '#storefront/nouns/verification/phone-texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { profileTexts as words } from '#storefront/screens/my/profile/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { desktop, newVisitor, phone } from '../hands/browser.ts';
import { chooseAccount, newAddress } from '../hands/providers.ts';
import { type Account, complaintsOf, newMember, newPhone, poll, signInByForm, visit } from '../hands/shopper.ts';
import { provePhone } from '../hands/verification-hands.ts';

const next = 'thimble 골무 5';

/** A browser in which a member looks at the profile page. */
async function atProfile(account: Account, device: typeof phone | typeof desktop) {
  const { page, context } = await newVisitor({ device });
  const complaints = complaintsOf(page);
  await signInByForm(page, account);
  await visit(page, urlFor('mypage'));
  await page.getByRole('link', { name: /회원 정보/ }).click();
  await page.getByRole('heading', { name: words.devices.ko }).waitFor();
  return { page, context, complaints };
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const devices = (page: Page) => page.getByRole('region', { name: words.devices.ko }).getByRole('listitem');
const isStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, storageKeys.tokenResponse);

test('a member changes nickname, consents and password, with the specified messages, and the other browser is signed out', async () => {
  const account = await newMember();
  const there = await atProfile(account, desktop);
  const { page, context, complaints } = await atProfile(account, phone);

  await page.getByLabel(words.nickname.ko).fill('바늘');
  await button(page, words.save.ko).click();
  await page.getByText(words.saved.ko).first().waitFor();
  await page.getByRole('checkbox', { name: words.SMS.ko }).click();
  await page.getByText(/\d{4}\.\d{2}\.\d{2} 동의/).waitFor();

  await poll(() => devices(page).count()).toBe(2);
  expect(await devices(page).first().textContent()).toContain(words.thisDevice.ko);
  const passwords = page.getByRole('region', { name: words.password.ko });
  const fill = async (current: string, first: string, second: string) => {
    await passwords.getByRole('textbox', { name: words.currentPassword.ko, exact: true }).fill(current);
    await passwords.getByRole('textbox', { name: words.newPassword.ko, exact: true }).fill(first);
    await passwords.getByRole('textbox', { name: words.newPasswordAgain.ko, exact: true }).fill(second);
    await button(page, words.changePassword.ko).click();
  };
  await fill(account.password, 'short', 'other');
  await page.getByText(errors.PASSWORD_FORMAT_INVALID.message.ko).waitFor();
  await page.getByText(words.passwordsDiffer.ko).waitFor();
  await fill('not mine 1', next, next);
  await page.getByText(errors.CURRENT_PASSWORD_WRONG.message.ko).waitFor();
  await fill(account.password, next, next);
  await page.getByText(words.passwordChanged.ko).waitFor();
  await poll(() => devices(page).count()).toBe(1);
  await page.getByText('비밀번호 변경', { exact: true }).nth(1).waitFor();

  // The other browser hears it with its next call, and nothing of the member stays on its screen.
  await there.page.getByLabel(words.nickname.ko).fill('실');
  await button(there.page, words.save.ko).click();
  await there.page.getByRole('alertdialog').getByText(shell.memberOnly.ko).waitFor();
  await there.page.waitForURL('**/main');
  expect(await isStored(there.page)).toBe(false);

  // Signed out in one tab, signed out in all.
  const tab = await context.newPage();
  await visit(tab, urlFor('mypage-like'));
  await button(page, words.endAll.ko).click();
  await page.getByRole('alertdialog').getByRole('button', { name: mypageMessages.logout.ko }).click();
  await page.getByText(words.allEnded.ko).waitFor();
  await tab.getByRole('alertdialog').getByText(shell.memberOnly.ko).waitFor();
  await tab.waitForURL('**/main');
  expect([...complaints, ...there.complaints]).toEqual([]);
  await context.close();
  await there.context.close();
});

test('a provider is linked on its own page and unlinked, and another phone is accepted after its code and the password', async () => {
  const account = await newMember();
  const { page, context, complaints } = await atProfile(account, phone);
  const named = (message: { ko: string }) => message.ko.replace('{vendor}', vendorNames.kakao.ko);
  await button(page, named(social.linkVendor)).click();
  await page.waitForURL((url) => url.pathname === '/social-stand-in/kakao/authorize');
  await chooseAccount(page, { email: newAddress() });
  await page.waitForURL((url) => url.pathname === urlFor('mypage-profile'));
  await page.getByText(social.linkedNow.ko).waitFor();
  await button(page, named(social.unlinkVendor)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: social.unlink.ko }).click();
  await page.getByText(named(social.unlinked)).waitFor();
  await button(page, named(social.linkVendor)).waitFor();

  const other = newPhone();
  await button(page, phoneTexts.change.ko).click();
  await provePhone(page, other);
  const password = page.getByRole('region', { name: phoneTexts.title.ko }).getByLabel(phoneTexts.password.ko);
  await password.fill('not mine 1');
  await button(page, phoneTexts.save.ko).click();
  await page.getByText(errors.PASSWORD_WRONG.message.ko).waitFor();
  await password.fill(account.password);
  await button(page, phoneTexts.save.ko).click();
  await page.getByText(phoneTexts.changed.ko).waitFor();
  await page.getByText(writtenPhone(other)).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a withdrawing member reads what is lost, withdraws with one press, and may return by signing in', async () => {
  const account = await newMember();
  const { page, context, complaints } = await atProfile(account, phone);
  await button(page, words.leaveOpen.ko).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(words.leaveLost.ko).waitFor();
  await sheet.getByText(words.leaveHold.ko).waitFor();
  await sheet.getByRole('button', { name: words.leaveOpen.ko, exact: true }).click();
  await page.waitForURL('**/main');
  await page.getByText(/탈퇴했습니다/).waitFor();
  expect(await isStored(page)).toBe(false);

  await visit(page, urlFor('login'));
  await page.getByLabel(signInMessages.id.ko).fill(account.email);
  const password = page.getByLabel(signInMessages.password.ko);
  await password.fill(account.password);
  await page.getByRole('button', { name: showTyped.ko }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await button(page, shell.login.ko).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(memberTexts.returnTitle.ko).waitFor();
  await question.getByRole('button', { name: memberTexts.returnOk.ko }).click();
  await page.getByText(memberTexts.returned.ko).waitFor();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(await isStored(page)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
