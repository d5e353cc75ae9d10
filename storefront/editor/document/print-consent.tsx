import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { findLayer } from '#rules/design/custom-design.ts';
import { type AskedFlaw, askedFlaws, type DesignProblem, problemsOf } from '#rules/design/custom-design-check.ts';
import { unitOf } from '#rules/design/editing/layer-groups.ts';
import { movedInside, shrunkToPrint } from '#rules/design/editing/print-repair.ts';
import { type Box, moveBy, settle } from '#rules/design/placement.ts';
import { Button } from '#ui/button.tsx';
import { editorTexts } from '../texts.ts';
import { checkNow, faintNow, useProblemSentence } from './design-problems.ts';
import { graphicOf } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { areasOf } from './garment.ts';

/**
 * Asks, one sentence each, about what would print cut off, blurred or hardly visible, with a repair by one press where there is one.
 * Returns what the shopper accepts, which the server wants to hear; null if the design stays here, as a repaired one does to be looked at.
 */
export function usePrintConsent(store: EditorStore): () => Promise<readonly AskedFlaw[] | null> {
  const { text, locale } = useLanguage();
  const sentenceOf = useProblemSentence(store);

  const ask = async (flaw: AskedFlaw, problems: readonly DesignProblem[]): Promise<boolean> => {
    const repairing = new AbortController();
    const repair = () => {
      store.place(repairedBoxes(store, flaw, problems), 'repair');
      repairing.abort();
    };
    const isAccepted = await dialog.custom({
      message: errorMessage(flaw, locale),
      content: (
        <Button look="secondary" wide className="mt-5" onClick={repair}>
          {text(flaw === 'DESIGN_LAYER_CUT_OFF' ? editorTexts.moveInside : editorTexts.shrinkToPrint)}
        </Button>
      ),
      okLabel: text(editorTexts.asItIs),
      cancelLabel: text(shell.cancel),
      signal: repairing.signal,
    });
    return isAccepted;
  };

  return async () => {
    const now = checkNow(store);
    const blocking = sentenceOf([...problemsOf(now, 'error'), ...problemsOf(now, 'block')].at(0)?.code);
    if (blocking) {
      await dialog.alert({ message: blocking });
      return null;
    }
    const accepted: AskedFlaw[] = [];
    for (const flaw of askedFlaws) {
      const problems = now.filter(({ code }) => code === flaw);
      if (problems.length === 0) continue;
      if (!(await ask(flaw, problems))) return null;
      accepted.push(flaw);
    }
    const isFaint = checkNow(store, await faintNow(store)).some(({ code }) => code === 'DESIGN_LAYER_FAINT');
    if (isFaint && !(await dialog.confirm({ message: text(editorTexts.faintConfirm) }))) return null;
    return accepted;
  };
}

/** Where the graphics with this flaw would have to be; what is grouped with one that moves goes along. */
function repairedBoxes(store: EditorStore, flaw: AskedFlaw, problems: readonly DesignProblem[]): Map<string, Box> {
  const { history, graphics } = store.read();
  const areas = areasOf(store.product, history.present);
  const boxes = new Map<string, Box>();
  for (const { key = '', mockupGroupId = 0 } of problems) {
    const layer = findLayer(history.present, key)?.layer;
    const area = areas.get(mockupGroupId);
    const graphic = graphicOf({ graphics }, layer);
    if (!layer || !area || boxes.has(key)) continue;
    const box = graphic && flaw === 'DESIGN_LAYER_POOR' ? shrunkToPrint(area, layer, graphic) : movedInside(area, layer);
    boxes.set(key, box);
    if (box.width !== layer.width) continue;
    for (const each of unitOf(history.present, key)) {
      const other = findLayer(history.present, each)?.layer;
      if (other && each !== key) boxes.set(each, settle(area, moveBy(other, box.x - layer.x, box.y - layer.y)));
    }
  }
  return boxes;
}
