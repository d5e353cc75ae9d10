import { type ReactNode, useCallback } from 'react';
import type { MyCouponsQuery, ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { CouponOffers } from '#storefront/nouns/coupon/coupon-offers.tsx';
import { CouponRegistration } from '#storefront/nouns/coupon/coupon-registration.tsx';
import { CouponTicket, useUntilText } from '#storefront/nouns/coupon/coupon-ticket.tsx';
import { shownCouponsQuery } from '#storefront/nouns/coupon/operations.ts';
import { couponWords } from '#storefront/nouns/coupon/texts.ts';
import { HeldNote } from '#storefront/nouns/order/held-note.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { couponGroups, couponsToTake, daysLeft, endsAt, type HeldCoupon, holderOf } from './coupon-groups.ts';
import { myCouponsQuery } from './operations.ts';
import { couponTexts } from './texts.ts';

/** My coupons (usable, used, expired), a field to held one by number, and claimable ones (specification 2.76). */
export default function CouponScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { value: loaded, hasFailed, reload: load } = useCoupons();
  return (
    <div className="page-gutter max-w-reading pt-6 lg:pt-14">
      {/* Visually, the title bar already says it on all devices. */}
      <h1 className="sr-only">{title}</h1>
      <section aria-labelledby="register">
        <h2 id="register" className="text-17 font-extrabold">
          {text(couponTexts.register)}
        </h2>
        <CouponRegistration onRegistered={load} heldCount={loaded?.issued.length ?? 0} />
      </section>
      {hasFailed && !loaded ? <LoadFailed sentence={couponTexts.failed} onRetry={load} /> : null}
      {loaded ? <Coupons {...loaded} onTaken={load} /> : hasFailed ? null : <Waiting />}
    </div>
  );
}

type Loaded = { issued: MyCouponsQuery['sales_issued_coupons']; shown: ShownCouponItem[]; at: Date };

function Coupons({ issued, shown, at, onTaken }: Loaded & { onTaken: () => void }) {
  const text = useText();
  const { title } = useLayoutFacts();
  const { usable, held, used, expired } = couponGroups(issued, at);
  const toTake = couponsToTake(shown, issued, at);
  const shopping = <ButtonLink href={urlFor('main')}>{text(couponTexts.useIt)}</ButtonLink>;
  return (
    <>
      {toTake.length > 0 ? (
        <section aria-labelledby="to-take" className="mt-10">
          <h2 id="to-take" className="mb-4 text-17 font-extrabold">
            {text(couponWords.toTake)}
          </h2>
          <CouponOffers coupons={toTake} onClaimed={onTaken} />
        </section>
      ) : null}
      <Tabs
        label={title}
        className="mt-10"
        tabs={[
          {
            value: 'usable',
            label: text(couponTexts.usable, { count: usable.length }),
            content: (
              <>
                <Tickets issued={usable} at={at} empty={<EmptyState sentence={text(couponTexts.noUsable)} action={shopping} />} />
                <HeldTickets issued={held} at={at} />
              </>
            ),
          },
          {
            value: 'used',
            label: text(couponTexts.used, { count: used.length }),
            content: <Tickets issued={used} at={at} isOver empty={<EmptyState sentence={text(couponTexts.noUsed)} />} />,
          },
          {
            value: 'expired',
            label: text(couponTexts.expired, { count: expired.length }),
            content: <Tickets issued={expired} at={at} isOver empty={<EmptyState sentence={text(couponTexts.noExpired)} />} />,
          },
        ]}
      />
    </>
  );
}

type TicketsProps = { issued: readonly HeldCoupon[]; empty: ReactNode; isOver?: boolean; at: Date };

function Tickets({ issued, empty, isOver = false, at }: TicketsProps) {
  const text = useText();
  const untilText = useUntilText();
  if (issued.length === 0) return empty;
  return (
    <ul className="space-y-3">
      {issued.map((held) => {
        const end = endsAt(held);
        const days = isOver ? null : daysLeft(end, at);
        const mark = days === null ? '' : days === 0 ? text(couponWords.endsToday) : text(couponWords.endsIn, { days });
        return <CouponTicket key={held.id} coupon={held.coupon} until={untilText(end)} isOver={isOver} mark={mark} />;
      })}
    </ul>
  );
}

/** Coupons held by unpaid orders: used with the order, or returned. */
function HeldTickets({ issued, at }: Pick<TicketsProps, 'issued' | 'at'>) {
  const text = useText();
  const momentText = useMomentText();
  const untilText = useUntilText();
  if (issued.length === 0) return null;
  return (
    <section aria-labelledby="held" className="mt-8">
      <h2 id="held" className="mb-3 text-15 font-extrabold">
        {text(couponTexts.held, { count: issued.length })}
      </h2>
      <ul className="space-y-3">
        {issued.map((held) => {
          const holder = holderOf(held, at);
          const until = holder?.until ?? null;
          const sentence = until === null ? text(couponTexts.heldBy) : text(couponTexts.heldUntil, { time: momentText(until) });
          return (
            <CouponTicket
              key={held.id}
              coupon={held.coupon}
              until={untilText(endsAt(held))}
              below={holder === null ? null : <HeldNote orderId={holder.id} isPayable={holder.isPayable} sentence={sentence} />}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="mt-10 space-y-3">
      <Skeleton className="h-11 w-60" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function useCoupons() {
  const { userId } = useSession();
  const load = useCallback(async (): Promise<Loaded | null> => {
    if (userId === null) return null;
    const at = shopNow();
    const [mine, shop] = await Promise.all([runQuery(myCouponsQuery, { user_id: userId }), runQuery(shownCouponsQuery)]);
    return { issued: mine.sales_issued_coupons, shown: shop.sales_coupons, at };
  }, [userId]);
  return useLoaded(load);
}
