import type { AlignEdge } from '#rules/design/editing/align.ts';
import type { LayerCommand } from '#rules/design/editor-commands.ts';

/** The editor action of a key. `layer` acts on what is selected. */
export type KeyAction =
  | { readonly do: 'layer'; readonly command: Exclude<LayerCommand, { do: 'fit' | 'group' }> }
  | { readonly do: 'undo' | 'redo' | 'save' | 'escape' | 'menu' | 'fit' | 'duplicate' | 'all' | 'copy' | 'cut' | 'paste' }
  | { readonly do: 'group' | 'lock' | 'hide' | 'rename' | 'text' | 'picture' }
  /** Moves to the next or previous of stage, tray and finish. */
  | { readonly do: 'part'; readonly by: 1 | -1 }
  | { readonly do: 'side'; readonly index: number }
  | { readonly do: 'zoom'; readonly by: 'in' | 'out' | 'reset' };

/** The relevant fields of a keyboard event. `code` identifies the key regardless of input language. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The kind of the focused element, which keeps the keys it uses itself. */
export type KeyTarget = 'text' | 'arrows' | 'other';

/**
 * The action of a key anywhere in the editor. In a text field only keys that write nothing have an action; controls with arrow keys
 * (tabs, sliders, choices) keep these. Without a selection the page keeps the keys that would act on one.
 */
export function editorKeyAction(pressed: PressedKey, hasSelection: boolean, target: KeyTarget): KeyAction | null {
  const command = pressed.ctrlKey || pressed.metaKey;
  if (command && pressed.code === 'KeyS') return { do: 'save' };
  if (pressed.code === 'F6' && !command && !pressed.altKey) return { do: 'part', by: pressed.shiftKey ? -1 : 1 };
  if (target === 'text' || (target === 'arrows' && pressed.key in arrows)) return null;
  if (command && pressed.code === 'KeyZ') return { do: pressed.shiftKey ? 'redo' : 'undo' };
  if (command && pressed.code === 'KeyY') return { do: 'redo' };
  const digit = /^Digit([1-9])$/.exec(pressed.code)?.[1];
  if (pressed.altKey && !command && digit) return { do: 'side', index: Number(digit) - 1 };
  if (command) return commandKey(pressed, hasSelection);
  if (pressed.code === 'KeyT' && !pressed.altKey && !pressed.shiftKey) return { do: 'text' };
  if (pressed.code === 'KeyP' && !pressed.altKey && !pressed.shiftKey) return { do: 'picture' };
  if (!hasSelection) return null;
  if (pressed.key === 'Escape') return { do: 'escape' };
  if (pressed.key === 'ContextMenu' || (pressed.key === 'F10' && pressed.shiftKey)) return { do: 'menu' };
  if (pressed.key === 'F2') return { do: 'rename' };
  return alignKey(pressed) ?? nudgeKey(pressed) ?? plainKey(pressed);
}

/** Alt with a letter aligns to the area, as in drawing programs; with Shift several layers to each other. */
function alignKey({ code, altKey, shiftKey }: PressedKey): KeyAction | null {
  const edge = altKey ? alignLetters[code] : undefined;
  return edge ? { do: 'layer', command: { do: 'align', edge, to: shiftKey ? 'each-other' : 'area' } } : null;
}

const alignLetters: Readonly<Record<string, AlignEdge>> = {
  KeyA: 'left',
  KeyH: 'centre',
  KeyD: 'right',
  KeyW: 'top',
  KeyV: 'middle',
  KeyS: 'bottom',
};

/** Arrow keys: 1 mm, with Shift 10 mm, with Alt 0.1 mm. */
function nudgeKey(pressed: PressedKey): KeyAction | null {
  const direction = arrows[pressed.key];
  if (!direction) return null;
  const step = pressed.altKey ? 0.1 : pressed.shiftKey ? 10 : 1;
  return { do: 'layer', command: { do: 'nudge', dx: direction[0] * step, dy: direction[1] * step } };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function plainKey(pressed: PressedKey): KeyAction | null {
  if (pressed.altKey) return null;
  const { shiftKey } = pressed;
  switch (pressed.code) {
    case 'Equal':
    case 'NumpadAdd':
      return { do: 'layer', command: { do: 'scale', factor: shiftKey ? 1.1 : 1.02 } };
    case 'Minus':
    case 'NumpadSubtract':
      return { do: 'layer', command: { do: 'scale', factor: 1 / (shiftKey ? 1.1 : 1.02) } };
    case 'BracketLeft':
      return { do: 'layer', command: { do: 'turn', by: shiftKey ? -15 : -5 } };
    case 'BracketRight':
      return { do: 'layer', command: { do: 'turn', by: shiftKey ? 15 : 5 } };
    case 'Digit0':
    case 'Numpad0':
      return { do: 'layer', command: { do: 'turn-to', degrees: 0 } };
    case 'KeyC':
      return { do: 'layer', command: { do: 'align', edge: 'centre', to: 'area' } };
    case 'KeyM':
      return { do: 'layer', command: { do: 'align', edge: 'middle', to: 'area' } };
    case 'KeyF':
      return { do: 'fit' };
    case 'Delete':
    case 'Backspace':
      return { do: 'layer', command: { do: 'remove' } };
    default:
      return null;
  }
}

function commandKey({ code, shiftKey }: PressedKey, hasSelection: boolean): KeyAction | null {
  switch (code) {
    case 'KeyA':
      return { do: 'all' };
    case 'KeyV':
      return { do: 'paste' };
    case 'Equal':
    case 'NumpadAdd':
      return { do: 'zoom', by: 'in' };
    case 'Minus':
    case 'NumpadSubtract':
      return { do: 'zoom', by: 'out' };
    case 'Digit0':
    case 'Numpad0':
      return { do: 'zoom', by: 'reset' };
    default:
      return hasSelection ? selectionKey(code, shiftKey) : null;
  }
}

function selectionKey(code: string, shiftKey: boolean): KeyAction | null {
  switch (code) {
    case 'BracketRight':
      return { do: 'layer', command: { do: 'z', move: shiftKey ? 'front' : 'forward' } };
    case 'BracketLeft':
      return { do: 'layer', command: { do: 'z', move: shiftKey ? 'back' : 'backward' } };
    case 'KeyD':
      return { do: 'duplicate' };
    case 'KeyC':
      return { do: 'copy' };
    case 'KeyX':
      return { do: 'cut' };
    case 'KeyG':
      return shiftKey ? { do: 'layer', command: { do: 'ungroup' } } : { do: 'group' };
    case 'KeyL':
      return shiftKey ? { do: 'lock' } : null;
    case 'KeyH':
      return shiftKey ? { do: 'hide' } : null;
    default:
      return null;
  }
}
