import { useSearchParams } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { kitTexts } from '#admin/kit/texts.ts';
import { shopNow } from '#client/shop-clock.ts';
import { daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import { figureNounTexts as texts } from './texts.ts';

export interface Span {
  from: string;
  until: string;
}

/** The last day of the month of a day. */
function monthEnd(day: string): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);
}

/** The last thirty days. */
function lastDays(today: string): Span {
  return { from: daysBefore(new Date(today), 29).toISOString().slice(0, 10), until: today };
}

/** The most used spans: label, and days as of today. */
const spans: readonly (readonly [label: string, of: (today: string) => Span])[] = [
  [texts.lastDays, lastDays],
  [texts.thisMonth, (today) => ({ from: `${today.slice(0, 8)}01`, until: today })],
  [
    texts.lastMonth,
    (today) => {
      const from = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1)).toISOString().slice(0, 10);
      return { from, until: monthEnd(from) };
    },
  ],
  [
    texts.thisQuarter,
    (today) => ({
      from: `${today.slice(0, 5)}${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`,
      until: today,
    }),
  ],
  [texts.thisYear, (today) => ({ from: `${today.slice(0, 5)}01-01`, until: today })],
];

/** The days of a report, in the address; by default the last thirty. */
export function useSpan(): Span {
  const [params] = useSearchParams();
  const { from, until } = lastDays(koreanDay(shopNow()));
  return { from: params.get('from') ?? from, until: params.get('until') ?? until };
}

/** Chooses the days of a report. */
export function PeriodChoice() {
  const [, setParams] = useSearchParams();
  const span = useSpan();
  const choose = (next: Partial<Span>) =>
    setParams(
      (params) => {
        for (const [name, value] of Object.entries({ ...span, ...next })) params.set(name, value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {(['from', 'until'] as const).map((end) => (
        <input
          key={end}
          type="date"
          required
          aria-label={kitTexts[end]}
          value={span[end]}
          onChange={({ target }) => (target.value === '' ? undefined : choose({ [end]: target.value }))}
          className="control w-35"
        />
      ))}
      {spans.map(([label, of]) => (
        <Button key={label} look="quiet" onClick={() => choose(of(koreanDay(shopNow())))}>
          {label}
        </Button>
      ))}
    </div>
  );
}
