import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the keyboard is on this element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const here = page.locator(':focus').and(target);
  for (let press = 0; press < 250; press += 1) {
    if ((await here.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}
