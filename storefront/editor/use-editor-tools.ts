import { type RefObject, useMemo, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { changeNeedsConfirmation } from '#rules/design/custom-design.ts';
import type { EditorServices } from './document/editor-data.ts';
import type { EditorStore } from './document/editor-store.ts';
import type { EditorTools } from './editor-context.tsx';
import { editorTexts } from './texts.ts';

type Ground = { store: EditorStore; services: EditorServices; root: RefObject<HTMLElement | null>; showGraphics: () => void };

/** The acts that need more than the store: a question, a word to the shopper, or the focus. */
export function useEditorTools({ store, services, root, showGraphics }: Ground): EditorTools {
  const text = useText();
  const [replacingKey, setReplacingKey] = useState<string | null>(null);
  return useMemo<EditorTools>(() => {
    const full = () => toast(text(editorTexts.layerLimit, { limit: store.read().limit }));
    return {
      store,
      product: store.product,
      services,
      replacingKey,
      startReplacing: (key) => {
        setReplacingKey(key);
        if (key) showGraphics();
      },
      chooseGraphic: (graphic) => {
        if (replacingKey) store.replace(replacingKey, graphic);
        else if (!store.add(graphic)) full();
        setReplacingKey(null);
      },
      requestGarment: async (frameId, colorId) => {
        const scene = store.read().history.present;
        if (scene.frameId === frameId && scene.colorId === colorId) return;
        const asks = { title: text(editorTexts.wipeTitle), message: text(editorTexts.wipe), okLabel: text(editorTexts.wipeOk) };
        if (changeNeedsConfirmation(scene) && !(await dialog.confirm(asks))) return;
        store.changeGarment(frameId, colorId);
      },
      duplicate: (key) => {
        if (!store.command(key, { do: 'duplicate', key: crypto.randomUUID() })) full();
      },
      remove: (key) => {
        const hadFocus = layerOf(root.current, key) === document.activeElement;
        store.command(key, { do: 'remove' });
        toast(text(editorTexts.removed));
        // The focus goes on to the neighbour, or to the stage; else it would fall out of the editor.
        if (hadFocus) requestAnimationFrame(() => focusStage(root.current, store.read().history.selected));
      },
    };
  }, [store, services, root, showGraphics, replacingKey, text]);
}

function focusStage(root: HTMLElement | null, selected: string | null): void {
  const target = (selected && layerOf(root, selected)) || root?.querySelector<HTMLElement>('[data-stage]');
  target?.focus({ preventScroll: true });
}

function layerOf(root: HTMLElement | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-layer="${key}"]`) ?? null;
}
