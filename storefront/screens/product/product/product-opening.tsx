import { useLocale } from '#client/locale/locale-context.tsx';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useTile } from '#storefront/frame/opening/open-at-once.ts';
import { usePriceLabels } from '#storefront/nouns/product/price-labels.ts';
import { OpeningPage } from '#storefront/nouns/section/opening-page.tsx';
import { TilePicture } from '#storefront/nouns/section/tile-picture.tsx';
import { PriceTag } from '#ui/tiles/price-tag.tsx';
import type { TileProduct } from '#ui/tiles/product-tile.tsx';

/** Picture and purchase panel side by side on wide screens, so that nothing moves when the page replaces what its tile showed. */
export const productColumns = 'lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16';

/** The product's page with its tile's content. */
export function ProductOpening() {
  const locale = useLocale();
  const tile = useTile<TileProduct & { is_custom: boolean }>();
  const labels = usePriceLabels({ is_custom: tile?.is_custom ?? false });
  if (tile === null) return null;
  const { name = '', brandName } = tile;
  return (
    <OpeningPage name={name} columns={productColumns} picture={<TilePicture src={tile.image_src} className="size-full object-cover" />}>
      <header className="pt-5 lg:pt-0">
        {brandName ? (
          <p lang={writtenLanguage(brandName)} className="flex min-h-8 items-center text-13 font-semibold">
            {brandName}
          </p>
        ) : null}
        <h1 lang={writtenLanguage(name)} className="text-20 font-semibold lg:text-26">
          {name}
        </h1>
        <div className="mt-3">{isPriced(tile) ? <PriceTag item={tile} locale={locale} size="page" labels={labels} /> : null}</div>
      </header>
    </OpeningPage>
  );
}

function isPriced(tile: Partial<TileProduct>): tile is TileProduct {
  return tile.price !== undefined;
}
