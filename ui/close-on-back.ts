import { useEffect, useRef } from 'react';

/** The history state: the router's `idx`, and a mark on the entry inserted before the first page. */
type EntryState = { idx?: number; isCushion?: boolean } | null;

/** The parts of window used. */
export type HistoryWindow = Pick<Window, 'addEventListener' | 'history' | 'location'>;

/**
 * Makes Back close the topmost overlay instead of leaving the page. The browser reports Back after the fact, so it is sent forward again
 * and the router is told of neither. On the first page of a visit, Back would leave the shop, so the page is added to the history twice;
 * this cushion entry is skipped when Back is meant. An overlay that stays open intercepts the next press, too.
 */
export class BackStack {
  readonly #window: HistoryWindow;
  /**
   * How each open overlay closes. An overlay that stays open while its page changes address, like a filter sheet, covers the new address
   * too.
   */
  readonly #open: (() => void)[] = [];
  #isReturning = false;
  /** The index of the current page; the browser may be elsewhere while a guard runs. */
  #index = 0;
  /** The browser's index: ahead of the page while a guard runs or the next page loads. */
  #at = 0;
  #href = '';

  constructor(window: HistoryWindow) {
    this.#window = window;
    this.moved();
    // On window, capture does not affect listener order, so this must be added before the router's.
    window.addEventListener('popstate', (event) => this.#onPop(event), { capture: true });
  }

  /** The router moved to another entry. */
  moved(): void {
    this.#index = this.#entry()?.idx ?? 0;
    this.#at = this.#index;
    this.#href = this.#window.location.href;
  }

  /** Registers an open overlay; call the returned function on close. */
  add(close: () => void): () => void {
    const { history } = this.#window;
    const state = this.#entry();
    if (this.#index === 0 && state?.idx === 0) {
      history.replaceState({ ...state, isCushion: true }, '');
      history.pushState({ ...state, isCushion: false, idx: 1 }, '');
      this.#index = 1;
      this.#at = 1;
    }
    this.#open.push(close);
    return () => {
      const place = this.#open.indexOf(close);
      if (place >= 0) this.#open.splice(place, 1);
    };
  }

  #entry(): EntryState {
    return this.#window.history.state;
  }

  #onPop(event: PopStateEvent): void {
    const { history } = this.#window;
    const state: EntryState = event.state;
    const from = this.#at;
    this.#at = state?.idx ?? 0;
    if (this.#isReturning) {
      this.#isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const index = state?.idx;
    if (index === undefined) return;
    const top = this.#open.at(-1);
    if (top && index < this.#index) {
      this.#isReturning = true;
      event.stopImmediatePropagation();
      history.go(this.#index - index);
      top();
      return;
    }
    if (state?.isCushion !== true || from !== 1) return;
    event.stopImmediatePropagation();
    this.#index = 0;
    history.replaceState(state, '', this.#href);
    history.back();
  }
}

let stack: BackStack | null = null;

function theStack(): BackStack {
  stack ??= new BackStack(window);
  return stack;
}

/** Starts listening for Back. Call before the router starts, since it must not receive intercepted events. Browser only. */
export function listenToBack(): void {
  theStack();
}

/**
 * Closes the surrounding overlay on Back while it is open. Used by every sheet, panel, zoom view, menu and dialog. `onClose` closes it, or
 * asks first: one that stays without a question would hold Back for good (decision 037).
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? theStack().add(() => close.current()) : undefined), [isOpen]);
}

/** Reports the page's history position after each navigation; `key` is the router's key of the entry. */
export function useHistoryPlace(key: string): void {
  useEffect(() => {
    if (key !== '') theStack().moved();
  }, [key]);
}
