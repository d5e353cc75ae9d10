import { useText } from '#client/locale/locale-context.tsx';
import { useEditor, useEditorSlice } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Says that taps add to the selection, with a button to end that. */
export function AddingNote() {
  const { store } = useEditor();
  const text = useText();
  const isAdding = useEditorSlice((state) => state.isAdding);
  const count = useEditorSlice((state) => state.history.selected.length);
  if (!isAdding) return null;
  return (
    <p
      data-no-gesture=""
      className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full bg-ink pl-4 text-13 whitespace-nowrap text-on-accent"
    >
      {text(editorTexts.adding, { count })}
      <button type="button" onClick={() => store.setAdding(false)} className="min-h-target px-4 font-semibold underline">
        {text(editorTexts.addingEnd)}
      </button>
    </p>
  );
}
