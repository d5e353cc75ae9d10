import { useMemo, useRef, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { changeNeedsConfirmation, findLayer, LAYER_NAME_LENGTH } from '#rules/design/custom-design.ts';
import { ownPictureTypes } from '#rules/design/picture/own-picture.ts';
import { TEXTS_MAX } from '#rules/design/text/design-text.ts';
import type { EditorServices } from './document/editor-data.ts';
import type { EditorStore } from './document/editor-store.ts';
import type { EditorTools, StagePort } from './editor-context.tsx';
import type { TrayTab } from './panels/tray.tsx';
import { editorTexts } from './texts.ts';

type Ground = { store: EditorStore; services: EditorServices; takesPictures: boolean; show: (tab: TrayTab) => void };

/** Actions that need more than the store: a confirmation, a message, or focus. */
export function useEditorTools({ store, services, takesPictures, show }: Ground): EditorTools {
  const text = useText();
  const errorText = useErrorText();
  const [replacingKey, setReplacingKey] = useState<string | null>(null);
  const [typingKey, setTypingKey] = useState<string | null>(null);
  const stage = useRef<StagePort | null>(null);
  return useMemo<EditorTools>(() => {
    const startTyping = (key: string | null) => {
      setTypingKey(key);
      if (key) show('text');
    };
    const full = () => toast(text(editorTexts.layerLimit, { limit: store.read().limit }));
    return {
      store,
      product: store.product,
      services,
      replacingKey,
      startReplacing: (key) => {
        setReplacingKey(key);
        if (key) show('graphics');
      },
      typingKey,
      startTyping,
      addText: async () => {
        try {
          const { addText } = await import('./text/add-text.ts');
          const key = await addText(store, text(editorTexts.firstWords));
          if (key) startTyping(key);
          else toast(text(editorTexts.textLimit, { limit: TEXTS_MAX }));
        } catch (error) {
          toast(errorText(error), 'error');
        }
      },
      addPicture: takesPictures
        ? async (file, at) => {
            const chosen = file ?? (await chooseFile(ownPictureTypes));
            if (!chosen) return;
            const { addPicture } = await import('./picture/add-picture.ts');
            if (await addPicture({ store, text, errorText }, chosen, at ?? null)) show('adjust');
          }
        : null,
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
      duplicate: () => (store.duplicate() ? undefined : full()),
      copy: () => {
        const count = store.copy();
        if (count > 0) toast(text(editorTexts.copied, { count }));
      },
      cut: () => {
        const count = store.cut();
        if (count > 0) toast(text(editorTexts.cut, { count }));
      },
      paste: () => (store.paste() ? undefined : full()),
      copyTo: (sideId) => (store.copyTo(sideId) ? undefined : full()),
      hide: (keys, isHidden) => {
        store.hide(keys, isHidden);
        if (isHidden) toast(text(editorTexts.hiddenNote));
      },
      rename: async (key) => {
        const layer = findLayer(store.read().history.present, key)?.layer;
        // The name of a text is its words.
        if (layer?.text) return startTyping(key);
        const asks = {
          title: text(editorTexts.rename),
          label: text(editorTexts.nameOfLayer),
          value: layer?.name ?? '',
          input: { maxLength: LAYER_NAME_LENGTH },
        };
        const written = await dialog.prompt(asks);
        if (written !== null) store.commandOne(key, { do: 'rename', name: written });
      },
      full,
      stage,
    };
  }, [store, services, takesPictures, show, replacingKey, typingKey, text, errorText]);
}

/** Lets the shopper choose a file; null for none. Must be called directly in a press, or browsers refuse. */
function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept });
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}
