import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';
import { type Layout, misplacedAround } from './around.ts';
import { desktop, phone } from './browser.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const desktopSize = desktop.viewport;
const phoneSize = phone.viewport;

/** The windows a page must fit, from the one that a visitor's page opens in. On desktop and phone assistive technology is tried too. */
const sizes = [desktopSize, { width: 768, height: 1024 }, phoneSize, { width: 360, height: 740 }] as const;

/** Names of the routes behind a guard; each has to be looked at. */
export function readyNames(guard: LayoutFacts['guard']): RouteName[] {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === guard);
  return names.toSorted();
}

/** What is wrong with the page shown, as `problemsAtEachSize` finds it; the page is as wide as a desktop after it. */
export async function problemsOf(page: Page): Promise<string[]> {
  const problems = await problemsAtEachSize(page);
  await page.setViewportSize(desktopSize);
  return problems;
}

interface Listening {
  /** Whether assistive technology is tried in the frame too (`inFrame`). */
  withFrame?: boolean | undefined;
}

/**
 * What is wrong with the page shown: wider than the window at three widths, or than a phone, or something axe finds on phone or desktop; and where the
 * layout of its route is given, what stands otherwise around it. Leaves the page at the smallest size: each change costs a layout.
 */
export async function problemsAtEachSize(page: Page, { layout, withFrame }: Listening & { layout?: Layout } = {}): Promise<string[]> {
  const problems: string[] = [];
  const hear = async (width: number) => {
    const { pathname } = new URL(page.url());
    problems.push(...(await violationsOf(page, { withFrame })).map((violation) => `${pathname} at ${width}: ${violation}`));
  };
  await layOutWhole(page);
  for (const size of sizes) {
    if (size === phoneSize) {
      await asOnPhone(page, async () => {
        problems.push(...(await widerThanPhone(page, size.width)), ...(layout ? await misplacedAround(page, layout) : []));
        await hear(size.width);
      });
    } else {
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      await painted(page);
      problems.push(...(await sidewaysOf(page)));
      if (size === desktopSize) await hear(size.width);
    }
  }
  return problems;
}

/** Looks while the page is laid out as a phone does it, which the next size ends. */
async function asOnPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', { ...phoneSize, deviceScaleFactor: 1, mobile: true });
  await painted(page);
  await look();
  await browser.detach();
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
export async function widerThanPhone(page: Page, device = page.viewportSize()?.width ?? 0): Promise<string[]> {
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
  // Begins at the size the window has and leaves it at the other, in which the next page opens.
  const isOnPhone = page.viewportSize()?.width === phoneSize.width;
  for (const size of isOnPhone ? [phoneSize, desktopSize] : [desktopSize, phoneSize]) {
    await page.setViewportSize(size);
    problems.push(...(await sidewaysOf(page)).map((each) => `${where}: ${each}`));
    const found = size.width === heardAt ? await violationsOf(page, { rules: rulesOfWords, withFrame: true }) : [];
    if (size === desktopSize) found.push(...(await unmarkedKorean(page)).map((words) => `not marked as Korean: ${words}`));
    problems.push(...found.map((each) => `${where} at ${size.width}: ${each}`));
  }
  return problems;
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

/** What most screens have in common, and is listened to on one of them: what stands in the bars, the menu and the footer, not these themselves. */
const inFrame = ':is(nav, footer):not(main *, [role=dialog] *, [role=alertdialog] *) :not(nav, :has(nav))';

/** What axe finds on the page as it is shown now: by all its rules, or by those named; in its frame too, or in all but that. */
export async function violationsOf(
  page: Page,
  { rules, withFrame = false }: Listening & { rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  await layOutWhole(page);
  // Evaluated by the debugger, not as a script of the page: the security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const runOnly = rules === undefined ? { type: 'tag', values: axeTags } : { type: 'rule', values: [...rules] };
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      type Violation = { id: string; nodes: { html: string }[] };
      // What sticks to an edge covers a part of what is scrolled under it, and axe would call that part too small to press.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const stuck = [...document.querySelectorAll<HTMLElement>('main [class*=sticky]')].filter((each) => {
        const { position, bottom } = getComputedStyle(each);
        return position === 'sticky' && bottom !== 'auto';
      });
      for (const each of stuck) each.style.position = 'static';
      const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> } };
      // None of these rules reads style sheets: they are not fetched for each look.
      const result = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
      for (const each of stuck) each.style.position = '';
      return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    { runOnly, exclude: withFrame ? [] : [[inFrame]] },
  );
}
