import { type RefObject, useEffect, useRef } from 'react';
import type { EditorTools } from './editor-context.tsx';
import { editorKeyAction, type KeyAction, type KeyTarget } from './key-actions.ts';
import { focusPart } from './use-focus.ts';

const zoomFactors = { in: 1.25, out: 0.8, reset: null };
/** Controls that use arrow keys, or keys of their own. */
const arrowControls =
  'input[type=radio], input[type=range], select, [role=tab], [role=radio], [role=slider], [role=menuitem], [role=option], [role=combobox]';
const buttonInputs = ['radio', 'range', 'checkbox', 'button', 'submit'];

/** The editor's keys act on the selection wherever the focus is, except in text fields, dialogs and menus. */
export function useEditorKeys(tools: EditorTools, root: RefObject<HTMLElement | null>, onSave: () => void): void {
  const latest = useRef({ tools, onSave });
  latest.current = { tools, onSave };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { store } = latest.current.tools;
      const target = targetOf(event.target, root.current);
      // What handled the key itself keeps it.
      if (target === null || event.defaultPrevented || event.isComposing) return;
      const action = editorKeyAction(event, store.read().history.selected.length > 0 || store.read().isAdding, target);
      if (!action || (action.do === 'copy' && hasMarkedText())) return;
      // The browser then pastes what was copied elsewhere, a picture perhaps.
      if (action.do === 'paste' && !store.hasCopied) return;
      event.preventDefault();
      if (action.do === 'save') latest.current.onSave();
      else if (action.do === 'part') focusPart(root.current, store.read().history.selected.at(-1) ?? null, action.by);
      else run(action, latest.current.tools);
    };
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file && targetOf(event.target, root.current) === 'other') latest.current.tools.addPicture?.(file);
    };
    const ended = new AbortController();
    window.addEventListener('keydown', listen, { signal: ended.signal });
    window.addEventListener('paste', paste, { signal: ended.signal });
    return () => ended.abort();
  }, [root]);
}

/** The focused element's kind; null outside the editor (a dialog, a menu). */
function targetOf(target: EventTarget | null, root: HTMLElement | null): KeyTarget | null {
  if (root === null || root.closest('[inert], [aria-hidden="true"]')) return null;
  // A click on what takes no focus leaves it with the page around the editor.
  if (target instanceof Node && target.contains(root)) return 'other';
  if (!(target instanceof HTMLElement) || !root.contains(target)) return null;
  const isText =
    target instanceof HTMLInputElement ? !buttonInputs.includes(target.type) : target.matches('textarea, [contenteditable=true]');
  if (isText) return 'text';
  return target.matches(arrowControls) ? 'arrows' : 'other';
}

/** True if text of the page is selected, which is then copied. */
function hasMarkedText(): boolean {
  return getSelection()?.isCollapsed === false;
}

function run(action: KeyAction, tools: EditorTools): unknown {
  const { store } = tools;
  const { history } = store.read();
  const lead = history.selected.at(-1);
  switch (action.do) {
    case 'undo':
      return store.undo();
    case 'redo':
      return store.redo();
    case 'side': {
      const group = store.product.mockup_groups[action.index];
      return group ? store.showSide(group.id) : undefined;
    }
    case 'escape':
      return store.select(null);
    case 'zoom':
      return tools.stage.current?.zoom(zoomFactors[action.by]);
    case 'all':
      return store.selectAll();
    case 'fit':
      return store.toggleFit();
    case 'group':
      return store.group();
    case 'lock':
      return store.toggleLock();
    case 'hide':
      return tools.hide(history.selected, true);
    case 'layer':
      return store.command(action.command);
    case 'menu':
      return lead === undefined ? undefined : tools.stage.current?.openMenu(lead);
    case 'rename':
      return lead === undefined ? undefined : tools.rename(lead);
    case 'text':
      return tools.addText();
    case 'picture':
      return tools.addPicture?.();
    case 'copy':
    case 'cut':
    case 'paste':
    case 'duplicate':
      return tools[action.do]();
    default:
  }
}
