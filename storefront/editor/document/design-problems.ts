import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { layerGraphics } from '#rules/design/custom-design.ts';
import { checkDesign, type DesignProblemCode } from '#rules/design/custom-design-check.ts';
import { rgbOf } from '#rules/design/ink-contrast.ts';
import { isUsageCode } from '#rules/design/usage/graphic-usage.ts';
import { editorTexts } from '../texts.ts';
import type { EditorStore } from './editor-store.ts';
import { faintGraphics } from './faint-ink.ts';
import { areasOf, clothFamilyOf, clothOf } from './garment.ts';

/** The message for a design problem; null for none. */
export function useProblemSentence(store: EditorStore): (code: DesignProblemCode | undefined) => string | null {
  const { text, locale } = useLanguage();
  return (code) => {
    if (!code) return null;
    if (code === 'DESIGN_EMPTY') return text(editorTexts.emptyDesign);
    if (code === 'DESIGN_GRAPHIC_UNAVAILABLE') return text(editorTexts.unavailable);
    if (code === 'DESIGN_LAYER_LIMIT') return text(editorTexts.layerLimit, { limit: store.read().limit });
    return isUsageCode(code) ? errorMessage(code, locale) : text(shell.somethingWrong);
  };
}

/** The design's current problems. Low contrast is only reported for the graphics in `faint`. */
export function checkNow(store: EditorStore, faint: ReadonlySet<number> = new Set()) {
  const { history, graphics, limit } = store.read();
  return checkDesign(history.present, {
    areas: areasOf(store.product, history.present),
    graphics,
    limit,
    faint,
    cloth: rgbOf(clothOf(store.product, history.present)),
    clothFamily: clothFamilyOf(store.product, history.present),
  });
}

/** The graphics that are hardly visible on the garment's colour now. */
export function faintNow(store: EditorStore): Promise<ReadonlySet<number>> {
  const { history, graphics } = store.read();
  const ids = new Set(layerGraphics(history.present));
  return faintGraphics(
    [...graphics.values()].filter((graphic) => ids.has(graphic.id)),
    clothOf(store.product, history.present),
  );
}
