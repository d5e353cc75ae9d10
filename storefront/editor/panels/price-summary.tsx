import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { layerCount } from '#rules/design/custom-design.ts';
import { formatWon } from '#rules/money/money.ts';
import { scenePrice } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** The live price by the specification's formula. */
export function LivePrice() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const text = useText();
  const locale = useLocale();
  return (
    <span className="block leading-tight">
      <span className="block text-12 text-ink-2">{text(editorTexts.total)}</span>
      <output className="text-17 font-extrabold tabular-nums">
        {formatWon(scenePrice(product, history.present, graphics).total, locale)}
      </output>
    </span>
  );
}

/** What the price is made of. */
export function PriceParts() {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const text = useText();
  const locale = useLocale();
  const price = scenePrice(product, history.present, graphics);
  const rows = [
    { label: text(editorTexts.priceGarment), won: price.product },
    { label: text(editorTexts.priceSides), won: price.mockup_groups },
    { label: text(editorTexts.priceGraphics, { count: layerCount(history.present) }), won: price.graphics },
  ];
  return (
    <dl aria-label={text(editorTexts.priceDetail)} className="space-y-1 text-13 tabular-nums">
      {rows.map((row) => (
        <div key={row.label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{row.label}</dt>
          <dd>{formatWon(row.won, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
