import { getPriority } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { setGroupNiceness } from '#db/embedded/step-back.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { chromiumFlags, headlessPath } from '../../chromium.ts';
import { openPages, takeContext } from './kept-contexts.ts';
import { lane } from './lane.ts';

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** All pages of a context in one process: each would start another and compile the shop's scripts again (kept-contexts.ts). */
const sharedRenderer = ['--renderer-process-limit=1'];

/** A page of a journey lives for seconds: what its engine puts into faster code is thrown away before it has paid, a fifteenth of what journeys cost. */
const withoutOptimizers = ['--js-flags=--no-maglev --no-turbofan'];

/** One for all files of a lane, which share their modules; it ends with their process. */
let browser: Promise<Browser> | undefined;

interface VisitorOptions {
  device?: typeof phone | typeof desktop;
  popups?: boolean;
  locale?: string;
  bypassCSP?: boolean;
  /** Somebody who was never here: nothing is cached, and pictures may come as AVIF, as this browser would have them. */
  isFirst?: boolean;
}

/** A new visitor in a real Chromium: own storage, Korean browser; popups seen already, pictures in WebP and maybe cached, unless asked for. */
export async function newVisitor(options: VisitorOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await takeContext(options.isFirst ? null : JSON.stringify(options), () => openContext(options));
  return { page: await context.newPage(), context };
}

async function openContext(options: VisitorOptions): Promise<BrowserContext> {
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
  if (!options.isFirst) context.on('page', takesNoAvif);
  return context;
}

/** The shop makes a copy of a picture in half the time as WebP. Which of the two is sent follows from what is asked for (resize-route.test.ts). */
async function takesNoAvif(page: Page): Promise<void> {
  try {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  } catch {
    // It was closed meanwhile.
  }
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
  const seen = openPages().map(async (page) => {
    const words = await page
      .evaluate(() => `${document.documentElement.lang}: ${document.querySelector('main')?.textContent}`)
      .catch(String);
    return `  open: ${page.url()} ${words.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
  });
  return (await Promise.all(seen)).join('\n');
}
