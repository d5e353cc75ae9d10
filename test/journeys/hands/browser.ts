import { getPriority } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { setGroupNiceness } from '#db/embedded/step-back.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { chromiumFlags, headlessPath } from '../../chromium.ts';
import { lane } from './lane.ts';

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** All pages of a lane in one process: each new visitor would start another and compile the shop's scripts again, an eighth of what journeys cost. */
const sharedRenderer = ['--renderer-process-limit=1'];

/** A page of a journey lives for seconds: what its engine puts into faster code is thrown away before it has paid, a fifteenth of what journeys cost. */
const withoutOptimizers = ['--js-flags=--no-maglev --no-turbofan'];

/** One for all files of a lane, which share their modules; it ends with their process. */
let browser: Promise<Browser> | undefined;

/** A new visitor in a real Chromium: own storage, Korean browser, popups seen already unless asked for. */
export async function newVisitor(
  options: { device?: typeof phone | typeof desktop; popups?: boolean; locale?: string; bypassCSP?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  browser ??= openBrowser().catch((error) => {
    // The next visitor tries again.
    browser = undefined;
    throw error;
  });
  const context = await (await browser).newContext({
    ...(options.device ?? desktop),
    bypassCSP: options.bypassCSP ?? false,
    locale: options.locale ?? 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: lane().shopUrl,
  });
  if (!options.popups) await context.addInitScript((key) => localStorage.setItem(key, String(Date.now())), storageKeys.closedPopup);
  // Ends what hangs; a busy machine may need long.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return { page, context };
}

/** Gives way as far as this process does: the browser makes a session of its own, whose share of the machine would not follow (db/embedded/step-back.ts). */
async function openBrowser(): Promise<Browser> {
  const opened = await chromium.launch({
    executablePath: headlessPath(),
    args: [...chromiumFlags, ...sharedRenderer, ...withoutOptimizers],
  });
  const session = await opened.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main !== undefined) await setGroupNiceness(main.id, getPriority());
  return opened;
}

/** Address, language and first words of every page that is open. */
export async function lastSeen(): Promise<string> {
  const pages = (await browser)?.contexts().flatMap((context) => context.pages()) ?? [];
  const seen = pages.map(async (page) => {
    const words = await page
      .evaluate(() => `${document.documentElement.lang}: ${document.querySelector('main')?.textContent}`)
      .catch(String);
    return `  open: ${page.url()} ${words.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
  });
  return (await Promise.all(seen)).join('\n');
}

/** Closes what a journey that failed has left open. */
export async function closeVisits(): Promise<void> {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
}
