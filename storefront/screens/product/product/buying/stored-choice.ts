import { type ChoosableOption, type ChosenOption, stillChosen } from '#rules/order/checkout/option-choice.ts';

/** The choices on a product page, and whether its sheet was open. */
export type Choice = { readonly colorId: number | null; readonly chosen: readonly ChosenOption[]; readonly isOpen: boolean };

/** Marks the address that a login returns to, where the purchase continues automatically. */
export const goesOnHash = '#buy-now';

/** Per tab, and kept across the redirect to a sign-in provider. */
const storageKey = 'seam.choice';

/** How long a choice waits for the sign-in, or the sign-up, in milliseconds. */
const keptMs = 30 * 60_000;

/** Remembers what a visitor was about to buy before signing in. */
export function storeChoice(storage: Pick<Storage, 'setItem'>, productId: number, choice: Choice, now: number): void {
  storage.setItem(storageKey, JSON.stringify({ ...choice, productId, keptAt: now }));
}

/**
 * The stored choice for this product, deleted when read; null if there is none or it is too old. `isWhole`: everything in it is still in
 * stock.
 */
export function takeChoice(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  product: { readonly id: number; readonly options: readonly ChoosableOption[] },
  now: number,
): (Choice & { isWhole: boolean }) | null {
  const kept = readChoice(storage.getItem(storageKey));
  if (kept?.productId !== product.id) return null;
  storage.removeItem(storageKey);
  if (now - kept.keptAt > keptMs) return null;
  const chosen = stillChosen(kept.chosen, product.options);
  const isWhole = JSON.stringify(chosen) === JSON.stringify(kept.chosen);
  return { colorId: kept.colorId, chosen, isOpen: kept.isOpen, isWhole };
}

function readChoice(stored: string | null): (Choice & { productId: number; keptAt: number }) | null {
  try {
    const kept = JSON.parse(stored ?? 'null');
    return Array.isArray(kept?.chosen) ? kept : null;
  } catch {
    return null;
  }
}
