import { useRef } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { askedFlaws } from '#rules/design/custom-design-check.ts';
import { editorTexts } from '../texts.ts';
import type { EditorServices } from './editor-data.ts';
import type { EditorStore } from './editor-store.ts';
import type { Finish } from './use-finish.ts';

type Ground = {
  store: EditorStore;
  services: EditorServices;
  finish: Finish;
  lineId: number | null;
  /** The line needs another size; `problem` says why. */
  promptSize: (problem: string) => void;
  /** The line is gone and the shopper wants a new one. */
  promptNew: () => void;
};

/** The cart lines that show this design. The line the editor was opened from is updated on save; others only after asking. */
export function useCartLine({ store, services, finish, lineId, promptSize, promptNew }: Ground) {
  const text = useText();
  const open = useRef(lineId);
  const isCurrent = useRef(false);
  const shown = useRef<number | null>(null);

  const change = async (optionId?: number) => {
    if (open.current === null) return null;
    const design = await finish.toBuy({ act: 'cart', chosen: [], accepts: finish.accepted() });
    if (design === null) return null;
    const request = { lineId: open.current, design };
    const result = await services.changeCartLine(optionId === undefined ? request : { ...request, optionId });
    isCurrent.current = result.outcome === 'changed';
    if (result.outcome === 'changed') shown.current = result.customId;
    return result;
  };

  /** Updates the line to the design, saved first unless it is a guest's. False if that failed; the shopper has then been told why. */
  const putInto = async (): Promise<boolean> => {
    const result = await change();
    switch (result?.outcome) {
      case 'changed':
        return true;
      case 'size':
        promptSize(result.sentence);
        return false;
      case 'failed':
        await dialog.error({ message: result.sentence });
        return false;
      case 'gone': {
        open.current = null;
        const asks = { message: text(editorTexts.lineGone), okLabel: text(editorTexts.putIntoCart), cancelLabel: text(editorTexts.stay) };
        if (await dialog.confirm(asks)) promptNew();
        return false;
      }
      default:
        return false;
    }
  };

  /** After a save: updates the line the editor was opened from, and others if the shopper agrees. */
  const takeOver = async (): Promise<void> => {
    isCurrent.current = false;
    if (open.current !== null && (await finish.mayGoIntoCart())) await putInto();
    await askForOthers();
  };

  const askForOthers = async (): Promise<void> => {
    const { saved } = store.read();
    // If the cart cannot be loaded, its lines keep the design they were added with.
    const lines = saved === null ? [] : await services.cartLinesOf(saved.customId).catch(() => []);
    const others = lines.filter((id) => id !== open.current);
    if (saved === null || others.length === 0) return;
    const message = text(editorTexts.changeOthers, { count: others.length });
    const asks = { message, okLabel: text(editorTexts.changeOthersOk), cancelLabel: text(editorTexts.changeOthersKeep) };
    if (!(await dialog.confirm(asks))) return;
    for (const id of others) {
      const design = { product_custom_id: saved.customId, accepts: [...askedFlaws] };
      const result = await services.changeCartLine({ lineId: id, design });
      if (result.outcome === 'size' || result.outcome === 'failed') await dialog.error({ message: result.sentence });
    }
  };

  /** Changes the line's size; returns the message to show if that fails. */
  const resize = async (optionId: number): Promise<string | null> => {
    const result = await change(optionId);
    return result === null || 'sentence' in result ? (result?.sentence ?? null) : null;
  };

  return {
    isOpen: () => open.current !== null,
    isCurrent: () => isCurrent.current,
    shownId: () => shown.current,
    putInto,
    takeOver,
    resize,
  };
}
