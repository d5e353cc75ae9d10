import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';
import { isWhole } from '../../whole.ts';
import { type Layout, misplacedAround } from './around.ts';
import { desktop, phone } from './browser.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const desktopSize = desktop.viewport;
const phoneSize = phone.viewport;

// When `isWhole`, every page is looked at in every way: accessibility on phone and desktop, by the rules that measure too, at four widths, in
// three languages, dark screens of the office, a refusal of each field. `npm test` looks at every page once, which is three minutes less.

/** The window sizes a page must fit, starting with the size it opens in. */
const sizes = isWhole ? [desktopSize, { width: 768, height: 1024 }, phoneSize, { width: 360, height: 740 }] : [desktopSize, phoneSize];

/** Names of the routes behind a guard; each one must be checked. */
export function readyNames(guard: LayoutFacts['guard']): RouteName[] {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === guard);
  return names.toSorted();
}

/**
 * Problems of what a journey comes by, as found by `problemsAtEachSize`; the page is at desktop size afterwards. Accessibility is checked
 * when `isHeard`: by default only in the whole suite, because every page and screen is heard where it is looked at for itself.
 */
export async function problemsOf(page: Page, { isHeard = isWhole } = {}): Promise<string[]> {
  const problems = await problemsAtEachSize(page, { isHeard });
  // A size that Playwright takes for the present one would not end the phone's.
  for (const height of [phoneSize.height, desktopSize.height]) await page.setViewportSize({ ...desktopSize, height });
  return problems;
}

interface Listening {
  /** Whether accessibility is checked. */
  isHeard?: boolean;
  /** Whether accessibility is also checked in the frame (`inFrame`), and by the rules that measure. */
  withFrame?: boolean | undefined;
}

/**
 * Problems of the current page: overflow on desktop and phone (two widths more when `isWhole`), axe violations on a phone (and on a desktop,
 * when `isWhole`), and differences from the layout of its route if given. Leaves the page at the smallest size, because each change costs a
 * layout.
 */
export async function problemsAtEachSize(
  page: Page,
  { layout, withFrame, isHeard = true }: Listening & { layout?: Layout } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const hear = async (width: number) => {
    if (!isHeard) return;
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
      if (size === desktopSize && isWhole) await hear(size.width);
    }
  }
  return problems;
}

/** Runs checks while the page has a phone's layout, which the next resize ends. */
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

/**
 * Also lays out what is off-screen (`drawn-later` of ui/base.css): until then it hides overflow and, as axe measures, overlaps what
 * follows.
 */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** How much wider the current page is than its window. */
export async function sidewaysOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return sideways > 0 ? [`${new URL(page.url()).pathname} at ${page.viewportSize()?.width}: ${sideways} px too wide`] : [];
}

/**
 * Whether a phone shows the page at its own width. Phones zoom out until everything fits, and fixed elements (bars, sheets) then end up
 * where they cannot be tapped.
 */
export async function widerThanPhone(page: Page, device = page.viewportSize()?.width ?? 0): Promise<string[]> {
  const width = await page.evaluate(() => Math.max(window.innerWidth, document.documentElement.scrollWidth));
  return width > device ? [`${new URL(page.url()).pathname}: ${width} px on a phone of ${device}`] : [];
}

/** The labels of buttons (ui/button.tsx) that fill them from edge to edge. */
function tightLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 6;
    return [...document.querySelectorAll('.whitespace-nowrap.rounded-control:is(a, button)')].flatMap((button) => {
      const { left, right } = button.getBoundingClientRect();
      const labels = [...button.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return labels.flatMap((label) => {
        const range = document.createRange();
        range.selectNode(label);
        const words = range.getBoundingClientRect();
        return words.width > 0 && Math.min(words.left - left, right - words.right) < least ? [label.textContent ?? ''] : [];
      });
    });
  });
}

/**
 * Problems that only another language can cause on a page that is fine in Korean: overflow on phone or desktop, a label that fills its
 * button on a phone, a name that is missing or differs from the visible text (checked at one of those widths), and Korean text not marked
 * as Korean.
 */
export async function problemsOfWords(page: Page, heardAt: 390 | 1440): Promise<string[]> {
  const problems: string[] = [];
  const where = `${new URL(page.url()).pathname} in ${await page.evaluate(() => document.documentElement.lang)}`;
  await layOutWhole(page);
  // Starts at the window's current size and ends at the other, in which the next page opens.
  const isOnPhone = page.viewportSize()?.width === phoneSize.width;
  for (const size of isOnPhone ? [phoneSize, desktopSize] : [desktopSize, phoneSize]) {
    await page.setViewportSize(size);
    problems.push(...(await sidewaysOf(page)).map((each) => `${where}: ${each}`));
    if (size === phoneSize) problems.push(...(await tightLabels(page)).map((each) => `${where}: ${each} touches the edges of its button`));
    const found = size.width === heardAt ? await violationsOf(page, { rules: rulesOfWords, withFrame: true }) : [];
    if (size === desktopSize) found.push(...(await unmarkedKorean(page)).map((words) => `not marked as Korean: ${words}`));
    problems.push(...found.map((each) => `${where} at ${size.width}: ${each}`));
  }
  return problems;
}

/** axe rules about names, labels and languages, and about what grows with its text. */
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

/** Visible Hangul text outside elements marked as Korean. */
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

/** Loads axe into every page a visitor opens from here on: injecting it into each page took a third as long as running it. */
export async function loadAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axeScript });
}

/** What most screens share and is checked on only one of them: the content of bars, menu and footer, not those elements themselves. */
const inFrame = ':is(nav, footer):not(main *, [role=dialog] *, [role=alertdialog] *) :not(nav, :has(nav))';

/** They measure every word and every target, which takes two thirds of a look; colours and controls are the same on most screens. */
const measuringRules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Rows and cards after the first four, which are drawn by the same code. */
const repeated = ':is(ul, ol, tbody, .tile-grid) > :nth-child(n + 5)';

/**
 * axe violations on the current page: by all rules or the given ones, including or excluding the frame. Without the frame the rules that
 * measure wait for the whole suite, and so does what is repeated.
 */
export async function violationsOf(
  page: Page,
  { rules, withFrame = false }: Listening & { rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  await layOutWhole(page);
  // Evaluated by the debugger, not as a page script, so the CSP stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const runOnly = rules === undefined ? { type: 'tag', values: axeTags } : { type: 'rule', values: [...rules] };
  const isFull = isWhole || withFrame || rules !== undefined;
  return page.evaluate(
    async ({ runOnly, exclude, left }) => {
      type Violation = { id: string; nodes: { html: string }[] };
      // Sticky elements cover part of the content scrolled under them, and axe would report that part as too small a target.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const stuck = [...document.querySelectorAll<HTMLElement>('main [class*=sticky]')].filter((each) => {
        const { position, bottom } = getComputedStyle(each);
        return position === 'sticky' && bottom !== 'auto';
      });
      for (const each of stuck) each.style.position = 'static';
      const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> } };
      // None of these rules reads style sheets, so do not refetch them for each run.
      const result = await axe.run({ exclude }, { runOnly, rules: left, resultTypes: ['violations'], preload: { assets: ['media'] } });
      for (const each of stuck) each.style.position = '';
      return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    { runOnly, exclude: withFrame ? [] : [[inFrame], ...(isFull ? [] : [[repeated]])], left: isFull ? {} : measuringRules },
  );
}
