import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';

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

/** What is wrong with the page shown: wider than the window at one of four widths, or something axe finds on phone or desktop. */
export async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const { pathname } = new URL(page.url());
  for (const { isHeard, ...size } of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (sideways > 0) problems.push(`${pathname} at ${size.width}: ${sideways} px too wide`);
    if (isHeard) problems.push(...(await violations(page)).map((violation) => `${pathname} at ${size.width}: ${violation}`));
  }
  return problems;
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

async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not as a script of the page: the security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (tags) => {
    type Violation = { id: string; nodes: { html: string }[] };
    const { axe } = window as unknown as { axe: { run: (node: Document, options: object) => Promise<{ violations: Violation[] }> } };
    // No rule of these tags reads style sheets: they are not fetched for each look.
    const result = await axe.run(document, { runOnly: tags, resultTypes: ['violations'], preload: { assets: ['media'] } });
    return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, axeTags);
}
