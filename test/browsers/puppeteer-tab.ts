import { launch } from 'puppeteer-core';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import type { Size, Tab } from './tab.ts';

/** Chromium or Firefox ESR, through the browser's own WebDriver BiDi or DevTools. `before` runs before the scripts of every page. */
export async function puppeteerTab(name: 'chromium' | 'firefox', size: Size, before?: string): Promise<Tab> {
  const isFirefox = name === 'firefox';
  const browser = await launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: isFirefox ? '/usr/bin/firefox-esr' : chromiumPath(),
    args: isFirefox ? [] : [...chromiumFlags, '--accept-lang=ko-KR'],
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR, ko' },
    defaultViewport: size,
  });
  const page = await browser.newPage();
  // Firefox also tells here of fonts that a navigation stopped.
  page.on('pageerror', (error) => /downloadable font/.test(String(error)) || console.log(`${name}: ${String(error)}`));
  if (before !== undefined) await page.evaluateOnNewDocument(before);
  return {
    name,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (work, argument) => page.evaluate(work as never, argument as never) as never,
    drag: async ([from, ...others]) => {
      await page.mouse.move(Math.round(from.x), Math.round(from.y));
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(Math.round(x), Math.round(y), { steps: 4 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
