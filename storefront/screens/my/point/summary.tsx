import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Points } from '#contract/rest/points.ts';
import { urlFor } from '#contract/routes.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { Button } from '#ui/button.tsx';
import { pointTexts as words } from './texts.ts';

const digits = new Intl.NumberFormat('ko-KR');
/** Lots shown before "show more". */
const lotsShown = 4;

/** Usable and pending points, and the expiry of each lot. */
export function Summary({ points }: { points: Points }) {
  const { text, locale } = useLanguage();
  const amount = (won: number) => text(words.amount, { amount: digits.format(won) });
  const [first] = points.lots;
  const end = first?.expires_at;
  return (
    <>
      <div className="rounded-control bg-tile px-5 py-6">
        <p className="text-13 font-semibold text-ink-2">{text(words.usable)}</p>
        <p className="mt-1 text-36 font-extrabold tabular-nums">{amount(points.usable)}</p>
        {points.owed > 0 ? (
          <div className="mt-4 rounded-control bg-ground px-4 py-3">
            <p className="flex items-baseline justify-between gap-4 text-15 font-semibold">
              <span>{text(words.owed)}</span>
              <span className="tabular-nums">−{amount(points.owed)}</span>
            </p>
            <p className="mt-1 text-13 text-ink-2">{text(words.owedNote)}</p>
          </div>
        ) : null}
        <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-4">
          <div>
            <dt className="text-13 text-ink-2">{text(words.waiting)}</dt>
            <dd className="mt-0.5 text-17 font-extrabold tabular-nums">{amount(points.waiting)}</dd>
            <dd className="mt-0.5 text-12 text-ink-2">{text(words.waitingNote)}</dd>
          </div>
          <div>
            <dt className="text-13 text-ink-2">{text(words.ending)}</dt>
            <dd className={`mt-0.5 text-17 font-extrabold tabular-nums ${points.ending_soon > 0 ? 'text-accent-deep' : ''}`}>
              {amount(points.ending_soon)}
            </dd>
            <dd className="mt-0.5 text-12 text-ink-2">
              {points.ending_soon > 0 && end ? text(words.endingFirst, { date: writtenDay(end, locale) }) : text(words.endingNone)}
            </dd>
          </div>
        </dl>
      </div>
      <p className="mt-3 text-13 text-ink-2">{text(words.rule, { minimum: digits.format(points.min_held) })}</p>
      <Lots lots={points.lots} />
      <WaitingOrders orders={points.waiting_orders} forReviews={points.waiting_reviews} />
    </>
  );
}

function Lots({ lots }: { lots: Points['lots'] }) {
  const { text, locale } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (lots.length === 0) return null;
  const days = byDay(lots);
  const shown = isWhole ? days : days.slice(0, lotsShown);
  return (
    <section aria-labelledby="lots" className="mt-9">
      <h2 id="lots" className="mb-1 text-17 font-extrabold">
        {text(words.lots)}
      </h2>
      <ul>
        {shown.map((lot) => (
          <li key={lot.id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line text-15 tabular-nums">
            <span>
              {lot.expires_at === null ? text(words.lotNoEnd) : text(words.lotUntil, { date: writtenDay(lot.expires_at, locale) })}{' '}
              {lot.is_ending_soon ? (
                <span className="ml-2 rounded-full bg-accent px-2 py-0.5 text-12 font-semibold text-on-accent">{text(words.lotSoon)}</span>
              ) : null}
            </span>
            <span className="font-semibold">{text(words.amount, { amount: digits.format(lot.amount) })}</span>
          </li>
        ))}
      </ul>
      {shown.length < days.length ? (
        <Button look="quiet" className="mt-3" onClick={() => setWhole(true)}>
          {text(words.allLots)}
        </Button>
      ) : null}
    </section>
  );
}

/** Merges lots expiring on the same day. Expects them in order of expiry. */
function byDay(lots: Points['lots']): Points['lots'] {
  const days = new Map<string, Points['lots'][number]>();
  for (const lot of lots) {
    const day = lot.expires_at === null ? '' : koreanDay(new Date(lot.expires_at));
    days.set(day, { ...lot, amount: lot.amount + (days.get(day)?.amount ?? 0) });
  }
  return [...days.values()];
}

function WaitingOrders({ orders, forReviews }: { orders: Points['waiting_orders']; forReviews: number }) {
  const text = useText();
  if (orders.length === 0 && forReviews === 0) return null;
  return (
    <section aria-labelledby="waiting-orders" className="mt-9">
      <h2 id="waiting-orders" className="mb-1 text-17 font-extrabold">
        {text(words.waitingOrders)}
      </h2>
      <ul>
        {orders.map((order) => (
          <li key={order.order_id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line text-15 tabular-nums">
            <Link to={urlFor('mypage-order-id', { id: order.order_id })} className="flex min-h-target items-center hover:underline">
              {text(words.order, { number: order.order_number })}
            </Link>
            <span className="font-semibold text-ink-2">+{text(words.amount, { amount: digits.format(order.amount) })}</span>
          </li>
        ))}
        {forReviews > 0 ? (
          <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line text-15 tabular-nums">
            <Link to={urlFor('mypage-review')} className="flex min-h-target items-center hover:underline">
              {text(words.waitingReviews)}
            </Link>
            <span className="font-semibold text-ink-2">+{text(words.amount, { amount: digits.format(forReviews) })}</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
