import type { CashReceiptPurpose } from '#rules/money/cash-receipt.ts';
import type { DiscrepancyAction, DiscrepancyKind } from '#rules/money/discrepancy.ts';
import type { DemoOrder } from './orders.ts';

/** Orders that illustrate payments: deposits with a cash receipt, and payments that went wrong. */
export const demoMoneyOrders = [
  { key: 'pouch', member: 'yuna', state: 'PURCHASE_CONFIRMED', method: 'VIRTUAL_ACCOUNT', daysAgo: 23, line: ['PO-02', 1] },
  { key: 'mugs', member: 'harin', state: 'DELIVERY_COMPLETED', method: 'VIRTUAL_ACCOUNT', daysAgo: 8, line: ['MG-02', 4] },
  { key: 'notebooks', member: 'soojin', state: 'DELIVERY_PREPARING', method: 'VIRTUAL_ACCOUNT', daysAgo: 2, line: ['NB-03', 2] },
  {
    key: 'late',
    member: 'minjae',
    state: 'PAYMENT_WAIT',
    method: 'VIRTUAL_ACCOUNT',
    daysAgo: 16,
    cancelled: 'EXPIRED',
    line: ['ST-02', 1],
  },
  { key: 'price', member: 'doyoon', state: 'IN_DELIVERY', method: 'CARD', daysAgo: 5, line: ['RT-02', 1] },
] as const satisfies readonly (Pick<DemoOrder, 'member' | 'state' | 'method' | 'daysAgo' | 'cancelled'> & {
  key: string;
  line: readonly [product: string, quantity: number];
})[];

type Key = (typeof demoMoneyOrders)[number]['key'];

/** Numbers as typed by shoppers; the demonstration's provider rejects those that end in four zeros. */
export const demoReceipts: readonly { order: Key; purpose: CashReceiptPurpose; number: string }[] = [
  { order: 'pouch', purpose: 'PERSONAL', number: '010-2000-0011' },
  { order: 'mugs', purpose: 'CORPORATE', number: '120-81-47521' },
  { order: 'notebooks', purpose: 'PERSONAL', number: '010-2001-0000' },
];

interface DemoCase {
  kind: DiscrepancyKind;
  /** Null: a payment without an order. */
  order: Key | null;
  /** Won; default: everything that was paid. */
  amount?: number;
  daysAgo: number;
  resolved?: { daysAgo: number; action: DiscrepancyAction | null; resolution: string };
}

export const demoCases: readonly DemoCase[] = [
  { kind: 'PARTLY_CANCELLED_OUTSIDE', order: 'price', amount: 4_000, daysAgo: 1 },
  { kind: 'UNKNOWN_PAYMENT', order: null, amount: 27_000, daysAgo: 2 },
  { kind: 'LATE_MONEY', order: 'late', daysAgo: 8, resolved: { daysAgo: 8, action: null, resolution: 'given back' } },
  {
    kind: 'UNKNOWN_PAYMENT',
    order: null,
    amount: 5_000,
    daysAgo: 12,
    resolved: { daysAgo: 11, action: 'ACCEPT', resolution: '팝업 매장 단말기 시험 결제였어요. 매장에서 취소했어요.' },
  },
];
