import { CircleAlert } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import type { DesignLayer } from '#rules/design/custom-design.ts';
import type { PrintArea } from '#rules/design/placement.ts';
import { bestWidthMm, printQuality } from '#rules/design/print-quality.ts';
import type { EditorGraphic } from '../document/editor-data.ts';
import { useIsFaint } from '../document/faint-ink.ts';
import { clothOf } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** How the graphic prints at this size, with a one-tap fix; whether it shows on the cloth; and what gets cut off. */
export function PrintAdvice({ layer, graphic, area }: { layer: DesignLayer; graphic: EditorGraphic; area: PrintArea }) {
  const { store, product } = useEditor();
  const { history } = useEditorState();
  const isFaint = useIsFaint(graphic, clothOf(product, history.present));
  const text = useText();
  const quality = printQuality(graphic, layer);
  const best = bestWidthMm(graphic);
  const cut = Math.round(cutOffShare(area, layer) * 100);
  return (
    <div className="mt-2 space-y-1 text-13">
      {quality === 'sharp' || quality === 'fine' ? (
        <p className="text-success">{text(quality === 'sharp' ? editorTexts.qualitySharp : editorTexts.qualityFine)}</p>
      ) : (
        <p className="flex items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>
            {text(quality === 'soft' ? editorTexts.qualitySoft : editorTexts.qualityPoor, { mm: best })}{' '}
            <button type="button" className="font-semibold underline" onClick={() => store.command({ do: 'width', mm: best })}>
              {text(editorTexts.shrink, { mm: best })}
            </button>
          </span>
        </p>
      )}
      {isFaint ? <p className="text-danger">{text(editorTexts.faint)}</p> : null}
      {cut > 0 ? <p className="text-danger">{text(editorTexts.cutOff, { percent: cut })}</p> : null}
    </div>
  );
}
