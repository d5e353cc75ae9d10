import { useEditor, useEditorState } from '../editor-context.tsx';
import { PriceParts } from '../panels/price-summary.tsx';
import { SizeForm } from '../panels/size-form.tsx';
import { scenePrice, sizesOf } from './garment.ts';

type Props = {
  /** Why a line of the cart needs another size; null for a new line. */
  problem: string | null;
  onClose: () => void;
  onConfirm: (optionId: number, quantity: number) => Promise<string | null>;
};

/** The last step of the editor: size, quantity (a line of the cart keeps its own), and what the price is made of. */
export function CartSheet({ problem, onClose, onConfirm }: Props) {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const { frameId, colorId } = history.present;
  return (
    <SizeForm
      sizes={sizesOf(product, frameId, colorId)}
      unitPrice={scenePrice(product, history.present, graphics).total}
      problem={problem}
      keepsQuantity={problem !== null}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="mt-6 border-t border-line pt-4">
        <PriceParts />
      </div>
    </SizeForm>
  );
}
