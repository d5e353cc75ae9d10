import { type RefObject, useEffect, useRef } from 'react';
import type { EditorStore } from './document/editor-store.ts';
import { editorKeyAction } from './key-actions.ts';
import { focusPart } from './use-focus.ts';

/** Undo, redo, save, sides, and moving between stage, tray and finish, from anywhere in the editor. */
export function useEditorKeys(store: EditorStore, root: RefObject<HTMLElement | null>, onSave: () => void): void {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = editorKeyAction(event);
      if (!action || !isOurs(event.target, root.current, action.do === 'save' || action.do === 'part')) return;
      event.preventDefault();
      if (action.do === 'undo') store.undo();
      else if (action.do === 'redo') store.redo();
      else if (action.do === 'save') save.current();
      else if (action.do === 'part') focusPart(root.current, store.read().history.selected, action.by);
      else if (action.do === 'side') {
        const group = store.product.mockup_groups[action.index];
        if (group) store.showSide(group.id);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store, root]);
}

/** True if nothing is focused or focus is in the editor. False in dialogs, and in text fields unless the key types nothing. */
function isOurs(target: EventTarget | null, root: HTMLElement | null, writesNothing: boolean): boolean {
  if (target === document.body) return true;
  if (!(target instanceof Node) || !root?.contains(target)) return false;
  return writesNothing || !(target instanceof HTMLInputElement) || target.type === 'radio' || target.type === 'range';
}
