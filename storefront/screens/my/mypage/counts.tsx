import { Link } from 'react-router';
import type { MyPageQuery } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { type RouteName, urlFor } from '#contract/routes.ts';
import { fetchPoints } from '#storefront/nouns/point/point-calls.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { mypageMessages as words } from '../texts.ts';
import { couponCounts } from './my-counts.ts';

const digits = new Intl.NumberFormat('ko-KR');

/** What a member has at hand: coupons and points, and what of them ends soon. */
export function Counts({ claims }: { claims: MyPageQuery['sales_coupon_claims'] | null }) {
  const text = useText();
  const points = useLoaded(fetchPoints).value;
  const coupons = claims && couponCounts(claims, new Date());
  return (
    <ul className="mt-6 grid grid-cols-2 gap-2">
      <Count
        route="mypage-coupon"
        name={text(words.coupons)}
        value={coupons && text(words.couponCount, { count: coupons.usable })}
        note={coupons && coupons.ending > 0 ? text(words.couponsEnding, { count: coupons.ending }) : ''}
      />
      <Count
        route="mypage-point"
        name={text(words.points)}
        value={points && text(words.pointCount, { amount: digits.format(points.usable) })}
        note={points && points.ending_soon > 0 ? text(words.pointsEnding, { amount: digits.format(points.ending_soon) }) : ''}
      />
    </ul>
  );
}

type CountProps = { route: Extract<RouteName, 'mypage-coupon' | 'mypage-point'>; name: string; value: string | null; note: string };

function Count({ route, name, value, note }: CountProps) {
  return (
    <li>
      <Link to={urlFor(route)} className="block h-full rounded-control bg-tile px-5 py-4 transition-colors hover:bg-line">
        <span className="block text-13 text-ink-2">{name}</span>
        {value === null ? (
          <Skeleton className="mt-1 h-7 w-20" />
        ) : (
          <span className="mt-0.5 block text-20 font-extrabold tabular-nums">{value}</span>
        )}
        {note ? <span className="mt-0.5 block text-12 font-semibold text-accent-deep tabular-nums">{note}</span> : null}
      </Link>
    </li>
  );
}
