import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductItem, ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { urlFor } from '#contract/routes.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { sellerOf } from '#rules/catalogue/brand/seller.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { CouponButton } from '#storefront/nouns/coupon/coupon-button.tsx';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ReviewArticle } from '#storefront/nouns/review/review-article.tsx';
import { ScoreSummary } from '#storefront/nouns/review/score-summary.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
import { SellerFacts } from '#storefront/nouns/seller/seller-facts.tsx';
import { sellerTexts } from '#storefront/nouns/seller/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { BuyPanel } from './buying/buy-panel.tsx';
import { CustomizePanel } from './buying/customize-panel.tsx';
import { addressedColor } from './editor-address.ts';
import { Gallery } from './gallery.tsx';
import type { Related } from './load-related.ts';
import { type Look, type ProductPage, photosFor } from './product-data.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { productColumns } from './product-opening.tsx';
import { Questions } from './questions/questions.tsx';
import { SectionLinks } from './section-links.tsx';
import { ShippingInfo, useDeliveryFee } from './shipping-info.tsx';
import { SizeSection } from './size-section.tsx';
import { productTexts } from './texts.ts';

type Props = {
  product: ProductPage;
  crumbs: readonly Crumb[];
  content: SafeHtml;
  alternatives: ProductItem[];
  related: Related;
  coupons: ShownCouponItem[];
};

/** The product page: photos next to the purchase panel on wide screens, then templates, details, reviews, delivery. */
export function ProductView({ product, crumbs, content, alternatives, related, coupons }: Props) {
  const [look, setLook] = useState<Look>({ frameId: null, colorId: null });
  const addressed = addressedColor(useSearchParams()[0], product);
  // Not in the first state: the page is rendered once for all its addresses.
  useLayoutEffect(() => {
    if (addressed !== null) setLook((now) => ({ ...now, colorId: addressed }));
  }, [addressed]);
  const photos = photosFor(product, look);
  return (
    <div className="pb-28 lg:pb-block-wide">
      <Breadcrumbs crumbs={crumbs} />
      <div className={cx('lg:page-gutter lg:grid lg:items-start lg:pt-5', productColumns)}>
        <Gallery product={product} photos={photos} />
        <div className="page-gutter lg:sticky lg:top-24 lg:px-0">
          <ProductHead product={product} />
          <CouponButton coupons={coupons} />
          {product.is_custom ? (
            <CustomizePanel product={product} look={look} onLook={setLook} />
          ) : (
            <BuyPanel product={product} look={look} onLook={setLook} />
          )}
          <QuickFacts product={product} />
        </div>
      </div>
      <div className="page-gutter">
        <MoreProducts id="alternatives" title={productTexts.alternatives} products={alternatives} />
        <Templates product={product} />
        <SectionLinks product={product} />
        <Details product={product} content={content} />
        <SizeSection product={product} frameId={look.frameId} />
        <ReviewSummary product={product} />
        <Questions product={product} />
        <ShippingInfo product={product} />
        <ProductFacts product={product} />
        <SoldBy product={product} />
        <MoreProducts id="by-artist" title={productTexts.byArtist} products={related.byArtist} />
        {alternatives.length > 0 ? null : <MoreProducts id="of-kind" title={productTexts.ofKind} products={related.ofKind} />}
      </div>
    </div>
  );
}

/** Other products: alternatives to an unavailable one, or what to look at next. */
function MoreProducts({ id, title, products }: { id: string; title: Message; products: readonly ProductItem[] }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="block-gap drawn-later">
      <h2 id={id} className="mb-5 text-20 font-extrabold">
        {text(title)}
      </h2>
      <div className="tile-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}

function Templates({ product: { templates } }: { product: ProductPage }) {
  const text = useText();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="templates" className="block-gap drawn-later">
      <h2 id="templates" className="text-20 font-extrabold">
        {text(productTexts.templates)}
      </h2>
      <p className="mt-1 mb-5 text-13 text-ink-2">{text(productTexts.templatesNote)}</p>
      <ul className="tile-grid">
        {templates.map((custom) => (
          <li key={custom.id}>
            <CustomCard custom={custom} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ product, content }: { product: ProductPage; content: SafeHtml }) {
  const { text, name } = useLanguage();
  const full = name(product.description);
  // Brands often start their content with the same sentence.
  const description = full && !content.includes(full) ? full : '';
  return (
    <section id="information" aria-labelledby="information-title" className="mx-auto max-w-reading scroll-mt-28 pt-8">
      <h2 id="information-title" className="sr-only">
        {text(productTexts.information)}
      </h2>
      {description ? <p className="text-15 whitespace-pre-line">{description}</p> : null}
      {content ? (
        <div className="mt-6">
          <TrustedHtml html={content} />
        </div>
      ) : null}
    </section>
  );
}

/** The seller of brokered goods, and what the shop is not responsible for. */
function SoldBy({ product: { sold_by } }: { product: ProductPage }) {
  const text = useText();
  const company = useShell()?.shop?.company_name ?? '';
  const seller = sold_by ? sellerOf(sold_by) : null;
  if (seller === null) return null;
  return (
    <section id="seller" aria-labelledby="seller-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      <h2 id="seller-title" className="mb-4 text-20 font-extrabold">
        {text(sellerTexts.title)}
      </h2>
      <SellerFacts lines={[{ seller }]} company={company} />
    </section>
  );
}

/** Key facts next to the photos: delivery, fabric, origin. The details are below. */
function QuickFacts({ product }: { product: ProductPage }) {
  const { text, name } = useLanguage();
  const fee = useDeliveryFee(product);
  const policy = product.shipping_policy;
  const seller = product.sold_by ? sellerOf(product.sold_by) : null;
  const rows = [
    { label: text(sellerTexts.title), value: seller?.name ?? '', href: '#seller' },
    { label: text(productTexts.deliveryFee), value: fee, href: '#delivery' },
    {
      label: text(productTexts.deliveryDays),
      value: policy ? text(productTexts.deliveryRange, { day1: policy.day1, day2: policy.day2 }) : '',
      href: '#delivery',
    },
    { label: text(productTexts.fact_material), value: name(product.facts?.material), href: '#facts' },
    { label: text(productTexts.fact_origin), value: name(product.facts?.origin), href: '#facts' },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="mt-6 space-y-1 border-t border-line pt-5 text-13 lg:mt-8">
      {rows.map(({ label, value, href }) => (
        <div key={label} className="grid grid-cols-[88px_1fr] items-baseline gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd lang={writtenLanguage(value)}>
            <a href={href} className="inline-flex min-h-6 items-center hover:underline">
              {value}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The product's rating and its most helpful reviews, photo reviews first. */
function ReviewSummary({ product }: { product: ProductPage }) {
  const text = useText();
  const isEmpty = product.scores.every((count) => count === 0);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      <h2 id="reviews-title" className="mb-3 text-20 font-extrabold">
        {text(productTexts.reviewsTitle)}
      </h2>
      {isEmpty ? (
        <p className="text-15 text-ink-2">{text(productTexts.noReviews)}</p>
      ) : (
        <>
          <ScoreSummary counts={product.scores} />
          <ul className="mt-4">
            {product.reviews.map((review) => (
              <li key={review.id} className="border-b border-line py-6">
                <ReviewArticle review={review} />
              </li>
            ))}
          </ul>
          <div className="mt-6 text-center">
            <ButtonLink look="secondary" href={urlFor('review-list', {}, { product_id: product.id })}>
              {text(productTexts.allReviews)}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
