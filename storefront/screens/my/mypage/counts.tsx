import { Link } from 'react-router';
import type { MyPageQuery } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { type RouteName, urlFor } from '#contract/routes.ts';
import { fetchPoints } from '#storefront/nouns/point/point-calls.ts';
import { reviewCalls } from '#storefront/nouns/review/review-calls.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { mypageMessages as words } from '../texts.ts';
import { couponCounts } from './my-counts.ts';

const digits = new Intl.NumberFormat('ko-KR');

/** Shown if a count cannot be loaded. */
const unknown = '–';

type Props = { claims: MyPageQuery['sales_issued_coupons'] | null; hasFailed: boolean };

/** The member's coupons, points and reviews to write, and what expires soon. */
export function Counts({ claims, hasFailed }: Props) {
  const text = useText();
  const points = useLoaded(fetchPoints);
  const coupons = claims && couponCounts(claims, shopNow());
  const held = points.value;
  return (
    <ul className="mt-6 grid grid-cols-3 gap-2">
      <Count
        route="mypage-coupon"
        name={text(words.coupons)}
        value={coupons ? text(words.couponCount, { count: coupons.usable }) : hasFailed ? unknown : null}
        note={coupons && coupons.ending > 0 ? text(words.couponsEnding, { count: coupons.ending }) : ''}
      />
      <Count
        route="mypage-point"
        name={text(words.points)}
        value={held ? text(words.pointCount, { amount: digits.format(held.usable) }) : points.hasFailed ? unknown : null}
        note={held && held.ending_soon > 0 ? text(words.pointsEnding, { amount: digits.format(held.ending_soon) }) : ''}
      />
      <ReviewCount />
    </ul>
  );
}

/** The number of delivered lines without a review. */
function ReviewCount() {
  const text = useText();
  const { value, hasFailed } = useLoaded(reviewCalls.mine);
  return (
    <Count
      route="mypage-review"
      name={text(words.reviewsToWrite)}
      value={value ? text(words.reviewCount, { count: value.to_write.length }) : hasFailed ? unknown : null}
      note=""
    />
  );
}

type CountProps = { route: CountRoute; name: string; value: string | null; note: string };
type CountRoute = Extract<RouteName, 'mypage-coupon' | 'mypage-point' | 'mypage-review'>;

function Count({ route, name, value, note }: CountProps) {
  return (
    <li>
      <Link to={urlFor(route)} className="block h-full rounded-control bg-tile px-4 py-4 lg:px-5 transition-colors hover:bg-line">
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
