import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { urlFor } from '#contract/routes.ts';
import { desktop, newVisitor, phone } from './browser.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const pages = [
  urlFor('main'),
  urlFor('category'),
  urlFor('search', {}, { q: '그' }),
  urlFor('artist-id'),
  urlFor('terms'),
  urlFor('login'),
  urlFor('sign-up'),
  urlFor('mypage-faq'),
  urlFor('mypage-notice'),
  urlFor('mypage-about-us'),
  urlFor('banner-list'),
  urlFor('cart'),
  urlFor('banner', { id: 1 }),
  urlFor('plan', { id: 1 }),
  urlFor('brand', { id: 1 }),
  '/no-such-page',
];

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'no page breaks its security policy, scrolls sideways, or hides something from assistive technology (%s)',
  async (_, device) => {
    const { page, context } = await newVisitor({ device });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const isStatus = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isStatus) complaints.push(`${page.url()}: ${message.text()}`);
    });
    for (const path of [...pages, ...(await worksOf(page))]) {
      await page.goto(path);
      await page.getByRole('contentinfo').waitFor();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (sideways > 0) complaints.push(`${path}: ${sideways} px too wide`);
      // Evaluated by the debugger, not as a script of the page: the policy stays in force.
      await page.evaluate(axeScript);
      complaints.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

type Page = Awaited<ReturnType<typeof newVisitor>>['page'];

/** An artist and a graphic, as the home page links to them. */
async function worksOf(page: Page): Promise<string[]> {
  await page.goto(urlFor('main'));
  const graphic = await page.locator('a[href*="/graphic/"]').first().getAttribute('href');
  return graphic ? [graphic, graphic.replace(/\/graphic\/.*/, '')] : [];
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (node: Document, options: object) => Promise<{ violations: Violation[] }> } };
    type Violation = { id: string; nodes: { html: string }[] };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await axe.run(document, { runOnly: tags });
    return result.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  });
}

test('the scripts of the home page stay within 140 kB, gzip', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(urlFor('main'), { waitUntil: 'load' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(140_000);
  await context.close();
});
