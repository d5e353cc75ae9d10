import type { Cart, CartLine } from '#contract/rest/cart.ts';
import type { CartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { createStore, type Store } from '#ui/store.ts';

export type CartView = {
  /** The server's latest cart; null until loaded. */
  cart: Cart | null;
  /** True if the cart could not be loaded. */
  isFailed: boolean;
  /** The number of pending calls. While there are any, amounts may change. */
  underWay: number;
  /** Quantities set here and not yet priced by the server, by line. */
  wanted: ReadonlyMap<number, number>;
  /** Lines selected or deselected here and not yet confirmed by the server. */
  picked: ReadonlyMap<number, Tick>;
  /** Removed lines that can still be put back, and whether they were selected. */
  hidden: ReadonlyMap<number, boolean>;
};

/** Compared by identity: a later tick on the same line is a different one. */
type Tick = { readonly isSelected: boolean };

/** The lines as shown, with the shopper's pending selection applied. */
export function linesShown({ cart, picked, hidden }: CartView): CartLine[] {
  const lines = cart?.lines.filter((line) => !hidden.has(line.id)) ?? [];
  return lines.map((line) => ({ ...line, is_selected: picked.get(line.id)?.isSelected ?? line.is_selected }));
}

type Listeners = { failed: (error: unknown) => void; changed: (cart: Cart, hiddenCount: number) => void };

/**
 * The cart as the screen shows it. Calls run one at a time, so responses never arrive out of order. Pressing a quantity button five times
 * sends only the last number. Removed lines are hidden and deselected while the page stands, and deleted when it is left, so putting one back
 * loses nothing.
 */
export class CartStore {
  readonly store: Store<CartView> = createStore<CartView>({
    cart: null,
    isFailed: false,
    underWay: 0,
    wanted: new Map(),
    picked: new Map(),
    hidden: new Map(),
  });
  readonly #api: CartApi;
  readonly #listeners: Listeners;
  /** Lines with a quantity waiting to be sent. */
  readonly #queued = new Set<number>();
  #last: Promise<unknown> = Promise.resolve();
  #loadedFor: boolean | null = null;

  constructor(api: CartApi, listeners: Listeners) {
    this.#api = api;
    this.#listeners = listeners;
  }

  /** Loads the cart; for a member, merges the guest's cart into it. Repeated calls for the same shopper load it once. */
  async load(isMember: boolean): Promise<void> {
    if (this.#loadedFor === isMember) return;
    this.#loadedFor = isMember;
    await this.retry();
  }

  async retry(): Promise<void> {
    this.#set({ isFailed: false });
    const isRead = await this.#run(this.#loadedFor === true ? this.#api.merge : this.#api.read);
    if (!isRead && this.store.read().cart === null) this.#set({ isFailed: true });
  }

  setQuantity(lineId: number, quantity: number): void {
    this.#want(lineId, quantity);
    if (this.#queued.has(lineId)) return;
    this.#queued.add(lineId);
    void this.#run(() => this.#sendQuantity(lineId));
  }

  /** Optimistic, rolled back on error. Without ids: every line shown. */
  select(isSelected: boolean, ids: readonly number[] = linesShown(this.store.read()).map(({ id }) => id)): Promise<boolean> {
    const tick: Tick = { isSelected };
    this.#set({ picked: new Map([...this.store.read().picked, ...ids.map((id) => [id, tick] as const)]) });
    return this.#run(() => this.#api.select(isSelected, ids)).finally(() => {
      this.#set({ picked: new Map([...this.store.read().picked].filter(([, each]) => each !== tick)) });
    });
  }

  /** Resolves once all calls made so far have finished. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** False if it failed; the listener has been told why. */
  changeOption(lineId: number, optionId: number): Promise<boolean> {
    return this.#run(() => this.#api.change(lineId, { option_id: optionId }));
  }

  /** Hides lines until `restoreFile` or `leave`; they are shown again if the server refuses. */
  remove(lines: readonly CartLine[]): void {
    const ids = lines.map((line) => line.id);
    this.#set({ hidden: new Map([...this.store.read().hidden, ...lines.map((line) => [line.id, line.is_selected] as const)]) });
    void this.select(false, ids).then((isDone) => isDone || ids.forEach((id) => void this.#show(id)));
  }

  restoreFile(lineId: number): void {
    void (this.#show(lineId) ? this.select(true, [lineId]) : this.#run(() => this.#api.read()));
  }

  /** Deletes the removed lines, at once, because the page is being left. */
  async leave(): Promise<void> {
    const ids = [...this.store.read().hidden.keys()];
    if (ids.length > 0) await this.#api.remove(ids, { keepalive: true }).catch(() => undefined);
  }

  /** True if the line was selected when it was removed. */
  #show(lineId: number): boolean {
    const hidden = new Map(this.store.read().hidden);
    const wasSelected = hidden.get(lineId) ?? false;
    hidden.delete(lineId);
    this.#set({ hidden });
    const { cart } = this.store.read();
    if (cart !== null) this.#listeners.changed(cart, hidden.size);
    return wasSelected;
  }

  #run(call: () => Promise<Cart>): Promise<boolean> {
    this.#set({ underWay: this.store.read().underWay + 1 });
    const work = this.#last.then(async () => {
      try {
        this.#take(await call());
        return true;
      } catch (error) {
        await this.#afterFailure(error).catch(() => undefined);
        return false;
      } finally {
        this.#set({ underWay: this.store.read().underWay - 1 });
      }
    });
    this.#last = work;
    return work;
  }

  // After a failed change, shows the server's state. A cart that never loaded sets `isFailed`.
  async #afterFailure(error: unknown): Promise<void> {
    if (this.store.read().cart === null) return;
    this.#listeners.failed(error);
    this.#take(await this.#api.read());
  }

  async #sendQuantity(lineId: number): Promise<Cart> {
    this.#queued.delete(lineId);
    const quantity = this.store.read().wanted.get(lineId);
    if (quantity === undefined) return this.#api.read();
    try {
      return await this.#api.change(lineId, { quantity });
    } finally {
      if (this.store.read().wanted.get(lineId) === quantity) this.#want(lineId, null);
    }
  }

  #take(cart: Cart): void {
    const { picked, hidden: before } = this.store.read();
    // A removed line that is selected was chosen again in another tab.
    const isRemoved = ({ id, is_selected }: CartLine) => before.has(id) && (!is_selected || picked.has(id));
    const hidden = new Map(cart.lines.filter(isRemoved).map(({ id }) => [id, before.get(id) ?? false]));
    this.#set({ cart, hidden, isFailed: false });
    this.#listeners.changed(cart, hidden.size);
  }

  #want(lineId: number, quantity: number | null): void {
    const wanted = new Map(this.store.read().wanted);
    if (quantity === null) wanted.delete(lineId);
    else wanted.set(lineId, quantity);
    this.#set({ wanted });
  }

  #set(change: Partial<CartView>): void {
    this.store.write({ ...this.store.read(), ...change });
  }
}
