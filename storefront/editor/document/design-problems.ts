import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { checkDesign, type DesignProblemCode } from '#rules/design/custom-design-check.ts';
import { rgbOf } from '#rules/design/ink-contrast.ts';
import { isUsageCode } from '#rules/design/usage/graphic-usage.ts';
import { editorTexts } from '../texts.ts';
import { imageOf } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { isFaint } from './faint-ink.ts';
import { areasOf, clothFamilyOf, clothOf } from './garment.ts';

/** The message for a design problem; null for none. */
export function useProblemSentence(store: EditorStore): (code: DesignProblemCode | undefined) => string | null {
  const { text, locale } = useLanguage();
  return (code) => {
    if (!code) return null;
    if (code === 'DESIGN_EMPTY') return text(editorTexts.emptyDesign);
    if (code === 'DESIGN_GRAPHIC_UNAVAILABLE') return text(editorTexts.unavailable);
    if (code === 'DESIGN_PICTURE_UNAVAILABLE') return text(editorTexts.pictureUnavailable);
    if (code === 'DESIGN_LAYER_LIMIT') return text(editorTexts.layerLimit, { limit: store.read().limit });
    return isUsageCode(code) ? errorMessage(code, locale) : text(shell.somethingWrong);
  };
}

/** The design's current problems. Low contrast is only reported for the graphics and pictures in `faint`, by their keys. */
export function checkNow(store: EditorStore, faint: ReadonlySet<string> = new Set()) {
  const { history, graphics, pictures, limit } = store.read();
  return checkDesign(history.present, {
    areas: areasOf(store.product, history.present),
    graphics,
    pictures,
    limit,
    faint,
    cloth: rgbOf(clothOf(store.product, history.present)),
    clothFamily: clothFamilyOf(store.product, history.present),
  });
}

/** The keys of graphics and pictures that are hardly visible on the garment's current colour. */
export async function faintNow(store: EditorStore): Promise<ReadonlySet<string>> {
  const scene = store.read().history.present;
  const cloth = clothOf(store.product, scene);
  const checked = scene.sides.flatMap(({ layers }) =>
    layers.map(async (layer) => {
      const image = imageOf(store.read(), layer);
      return image && (await isFaint(image, cloth)) ? [layer.key] : [];
    }),
  );
  return new Set((await Promise.all(checked)).flat());
}
