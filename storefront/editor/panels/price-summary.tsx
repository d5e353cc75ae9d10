import { useLanguage } from '#client/locale/locale-context.tsx';
import { layerGraphics, printsOf } from '#rules/design/custom-design.ts';
import { formatWon } from '#rules/money/money.ts';
import { scenePrice } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { usePieceAmounts } from './piece-amounts.ts';
import { PriceList } from './price-list.tsx';

/** The live price by the specification's formula. */
export function LivePrice() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const { text, locale } = useLanguage();
  const unitPrice = scenePrice(product, history.present, graphics).total;
  const { total } = usePieceAmounts({ unit_price: unitPrice, prints: printsOf(history.present) }, 1);
  return (
    <span className="block leading-tight">
      <span className="block text-12 text-ink-2">{text(editorTexts.total)}</span>
      <output className="text-17 font-extrabold tabular-nums">{formatWon(total, locale)}</output>
    </span>
  );
}

/** The price breakdown. */
export function PriceParts() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const scene = history.present;
  return <PriceList price={scenePrice(product, scene, graphics)} graphicIds={layerGraphics(scene)} prints={printsOf(scene)} />;
}
