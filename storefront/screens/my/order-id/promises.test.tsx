import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Order } from '#contract/rest/orders.ts';
import { Promises } from './promises.tsx';

const promised = {
  status: 'IN_PRODUCTION',
  ship_by: '2026-12-07',
  arrives: { first: '2026-12-08', last: '2026-12-09' },
  tracking_number: null,
  cancelled_at: null,
} as Order;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saidAt = (korean: string, order: Partial<Order> = {}) => {
  vi.setSystemTime(new Date(`${korean}+09:00`));
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Promises order={{ ...promised, ...order }} />
    </LocaleProvider>,
  )
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00A0', ' ');
};

test('the promised ship-by day is shown until it has passed', () => {
  expect(saidAt('2026-12-07T23:59:00')).toMatch(/^\|Ships by 7 Dec 2026 at the latest\.\|.*Arrives/);
});

test('an order past its ship-by day is shown as late, without days computed from the promise', () => {
  const late = saidAt('2026-12-08T00:01:00');
  expect(late).toMatch(/^\|We promised to ship by 7 Dec 2026 and are late\. [^|]+\|$/);
});

test('an order that was shipped, cancelled or never promised shows neither a promise nor a delay', () => {
  const after = (order: Partial<Order>) => saidAt('2026-12-08T00:01:00', order);
  const cancelled_at = '2026-12-06T03:00:00Z';
  expect([after({ status: 'IN_DELIVERY' }), after({ tracking_number: '1' }), after({ cancelled_at }), after({ ship_by: null })]).toEqual(
    Array(4).fill(''),
  );
});
