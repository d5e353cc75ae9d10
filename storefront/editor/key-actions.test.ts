import { describe, expect, it } from 'vitest';
import { editorKeyAction, type KeyAction, type PressedKey } from './key-actions.ts';

/** "Ctrl+Shift+BracketRight" or "Shift+ArrowLeft" as an event. */
function press(keys: string): PressedKey {
  const parts = keys.split('+');
  const code = parts.at(-1) ?? '';
  const held = (name: string) => parts.slice(0, -1).includes(name);
  return { key: code, code, ctrlKey: held('Ctrl'), metaKey: held('Meta'), shiftKey: held('Shift'), altKey: held('Alt') };
}

const layer = (command: Extract<KeyAction, { do: 'layer' }>['command']): KeyAction => ({ do: 'layer', command });

describe('keys of what is selected', () => {
  const table: readonly [string, KeyAction | null][] = [
    ['ArrowLeft', layer({ do: 'nudge', dx: -1, dy: 0 })],
    ['Shift+ArrowDown', layer({ do: 'nudge', dx: 0, dy: 10 })],
    ['Alt+ArrowRight', layer({ do: 'nudge', dx: 0.1, dy: 0 })],
    ['Equal', layer({ do: 'scale', factor: 1.02 })],
    ['Shift+Equal', layer({ do: 'scale', factor: 1.1 })],
    ['Minus', layer({ do: 'scale', factor: 1 / 1.02 })],
    ['NumpadAdd', layer({ do: 'scale', factor: 1.02 })],
    ['BracketRight', layer({ do: 'turn', by: 5 })],
    ['Shift+BracketLeft', layer({ do: 'turn', by: -15 })],
    ['Digit0', layer({ do: 'turn-to', degrees: 0 })],
    ['KeyC', layer({ do: 'align', edge: 'centre', to: 'area' })],
    ['KeyM', layer({ do: 'align', edge: 'middle', to: 'area' })],
    ['KeyF', { do: 'fit' }],
    ['Delete', layer({ do: 'remove' })],
    ['Backspace', layer({ do: 'remove' })],
    ['Ctrl+BracketRight', layer({ do: 'z', move: 'forward' })],
    ['Ctrl+Shift+BracketRight', layer({ do: 'z', move: 'front' })],
    ['Meta+BracketLeft', layer({ do: 'z', move: 'backward' })],
    ['Ctrl+Shift+BracketLeft', layer({ do: 'z', move: 'back' })],
    ['Ctrl+KeyD', { do: 'duplicate' }],
    ['Ctrl+KeyA', { do: 'all' }],
    ['Ctrl+KeyC', { do: 'copy' }],
    ['Meta+KeyV', { do: 'paste' }],
    ['Ctrl+KeyX', { do: 'cut' }],
    ['Ctrl+KeyG', { do: 'group' }],
    ['Ctrl+Shift+KeyG', layer({ do: 'ungroup' })],
    ['Ctrl+Shift+KeyL', { do: 'lock' }],
    ['Ctrl+Shift+KeyH', { do: 'hide' }],
    ['F2', { do: 'rename' }],
    ['Alt+KeyA', layer({ do: 'align', edge: 'left', to: 'area' })],
    ['Alt+Shift+KeyS', layer({ do: 'align', edge: 'bottom', to: 'each-other' })],
    ['Ctrl+Equal', { do: 'zoom', by: 'in' }],
    ['Ctrl+Minus', { do: 'zoom', by: 'out' }],
    ['Ctrl+Digit0', { do: 'zoom', by: 'reset' }],
    ['Shift+F10', { do: 'menu' }],
    ['Escape', { do: 'escape' }],
    ['KeyQ', null],
    ['Alt+KeyC', null],
  ];

  it.each(table)('keys for the selection: %s', (keys, action) => {
    expect(editorKeyAction(press(keys), true, 'other')).toEqual(action);
  });

  it('while nothing is selected, keys keep their meaning on the page', () => {
    for (const keys of ['ArrowDown', 'Delete', 'KeyC', 'Shift+F10']) expect(editorKeyAction(press(keys), false, 'other')).toBeNull();
    expect(editorKeyAction(press('Ctrl+Equal'), false, 'other')).toEqual({ do: 'zoom', by: 'in' });
  });

  it('keys are recognized by their position, also under a Korean input method', () => {
    expect(editorKeyAction({ ...press('KeyC'), key: 'ㅊ' }, true, 'other')).toEqual(layer({ do: 'align', edge: 'centre', to: 'area' }));
    expect(editorKeyAction({ ...press('Ctrl+KeyZ'), key: 'ㅋ' }, false, 'other')).toEqual({ do: 'undo' });
  });
});

describe('keys of the whole editor', () => {
  const table: readonly [string, KeyAction | null][] = [
    ['Ctrl+KeyZ', { do: 'undo' }],
    ['Meta+KeyZ', { do: 'undo' }],
    ['Ctrl+Shift+KeyZ', { do: 'redo' }],
    ['Ctrl+KeyY', { do: 'redo' }],
    ['Ctrl+KeyS', { do: 'save' }],
    ['F6', { do: 'part', by: 1 }],
    ['Shift+F6', { do: 'part', by: -1 }],
    ['Alt+Digit2', { do: 'side', index: 1 }],
    ['Digit2', null],
    ['KeyZ', null],
  ];

  it.each(table)('keys for the whole editor: %s', (keys, action) => {
    expect(editorKeyAction(press(keys), false, 'other')).toEqual(action);
  });

  it('a text field keeps its keys for writing and selecting', () => {
    for (const keys of ['ArrowLeft', 'Delete', 'Ctrl+KeyA', 'Ctrl+KeyC', 'Ctrl+KeyX', 'Ctrl+KeyV', 'Ctrl+KeyZ', 'KeyF', 'Alt+Digit2'])
      expect(editorKeyAction(press(keys), true, 'text')).toBeNull();
    expect(editorKeyAction(press('Ctrl+KeyS'), true, 'text')).toEqual({ do: 'save' });
    expect(editorKeyAction(press('F6'), true, 'text')).toEqual({ do: 'part', by: 1 });
  });

  it('sliders, tabs and choices keep their arrow keys only', () => {
    expect(editorKeyAction(press('ArrowLeft'), true, 'arrows')).toBeNull();
    expect(editorKeyAction(press('Delete'), true, 'arrows')).toEqual(layer({ do: 'remove' }));
    expect(editorKeyAction(press('Ctrl+KeyA'), false, 'arrows')).toEqual({ do: 'all' });
  });

  it('every control keeps its Enter and Space', () => {
    for (const keys of ['Enter', 'Space', 'Tab']) expect(editorKeyAction(press(keys), true, 'other')).toBeNull();
  });
});
