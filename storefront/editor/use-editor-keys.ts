import { type RefObject, useEffect } from 'react';
import type { EditorStore } from './document/editor-store.ts';
import { editorKeyAction } from './key-actions.ts';

/** Undo, redo and the sides, from anywhere in the editor but its text fields. */
export function useEditorKeys(store: EditorStore, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isOurs(event.target, root.current)) return;
      const action = editorKeyAction(event);
      if (!action) return;
      event.preventDefault();
      if (action.do === 'undo') store.undo();
      else if (action.do === 'redo') store.redo();
      else if (action.do === 'side') {
        const group = store.product.mockup_groups[action.index];
        if (group) store.showSide(group.id);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store, root]);
}

/** With nothing focused the keys are the editor's; inside of dialogs and text fields they are not. */
function isOurs(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (target === document.body) return true;
  if (!(target instanceof Node) || !root?.contains(target)) return false;
  return !(target instanceof HTMLInputElement) || target.type === 'radio' || target.type === 'range';
}
