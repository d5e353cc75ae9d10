import { type ReactNode, useState } from 'react';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors.ts';
import { formatWon } from '#rules/money/money.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { QuantityStepper } from '#storefront/nouns/cart/quantity-stepper.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EditorOption } from '../document/editor-data.ts';
import { editorTexts } from '../texts.ts';

export type SizeOption = Pick<EditorOption, 'id' | 'size' | 'name' | 'stock_count'>;

type Props = {
  /** null while they are on their way. */
  sizes: readonly SizeOption[] | null;
  unitPrice: number;
  problem?: string | null;
  /** True where the quantity is chosen already. */
  keepsQuantity?: boolean;
  children?: ReactNode;
  onClose: () => void;
  /** Puts it into the cart; the sentence to show when that failed. */
  onConfirm: (optionId: number, quantity: number) => Promise<string | null>;
};

/** Size and quantity of a finished design; the size is no part of the design itself. */
export function SizeForm({ sizes, unitPrice, problem = null, keepsQuantity = false, children, onClose, onConfirm }: Props) {
  const text = useText();
  const locale = useLocale();
  const only = sizes?.length === 1 ? sizes[0] : undefined;
  const [picked, setPicked] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = sizes?.find((size) => size.id === picked) ?? (only && !isSoldOut(only.stock_count) ? only : undefined);
  const pieces = Math.max(1, Math.min(quantity, chosen?.stock_count ?? quantity));
  const confirm = async () => {
    if (!chosen) return setRefusal(errorMessage('OPTION_REQUIRED', locale));
    setPending(true);
    setRefusal(await onConfirm(chosen.id, pieces));
    setPending(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(editorTexts.cartTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} disabled={sizes === null} onClick={confirm}>
          {keepsQuantity ? text(editorTexts.updateCart) : `${formatWon(unitPrice * pieces, locale)} · ${text(editorTexts.putIntoCart)}`}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-2 text-13 font-semibold">{text(editorTexts.chooseSize)}</legend>
        <div className="flex min-h-target flex-wrap gap-2">
          {sizes === null && !problem ? <Skeleton className="h-11 w-full" /> : null}
          {sizes?.map((size) => (
            <SizeChoice
              key={size.id}
              size={size}
              isChosen={size === chosen}
              onChoose={() => {
                setPicked(size.id);
                setRefusal(null);
              }}
            />
          ))}
        </div>
      </fieldset>
      {keepsQuantity ? null : (
        <div className="mt-6 flex items-center justify-between">
          <span className="text-13 font-semibold">{text(editorTexts.quantity)}</span>
          <QuantityStepper name={text(editorTexts.quantity)} quantity={pieces} max={chosen?.stock_count ?? 1} onChange={setQuantity} />
        </div>
      )}
      {children}
      <p className="mt-4 text-13 text-ink-2">{text(editorTexts.madeToOrder)}</p>
      <p role="alert" className="mt-3 text-13 font-semibold text-danger empty:hidden">
        {refusal ?? problem}
      </p>
    </Sheet>
  );
}

function SizeChoice({ size, isChosen, onChoose }: { size: SizeOption; isChosen: boolean; onChoose: () => void }) {
  const text = useText();
  const name = useName();
  const isOut = isSoldOut(size.stock_count);
  const label = size.size || name(size.name);
  return (
    <label
      className={cx(
        'inline-flex min-h-target min-w-15 items-center justify-center rounded-control border border-line px-4 text-15 font-semibold',
        'has-checked:border-ink has-checked:bg-ink has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isOut ? 'text-ink-2 line-through' : 'cursor-pointer',
      )}
    >
      <input type="radio" name="design-size" className="sr-only" disabled={isOut} checked={isChosen} onChange={onChoose} />
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{isOut ? text(editorTexts.sizeSoldOut, { name: label }) : label}</span>
    </label>
  );
}
