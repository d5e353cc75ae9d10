import { useState } from 'react';
import type { ProductItem, ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { CouponButton } from '#storefront/nouns/coupon/coupon-button.tsx';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { BuyPanel } from './buying/buy-panel.tsx';
import { CustomizePanel } from './buying/customize-panel.tsx';
import { Gallery } from './gallery.tsx';
import { type Look, type ProductPage, photosFor, templatesOf } from './product-data.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { Questions } from './questions/questions.tsx';
import { QuickFacts } from './quick-facts.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { SectionLinks } from './section-links.tsx';
import { ShippingInfo } from './shipping-info.tsx';
import { SizeSection } from './size-section.tsx';
import { productTexts } from './texts.ts';

type Props = { product: ProductPage; content: SafeHtml; alternatives: ProductItem[]; coupons: ShownCouponItem[] };

/** The product page: photos next to the purchase panel on wide screens, then templates, details, reviews, delivery. */
export function ProductView({ product, content, alternatives, coupons }: Props) {
  const [look, setLook] = useState<Look>({ frameId: null, colorId: null });
  const photos = photosFor(product, look);
  return (
    <div className="pb-28 lg:pb-block-wide">
      <div className="lg:page-gutter lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start lg:gap-16 lg:pt-8">
        <Gallery product={product} photos={photos} />
        <div className="page-gutter lg:sticky lg:top-24 lg:px-0">
          <ProductHead product={product} />
          <CouponButton coupons={coupons} />
          {product.is_custom ? <CustomizePanel product={product} look={look} onLook={setLook} /> : <BuyPanel product={product} />}
          <QuickFacts product={product} />
        </div>
      </div>
      <div className="page-gutter">
        <Alternatives products={alternatives} />
        <Templates product={product} />
        <SectionLinks product={product} />
        <Details product={product} content={content} />
        <SizeSection product={product} frameId={look.frameId} />
        <ReviewSummary product={product} />
        <Questions product={product} />
        <ShippingInfo product={product} />
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

/** Alternatives to an unavailable product. */
function Alternatives({ products }: { products: readonly ProductItem[] }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className="block-gap">
      <h2 id="alternatives" className="mb-5 text-20 font-extrabold">
        {text(productTexts.alternatives)}
      </h2>
      <div className="tile-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}

function Templates({ product }: { product: ProductPage }) {
  const text = useText();
  const templates = templatesOf(product);
  if (!product.is_custom || templates.length === 0) return null;
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
  const text = useText();
  const name = useName();
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
