import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { urlFor } from '#contract/routes.ts';
import { Like } from '#storefront/nouns/like/like.tsx';
import { usePriceLabels } from '#storefront/nouns/product/price-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { PriceTag } from '#ui/tiles/price-tag.tsx';
import { type ProductPage, scoreOf } from './product-data.ts';
import { productTexts } from './texts.ts';

/** Brand, name, rating, price by the discount rule (specification 9), like. */
export function ProductHead({ product }: { product: ProductPage }) {
  const { text, name, locale } = useLanguage();
  const score = scoreOf(product);
  const { brand } = product;
  return (
    <header className="pt-5 lg:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {brand ? (
            <SmartLink
              href={urlFor('brand', { id: brand.id })}
              aria-label={text(productTexts.toBrand, { name: name(brand.name) })}
              className="inline-flex min-h-8 items-center text-13 font-semibold hover:underline"
            >
              <Name of={brand.name} />
            </SmartLink>
          ) : null}
          <h1 className="text-20 font-semibold lg:text-26">
            <Name of={product.name} />
          </h1>
        </div>
        <Like kind="product" id={product.id} name={name(product.name)} count={product.like_count} className="-mr-2 shrink-0 flex-col" />
      </div>
      <div className="mt-3">
        <PriceTag item={product} locale={locale} size="page" labels={usePriceLabels(product)} />
      </div>
      {score === null ? null : (
        <a href="#reviews" className="mt-1 inline-flex min-h-8 items-center gap-1 text-13">
          <Icon name="star" size={14} className="fill-current" />
          <span aria-hidden="true" className="font-semibold tabular-nums">
            {score.toFixed(1)}
          </span>
          <span aria-hidden="true" className="text-ink-2 tabular-nums">
            ({product.review_count})
          </span>
          <span className="sr-only">{text(productTexts.rating, { score, count: product.review_count })}</span>
        </a>
      )}
      {product.is_custom ? <p className="mt-2 text-13 text-ink-2">{text(productTexts.customPriceNote)}</p> : null}
      {/* Before anything is designed: abroad there is no way to receive it (SHIPPING_COUNTRY of rules/money/shipping.ts). */}
      {locale === 'ko' ? null : <p className="mt-2 text-13 text-ink-2">{text(productTexts.shipsWithin)}</p>}
    </header>
  );
}
