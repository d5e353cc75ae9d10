import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { OrderActions } from './order-actions.tsx';

const delivered = { id: 1, status: 'DELIVERY_COMPLETED', is_confirmable: true, is_payable: false, is_cancellable: false } as Order;
const none = { CANCEL: 'CLAIM_SENT_ALREADY', CHANGE_OF_MIND: 'CLAIM_LINE_OPEN', NOT_AS_ORDERED: 'CLAIM_LINE_OPEN' } as const;
const claimsWith = (...lines: { left: number; asked: number }[]) =>
  ({ claims: [], lines: lines.map((line) => ({ ...line, possible: none })) }) as unknown as OrderClaims;

const shown = (claims: OrderClaims | null) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <OrderActions order={delivered} history={null} claims={claims} onChanged={() => undefined} />
      </LocaleProvider>
    </MemoryRouter>,
  );
  return [orderMessages.confirm.en, orderMessages.confirmLater.en].filter((words) => html.includes(`>${words}<`));
};

test('a purchase that cannot be confirmed has no button, and an open claim is named as the reason', () => {
  expect(shown(claimsWith({ left: 2, asked: 0 }))).toEqual([orderMessages.confirm.en]);
  expect(shown(claimsWith({ left: 1, asked: 1 }))).toEqual([orderMessages.confirmLater.en]);
  expect(shown(claimsWith({ left: 0, asked: 0 }))).toEqual([]);
});
