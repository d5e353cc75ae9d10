import type { ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { couponWords as words } from './texts.ts';

/** The coupons of an event or exhibition, to claim. Renders nothing if there are none. */
export function CouponList({ coupons }: { coupons: readonly ShownCouponItem[] }) {
  const text = useText();
  if (coupons.length === 0) return null;
  return (
    <section aria-labelledby="coupons" className="mt-10">
      <h2 id="coupons" className="mb-4 text-17 font-extrabold">
        {text(words.toTake)}
      </h2>
      <CouponOffers coupons={coupons} />
    </section>
  );
}
