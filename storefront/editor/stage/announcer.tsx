import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { findLayer } from '#rules/design/custom-design.ts';
import { type EditorState, graphicOf, layerName } from '../document/editor-state.ts';
import { useEditor } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** At most one message per interval, in ms; the last one wins. */
const PACE_MS = 400;

/** The editor's only polite live region: announces every action and its target. */
export function Announcer() {
  const { store } = useEditor();
  const say = useRef(useSentences());
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let before = store.read();
    let timer = 0;
    let last = 0;
    const stop = store.subscribe(() => {
      const now = store.read();
      const next = say.current(before, now);
      before = now;
      if (!next) return;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          last = performance.now();
          setSentence(next);
        },
        Math.max(0, last + PACE_MS - performance.now()),
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <p className="sr-only" aria-live="polite">
      {sentence}
    </p>
  );
}

function useSentences() {
  const { product } = useEditor();
  const { text, name } = useLanguage();
  const nameOf = (state: EditorState, key: string) => {
    const found = findLayer(state.history.present, key);
    return (found && layerName(found.layer, graphicOf(state, found.layer), name)) ?? text(editorTexts.missingGraphic);
  };
  const say = (before: EditorState, now: EditorState): string | null => {
    if (before.sideId !== now.sideId) {
      const side = product.mockup_groups.find((group) => group.id === now.sideId);
      return side ? text(editorTexts.saidSide, { side: name(side.name) }) : null;
    }
    if (before.history.present !== now.history.present) return sayChange(before, now);
    const { selected } = now.history;
    if (selected === before.history.selected) return null;
    // A single selected graphic has focus, which announces its name.
    if (selected.length > 1) return text(editorTexts.saidGroup, { count: selected.length });
    return selected.length === 1 ? null : text(editorTexts.saidDeselected);
  };
  const sayChange = (before: EditorState, now: EditorState): string | null => {
    if (now.history.past.length < before.history.past.length) return text(editorTexts.saidUndo);
    if (now.history.future.length < before.history.future.length && now.history.past.length > before.history.past.length) {
      return text(editorTexts.saidRedo);
    }
    const label = now.history.past.at(-1)?.label;
    const { selected } = now.history;
    const [key] = selected.slice(-1);
    if (label === 'remove') return text(editorTexts.removed);
    if (label === 'garment') return text(editorTexts.wiped);
    if (label === 'discard') return text(editorTexts.draftDiscarded);
    if (selected.length > 1) return text(editorTexts.saidGroup, { count: selected.length });
    const found = key ? findLayer(now.history.present, key) : null;
    if (!key || !found) return null;
    if (label === 'add' || label === 'duplicate' || label === 'replace') return text(editorTexts.saidAdded, { name: nameOf(now, key) });
    if (label === 'z') return text(editorTexts.saidLayer, { name: nameOf(now, key), index: found.index + 1 });
    const { layer } = found;
    return text(editorTexts.saidPlace, {
      name: nameOf(now, key),
      width: Math.round(layer.width),
      x: Math.round(layer.x),
      y: Math.round(layer.y),
      degrees: Math.round(layer.rotation),
    });
  };
  return say;
}
