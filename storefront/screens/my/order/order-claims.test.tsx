import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { type ListedOrder, OrderCard } from './order-card.tsx';

type Claim = ListedOrder['order_products'][number]['claim_products'][number]['claim'];

/** The claims the list shows for an order with these claims, each covering both lines. */
function named(claims: Claim[], cancelled_at: string | null = null): string[] {
  const claim_products = claims.map((claim, at) => ({ claim_id: at + 1, quantity: 1, claim }));
  const line = { product_id: 1, quantity: 9, amount: 9_000, image_src: '/cdn/a.webp', claim_products };
  const order = {
    ...{ id: 1, order_number: '1', status: 'DELIVERY_COMPLETED', ordered_at: '2026-12-01T03:00:00Z', payment_amount: 18_000 },
    ...{ cancelled_at, deposit_account: null, deposit_deadline: null, payments: [] },
    order_products: [
      { ...line, id: 1 },
      { ...line, id: 2 },
    ],
  } as unknown as ListedOrder;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="ko">
        <OrderCard order={order} />
      </LocaleProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/>((?:취소|반품|교환) · [^<]+)</g)].map(([, name]) => name ?? '');
}

test('an order names every request that is open on it, once, with how far it is', () => {
  const open = [
    { type: 'RETURN', status: 'REQUESTED' },
    { type: 'EXCHANGE', status: 'COLLECTING' },
  ] as const;
  expect(named([...open])).toEqual(['반품 · 신청', '교환 · 회수 중']);
  expect(named([...open], '2026-12-02T03:00:00Z')).toEqual([]);
});

test('what is decided is said by its lines and its money', () => {
  for (const status of ['ACCEPTED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'] as const) expect(named([{ type: 'RETURN', status }])).toEqual([]);
});
