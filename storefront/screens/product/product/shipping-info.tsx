import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { exchangeFee, pickUpFee } from '#rules/money/refund/pick-up.ts';
import { REMOTE_DAYS, REMOTE_ZIP_CODE } from '#rules/money/shipping.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useChangeOfMind, useFaultTerms } from '#storefront/nouns/order/return-terms.tsx';
import { returnTexts } from '#storefront/nouns/order/return-texts.ts';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

type Policy = NonNullable<ProductPage['shipping_policy']>;

/** The delivery fee (free, free above a price, or fixed), delivery time (specification 3.36, Shipping info) and return rules. */
export function ShippingInfo({ product }: { product: ProductPage }) {
  const { text, locale } = useLanguage();
  const sentence = useDeliveryFee(product);
  const policy = product.shipping_policy;
  if (!policy) return null;
  return (
    <section id="delivery" aria-labelledby="delivery-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      <h2 id="delivery-title" className="mb-4 text-20 font-extrabold">
        {text(productTexts.delivery)}
      </h2>
      <dl className="grid grid-cols-[96px_1fr] gap-y-3 text-15">
        <dt className="text-ink-2">{text(productTexts.deliveryFee)}</dt>
        <dd>
          {sentence}
          {policy.remote_fee > 0 ? (
            <span className="block text-13 text-ink-2">
              {text(productTexts.deliveryRemote, { fee: formatWon(policy.remote_fee, locale), days: REMOTE_DAYS })}
            </span>
          ) : null}
        </dd>
        <dt className="text-ink-2">{text(productTexts.deliveryDays)}</dt>
        <dd>
          {text(productTexts.deliveryRange, { day1: policy.day1, day2: policy.day2 })}
          <span className="block text-13 text-ink-2">{text(productTexts.deliveryCounted)}</span>
        </dd>
        <Returns product={product} policy={policy} />
      </dl>
    </section>
  );
}

/** Return period and cost; made-to-order goods only if faulty or wrong. */
function Returns({ product, policy }: { product: ProductPage; policy: Policy }) {
  const text = useText();
  const [changeOfMind, fault, costs] = [useChangeOfMind(), useFaultTerms(), useReturnCosts(policy)];
  const [first, ...others] = product.is_custom ? [text(returnTexts.madeToOrder), fault] : [changeOfMind, ...costs, fault];
  return (
    <>
      <dt className="text-ink-2">{text(productTexts.returns)}</dt>
      <dd>
        {first}
        {others.map((sentence) => (
          <span key={sentence} className="block text-13 text-ink-2">
            {sentence}
          </span>
        ))}
      </dd>
    </>
  );
}

/** The cost of a change-of-mind return: from the mainland, from remote areas, and if delivery was free. */
function useReturnCosts(policy: Policy): string[] {
  const { text, locale } = useLanguage();
  const pickUp = (useShell()?.rules ?? firstShopRules).pick_up_fee;
  const costsFrom = (zipCode: string) => {
    const returned = { zip_code: zipCode, pick_up_fee: pickUp };
    return { back: formatWon(pickUpFee(returned, [policy]), locale), both: formatWon(exchangeFee(returned, [policy]), locale) };
  };
  const freeOver = policy.fee_type === 'CONDITIONAL' ? policy.free_over : null;
  return [
    ...(pickUp === 0 ? [] : [text(productTexts.returnFees, costsFrom(''))]),
    ...(policy.remote_fee === 0 ? [] : [text(productTexts.returnRemote, costsFrom(REMOTE_ZIP_CODE))]),
    ...(freeOver === null
      ? []
      : [text(productTexts.returnConditional, { over: formatWon(freeOver, locale), fee: formatWon(policy.fee, locale) })]),
  ];
}

/** The delivery fee as text; empty for a product without a policy. */
export function useDeliveryFee({ shipping_policy: policy }: ProductPage): string {
  const { text, locale } = useLanguage();
  if (!policy) return '';
  const fee = formatWon(policy.fee, locale);
  return {
    FREE: text(productTexts.deliveryFree),
    CONDITIONAL: text(productTexts.deliveryConditional, { fee, over: formatWon(policy.free_over ?? 0, locale) }),
    FEE: fee,
  }[policy.fee_type];
}
