import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { storageKeys } from '#rules/member/session.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

let browser: Browser | undefined;

/** A new visitor in a real Chromium: own storage, Korean browser, popups seen already unless asked for. */
export async function newVisitor(
  options: { device?: typeof phone | typeof desktop; popups?: boolean; locale?: string } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: flags });
  const context = await browser.newContext({
    ...(options.device ?? desktop),
    locale: options.locale ?? 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: inject('shopUrl'),
  });
  if (!options.popups) await context.addInitScript((key) => localStorage.setItem(key, String(Date.now())), storageKeys.closedPopup);
  // Ends what hangs; a busy machine may need long.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return { page, context };
}

export function chromiumPath(): string {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});
