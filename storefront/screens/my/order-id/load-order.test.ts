import { afterEach, expect, test, vi } from 'vitest';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { loadOrder, type OrderState } from './load-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const order = { id: 7, cancelled_at: null } as Order;
const cancelled: Order = { ...order, cancelled_at: '2026-11-21T03:00:00Z' };
const claims = { claims: [] } as unknown as OrderClaims;

/** Loads with a previous state; returns every state of the screen, each once. */
async function shown(before: OrderState, read: Order, readClaims: () => Promise<OrderClaims>): Promise<OrderState[]> {
  const states = [before];
  const reads = { order: async () => read, history: async () => null, claims: readClaims };
  await loadOrder(reads, (next) => {
    const state = next(states.at(-1) ?? before);
    if (state !== states.at(-1)) states.push(state);
  });
  return states;
}

test('an order is shown before its claims are loaded, but a cancelled order never with outdated claims', async () => {
  const first = { status: 'ready', order, history: null, claims: null } as const;
  expect(await shown({ status: 'loading' }, order, async () => claims)).toEqual([{ status: 'loading' }, first, { ...first, claims }]);
  const stale = { ...first, claims };
  const ended: OrderClaims = { ...claims };
  const states = await shown(stale, cancelled, async () => ended);
  expect(states).toEqual([stale, { ...first, order: cancelled, claims: ended }]);
});

test('a retry shows a loading state, so that a second failure is announced with its own reason', async () => {
  const first = { status: 'ready', order, history: null, claims: null } as const;
  expect(await shown({ status: 'failed' }, order, async () => claims)).toEqual([
    { status: 'failed' },
    { status: 'loading' },
    first,
    { ...first, claims },
  ]);
});

test('when claims cannot be read, the order stays on the screen without outdated claims', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const before = { status: 'ready', order, history: null, claims } as const;
  const states = await shown(before, cancelled, () => Promise.reject(new Error('away')));
  expect(states.at(-1)).toEqual({ status: 'ready', order: cancelled, history: null, claims: null });
  expect(complaint).toHaveBeenCalledOnce();
});
