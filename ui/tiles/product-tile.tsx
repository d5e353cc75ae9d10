import type { ReactNode } from 'react';
import type { Discounted } from '#rules/money/price.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { type Locale, writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from '../class-names.ts';
import { Picture } from '../picture.tsx';
import { SmartLink } from '../smart-link.tsx';
import { type PriceLabels, PriceTag } from './price-tag.tsx';

export type TileProduct = Discounted & { name: string; brandName: string | null; image_src: string | null; stock_count: number };

type Props = {
  product: TileProduct;
  href: string;
  locale: Locale;
  texts: PriceLabels & { soldOut: string };
  /** The like button, over the top right corner. */
  like?: ReactNode;
  /** A short label on the image: new, sale. */
  badge?: string | null;
  eager?: boolean;
  compact?: boolean;
};

/** The widths of its picture. */
export const tileSizes = '(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw';

/** A product in a list: image on tile colour, brand, name on at most two lines, price, dimmed if sold out. */
export function ProductTile({ product, href, locale, texts, like, badge, eager = false, compact = false }: Props) {
  const soldOut = isSoldOut(product.stock_count);
  return (
    <article className="group relative">
      <SmartLink href={href} tile={product} className="block rounded-tile">
        <div className="relative aspect-square overflow-hidden rounded-tile bg-tile">
          <Picture
            src={product.image_src}
            size={384}
            sizes={compact ? '(min-width: 1024px) 220px, 40vw' : tileSizes}
            alt=""
            eager={eager}
            className="size-full object-cover tile-zoom"
          />
          {badge ? (
            <span data-part="badge" className="absolute top-2 left-2 rounded-tile bg-ground px-1.5 text-12 font-semibold">
              {badge}
            </span>
          ) : null}
          {soldOut ? (
            <span className="absolute inset-0 flex items-center justify-center bg-dim text-15 font-extrabold text-ink">
              {texts.soldOut}
            </span>
          ) : null}
        </div>
        <div className="mt-2.5 space-y-0.5">
          {product.brandName ? (
            <p lang={writtenLanguage(product.brandName)} className="truncate text-13 font-semibold">
              {product.brandName}
            </p>
          ) : null}
          <h3 lang={writtenLanguage(product.name)} className={cx('line-clamp-2 text-13 font-normal', soldOut ? 'text-ink-2' : 'text-ink')}>
            {product.name}
          </h3>
          <PriceTag item={product} locale={locale} labels={texts} />
        </div>
      </SmartLink>
      {like ? <div className="absolute top-0 right-0">{like}</div> : null}
    </article>
  );
}
