import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { exchangeFee, pickUpFee } from '#rules/money/refund/pick-up.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useChangeOfMind, useFaultTerms } from '#storefront/nouns/order/return-terms.tsx';
import { returnTexts } from '#storefront/nouns/order/return-texts.ts';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The delivery fee (free, free above a price, or a fee), the days it takes (specification 3, Shipping info), and what can be sent back. */
export function ShippingInfo({ product }: { product: ProductPage }) {
  const text = useText();
  const locale = useLocale();
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
              {text(productTexts.deliveryRemote, { fee: formatWon(policy.remote_fee, locale) })}
            </span>
          ) : null}
        </dd>
        <dt className="text-ink-2">{text(productTexts.deliveryDays)}</dt>
        <dd>
          {text(productTexts.deliveryRange, { day1: policy.day1, day2: policy.day2 })}
          <span className="block text-13 text-ink-2">{text(productTexts.deliveryCounted)}</span>
        </dd>
        <dt className="text-ink-2">{text(productTexts.returns)}</dt>
        <dd>{product.is_custom ? <OwnDesign /> : <ReadyMade policy={policy} />}</dd>
      </dl>
    </section>
  );
}

/** Of a garment that is made to a shopper's own design. */
function OwnDesign() {
  return (
    <>
      {useText()(returnTexts.madeToOrder)}
      <span className="block text-13 text-ink-2">{useFaultTerms()}</span>
    </>
  );
}

/** What sending back for one's own wish costs is said where it costs something. From the mainland; what islands cost more is said with the delivery. */
function ReadyMade({ policy }: { policy: NonNullable<ProductPage['shipping_policy']> }) {
  const text = useText();
  const locale = useLocale();
  const returned = { zip_code: '', pick_up_fee: (useShell()?.rules ?? firstShopRules).pick_up_fee };
  const freeOver = policy.fee_type === 'CONDITIONAL' ? policy.free_over : null;
  const fees = { back: formatWon(pickUpFee(returned, []), locale), both: formatWon(exchangeFee(returned, []), locale) };
  return (
    <>
      {useChangeOfMind()}
      {returned.pick_up_fee === 0 ? null : <span className="block">{text(productTexts.returnFees, fees)}</span>}
      {freeOver === null ? null : (
        <span className="block text-13 text-ink-2">
          {text(productTexts.returnConditional, {
            over: formatWon(freeOver, locale),
            fee: formatWon(policy.fee, locale),
          })}
        </span>
      )}
      <span className="block text-13 text-ink-2">{useFaultTerms()}</span>
    </>
  );
}

/** The delivery fee in a sentence; empty for a product without a policy. */
export function useDeliveryFee({ shipping_policy: policy }: ProductPage): string {
  const text = useText();
  const locale = useLocale();
  if (!policy) return '';
  const fee = formatWon(policy.fee, locale);
  return {
    FREE: text(productTexts.deliveryFree),
    CONDITIONAL: text(productTexts.deliveryConditional, { fee, over: formatWon(policy.free_over ?? 0, locale) }),
    FEE: fee,
  }[policy.fee_type];
}
