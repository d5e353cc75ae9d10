import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '#contract/errors.ts';
import { formatWon } from '#rules/money.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useLocale, useName, useText } from '../locale/locale-context.tsx';
import { shell } from '../messages/shell.ts';
import { useEditor, useEditorState } from './editor-context.tsx';
import { scenePrice, sizesOf } from './garment.ts';
import { PriceParts } from './price-summary.tsx';
import { editorTexts } from './texts.ts';

type Props = { onClose: () => void; onConfirm: (optionId: number, quantity: number) => Promise<string | null> };

const MOST = 99;

/** Size and quantity of a finished design; the size is no part of the design itself. */
export function CartSheet({ onClose, onConfirm }: Props) {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const sizes = sizesOf(product, history.present.frameId, history.present.colorId);
  const onlySize = sizes.length === 1 && sizes[0] && sizes[0].stock_count > 0 ? sizes[0].id : null;
  const [optionId, setOptionId] = useState<number | null>(onlySize);
  const [quantity, setQuantity] = useState(1);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = sizes.find((size) => size.id === optionId);
  const most = Math.min(MOST, chosen?.stock_count ?? MOST);
  const confirm = async () => {
    if (optionId === null) return setProblem(errorMessage('OPTION_REQUIRED', locale));
    setPending(true);
    setProblem(await onConfirm(optionId, quantity));
    setPending(false);
  };
  const total = scenePrice(product, history.present, graphics).total * quantity;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(editorTexts.cartTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} onClick={confirm}>
          {formatWon(total, locale)} · {text(editorTexts.putIntoCart)}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-2 text-13 font-semibold">{text(editorTexts.chooseSize)}</legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => {
            const isSoldOut = size.stock_count <= 0;
            const label = size.size || name(size.name);
            return (
              <label
                key={size.id}
                className={cx(
                  'inline-flex min-h-target min-w-15 items-center justify-center rounded-control border border-line px-4 text-15 font-semibold',
                  'has-checked:border-ink has-checked:bg-ink has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
                  isSoldOut ? 'text-ink-2 line-through' : 'cursor-pointer',
                )}
              >
                <input
                  type="radio"
                  name="editor-size"
                  className="sr-only"
                  disabled={isSoldOut}
                  checked={size.id === optionId}
                  onChange={() => {
                    setOptionId(size.id);
                    setQuantity((count) => Math.min(count, size.stock_count));
                    setProblem(null);
                  }}
                />
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{isSoldOut ? text(editorTexts.sizeSoldOut, { name: label }) : label}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="mt-6 flex items-center justify-between">
        <span className="text-13 font-semibold">{text(editorTexts.quantity)}</span>
        <div className="flex items-center rounded-control border border-line">
          <IconButton
            label={text(editorTexts.fewer)}
            disabled={quantity <= 1}
            className="disabled:opacity-30"
            onClick={() => setQuantity(quantity - 1)}
          >
            <Minus aria-hidden="true" size={18} />
          </IconButton>
          <output className="min-w-8 text-center text-15 font-semibold tabular-nums">{quantity}</output>
          <IconButton
            label={text(editorTexts.moreOf)}
            disabled={quantity >= most}
            className="disabled:opacity-30"
            onClick={() => setQuantity(quantity + 1)}
          >
            <Plus aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <PriceParts />
      </div>
      <p className="mt-4 text-13 text-ink-2">{text(editorTexts.madeToOrder)}</p>
      <p role="alert" className="mt-3 text-13 font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </Sheet>
  );
}
