import { Redo2, Undo2 } from 'lucide-react';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { GuideButton } from './guide-button.tsx';
import { LivePrice } from './price-summary.tsx';

type FinishProps = { isDirty: boolean; isSaving: boolean; onSave: () => void; onCart: () => void };

/** The editor's top line: way out, undo and redo; on wide screens also price, save and cart. */
export function EditorBar({ onClose, isWide, ...finish }: FinishProps & { onClose: () => void; isWide: boolean }) {
  const { product, store } = useEditor();
  const { history, saved } = useEditorState();
  const text = useText();
  const name = useName();
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-1 lg:px-4">
      <IconButton label={text(editorTexts.close)} onClick={onClose}>
        <Icon name="x" size={22} />
      </IconButton>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-15 font-extrabold">{name(product.name)}</h1>
        {history.past.length > 0 || saved ? (
          <p className="text-12 leading-tight text-ink-2">{text(finish.isDirty ? editorTexts.unsavedState : editorTexts.savedState)}</p>
        ) : null}
      </div>
      <GuideButton />
      <IconButton
        label={text(editorTexts.undo)}
        disabled={history.past.length === 0}
        className="disabled:opacity-30"
        onClick={() => store.undo()}
      >
        <Undo2 aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={text(editorTexts.redo)}
        disabled={history.future.length === 0}
        className="disabled:opacity-30"
        onClick={() => store.redo()}
      >
        <Redo2 aria-hidden="true" size={20} />
      </IconButton>
      {isWide ? (
        <div className="ml-4 flex items-center gap-2">
          <div className="mr-3 text-right">
            <LivePrice />
          </div>
          <FinishButtons {...finish} />
        </div>
      ) : null}
    </header>
  );
}

/** Price, save and cart at the bottom of phones. */
export function FinishBar(props: FinishProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-t border-line px-gutter pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
      <div className="min-w-0 flex-1">
        <LivePrice />
      </div>
      <FinishButtons {...props} />
    </div>
  );
}

function FinishButtons({ isDirty, isSaving, onSave, onCart }: FinishProps) {
  const { saved } = useEditorState();
  const text = useText();
  return (
    <>
      <Button look="secondary" pending={isSaving} disabled={!isDirty && saved !== null} onClick={onSave}>
        {text(isSaving ? editorTexts.saving : editorTexts.save)}
      </Button>
      <Button onClick={onCart}>{text(editorTexts.addToCart)}</Button>
    </>
  );
}
