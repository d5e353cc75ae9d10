import { useCallback, useRef, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { checkDesign, type DesignProblemCode, problemsOf } from '#rules/design/custom-design-check.ts';
import { planSave } from '#rules/design/custom-design-rows.ts';
import { isDirty } from '#rules/design/editor-history.ts';
import { editorTexts } from '../texts.ts';
import type { EditorServices, SaveOutcome } from './editor-data.ts';
import type { EditorStore } from './editor-store.ts';
import { faintGraphics } from './faint-ink.ts';
import { areasOf, clothOf, storedOption } from './garment.ts';

export type Finish = ReturnType<typeof useFinish>;

type Ground = {
  store: EditorStore;
  services: EditorServices;
  /** Keeps the draft with the action to resume, and redirects to the login. */
  onLogin: (resume: 'save' | 'cart') => Promise<void>;
  onSaved: (customId: number) => void;
};

/** Saving a design, and the checks before it goes into the cart. */
export function useFinish({ store, services, onLogin, onSaved }: Ground) {
  const { text, name } = useLanguage();
  const sentenceOf = useProblemSentence(store);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, showFailed] = useState(false);
  const failed = useRef(false);
  const setFailed = (next: boolean) => {
    failed.current = next;
    showFailed(next);
  };
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(
    (asNew: boolean): Promise<SaveOutcome> => {
      const { history, saved } = store.read();
      const scene = history.present;
      const option = storedOption(store.product, scene.frameId, scene.colorId);
      const before = asNew ? null : saved;
      if (!option) return Promise.resolve({ outcome: 'failed' });
      const title = store.read().name || name(store.product.name).slice(0, 60);
      return services.save({ productId: scene.productId, optionId: option.id, name: title, saved: before, plan: planSave(scene, before) });
    },
    [store, services, name],
  );

  const attempt = async (resume: 'save' | 'cart', asNew: boolean): Promise<boolean> => {
    const { revision } = store.read().history;
    const result = await send(asNew);
    switch (result.outcome) {
      case 'saved':
        setFailed(false);
        store.markSaved(result.saved, revision);
        onSaved(result.saved.customId);
        return true;
      case 'login-required':
        if (await dialog.confirm({ message: text(shell.loginNeeded) })) await onLogin(resume);
        return false;
      case 'conflict': {
        const asks = { message: text(editorTexts.saveConflict), okLabel: text(editorTexts.saveAsNew) };
        return (await dialog.confirm(asks)) ? attempt(resume, true) : false;
      }
      case 'unavailable':
        await dialog.alert({ message: text(editorTexts.unavailable) });
        return false;
      case 'failed':
        setFailed(true);
        return false;
    }
  };

  /** Stores the design; true on success. A second call waits for the first. */
  const save = (resume: 'save' | 'cart' = 'save'): Promise<boolean> => {
    running.current ??= guarded(async () => {
      const { history, saved } = store.read();
      if (saved && !isDirty(history)) return true;
      const first = sentenceOf(problemsOf(checkNow(store), 'error').at(0)?.code);
      if (first) {
        await dialog.alert({ message: first });
        return false;
      }
      const isStored = await attempt(resume, false);
      if (isStored && problemsOf(checkNow(store), 'warning').some((problem) => problem.code === 'DESIGN_LAYER_COVERED')) {
        toast(text(editorTexts.coveredWarning));
      }
      return isStored;
    });
    return running.current;
  };

  const guarded = async (work: () => Promise<boolean>): Promise<boolean> => {
    setSaving(true);
    try {
      return await work();
    } finally {
      running.current = null;
      setSaving(false);
    }
  };

  return { save, isSaving, hasFailed, didFail: () => failed.current, mayGoIntoCart: useCartConsent(store) };
}

/**
 * Asks whether the design may go into the cart: it is not empty, all graphics are on sale, and the shopper accepted poor print quality or
 * low contrast.
 */
function useCartConsent(store: EditorStore): () => Promise<boolean> {
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
function useProblemSentence(store: EditorStore): (code: DesignProblemCode | undefined) => string | null {
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
function checkNow(store: EditorStore, faint: ReadonlySet<number> = new Set()) {
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
