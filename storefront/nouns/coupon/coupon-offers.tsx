import type { ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { writtenDay } from '#rules/shop/written-day.ts';
import { Button } from '#ui/button.tsx';
import { CouponTicket, useUntilText } from './coupon-ticket.tsx';
import { couponWords as words } from './texts.ts';
import { useOffers } from './use-offers.ts';

/** Coupons to claim, each with its button. Errors are shown below the coupon. */
export function CouponOffers({ coupons, onClaimed }: { coupons: readonly ShownCouponItem[]; onClaimed?: () => void }) {
  return <Offers coupons={coupons} offers={useOffers(coupons, onClaimed)} />;
}

/** Coupons to claim, each with its button, where the member's issued coupons are already known. */
export function Offers({ coupons, offers }: { coupons: readonly ShownCouponItem[]; offers: ReturnType<typeof useOffers> }) {
  const { text, name } = useLanguage();
  const endText = useOfferEnd();
  const untilText = useUntilText();
  const { offerOf, take, pendingId } = offers;
  return (
    <ul className="space-y-3">
      {coupons.map((coupon) => {
        const { state, note, ownEnd } = offerOf(coupon);
        return (
          <CouponTicket
            key={coupon.id}
            coupon={coupon}
            until={ownEnd === undefined ? endText(coupon) : untilText(ownEnd)}
            isOver={state === 'gone'}
            note={note}
          >
            {state === 'open' ? (
              <Button
                pending={pendingId === coupon.id}
                aria-label={text(words.takeNamed, { name: name(coupon.name) })}
                onClick={() => take(coupon)}
              >
                {text(words.take)}
              </Button>
            ) : (
              <span className="shrink-0 text-15 font-semibold text-ink-2">{text(words[state])}</span>
            )}
          </CouponTicket>
        );
      })}
    </ul>
  );
}

/** How long a coupon is valid once claimed, and how long it can be claimed. */
function useOfferEnd(): (coupon: ShownCouponItem) => string {
  const { text, locale } = useLanguage();
  const untilText = useUntilText();
  return ({ valid_days, ends_at }) => {
    const end = ends_at === null ? null : new Date(ends_at);
    if (valid_days === null) return untilText(end);
    const latest = end === null ? '' : text(words.atTheLatest, { date: writtenDay(end, locale) });
    return text(words.untilDays, { days: valid_days }) + latest;
  };
}
