import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { MyCouponsQuery } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { CouponRegistration } from '#storefront/nouns/coupon/coupon-registration.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { couponGroups, couponsToTake, endsAt, type HeldCoupon, type ShownCoupon } from './coupon-groups.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { myCouponsQuery, shownCouponsQuery } from './operations.ts';
import { TakeButton } from './take-button.tsx';
import { couponTexts } from './texts.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** My coupons: those to use, used and expired; a number to enter, and what the shop gives to whoever takes it (specification 2). */
export default function CouponScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { loaded, hasFailed, load } = useCoupons();
  return (
    <div className="page-gutter max-w-reading pt-6 lg:pt-14">
      {/* The title bar says it on phones and desktops alike. */}
      <h1 className="sr-only">{title}</h1>
      <section aria-labelledby="register">
        <h2 id="register" className="text-17 font-extrabold">
          {text(couponTexts.register)}
        </h2>
        <CouponRegistration onRegistered={load} />
      </section>
      {hasFailed && !loaded ? <ErrorState sentence={text(couponTexts.failed)} retryLabel={text(shell.retry)} onRetry={load} /> : null}
      {loaded ? <Coupons {...loaded} onTaken={load} /> : hasFailed ? null : <Waiting />}
    </div>
  );
}

type Loaded = { claims: MyCouponsQuery['sales_coupon_claims']; shown: ShownCoupon[]; at: Date };

function Coupons({ claims, shown, at, onTaken }: Loaded & { onTaken: () => void }) {
  const text = useText();
  const { title } = useLayoutFacts();
  const { usable, used, expired } = couponGroups(claims, at);
  const toTake = couponsToTake(shown, claims);
  const shopping = <ButtonLink href={urlFor('main')}>{text(couponTexts.useIt)}</ButtonLink>;
  return (
    <>
      {toTake.length > 0 ? (
        <section aria-labelledby="to-take" className="mt-10">
          <h2 id="to-take" className="mb-4 text-17 font-extrabold">
            {text(couponTexts.toTake)}
          </h2>
          <ul className="space-y-3">
            {toTake.map((coupon) => (
              <CouponTicket key={coupon.id} coupon={coupon} end={coupon.ends_at === null ? null : new Date(coupon.ends_at)}>
                <TakeButton coupon={coupon} onTaken={onTaken} />
              </CouponTicket>
            ))}
          </ul>
        </section>
      ) : null}
      <Tabs
        label={title}
        className="mt-10"
        tabs={[
          {
            value: 'usable',
            label: text(couponTexts.usable, { count: usable.length }),
            content: <Tickets claims={usable} empty={<EmptyState sentence={text(couponTexts.noUsable)} action={shopping} />} />,
          },
          {
            value: 'used',
            label: text(couponTexts.used, { count: used.length }),
            content: <Tickets claims={used} isOver empty={<EmptyState sentence={text(couponTexts.noUsed)} />} />,
          },
          {
            value: 'expired',
            label: text(couponTexts.expired, { count: expired.length }),
            content: <Tickets claims={expired} isOver empty={<EmptyState sentence={text(couponTexts.noExpired)} />} />,
          },
        ]}
      />
    </>
  );
}

function Tickets({ claims, empty, isOver = false }: { claims: readonly HeldCoupon[]; empty: React.ReactNode; isOver?: boolean }) {
  if (claims.length === 0) return empty;
  return (
    <ul className="space-y-3">
      {claims.map((claim) => (
        <CouponTicket key={claim.id} coupon={claim.coupon} end={endsAt(claim)} isOver={isOver} />
      ))}
    </ul>
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
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    if (userId === null) return;
    setFailed(false);
    const at = new Date();
    try {
      const [mine, shop] = await Promise.all([
        runQuery(myCouponsQuery, { user_id: userId }),
        runQuery(shownCouponsQuery, { now: at.toISOString() }),
      ]);
      setLoaded({ claims: mine.sales_coupon_claims, shown: shop.sales_coupons, at });
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }, [userId]);
  useEffect(() => void load(), [load]);
  return { loaded, hasFailed, load };
}
