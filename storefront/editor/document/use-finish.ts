import { useCallback, useRef, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { askedFlaws, type PrintConsent, problemsOf } from '#rules/design/custom-design-check.ts';
import { planSave } from '#rules/design/custom-design-rows.ts';
import { isDirty } from '#rules/design/editor-history.ts';
import { afterWriting } from '../text/writing.ts';
import { editorTexts } from '../texts.ts';
import { checkNow, useProblemSentence } from './design-problems.ts';
import type { Resume } from './drafts.ts';
import type { DesignToBuy, EditorServices, SaveOutcome } from './editor-data.ts';
import type { EditorStore } from './editor-store.ts';
import { designInputOf, nameOfDesign, storedOption } from './garment.ts';
import { usePrintConsent } from './print-consent.tsx';

export type Finish = ReturnType<typeof useFinish>;

type Ground = {
  store: EditorStore;
  services: EditorServices;
  /** Keeps the draft with the action to resume, and redirects to the login. */
  onLogin: (resume: Resume) => Promise<void>;
  onSaved: (customId: number) => void;
};

const justSave: Resume = { act: 'save', chosen: [], accepts: [] };

/** Saving a design, and the checks before it goes into the cart. */
export function useFinish({ store, services, onLogin, onSaved }: Ground) {
  const { text, name } = useLanguage();
  const sentenceOf = useProblemSentence(store);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, showFailed] = useState(false);
  /** Answers the question of the stale dialog: whether to save as a new design. */
  const [conflict, setConflict] = useState<((isNew: boolean) => void) | null>(null);
  const failed = useRef(false);
  const setFailed = (next: boolean) => {
    failed.current = next;
    showFailed(next);
  };
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(
    (asNew: boolean): Promise<SaveOutcome> => {
      const { history, saved, parentCode } = store.read();
      const scene = history.present;
      const option = storedOption(store.product, scene.frameId, scene.colorId);
      const before = asNew ? null : saved;
      if (!option) return Promise.resolve({ outcome: 'failed' });
      const title = store.read().name || nameOfDesign(store.read(), store.product, name);
      return services.save({
        productId: scene.productId,
        optionId: option.id,
        name: title,
        parentCode,
        saved: before,
        plan: planSave(scene, before),
      });
    },
    [store, services, name],
  );

  /** Asks for a login, after which `resume` goes on. */
  const logIn = async (resume: Resume): Promise<void> => {
    if (await dialog.confirm({ message: text(shell.loginNeeded) })) await onLogin(resume);
  };

  const attempt = async (resume: Resume, asNew: boolean): Promise<boolean> => {
    const { revision } = store.read().history;
    const result = await send(asNew);
    switch (result.outcome) {
      case 'saved':
        setFailed(false);
        store.markSaved(result.saved, revision);
        onSaved(result.saved.customId);
        return true;
      case 'login-required':
        await logIn(resume);
        return false;
      case 'conflict': {
        const isNew = await new Promise<boolean>((answer) => setConflict(() => answer));
        setConflict(null);
        return isNew ? attempt(resume, true) : false;
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
  const save = (resume: Resume = justSave): Promise<boolean> => {
    running.current ??= guarded(async () => {
      await afterWriting();
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

  const saveAsNew = async (): Promise<void> => {
    running.current ??= guarded(() => attempt(justSave, true));
    if (await running.current) toast(text(editorTexts.saved), 'success');
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

  const confirmPrint = usePrintConsent(store);
  const accepted = useRef<readonly PrintConsent[]>([]);
  /**
   * False if the design cannot go into the cart: something on it cannot be bought, or the shopper does not accept a flaw. `given`: what
   * they accepted before a login.
   */
  const mayGoIntoCart = async (given: readonly PrintConsent[] = []): Promise<boolean> => {
    await afterWriting();
    const accepts = await confirmPrint(given);
    accepted.current = accepts ?? [];
    return accepts !== null;
  };
  /** The design for cart and checkout: saved, or a guest's as it is. Null if it could not be saved. */
  const toBuy = async (resume: Resume): Promise<DesignToBuy | null> => {
    const accepts = askedFlaws.filter((flaw) => accepted.current.includes(flaw));
    if (services.isGuest()) {
      const design = designInputOf(store.read(), store.product, name);
      return design && { design, accepts };
    }
    if (!(await save(resume))) return null;
    const { saved } = store.read();
    return saved && { product_custom_id: saved.customId, accepts };
  };

  return {
    ...{ save, saveAsNew, logIn, toBuy, isSaving, isBusy: () => running.current !== null, hasFailed, didFail: () => failed.current },
    ...{ conflict, mayGoIntoCart, accepted: () => accepted.current },
  };
}
