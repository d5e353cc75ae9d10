import { type ReactNode, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { BackDates } from '#storefront/nouns/product/back-on.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import type { EditorOption } from '../document/editor-data.ts';
import { editorTexts } from '../texts.ts';

type Props = {
  sizes: readonly EditorOption[];
  /** Why the line needs another size. */
  problem: string;
  children: ReactNode;
  onClose: () => void;
  /** Changes the line to that size; returns the message to show if that fails. */
  onConfirm: (optionId: number) => Promise<string | null>;
};

/** Picks another size for a cart line, which keeps its quantity. */
export function LineSizeForm({ sizes, problem, children, onClose, onConfirm }: Props) {
  const { text, locale, name } = useLanguage();
  const only = sizes.length === 1 ? sizes[0] : undefined;
  const [picked, setPicked] = useState<number | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = sizes.find((size) => size.id === picked) ?? (only && !isSoldOut(only.stock_count) ? only : undefined);
  const confirm = async () => {
    if (!chosen) return setRefusal(errorMessage('OPTION_REQUIRED', locale));
    setPending(true);
    setRefusal(await onConfirm(chosen.id));
    setPending(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(editorTexts.cartTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} onClick={confirm}>
          {text(editorTexts.updateCart)}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-2 text-13 font-semibold">{text(editorTexts.chooseSize)}</legend>
        <div className="flex min-h-target flex-wrap gap-2">
          {sizes.map((size) => (
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
        <BackDates sizes={sizes.map((size) => ({ label: size.size || name(size.name), option: size }))} />
      </fieldset>
      {children}
      <p className="mt-4 text-13 text-ink-2">{text(editorTexts.madeToOrder)}</p>
      <p role="alert" className="mt-3 text-13 font-semibold text-danger empty:hidden">
        {refusal ?? problem}
      </p>
    </Sheet>
  );
}

function SizeChoice({ size, isChosen, onChoose }: { size: EditorOption; isChosen: boolean; onChoose: () => void }) {
  const { text, name } = useLanguage();
  const isOut = isSoldOut(size.stock_count);
  const label = size.size || name(size.name);
  return (
    <label
      data-on={isChosen || undefined}
      className={cx(
        'inline-flex min-h-target min-w-15 items-center justify-center rounded-control border border-line px-4 text-15 font-semibold',
        'data-on:border-ink data-on:bg-ink data-on:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isOut ? 'text-ink-2 line-through' : 'cursor-pointer',
      )}
    >
      <input type="radio" name="design-size" className="sr-only" disabled={isOut} checked={isChosen} onChange={onChoose} />
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{isOut ? text(cartMessages.soldOutOption, { name: label }) : label}</span>
    </label>
  );
}
