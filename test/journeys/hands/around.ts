import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import type { LayoutFacts } from '#contract/routes.ts';

export type Layout = Omit<LayoutFacts, 'guard'>;
type Around = Omit<Layout, 'bottomPadding'> & { bottomPadding: number };

/** Differences between the frame around the current screen on a phone and its route's layout (specification 2). */
export async function misplacedAround(page: Page, { header, tabBar, footer, bottomPadding }: Layout): Promise<string[]> {
  const found = JSON.stringify(await around(page));
  const wanted = JSON.stringify({ header, tabBar, footer, bottomPadding: bottomPadding ? 160 : 0 } satisfies Around);
  return found === wanted ? [] : [`${new URL(page.url()).pathname} stands in ${found}, not in ${wanted}`];
}

/** The frame around the current screen, as shown on a phone. */
export async function around(page: Page): Promise<Around> {
  const header = page.getByRole('banner');
  const has = async (name: string) => (await header.getByRole('button', { name, exact: true }).count()) > 0;
  const spacer = page.locator('[data-part=footer-spacer]');
  const hasFooter = (await page.getByRole('contentinfo').count()) > 0;
  if (!hasFooter) expect((await spacer.boundingBox())?.height).toBe(64);
  return {
    header: (await has(shell.search.ko)) ? 'shop' : (await has(shell.back.ko)) ? 'back' : (await has(shell.close.ko)) ? 'close' : 'hidden',
    tabBar: await page.getByRole('navigation', { name: shell.tabBar.ko }).isVisible(),
    footer: hasFooter ? 'full' : 'spacer',
    bottomPadding: await page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom)),
  };
}
