import { useMemo, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { changeNeedsConfirmation } from '#rules/design/custom-design.ts';
import type { EditorServices } from './document/editor-data.ts';
import type { EditorStore } from './document/editor-store.ts';
import type { EditorTools } from './editor-context.tsx';
import { editorTexts } from './texts.ts';

type Ground = { store: EditorStore; services: EditorServices; showGraphics: () => void };

/** Actions that need more than the store: a confirmation, a message, or focus. */
export function useEditorTools({ store, services, showGraphics }: Ground): EditorTools {
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
        if (store.read().group.length > 0) {
          store.copy();
          if (!store.paste()) full();
        } else if (!store.command(key, { do: 'duplicate', key: crypto.randomUUID() })) full();
      },
      copy: () => {
        const count = store.copy();
        if (count > 0) toast(text(editorTexts.copied, { count }));
      },
      paste: () => {
        if (!store.paste()) full();
      },
      // The announcer says what was removed, and focus moves to the new selection (use-focus.ts).
      remove: (key) => {
        if (store.read().group.includes(key)) store.commandGroup({ do: 'remove' });
        else store.command(key, { do: 'remove' });
      },
    };
  }, [store, services, showGraphics, replacingKey, text]);
}
