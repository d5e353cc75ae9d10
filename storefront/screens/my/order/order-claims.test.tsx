import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { type ListedOrder, OrderCard } from './order-card.tsx';

type Claim = ListedOrder['order_products'][number]['claim_products'][number]['claim'];

type Given = { claims?: Claim[]; cancelled_at?: string | null; lines?: number };

/** The card of an order with this many lines; each claim covers every line. */
function cardOf({ claims = [], cancelled_at = null, lines = 2 }: Given): string {
  const claim_products = claims.map((claim, at) => ({ claim_id: at + 1, quantity: 1, claim }));
  const line = { product_id: 1, quantity: 9, amount: 9_000, image_src: '/cdn/a.webp', claim_products };
  const order = {
    ...{ id: 1, order_number: '1', status: 'DELIVERY_COMPLETED', ordered_at: '2026-12-01T03:00:00Z', payment_amount: 18_000 },
    ...{ cancelled_at, deposit_account: null, deposit_deadline: null, payments: [] },
    order_products: Array.from({ length: lines }, (_, at) => ({ ...line, id: at + 1 })),
  } as unknown as ListedOrder;
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="ko">
        <OrderCard order={order} />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

/** The claims the list shows for an order with these claims. */
function named(claims: Claim[], cancelled_at: string | null = null): string[] {
  return [...cardOf({ claims, cancelled_at }).matchAll(/>((?:취소|반품|교환) · [^<]+)</g)].map(([, name]) => name ?? '');
}

test('an order with more than three lines says how many more it has', () => {
  const hidden = [3, 4, 6].map((lines) => cardOf({ lines }).match(/>([^<>]*외 \d+건)</)?.[1]);
  expect(hidden).toEqual([undefined, '외 1건', '외 3건']);
});

test('an order names each of its open claims once, with its state', () => {
  const open = [
    { type: 'RETURN', status: 'REQUESTED' },
    { type: 'EXCHANGE', status: 'COLLECTING' },
  ] as const;
  expect(named([...open])).toEqual(['반품 · 신청', '교환 · 회수 중']);
  expect(named([...open], '2026-12-02T03:00:00Z')).toEqual([]);
});

test('a decided claim is shown with its lines and its refund', () => {
  for (const status of ['ACCEPTED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'] as const) expect(named([{ type: 'RETURN', status }])).toEqual([]);
});
