import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { won } from '#admin/kit/format.ts';
import { shopNow } from '#client/shop-clock.ts';
import { type CouponStanding, couponStanding } from '#rules/money/coupon/coupon-terms.ts';
import { couponTexts as texts } from './texts.ts';

const tones: Record<CouponStanding, Tone> = {
  RUNNING: 'success',
  WAITING: 'info',
  USED_UP: 'warning',
  ENDED: 'neutral',
  STOPPED: 'neutral',
};

/** A data service row as the rule needs it. */
export interface CouponRow {
  state: string;
  starts_at: string;
  ends_at: string | null;
  issue_limit: number | null;
  issued_count: number;
  budget_amount: number | null;
  spent_amount: number;
}

function standingOf({ starts_at, ends_at, ...coupon }: CouponRow, now: Date): CouponStanding {
  return couponStanding({ ...coupon, starts_at: new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at) }, now);
}

/** A coupon's current status label. */
export function Standing({ coupon }: { coupon: CouponRow }) {
  const standing = standingOf(coupon, shopNow());
  return <Badge tone={tones[standing]}>{texts.standings[standing]}</Badge>;
}

/** `3,000원` or `10%` */
export function benefitOf({ discount_type, discount_value }: { discount_type: string; discount_value: number }): string {
  return discount_type === 'RATE' ? `${discount_value}%` : won(discount_value);
}
