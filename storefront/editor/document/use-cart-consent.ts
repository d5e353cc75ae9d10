import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { checkDesign, type DesignProblemCode, problemsOf } from '#rules/design/custom-design-check.ts';
import { editorTexts } from '../texts.ts';
import type { EditorStore } from './editor-store.ts';
import { faintGraphics } from './faint-ink.ts';
import { areasOf, clothOf } from './garment.ts';

/**
 * Asks whether the design may go into the cart: it is not empty, all graphics are on sale, and the shopper accepted poor print quality or
 * low contrast.
 */
export function useCartConsent(store: EditorStore): () => Promise<boolean> {
  const text = useText();
  const sentenceOf = useProblemSentence(store);
  return async () => {
    const problems = checkNow(store, await faintNow(store));
    const blocking = sentenceOf([...problemsOf(problems, 'error'), ...problemsOf(problems, 'block')].at(0)?.code);
    if (blocking) {
      await dialog.alert({ message: blocking });
      return false;
    }
    const asked = new Set(problemsOf(problems, 'confirm').map((problem) => problem.code));
    if (asked.has('DESIGN_LAYER_POOR') && !(await dialog.confirm({ message: text(editorTexts.poorConfirm) }))) return false;
    return !asked.has('DESIGN_LAYER_FAINT') || dialog.confirm({ message: text(editorTexts.faintConfirm) });
  };
}

/** The message for a design problem; null for none. */
export function useProblemSentence(store: EditorStore): (code: DesignProblemCode | undefined) => string | null {
  const text = useText();
  return (code) => {
    if (!code) return null;
    if (code === 'DESIGN_EMPTY') return text(editorTexts.emptyDesign);
    if (code === 'DESIGN_GRAPHIC_UNAVAILABLE') return text(editorTexts.unavailable);
    if (code === 'DESIGN_LAYER_LIMIT') return text(editorTexts.layerLimit, { limit: store.read().limit });
    return text(shell.somethingWrong);
  };
}

/** The design's current problems. Low contrast is only reported for the graphics in `faint`. */
export function checkNow(store: EditorStore, faint: ReadonlySet<number> = new Set()) {
  const { history, graphics, limit } = store.read();
  return checkDesign(history.present, { areas: areasOf(store.product, history.present), graphics, limit, faint });
}

function faintNow(store: EditorStore): Promise<ReadonlySet<number>> {
  const { history, graphics } = store.read();
  const ids = new Set(history.present.sides.flatMap((side) => side.layers.map((layer) => layer.graphicId)));
  return faintGraphics(
    [...graphics.values()].filter((graphic) => ids.has(graphic.id)),
    clothOf(store.product, history.present),
  );
}
