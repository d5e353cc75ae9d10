import type { MerchantReturnPolicy, Offer, OfferShippingDetails, Product, Review } from 'schema-dts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { wearerOf } from '#rules/catalogue/product-facts.ts';
import { lowestPrice } from '#rules/money/price.ts';
import { pickUpFee } from '#rules/money/refund/pick-up.ts';
import { SHIPPING_COUNTRY, type ShippingPolicy, shippingFee } from '#rules/money/shipping.ts';
import { WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { languageTags, languageWritten, localizedName, type Named } from '#rules/shop/locale.ts';
import { isShown } from '#rules/shop/shown.ts';
import { type Place, wholeAddress, wholePicture } from './describe-page.ts';
import { shopId } from './shop-things.ts';

interface Described {
  id: number;
  code: string;
  state: string;
  name: Named;
  description: Named | null;
  image_src: string;
  is_custom: boolean;
  price: number;
  promotion_price: number | null;
  stock_count: number;
  review_count: number;
  review_score_sum: number;
  brand: { id: number; name: Named } | null;
  facts: { kind: string; material: Named | null } | null;
  shipping_policy: ShippingPolicy | null;
  product_images: readonly { src: string }[];
  colors: readonly { name: Named }[];
  options: readonly { size: string; price: number; stock_count: number }[];
  reviews: readonly DescribedReview[];
}

interface DescribedReview {
  score: number;
  content: string;
  created_at: string;
  user: { nickname: string | null } | null;
}

/** A product with its offer and its reviews; `categories`: the names of its own category and its parents. */
export function productThing(place: Place, product: Described, categories: readonly Named[]): Product {
  const { locale } = place;
  const url = wholeAddress(place, urlFor('product-id', { id: product.id }));
  const photos = product.product_images.length > 0 ? product.product_images.map(({ src }) => src) : [product.image_src];
  const sizes = [...new Set(product.options.map(({ size }) => size).filter(Boolean))];
  const colors = product.colors.map(({ name }) => localizedName(name, locale));
  const wearer = wearerOf(product.facts?.kind, [product.name, ...categories]);
  const material = localizedName(product.facts?.material, locale);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: localizedName(product.name, locale),
    description: localizedName(product.description, locale) || localizedName(product.name, locale),
    url,
    sku: product.code,
    image: photos.map((src) => wholePicture(place, resizeSrc(src, 1024))),
    ...(product.brand ? { brand: { '@type': 'Brand', name: localizedName(product.brand.name, locale) } } : {}),
    ...(colors.length > 0 ? { color: colors.join('/') } : {}),
    ...(sizes.length > 0 ? { size: sizes.join('/') } : {}),
    ...(material ? { material } : {}),
    ...(wearer ? { audience: { '@type': 'PeopleAudience', suggestedGender: wearer.gender, suggestedMinAge: wearer.minAge } } : {}),
    offers: offerOf(place, product, url),
    ...(product.review_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round((product.review_score_sum / product.review_count) * 10) / 10,
            reviewCount: product.review_count,
            bestRating: 5,
            worstRating: 1,
          },
          review: product.reviews.flatMap((review) => reviewThing(review) ?? []),
        }
      : {}),
  };
}

/** A review with its author's name; null for a withdrawn member's. */
export function reviewThing({ score, content, created_at, user }: DescribedReview): Exclude<Review, string> | null {
  if (!user?.nickname) return null;
  const language = languageWritten(content);
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: user.nickname },
    datePublished: created_at,
    reviewBody: content,
    ...(language ? { inLanguage: languageTags[language] } : {}),
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 1 },
  };
}

/** The product of a review with its own page. */
export function reviewedProduct(place: Place, product: { id: number; name: Named; image_src: string }): Exclude<Product, string> {
  const url = wholeAddress(place, urlFor('product-id', { id: product.id }));
  const name = localizedName(product.name, place.locale);
  return { '@type': 'Product', '@id': `${url}#product`, name, url, image: wholePicture(place, resizeSrc(product.image_src, 768)) };
}

function offerOf(place: Place, product: Described, url: string): Offer {
  const price = lowestPrice(product);
  const policy = product.shipping_policy;
  const availability = !isShown(product) ? 'Discontinued' : isSoldOut(product.stock_count) ? 'OutOfStock' : 'InStock';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'KRW',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': shopId(place) },
    ...(policy === null ? {} : { shippingDetails: shippingOf(policy, price) }),
    hasMerchantReturnPolicy: returnsOf(product, policy, place.rules),
  };
}

function shippingOf(policy: ShippingPolicy, price: number): OfferShippingDetails {
  const days = { '@type': 'QuantitativeValue', minValue: policy.day1, maxValue: policy.day2, unitCode: 'DAY' } as const;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: shippingFee(policy, price, null), currency: 'KRW' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: SHIPPING_COUNTRY },
    deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days },
  };
}

/** The return policy; made-to-order goods cannot be returned for a change of mind (e-commerce act, article 17). */
function returnsOf(
  product: Pick<Described, 'is_custom'>,
  policy: ShippingPolicy | null,
  { pick_up_fee }: Place['rules'],
): MerchantReturnPolicy {
  const whole = { '@type': 'MerchantReturnPolicy', applicableCountry: SHIPPING_COUNTRY } as const;
  if (product.is_custom) return { ...whole, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  const fee = pickUpFee({ zip_code: '', pick_up_fee }, policy === null ? [] : [policy]);
  return {
    ...whole,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(fee === 0
      ? { returnFees: 'https://schema.org/FreeReturn' }
      : {
          returnFees: 'https://schema.org/ReturnShippingFees',
          returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: fee, currency: 'KRW' },
        }),
  };
}
