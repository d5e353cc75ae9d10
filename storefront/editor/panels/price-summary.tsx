import { useLanguage } from '#client/locale/locale-context.tsx';
import { layerGraphics } from '#rules/design/custom-design.ts';
import { formatWon } from '#rules/money/money.ts';
import { scenePrice } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { PriceList } from './price-list.tsx';

/** The live price by the specification's formula. */
export function LivePrice() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const { text, locale } = useLanguage();
  return (
    <span className="block leading-tight">
      <span className="block text-12 text-ink-2">{text(editorTexts.total)}</span>
      <output className="text-17 font-extrabold tabular-nums">
        {formatWon(scenePrice(product, history.present, graphics).total, locale)}
      </output>
    </span>
  );
}

/** The price breakdown. */
export function PriceParts() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  return <PriceList price={scenePrice(product, history.present, graphics)} graphicIds={layerGraphics(history.present)} />;
}
