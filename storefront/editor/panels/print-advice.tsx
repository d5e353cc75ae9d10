import { CircleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { resizeSrc } from '#contract/images.ts';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import { type DesignLayer, layersOf } from '#rules/design/custom-design.ts';
import { type InkDetail, inkDetail, LEAST_LINE_MM } from '#rules/design/editing/ink-detail.ts';
import { isDark, rgbOf } from '#rules/design/ink-contrast.ts';
import type { PrintArea } from '#rules/design/placement.ts';
import { bestWidthMm, printQuality } from '#rules/design/print-quality.ts';
import { usageProblems } from '#rules/design/usage/graphic-usage.ts';
import type { EditorImage } from '../document/editor-data.ts';
import { useIsFaint } from '../document/faint-ink.ts';
import { clothFamilyOf, clothOf } from '../document/garment.ts';
import { pixelsOf } from '../document/picture-pixels.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/**
 * How a graphic or picture prints at this size, with a one-tap fix; whether it is visible on the cloth; what is cut off; and lines and
 * edges that print badly.
 */
export function PrintAdvice({ layer, image, area }: { layer: DesignLayer; image: EditorImage; area: PrintArea }) {
  const { store, product } = useEditor();
  const { history, graphics, sideId } = useEditorState();
  const cloth = clothOf(product, history.present);
  const isFaint = useIsFaint(image, cloth);
  const detail = useInkDetail(image);
  const { text, locale } = useLanguage();
  const quality = printQuality(image, layer);
  const best = bestWidthMm(image);
  const clothFamily = clothFamilyOf(product, history.present);
  const disallowed = usageProblems(layer, { area, layers: layersOf(history.present, sideId) }, { graphics, clothFamily });
  const line = (detail?.thinnest ?? 1) * layer.width;
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
      {disallowed.map((code) => (
        <p key={code} className="text-danger">
          {errorMessage(code, locale)}
        </p>
      ))}
      {isFaint ? <p className="text-danger">{text(editorTexts.faint)}</p> : null}
      {line < LEAST_LINE_MM ? <p className="text-ink-2">{text(editorTexts.thinLines, { mm: line.toFixed(2) })}</p> : null}
      {detail?.isSoft && isDark(rgbOf(cloth)) ? <p className="text-ink-2">{text(editorTexts.softEdges)}</p> : null}
      {cut > 0 && !disallowed.includes('GRAPHIC_CUT_OFF') ? (
        <p className="text-danger">{text(editorTexts.cutOff, { percent: cut })}</p>
      ) : null}
    </div>
  );
}

const SAMPLE_PX = 512;
const known = new Map<string, Promise<InkDetail>>();

/** Details of a graphic that may print badly; null until known, and for an unreadable image. */
function useInkDetail({ src, width, height }: EditorImage): InkDetail | null {
  return useLoaded(
    useCallback(() => {
      const asked =
        known.get(src) ?? pixelsOf(resizeSrc(src, SAMPLE_PX), undefined, SAMPLE_PX).then((read) => inkDetail(read, height / width));
      known.set(src, asked);
      return asked;
    }, [src, width, height]),
  ).value;
}
