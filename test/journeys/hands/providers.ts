import type { Page } from 'playwright-core';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { signInLabels } from '#storefront/nouns/social/texts.ts';
import { untilAlive } from './shopper.ts';

/** Input for a provider's page, using the page's labels. */
export type ProviderChoice = { email?: string; name?: string; hidesEmail?: boolean; fault?: string };

/** Clicks a provider's button on the current login page and waits for the provider's page. */
export async function toProvider(page: Page, vendor: SocialVendor): Promise<void> {
  await untilAlive(page);
  await page.getByRole('link', { name: signInLabels[vendor].ko }).click();
  await page.waitForURL((url) => url.pathname === `/social-stand-in/${vendor}/authorize`);
}

/** Chooses an account on the provider's page (by default the first) and continues. */
export async function chooseAccount(page: Page, { email, name = '이새봄', hidesEmail = false, fault }: ProviderChoice = {}): Promise<void> {
  if (email !== undefined) {
    await page.getByLabel('다른 계정의 이메일').fill(email);
    await page.getByLabel('다른 계정의 이름').fill(name);
  }
  if (hidesEmail)
    await page
      .getByLabel(/이메일 가리기/)
      .or(page.getByLabel(/카카오계정\(이메일\)/))
      .first()
      .click();
  if (fault !== undefined) await page.getByLabel(/이번 로그인에 생길 일/).selectOption(fault);
  await page.getByRole('button', { name: /계속/ }).click();
}

/** A new address at a provider, unknown to the shop. */
export function newAddress(): string {
  return `provider${process.pid}x${Date.now()}@mail.example`;
}
