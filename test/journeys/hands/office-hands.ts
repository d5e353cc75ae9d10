import type { Page } from 'playwright-core';
import { frameTexts } from '#admin/frame/texts.ts';
import { dashboardTexts } from '#admin/screens/dashboard/texts.ts';
import { workNames } from '#contract/names/work-names.ts';
import type { PressingThing } from '#contract/rest/admin/dashboard.ts';
import type { Account } from './shopper.ts';

export const demoAdmin: Account = { email: 'admin@seam.example', password: 'seam1234!' };

/** Signs an administrator in; they start on the list of pending work. Others start on the screen with `title`. */
export async function enterOffice(
  page: Page,
  { email, password }: Account = demoAdmin,
  title: string = dashboardTexts.title,
): Promise<void> {
  await page.goto('/admin/');
  await signInAgain(page, { email, password });
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Signs in on the login form, at the start or in place of a screen whose session ended. */
async function signInAgain(page: Page, { email, password }: Account = demoAdmin): Promise<void> {
  await page.getByLabel(frameTexts.id).fill(email);
  await page.getByLabel(frameTexts.password).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs out in another tab and in again in this one, so that this tab's session ended by itself. */
export async function loseSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/admin/');
  await other.getByRole('button', { name: frameTexts.signOut }).click();
  await page.getByLabel(frameTexts.password).waitFor();
  await other.close();
  await signInAgain(page);
}

/** Follows a count on the first screen to its list. */
export async function followCount(page: Page, what: PressingThing): Promise<void> {
  await page.getByRole('region', { name: dashboardTexts.pressing }).getByRole('link', { name: workNames[what].ko }).click();
}
