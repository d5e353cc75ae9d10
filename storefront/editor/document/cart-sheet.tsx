import { layerGraphics, printsOf } from '#rules/design/custom-design.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { LineSizeForm } from '../panels/line-size-form.tsx';
import { PriceParts } from '../panels/price-summary.tsx';
import { SizeForm } from '../panels/size-form.tsx';
import { scenePrice, sizesOf } from './garment.ts';
import type { Order } from './use-order.ts';

/** The last step of the editor: sizes, quantities (a cart line keeps its own) and the price breakdown. */
export function CartSheet({ order, problem }: { order: Order; problem: string | null }) {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const { frameId, colorId } = history.present;
  const sizes = sizesOf(product, frameId, colorId);
  if (problem !== null) {
    return (
      <LineSizeForm sizes={sizes} problem={problem} onClose={order.closeSheet} onConfirm={order.resize}>
        <div className="mt-6 border-t border-line pt-4">
          <PriceParts />
        </div>
      </LineSizeForm>
    );
  }
  return (
    <SizeForm
      sizes={sizes}
      price={scenePrice(product, history.present, graphics)}
      graphicIds={layerGraphics(history.present)}
      prints={printsOf(history.present)}
      onClose={order.closeSheet}
      onConfirm={order.take}
    />
  );
}
