import type { EntryContext, LoaderFunctionArgs } from 'react-router';
import type { Thing } from 'schema-dts';
import { shell as shellTexts } from '#client/locale/shell.ts';
import { routes } from '#contract/routes.ts';
import { languageOfAddress } from '#rules/shop/locale.ts';
import { bridgeOf } from '../load-context.ts';
import { shellOf } from '../shell-data.ts';
import { isRouteName } from '../use-layout-facts.ts';
import { aboutOf } from './describe-page.ts';
import { breadcrumbs, organization } from './shop-things.ts';

/**
 * The structured data of a page as a script that browsers do not run: its loader's description, the shop, and the breadcrumbs. Empty for
 * unlisted pages.
 */
export function structuredData({ staticHandlerContext: page }: EntryContext, context: LoaderFunctionArgs['context'], url: string): string {
  const id = page.matches.at(-1)?.route.id;
  if (page.statusCode !== 200 || !isRouteName(id) || routes[id].guard !== 'public') return '';
  const shell = shellOf([{ id: 'root', loaderData: page.loaderData.root }]);
  const about = aboutOf(context);
  if (shell === null || (about === null && !describesItself.has(id))) return '';
  const { locale, publicUrl } = bridgeOf(context);
  const place = { locale, publicUrl, rules: shell.rules };
  const { pathname, search } = new URL(url);
  const here = languageOfAddress(pathname + search).path;
  const crumbs = about?.crumbs ?? (id === 'main' ? [] : [[shell.titles[id], here] as const]);
  const way = crumbs.length === 0 ? [] : [breadcrumbs(place, shellTexts.home[locale], crumbs)];
  return writeThings([organization(place, shell.shop), ...way, ...(about?.things(place) ?? [])]);
}

/** Fixed pages that are described by their title. */
const describesItself: ReadonlySet<string> = new Set(['terms', 'fair-shop', 'brand-request', 'mypage-about-us', 'mypage-notice']);

/** Things as a script; no text in it can end the script. */
function writeThings(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
