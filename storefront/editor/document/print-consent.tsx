import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { findLayer } from '#rules/design/custom-design.ts';
import { type AskedFlaw, askedFlaws, type DesignProblem, type PrintConsent, problemsOf } from '#rules/design/custom-design-check.ts';
import { unitOf } from '#rules/design/editing/layer-groups.ts';
import { movedInside, shrunkToPrint } from '#rules/design/editing/print-repair.ts';
import { type Box, moveBy, settle } from '#rules/design/placement.ts';
import { Button } from '#ui/button.tsx';
import { editorTexts } from '../texts.ts';
import { checkNow, faintNow, useProblemSentence } from './design-problems.ts';
import { imageOf } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { areasOf } from './garment.ts';

/**
 * Asks, one sentence each, about parts that would print cut off, blurred or hardly visible, with a repair by one press where possible,
 * except for those `given` before. Returns what the shopper accepts; null if the design stays in the editor, for example after a repair.
 */
export function usePrintConsent(store: EditorStore): (given: readonly PrintConsent[]) => Promise<readonly PrintConsent[] | null> {
  const { text, locale } = useLanguage();
  const sentenceOf = useProblemSentence(store);

  const ask = async (flaw: AskedFlaw, problems: readonly DesignProblem[]): Promise<boolean> => {
    const asks = { message: errorMessage(flaw, locale), cancelLabel: text(shell.cancel) };
    const repaired = repairedBoxes(store, flaw, problems);
    if (repaired.size === 0) return dialog.confirm({ ...asks, okLabel: text(editorTexts.asItIs) });
    const accepting = new AbortController();
    const isRepairing = await dialog.custom({
      ...asks,
      content: (
        <Button look="secondary" wide className="mt-5" onClick={() => accepting.abort()}>
          {text(editorTexts.asItIs)}
        </Button>
      ),
      okLabel: text(flaw === 'DESIGN_LAYER_CUT_OFF' ? editorTexts.moveInside : editorTexts.shrinkToPrint),
      signal: accepting.signal,
    });
    if (isRepairing) store.place(repaired, 'repair');
    return accepting.signal.aborted;
  };

  return async (given) => {
    const now = checkNow(store);
    const blocking = sentenceOf([...problemsOf(now, 'error'), ...problemsOf(now, 'block')].at(0)?.code);
    if (blocking) {
      await dialog.alert({ message: blocking });
      return null;
    }
    const accepted: PrintConsent[] = [];
    for (const flaw of askedFlaws) {
      const problems = now.filter(({ code }) => code === flaw);
      if (problems.length === 0) continue;
      if (!given.includes(flaw) && !(await ask(flaw, problems))) return null;
      accepted.push(flaw);
    }
    if (!checkNow(store, await faintNow(store)).some(({ code }) => code === 'DESIGN_LAYER_FAINT')) return accepted;
    const asks = { message: text(editorTexts.faintConfirm), okLabel: text(editorTexts.asItIs) };
    if (!given.includes('DESIGN_LAYER_FAINT') && !(await dialog.confirm(asks))) return null;
    return [...accepted, 'DESIGN_LAYER_FAINT'];
  };
}

/** The boxes that would repair the graphics with this flaw; grouped graphics move with them, locked ones stay. */
function repairedBoxes(store: EditorStore, flaw: AskedFlaw, problems: readonly DesignProblem[]): Map<string, Box> {
  const { history } = store.read();
  const areas = areasOf(store.product, history.present);
  const boxes = new Map<string, Box>();
  for (const { key = '', mockupGroupId = 0 } of problems) {
    const layer = findLayer(history.present, key)?.layer;
    const area = areas.get(mockupGroupId);
    const image = imageOf(store.read(), layer);
    if (!layer || layer.isLocked || !area || boxes.has(key)) continue;
    const box = image && flaw === 'DESIGN_LAYER_POOR' ? shrunkToPrint(area, layer, image) : movedInside(area, layer);
    boxes.set(key, box);
    if (box.width !== layer.width) continue;
    for (const each of unitOf(history.present, key)) {
      const other = findLayer(history.present, each)?.layer;
      if (other && !other.isLocked && each !== key) boxes.set(each, settle(area, moveBy(other, box.x - layer.x, box.y - layer.y)));
    }
  }
  return boxes;
}
