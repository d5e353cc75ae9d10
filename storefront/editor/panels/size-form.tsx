import { type ReactNode, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { formatWon } from '#rules/money/money.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import type { Prints } from '#rules/money/quantity-step.ts';
import { addChoice, type ChosenOption, changeQuantity, checkChosen } from '#rules/order/checkout/option-choice.ts';
import { ChosenLines } from '#storefront/nouns/cart/chosen-lines.tsx';
import { SizeButtons } from '#storefront/nouns/cart/size-buttons.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EditorOption } from '../document/editor-data.ts';
import { editorTexts } from '../texts.ts';
import { usePieceAmounts } from './piece-amounts.ts';
import { PriceList } from './price-list.tsx';

export type SizeOption = Pick<EditorOption, 'id' | 'size' | 'name' | 'stock_count' | 'incoming'>;

/** Where the chosen sizes go: into the cart, or directly into an order. */
export type Purpose = 'cart' | 'order';

type Props = {
  /** null while loading. */
  sizes: readonly SizeOption[] | null;
  /** The preselected size, if it is available. */
  first?: number | null;
  /** Per piece. */
  price: CustomPrice;
  graphicIds: readonly number[];
  prints: Prints;
  /** Why the sizes could not be loaded, with a retry button below. */
  problem?: string | null;
  children?: ReactNode;
  onClose: () => void;
  /** Adds all of it to the cart or a checkout, or nothing; returns the message to show if that fails. */
  onConfirm: (purpose: Purpose, chosen: readonly ChosenOption[]) => Promise<string | null>;
};

/** Sizes and quantities of a finished design. The size is not part of the design itself. */
export function SizeForm({ sizes, first = null, price, graphicIds, prints, problem = null, children, onClose, onConfirm }: Props) {
  const { text, locale } = useLanguage();
  const form = useSizes(sizes, first, onConfirm);
  const pieces = form.chosen.reduce((sum, line) => sum + line.quantity, 0);
  const { text_amount, picture_amount, total } = usePieceAmounts({ unit_price: price.total, prints }, pieces);
  const unitPrice = price.total + (pieces === 0 ? 0 : (text_amount + picture_amount) / pieces);
  const parts = text(cartMessages.customPrice, {
    product: formatWon(price.product, locale),
    sides: formatWon(price.mockup_groups, locale),
    graphics: formatWon(price.graphics, locale),
  });
  const button = { wide: true, size: 'large', disabled: sizes === null } as const;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(editorTexts.cartTitle)}
      closeLabel={text(shell.close)}
      footer={
        <div className="flex gap-2">
          <Button {...button} look="secondary" pending={form.pending === 'cart'} onClick={() => form.confirm('cart')}>
            {text(editorTexts.putIntoCart)}
          </Button>
          <Button {...button} pending={form.pending === 'order'} onClick={() => form.confirm('order')}>
            {text(editorTexts.buyNow)}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        {sizes === null && !problem ? <Skeleton className="h-11 w-full" /> : null}
        {sizes ? <SizeButtons legend={text(editorTexts.chooseSize)} sizes={form.buttons} /> : null}
        <ChosenLines lines={form.lines.map((line) => ({ ...line, unitPrice, parts }))} total={total}>
          <PriceList price={price} graphicIds={graphicIds} prints={prints} pieces={pieces} />
        </ChosenLines>
      </div>
      {children}
      <p className="mt-4 text-13 text-ink-2">{text(editorTexts.madeToOrder)}</p>
      <p role="alert" className="mt-3 text-13 font-semibold text-danger empty:hidden">
        {form.refusal ?? problem}
      </p>
    </Sheet>
  );
}

/** The chosen sizes, preselected if there is only one or it was had before, and the error message. */
function useSizes(sizes: Props['sizes'], first: number | null, onConfirm: Props['onConfirm']) {
  const { name, locale } = useLanguage();
  const [picked, setPicked] = useState<readonly ChosenOption[] | null>(null);
  const [pending, setPending] = useState<Purpose | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = picked ?? firstSize(sizes, first);
  const change = (next: readonly ChosenOption[]) => {
    setPicked(next);
    setRefusal(null);
  };
  const choose = (size: SizeOption) => {
    const next = addChoice(chosen, asOption(size));
    if (typeof next === 'string') setRefusal(errorMessage(next, locale));
    else change(next);
  };
  const confirm = async (purpose: Purpose) => {
    const missing = checkChosen(chosen);
    if (missing) return setRefusal(errorMessage(missing, locale));
    setPending(purpose);
    setRefusal(await onConfirm(purpose, chosen));
    setPending(null);
  };
  const labelOf = (size: SizeOption) => size.size || name(size.name);
  const buttons = (sizes ?? []).map((size) => ({
    label: labelOf(size),
    isChosen: chosen.some((line) => line.option_id === size.id),
    option: size,
    onChoose: () => choose(size),
  }));
  const lines = chosen.flatMap(({ option_id, quantity }) => {
    const size = sizes?.find((each) => each.id === option_id);
    if (!size) return [];
    return {
      optionId: option_id,
      name: labelOf(size),
      quantity,
      max: size.stock_count,
      onQuantity: (next: number) => change(changeQuantity(chosen, asOption(size), next)),
      onRemove: sizes?.length === 1 ? null : () => change(chosen.filter((line) => line.option_id !== option_id)),
    };
  });
  return { chosen, buttons, lines, pending, refusal, confirm };
}

function firstSize(sizes: Props['sizes'], first: number | null): readonly ChosenOption[] {
  const size = sizes?.length === 1 ? sizes[0] : sizes?.find(({ id, stock_count }) => id === first && stock_count > 0);
  const added = size ? addChoice([], asOption(size)) : [];
  return typeof added === 'string' ? [] : added;
}

/** The colour belongs to the design, so only the size is chosen. */
function asOption(size: SizeOption) {
  return { ...size, color_id: null };
}
