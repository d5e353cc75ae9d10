import { data } from 'react-router';
import type { GraphicPageQuery, ProductItem } from '#client/graphql/operations.generated.ts';
import { shell } from '#client/locale/shell.ts';
import { wornSrc } from '#contract/pictures/worn.ts';
import { urlFor } from '#contract/routes.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { photoFor } from '#rules/catalogue/colour.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import type { Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
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
  const crumbs: Crumb[] = [
    [shell.artists[locale], urlFor('artist-id')],
    [localizedName(artist.name, locale), urlFor('artist-name', { name: artist.path_name })],
    [localizedName(graphic.name, locale), urlFor('artist-name-graphic', { name: artist.path_name, graphic_id: graphic.id })],
  ];
  const named = inAllLanguages(page).product_graphics[0]?.name;
  return {
    ...{ graphic, crumbs },
    languages: languagesOf(named),
    artist,
    planContents: graphic.plan_graphics.map((told) => sanitizeHtml(translated(told, 'add_content', locale))).filter((html) => html !== ''),
    products: page.product_graphic_products.flatMap(({ product }) => product ?? []),
    more: page.more,
    garments: page.garments.map(({ mockups, ...garment }) => wornGarment(garment, mockups, graphic)),
    templates: page.management_detail_templates,
    pageTitle: `${localizedName(graphic.name, locale)} · ${localizedName(artist.name, locale)}`,
    pageWords: localizedName(graphic.description, locale),
  };
}

type Mockup = GraphicPageQuery['garments'][number]['mockups'][number];

/** A garment with its picture in the colour nearest to the graphic's background; unchanged without a front picture. */
function wornGarment(garment: ProductItem, mockups: readonly Mockup[], graphic: { id: number; background_color: string }): ProductItem {
  const photos = mockups.map(({ color, ...mockup }) => ({ ...mockup, hex: color?.hex ?? '#FFFFFF' }));
  const nearest = photoFor(photos, graphic.background_color);
  return nearest ? { ...garment, image_src: wornSrc({ graphicId: graphic.id, mockupId: nearest.id }) } : garment;
}

export type LoadedGraphic = Awaited<ReturnType<typeof loadGraphic>>;
