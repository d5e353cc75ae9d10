import { expect, test, vi } from 'vitest';
import type { Cart, CartLine } from '#contract/rest/cart.ts';
import { amountsIn, orderAmountNames, pieceAmountNames } from '#rules/money/order-sums.ts';
import type { CartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { eventually } from '#test/eventually.ts';
import { CartStore, linesShown } from './cart-store.ts';

const line = (id: number, about: Partial<CartLine> = {}): CartLine => ({
  id,
  product_id: 1,
  option_id: id,
  product_custom_id: null,
  custom_version_id: null,
  is_custom: false,
  quantity: 1,
  product_name: { ko: '티셔츠', en: 'T-shirt' },
  option_name: { ko: '블랙', en: 'Black' },
  brand_name: { ko: '심', en: 'Seam' },
  seller: null,
  image_src: '/cdn/placeholder.svg',
  side_srcs: [],
  origin_price: 10_000,
  unit_price: 10_000,
  amount: 10_000,
  ...amountsIn(pieceAmountNames, {}),
  custom_price: null,
  graphic_ids: [],
  proof: null,
  stock_count: 10,
  incoming: null,
  refusal: null,
  is_selected: true,
  ...about,
});

/** A fake server with a cart that responds when the test says so. */
function fakeServer(lines: CartLine[]) {
  const calls: string[] = [];
  const state = { lines, refuse: null as Error | null };
  const reply = (): Cart => ({
    lines: state.lines,
    line_count: state.lines.length,
    selected: {
      line_count: 0,
      quantity: 0,
      ...amountsIn(orderAmountNames, {}),
      payment_amount: 0,
      parcels: [],
    },
    kept_until: '2026-12-20T03:00:00Z',
  });
  const each = (ids: readonly number[] | undefined, change: (one: CartLine) => CartLine) => {
    state.lines = state.lines.map((one) => (ids === undefined || ids.includes(one.id) ? change(one) : one));
  };
  const api: CartApi = {
    read: async () => {
      calls.push('read');
      return reply();
    },
    merge: async () => {
      calls.push('merge');
      return reply();
    },
    add: async () => reply(),
    change: async (id, change) => {
      calls.push(`change ${id} ${JSON.stringify(change)}`);
      if (state.refuse) throw state.refuse;
      each([id], (one) => ({ ...one, quantity: change.quantity ?? one.quantity }));
      return reply();
    },
    select: async (isSelected, ids) => {
      calls.push(`select ${isSelected} ${ids?.join(',') ?? 'all'}`);
      each(ids, (one) => ({ ...one, is_selected: isSelected }));
      return reply();
    },
    remove: async (ids, options) => {
      calls.push(`remove ${ids.join(',')}${options?.keepalive ? ' keepalive' : ''}`);
      state.lines = state.lines.filter((one) => !ids.includes(one.id));
      return reply();
    },
  };
  return { api, calls, state };
}

async function loaded(lines: CartLine[]) {
  const server = fakeServer(lines);
  const failed = vi.fn<(error: unknown) => void>();
  const counts: number[] = [];
  const cart = new CartStore(server.api, { failed, changed: (next, hidden) => counts.push(next.line_count - hidden) });
  await cart.load(false);
  server.calls.length = 0;
  return { ...server, cart, failed, counts, idle: () => eventually(() => expect(cart.store.read().underWay).toBe(0)) };
}

test('a member merges what was put in before signing in, once', async () => {
  const { cart, calls } = await loaded([]);
  await Promise.all([cart.load(true), cart.load(true)]);
  expect(calls).toEqual(['merge']);
});

test('five presses before the first reply send the last quantity only', async () => {
  const { cart, calls, idle } = await loaded([line(1)]);
  for (const quantity of [2, 3, 4, 5, 6]) cart.setQuantity(1, quantity);
  expect(cart.store.read().wanted.get(1)).toBe(6);
  await idle();
  expect(calls).toEqual(['change 1 {"quantity":6}']);
  expect(cart.store.read().cart?.lines[0]?.quantity).toBe(6);
  expect(cart.store.read().wanted.size).toBe(0);
});

test('a refused quantity returns to the server’s', async () => {
  const { cart, state, failed, idle } = await loaded([line(1)]);
  state.refuse = new Error('OUT_OF_STOCK');
  cart.setQuantity(1, 50);
  await idle();
  expect(failed).toHaveBeenCalledWith(state.refuse);
  expect(cart.store.read().wanted.size).toBe(0);
  expect(cart.store.read().cart?.lines[0]?.quantity).toBe(1);
});

test('a removed cart line that is put back is unchanged', async () => {
  const lines = [line(1), line(2, { is_selected: false })];
  const { cart, calls, counts, idle } = await loaded(lines);
  cart.remove(lines);
  await idle();
  expect([...cart.store.read().hidden.keys()]).toEqual([1, 2]);
  expect(counts.at(-1)).toBe(0);
  cart.restoreFile(1);
  cart.restoreFile(2);
  await idle();
  expect(calls).toEqual(['select false 1,2', 'select true 1', 'read']);
  expect(cart.store.read().hidden.size).toBe(0);
  expect(cart.store.read().cart?.lines.map((one) => one.is_selected)).toEqual([true, false]);
});

test('removed lines are deleted when the page is left, and only those that were not put back', async () => {
  const lines = [line(1), line(2), line(3)];
  const { cart, calls, state, idle } = await loaded(lines);
  cart.remove([line(1)]);
  cart.remove([line(2)]);
  cart.restoreFile(2);
  // All that are shown: not the removed one.
  void cart.select(true);
  await idle();
  expect(calls.at(-1)).toBe('select true 2,3');
  expect(calls.filter((call) => call.startsWith('remove'))).toEqual([]);
  await cart.leave();
  expect(calls.at(-1)).toBe('remove 1 keepalive');
  expect(state.lines.map(({ id }) => id)).toEqual([2, 3]);
});

test('a removed line that another tab chose again is shown again, and stays when the page is left', async () => {
  const { cart, calls, state, idle } = await loaded([line(1), line(2)]);
  cart.remove([line(1), line(2)]);
  await idle();
  state.lines = state.lines.map((each) => ({ ...each, is_selected: each.id === 1 }));
  await cart.retry();
  expect(linesShown(cart.store.read()).map(({ id }) => id)).toEqual([1]);
  await cart.leave();
  expect(calls.at(-1)).toBe('remove 2 keepalive');
});

test('a cart removal that the server refuses is reported, and the line is shown again', async () => {
  const { cart, api, failed, counts, idle } = await loaded([line(1), line(2)]);
  api.select = async () => {
    throw new Error('refused');
  };
  cart.remove([line(1)]);
  await idle();
  expect(failed).toHaveBeenCalledTimes(1);
  await eventually(() =>
    expect(linesShown(cart.store.read()).map(({ id, is_selected }) => [id, is_selected])).toEqual([
      [1, true],
      [2, true],
    ]),
  );
  expect(counts.at(-1)).toBe(2);
});

test('a cart that cannot be read shows an error with a retry', async () => {
  const { api } = fakeServer([]);
  const cart = new CartStore(
    { ...api, read: vi.fn(api.read).mockRejectedValueOnce(new Error('down')) },
    { failed: () => undefined, changed: () => undefined },
  );
  await cart.load(false);
  expect(cart.store.read().isFailed).toBe(true);
  await cart.retry();
  expect(cart.store.read()).toMatchObject({ isFailed: false, cart: { line_count: 0 } });
});

test('a cart line is selected at once before the server replies, and the last press counts', async () => {
  const { cart, state } = await loaded([line(1), line(2)]);
  const ticked = () =>
    linesShown(cart.store.read())
      .filter((each) => each.is_selected)
      .map(({ id }) => id);
  const first = cart.select(false, [1]);
  expect([ticked(), state.lines[0]?.is_selected]).toEqual([[2], true]);
  const second = cart.select(true, [1]);
  expect(ticked()).toEqual([1, 2]);
  await first;
  expect(ticked()).toEqual([1, 2]);
  await second;
  expect([ticked(), cart.store.read().picked.size]).toEqual([[1, 2], 0]);
  const all = cart.select(false);
  expect(ticked()).toEqual([]);
  await Promise.all([all, cart.settled()]);
  expect([ticked(), state.lines.map((each) => each.is_selected)]).toEqual([[], [false, false]]);
});

test('a selection that the server refuses is reset and reported', async () => {
  const { cart, api, failed } = await loaded([line(1)]);
  api.select = async () => {
    throw new Error('refused');
  };
  const refused = cart.select(false, [1]);
  expect(linesShown(cart.store.read())[0]?.is_selected).toBe(false);
  expect(await refused).toBe(false);
  expect(linesShown(cart.store.read())[0]?.is_selected).toBe(true);
  expect(failed).toHaveBeenCalledTimes(1);
});
