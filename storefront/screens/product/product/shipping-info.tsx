import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { exchangeFee, pickUpFee } from '#rules/money/refund/pick-up.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The delivery fee (free, free above a price, or a fee) and the days it takes (specification 3, Shipping info). */
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
        {product.is_custom ? null : <Returns policy={policy} />}
      </dl>
      {product.is_custom ? <p className="mt-4 text-13 text-ink-2">{text(productTexts.madeToOrder)}</p> : null}
    </section>
  );
}

/** What sending back for one's own wish costs; nothing where it is free. From the mainland; what islands cost more is said with the delivery. */
function Returns({ policy }: { policy: NonNullable<ProductPage['shipping_policy']> }) {
  const text = useText();
  const locale = useLocale();
  const returned = { zip_code: '', pick_up_fee: (useShell()?.rules ?? firstShopRules).pick_up_fee };
  const freeOver = policy.fee_type === 'CONDITIONAL' ? policy.free_over : null;
  if (returned.pick_up_fee === 0 && freeOver === null) return null;
  return (
    <>
      <dt className="text-ink-2">{text(productTexts.returns)}</dt>
      <dd>
        {returned.pick_up_fee === 0
          ? null
          : text(productTexts.returnFees, {
              back: formatWon(pickUpFee(returned, []), locale),
              both: formatWon(exchangeFee(returned, []), locale),
            })}
        {freeOver === null ? null : (
          <span className="block text-13 text-ink-2">
            {text(productTexts.returnConditional, {
              over: formatWon(freeOver, locale),
              fee: formatWon(policy.fee, locale),
            })}
          </span>
        )}
      </dd>
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
