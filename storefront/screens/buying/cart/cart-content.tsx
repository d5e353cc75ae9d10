import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAble } from '#client/abilities/is-able.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { currentSession } from '#client/session/session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Cart, CartLine } from '#contract/rest/cart.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { pressable } from '#ui/presses/pressable.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { type CartStore, type CartView, linesShown } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { OptionSheet } from './option-sheet.tsx';
import { RemovedLine, removalId } from './removed-line.tsx';

/** In a login's return address, precedes the ids of the lines that a guest was about to order. */
const goesOnHash = '#order=';

type Props = { cart: Cart; lines: readonly CartLine[]; store: CartStore; view: CartView };

/** A cart that is not empty. */
export function CartContent({ cart, lines, store, view }: Props) {
  const { text, name: nameOf } = useLanguage();
  const [changing, setChanging] = useState<CartLine | null>(null);
  const removal = useRemoval(store);
  const shown = new Map(lines.map((line) => [line.id, line]));
  const { order, isOrdering } = useOrderButton(store);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
      <div>
        <SelectionBar lines={lines} store={store} onRemove={removal.remove} />
        <ul>
          {cart.lines.map(({ id, product_name }) => {
            const line = shown.get(id);
            if (line === undefined) {
              return <RemovedLine key={id} lineId={id} name={nameOf(product_name)} onPutBack={() => removal.restoreFile(id)} />;
            }
            return (
              <CartLineRow
                key={id}
                line={line}
                quantity={view.wanted.get(id) ?? line.quantity}
                onSelect={(isSelected) => store.select(isSelected, [id])}
                onQuantity={(quantity) => store.setQuantity(id, quantity)}
                onOption={() => setChanging(line)}
                onRemove={() => removal.remove([line])}
              />
            );
          })}
        </ul>
      </div>
      <CartSummary cart={cart} isPending={view.underWay > 0} isOrdering={isOrdering} onOrder={order} />
      {changing === null ? null : (
        <OptionSheet
          line={changing}
          onClose={() => setChanging(null)}
          onChoose={async (optionId) => {
            const isChanged = await store.changeOption(changing.id, optionId);
            if (isChanged) toast(text(cartMessages.optionChanged), 'success');
            return isChanged;
          }}
        />
      )}
    </div>
  );
}

type SelectionProps = { lines: readonly CartLine[]; store: CartStore; onRemove: (lines: readonly CartLine[]) => void };

function SelectionBar({ lines, store, onRemove }: SelectionProps) {
  const text = useText();
  const orderable = lines.filter((line) => line.refusal === null);
  const selected = orderable.filter((line) => line.is_selected);
  const refused = lines.filter((line) => line.refusal !== null);
  const isAll = orderable.length > 0 && selected.length === orderable.length;
  const ask = async (wanted: readonly CartLine[], message: string) => {
    if (await dialog.confirm({ message })) onRemove(wanted);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-ink py-1">
      <Checkbox
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        disabled={orderable.length === 0}
        onChange={(isSelected) => store.select(isSelected)}
        label={text(cartMessages.selectAll, { selected: selected.length, total: orderable.length })}
      />
      <div className="flex gap-4">
        {refused.length > 0 ? (
          <TextButton onClick={() => ask(refused, text(cartMessages.removeUnavailableQuestion, { count: refused.length }))}>
            {text(cartMessages.removeUnavailable)}
          </TextButton>
        ) : null}
        <TextButton
          disabled={selected.length === 0}
          onClick={() => ask(selected, text(cartMessages.removeQuestion, { count: selected.length }))}
        >
          {text(cartMessages.removeSelected)}
        </TextButton>
      </div>
    </div>
  );
}

function TextButton({ onClick, disabled, children }: { onClick: () => void; disabled?: boolean; children: string }) {
  return (
    <button
      type="button"
      {...pressable(onClick, disabled)}
      className="min-h-target text-13 font-semibold not-aria-disabled:hover:underline aria-disabled:text-ink-2"
    >
      {children}
    </button>
  );
}

/** Removal that can be undone until the page is left. The focus stays with the line, or the first of several. */
function useRemoval(store: CartStore) {
  const [touched, setTouched] = useState<{ lineId: number } | null>(null);
  useEffect(() => {
    if (touched !== null) document.getElementById(removalId(touched.lineId))?.focus();
  }, [touched]);

  useEffect(() => {
    const leave = () => void store.leave();
    const look = () => void (document.visibilityState === 'visible' && store.store.read().hidden.size > 0 && store.retry());
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [store]);

  return {
    remove: (lines: readonly CartLine[]) => {
      store.remove(lines);
      setTouched(lines[0] === undefined ? null : { lineId: lines[0].id });
    },
    restoreFile: (lineId: number) => {
      store.restoreFile(lineId);
      setTouched({ lineId });
    },
  };
}

/**
 * Creates a checkout from the selected lines, after all changes have reached the server. If it is refused, the cart is read again, and
 * the other lines can be ordered. A guest logs in first and continues; if the merge has changed the selection, the cart is shown.
 */
function useOrderButton(store: CartStore) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { hash } = useLocation();
  const { text, name: nameOf, locale } = useLanguage();
  const [isOrdering, setOrdering] = useState(false);
  const chosen = () => linesShown(store.store.read()).filter((line) => line.is_selected && line.refusal === null);
  const promptLogin = useLoginQuestion(
    `${goesOnHash}${chosen()
      .map(({ id }) => id)
      .join()}`,
  );

  /** True if the rest is to be ordered. */
  const asksForRest = async (error: unknown, wanted: readonly number[]): Promise<boolean> => {
    await store.retry();
    const refused = linesShown(store.store.read()).flatMap(({ id, refusal, product_name }) =>
      refusal !== null && wanted.includes(id) ? [`${nameOf(product_name)}: ${errorMessage(refusal, locale)}`] : [],
    );
    const message = refused.length > 0 ? refused.join('\n') : errorText(error);
    const rest = chosen();
    if (refused.length === 0 || rest.length === 0) await dialog.alert({ message });
    else
      return dialog.confirm({
        message,
        okLabel: text(cartMessages.orderRest, { count: rest.reduce((sum, { quantity }) => sum + quantity, 0) }),
      });
    return false;
  };

  const order = async (wanted: readonly number[] | null = null): Promise<unknown> => {
    if (!(await isAble('checkout.open'))) return promptLogin();
    setOrdering(true);
    await store.settled();
    const ids = wanted ?? chosen().map(({ id }) => id);
    try {
      const { id } = await createCheckout({ source: 'CART', cart_line_ids: [...ids] });
      navigate(urlFor('order-id', { id }));
    } catch (error) {
      if (await asksForRest(error, ids)) return order();
    } finally {
      setOrdering(false);
    }
  };
  const goOn = useRef(() => {
    if (!hash.startsWith(goesOnHash) || !currentSession().isSignedIn) return;
    navigate(urlFor('cart'), { replace: true });
    const wanted = hash.slice(goesOnHash.length).split(',').map(Number);
    const there = chosen().map(({ id }) => id);
    if (wanted.every((id) => there.includes(id))) void order(wanted);
  });
  useEffect(() => {
    goOn.current();
    goOn.current = () => undefined;
  }, []);
  return { order: () => order(), isOrdering };
}
