import type { Cart, CartLine } from '#contract/rest/cart.ts';
import type { CartApi } from '../../api/cart.ts';
import { createStore } from '../../overlays/store.ts';

export type CartView = {
  /** The server's last word; null before the first one. */
  cart: Cart | null;
  /** True when the cart could not be read at all. */
  isFailed: boolean;
  /** Calls under way: while there are any, amounts are about to change. */
  underWay: number;
  /** Quantities chosen here that the server has not priced yet, by line. */
  wanted: ReadonlyMap<number, number>;
  /** Lines that were removed and can still be brought back. */
  hidden: ReadonlySet<number>;
};

type Listeners = { failed: (error: unknown) => void; changed: (cart: Cart, hiddenCount: number) => void };

/**
 * The cart as the screen shows it. Calls run one after the other, so that replies never arrive in the wrong order; a quantity
 * pressed five times is sent once with the last number. Removed lines are hidden and unselected first and leave the server's
 * cart when nobody brings them back, so that bringing back loses nothing.
 */
export function createCartStore(api: CartApi, { failed, changed }: Listeners) {
  const store = createStore<CartView>({ cart: null, isFailed: false, underWay: 0, wanted: new Map(), hidden: new Set() });
  const queued = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let loadedFor: boolean | null = null;

  const set = (change: Partial<CartView>) => store.write({ ...store.read(), ...change });

  const take = (cart: Cart) => {
    const ids = new Set(cart.lines.map((line) => line.id));
    const hidden = new Set([...store.read().hidden].filter((id) => ids.has(id)));
    set({ cart, hidden, isFailed: false });
    changed(cart, hidden.size);
  };

  // A refused change leaves the screen with what the server has; a cart that never came is told by `isFailed`.
  const afterFailure = async (error: unknown) => {
    if (store.read().cart === null) return;
    failed(error);
    take(await api.read());
  };

  const run = (call: () => Promise<Cart>): Promise<boolean> => {
    set({ underWay: store.read().underWay + 1 });
    const work = last.then(async () => {
      try {
        take(await call());
        return true;
      } catch (error) {
        await afterFailure(error).catch(() => undefined);
        return false;
      } finally {
        set({ underWay: store.read().underWay - 1 });
      }
    });
    last = work;
    return work;
  };

  const want = (lineId: number, quantity: number | null) => {
    const wanted = new Map(store.read().wanted);
    if (quantity === null) wanted.delete(lineId);
    else wanted.set(lineId, quantity);
    set({ wanted });
  };

  const sendQuantity = async (lineId: number): Promise<Cart> => {
    queued.delete(lineId);
    const quantity = store.read().wanted.get(lineId);
    if (quantity === undefined) return api.read();
    try {
      return await api.change(lineId, { quantity });
    } finally {
      if (store.read().wanted.get(lineId) === quantity) want(lineId, null);
    }
  };

  const read = async (isMember: boolean): Promise<void> => {
    set({ isFailed: false });
    const isRead = await run(isMember ? api.merge : api.read);
    if (!isRead && store.read().cart === null) set({ isFailed: true });
  };

  const hide = (lineIds: readonly number[], isHidden: boolean) => {
    const hidden = new Set(store.read().hidden);
    for (const id of lineIds) isHidden ? hidden.add(id) : hidden.delete(id);
    set({ hidden });
  };

  return {
    store,
    /** Reads the cart; a member's takes in what was put in before signing in. Asking twice for the same shopper asks once. */
    async load(isMember: boolean): Promise<void> {
      if (loadedFor === isMember) return;
      loadedFor = isMember;
      await read(isMember);
    },
    retry: () => read(loadedFor === true),
    setQuantity(lineId: number, quantity: number): void {
      want(lineId, quantity);
      if (queued.has(lineId)) return;
      queued.add(lineId);
      void run(() => sendQuantity(lineId));
    },
    select: (isSelected: boolean, lineIds?: readonly number[]) => run(() => api.select(isSelected, lineIds)),
    changeOption: (lineId: number, optionId: number) => run(() => api.change(lineId, { option_id: optionId })),
    /** Takes lines off the screen; `restore` brings them back, `commit` makes it final. */
    remove(lines: readonly CartLine[]): void {
      const ids = lines.map((line) => line.id);
      hide(ids, true);
      void run(() => api.select(false, ids));
    },
    restore(lines: readonly CartLine[]): void {
      hide(
        lines.map((line) => line.id),
        false,
      );
      const selected = lines.filter((line) => line.is_selected).map((line) => line.id);
      void run(() => (selected.length > 0 ? api.select(true, selected) : api.read()));
    },
    async commit(lineIds: readonly number[], { isLeaving = false } = {}): Promise<void> {
      const ids = lineIds.filter((id) => store.read().hidden.has(id));
      if (ids.length === 0) return;
      // A page that is being left does not wait for its turn.
      if (isLeaving) await api.remove(ids, { keepalive: true }).catch(() => undefined);
      else await run(() => api.remove(ids));
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
