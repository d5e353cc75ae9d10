import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { formatWon } from '#rules/money/money.ts';
import { couponMessages } from '#storefront/nouns/checkout/coupon-texts.ts';
import type { Draft } from '#storefront/nouns/checkout/draft.ts';
import { Button } from '#ui/button.tsx';

type Props = { checkout: Checkout; onTake: (best: Pick<Draft, 'issuedCouponIds' | 'points'>) => void };

/**
 * The lowest price for this member, applied with one press. Expiring coupons are applied automatically. Points are savings, so they are
 * only spent on request (docs/decisions/044-best-price-and-points.md). Hidden for members with neither.
 */
export function BestOffer({ checkout, onTake }: Props) {
  const { text, locale } = useLanguage();
  const { best } = checkout;
  if (best.issued_coupon_ids.length === 0 && best.point_amount === 0) return null;
  if (checkout.payment_amount <= best.payment_amount)
    return <p className="mb-5 rounded-control bg-tile px-4 py-3 text-13 font-semibold">{text(couponMessages.bestHas)}</p>;
  return (
    <div className="mb-5 flex items-center justify-between gap-3 rounded-control bg-tile py-2.5 pr-2.5 pl-4">
      <p className="text-13 font-semibold">{text(couponMessages.bestOffer, { amount: formatWon(best.payment_amount, locale) })}</p>
      <Button look="secondary" className="shrink-0" onClick={() => onTake({ issuedCouponIds: null, points: best.point_amount })}>
        {text(couponMessages.bestTake)}
      </Button>
    </div>
  );
}
