import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { setGroupNiceness } from '#db/embedded/step-back.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { chromiumFlags, chromiumPath, headlessPath } from '../../chromium.ts';
import { openPages, takeContext } from './kept-contexts.ts';
import { lane } from './lane.ts';

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** All pages of a context share a process (kept-contexts.ts). */
const sharedRenderer = ['--renderer-process-limit=1'];

/** A journey's page lives for seconds: optimised code is discarded before it pays off, which cost a fifteenth of the journeys' time. */
const withoutOptimizers = ['--js-flags=--no-maglev --no-turbofan'];

/** One for all files of a lane, which share their modules; it ends with their process. */
let browser: Promise<Browser> | undefined;

interface VisitorOptions {
  device?: typeof phone | typeof desktop;
  popups?: boolean;
  locale?: string;
  bypassCSP?: boolean;
  /** A first-time visitor: nothing is cached, and pictures may be AVIF, as this browser prefers. */
  isFirst?: boolean;
}

/**
 * A new visitor in a real Chromium: separate storage, on a desktop, in Korean. By default popups are already dismissed, and pictures are
 * WebP and may be cached. The context is closed when the visitor leaves.
 */
export async function newVisitor({ device = desktop, ...options }: VisitorOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
  const asked = { device, ...options };
  const context = await takeContext(asked.isFirst ? null : JSON.stringify(asked), () => openContext(asked));
  return { page: await context.newPage(), context };
}

/**
 * A visitor whose Chromium blocks all site data by its own setting: every storage throws, and no cookie is kept. A browser of its own, because
 * the setting is one of its profile.
 */
export async function newBlockedVisitor(device: typeof phone | typeof desktop = desktop): Promise<{ page: Page; context: BrowserContext }> {
  const profile = mkdtempSync(join(tmpdir(), 'seam-blocked-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...device,
    executablePath: chromiumPath(),
    args: ['--headless=new', ...chromiumFlags],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: lane().shopUrl,
  });
  context.setDefaultTimeout(60_000);
  context.on('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  return { page: context.pages()[0] ?? (await context.newPage()), context };
}

async function openContext({ device, ...options }: VisitorOptions): Promise<BrowserContext> {
  browser ??= openBrowser().catch((error) => {
    // Let the next visitor try again.
    browser = undefined;
    throw error;
  });
  const context = await (await browser).newContext({
    ...device,
    bypassCSP: options.bypassCSP ?? false,
    locale: options.locale ?? 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: lane().shopUrl,
  });
  if (!options.popups) await context.addInitScript((key) => localStorage.setItem(key, String(Date.now())), storageKeys.closedPopup);
  // Only stops hanging tests; a busy machine may need long.
  context.setDefaultTimeout(60_000);
  if (!options.isFirst) context.on('page', refuseAvif);
  return context;
}

/** The shop generates WebP copies in half the time. resize-route.test.ts covers the choice of format. */
async function refuseAvif(page: Page): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  } catch (error) {
    // The page may be closed by now.
    if (!/closed/.test(String(error))) throw error;
  }
}

/** Runs the browser at this process's priority: it creates its own session, whose CPU share would not follow (db/embedded/step-back.ts). */
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

/** Address, language and first words of every open page. */
export async function lastSeen(): Promise<string> {
  const seen = openPages().map(async (page) => {
    const words = await page
      .evaluate(() => `${document.documentElement.lang}: ${document.querySelector('main')?.textContent}`)
      .catch(String);
    return `  open: ${page.url()} ${words.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
  });
  return (await Promise.all(seen)).join('\n');
}
