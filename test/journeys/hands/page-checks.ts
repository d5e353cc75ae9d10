import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';
import { type Layout, misplacedAround } from './around.ts';
import { phone } from './browser.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths a page must fit, and whether assistive technology is tried there too. */
const sizes = [
  { width: 360, height: 740, isHeard: false },
  { width: 390, height: 844, isHeard: true },
  { width: 768, height: 1024, isHeard: false },
  { width: 1440, height: 900, isHeard: true },
] as const;

/** Names of the routes behind a guard ; each has to be looked at. */
export function readyNames(guard: LayoutFacts['guard']): RouteName[] {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === guard);
  return names.toSorted();
}

/**
 * What is wrong with the page shown: wider than the window at one of four widths, or than a phone, or something axe finds on phone or desktop; and
 * where the layout of its route is given, what stands otherwise around it.
 */
export async function problemsOf(page: Page, layout?: Layout): Promise<string[]> {
  const problems: string[] = [];
  const { pathname } = new URL(page.url());
  await layOutWhole(page);
  for (const { isHeard, ...size } of sizes) {
    await page.setViewportSize(size);
    await painted(page);
    problems.push(...(await sidewaysOf(page)));
    if (isHeard) problems.push(...(await violationsOf(page)).map((violation) => `${pathname} at ${size.width}: ${violation}`));
    if (size.width === phone.viewport.width) problems.push(...(await problemsOnPhone(page, layout)));
  }
  return problems;
}

/** What is wrong while a window of a phone's size is laid out as a phone does it, which the next size ends. */
async function problemsOnPhone(page: Page, layout?: Layout): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', { ...phone.viewport, deviceScaleFactor: 1, mobile: true });
  await painted(page);
  const problems = [...(await widerThanPhone(page)), ...(layout ? await misplacedAround(page, layout) : [])];
  await browser.detach();
  return problems;
}

function painted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** Lays out what is out of sight too (`drawn-later` of ui/base.css): as long as it is not, it hides what is too wide and lies over what follows, as axe measures. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** By how much the page shown is wider than its window. */
export async function sidewaysOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return sideways > 0 ? [`${new URL(page.url()).pathname} at ${page.viewportSize()?.width}: ${sideways} px too wide`] : [];
}

/**
 * Whether a phone shows the page at its own width. A phone zooms out until everything fits, and what is fixed to the window (bars,
 * sheets) is then drawn where it cannot be pressed.
 */
export async function widerThanPhone(page: Page): Promise<string[]> {
  const device = page.viewportSize()?.width ?? 0;
  const width = await page.evaluate(() => Math.max(window.innerWidth, document.documentElement.scrollWidth));
  return width > device ? [`${new URL(page.url()).pathname}: ${width} px on a phone of ${device}`] : [];
}

/**
 * What only other words can break on a page that is whole in Korean: wider than the window on phone or desktop, a label that is missing or says
 * something else than what is seen (listened to at one of those widths), and words in Korean that do not say that they are.
 */
export async function problemsOfWords(page: Page, heardAt: 390 | 1440): Promise<string[]> {
  const problems: string[] = [];
  const where = `${new URL(page.url()).pathname} in ${await page.evaluate(() => document.documentElement.lang)}`;
  await layOutWhole(page);
  for (const { width, height } of sizes.filter(({ isHeard }) => isHeard)) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (sideways > 0) problems.push(`${where} at ${width}: ${sideways} px too wide`);
    if (width === heardAt) problems.push(...(await violationsOf(page, rulesOfWords)).map((each) => `${where} at ${width}: ${each}`));
  }
  return [...problems, ...(await unmarkedKorean(page)).map((words) => `${where}: not marked as Korean: ${words}`)];
}

/** Rules of axe about names, labels and languages, and about what grows with its words. */
const rulesOfWords = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name', 'aria-tooltip-name', 'button-name'],
  ...[
    'document-title',
    'empty-heading',
    'frame-title',
    'html-has-lang',
    'html-lang-valid',
    'image-alt',
    'image-redundant-alt',
    'input-button-name',
  ],
  ...[
    'label',
    'label-content-name-mismatch',
    'label-title-only',
    'landmark-unique',
    'link-name',
    'select-name',
    'summary-name',
    'svg-img-alt',
  ],
  ...['target-size', 'valid-lang'],
];

/** Words in Hangul that are shown, and stand in nothing that is marked as Korean. */
function unmarkedKorean(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const within = node.parentElement;
      const isSeen = within?.checkVisibility() === true && !within.matches('script, style');
      if (isSeen && /\p{Script=Hangul}/u.test(node.textContent ?? '') && !within?.closest('[lang]')?.getAttribute('lang')?.startsWith('ko'))
        found.push((node.textContent ?? '').trim().slice(0, 60));
    }
    return found;
  });
}

/** Has axe ready in every page of a visitor that is opened from here on: sending it to each page took a third as long as running it. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axeScript });
}

/** What axe finds on the page as it is shown now: by all its rules, or by those named. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await layOutWhole(page);
  // Evaluated by the debugger, not as a script of the page: the security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async (runOnly) => {
      type Violation = { id: string; nodes: { html: string }[] };
      // What sticks to an edge covers a part of what is scrolled under it, and axe would call that part too small to press.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const stuck = [...document.querySelectorAll<HTMLElement>('main [class*=sticky]')].filter((each) => {
        const { position, bottom } = getComputedStyle(each);
        return position === 'sticky' && bottom !== 'auto';
      });
      for (const each of stuck) each.style.position = 'static';
      const { axe } = window as unknown as { axe: { run: (node: Document, options: object) => Promise<{ violations: Violation[] }> } };
      // None of these rules reads style sheets: they are not fetched for each look.
      const result = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
      for (const each of stuck) each.style.position = '';
      return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    rules === undefined ? { type: 'tag', values: axeTags } : { type: 'rule', values: [...rules] },
  );
}
