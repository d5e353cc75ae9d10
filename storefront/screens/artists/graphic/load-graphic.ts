import { data } from 'react-router';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { graphicPageQuery } from './operations.ts';

/** The exhibition id in a URL; null if missing or invalid. */
export function planOf(url: string): number | null {
  const id = Number(new URL(url).searchParams.get('plan_id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The data of a graphic's page, optionally from an exhibition. Throws a 404 if the id is not a number or not a graphic. */
export async function loadGraphic(
  { query, inAllLanguages, locale, sanitizeHtml }: ShopBridge,
  idText: string | undefined,
  planId: number | null,
) {
  const id = Number(idText);
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 });
  const page = await query(graphicPageQuery, planId === null ? { id } : { id, plan_id: planId });
  const [graphic] = page.product_graphics;
  // A graphic's URL includes its artist, so it needs a visible one.
  const artist = graphic?.artist;
  if (!graphic || !artist) throw data(null, { status: 404 });
  const named = inAllLanguages(page).product_graphics[0]?.name;
  return {
    graphic,
    languages: languagesOf(named),
    artist,
    planContents: graphic.plan_graphics.map((told) => sanitizeHtml(translated(told, 'add_content', locale))).filter((html) => html !== ''),
    products: page.product_graphic_products.flatMap(({ product }) => product ?? []),
    more: page.more,
    garments: page.garments,
    templates: page.management_detail_templates,
    pageTitle: `${localizedName(graphic.name, locale)} · ${localizedName(artist.name, locale)}`,
    pageWords: localizedName(graphic.description, locale),
  };
}

export type LoadedGraphic = Awaited<ReturnType<typeof loadGraphic>>;
