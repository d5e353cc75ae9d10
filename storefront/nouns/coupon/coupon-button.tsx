import { Ticket } from 'lucide-react';
import { useState } from 'react';
import type { ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { Icon } from '#ui/icon.tsx';
import { Offers } from './coupon-offers.tsx';
import { offersLabel } from './offers-label.ts';
import { couponWords as words } from './texts.ts';
import { useOffers } from './use-offers.ts';

/** Opens a sheet to claim the coupons for a product. Renders nothing if there are none. */
export function CouponButton({ coupons }: { coupons: readonly ShownCouponItem[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const offers = useOffers(coupons);
  if (coupons.length === 0) return null;
  const { message, count } = offersLabel(coupons.map((coupon) => offers.offerOf(coupon).state));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-3 inline-flex min-h-target items-center gap-2 rounded-control border border-line px-4 text-13 font-semibold transition-colors hover:border-ink"
      >
        <Ticket aria-hidden="true" size={16} strokeWidth={1.75} className="text-accent" />
        {text(message, { count })}
        <Icon name="chevron-right" size={14} className="text-ink-2" />
      </button>
      <SheetOnDemand open={isOpen} onClose={() => setOpen(false)} title={text(words.toTake)} closeLabel={text(shell.close)}>
        <Offers coupons={coupons} offers={offers} />
      </SheetOnDemand>
    </>
  );
}
