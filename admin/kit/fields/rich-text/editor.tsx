import type { Content } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import type { RichText } from '#contract/rich-text.ts';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import { cleaned } from './cleaned.ts';
import { emptyDocument, extensions } from './extensions.ts';
import { documentOf, sliceOf } from './inert-html.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  value: RichText | null;
  /** What stands there when there is no document yet: HTML that was written elsewhere. */
  html: string;
  onChange: (doc: RichText) => void;
  label: string;
  noteId: string;
}

/** The editor of written content. Its own file: only who writes loads it. */
export default function RichTextEditor({ value, html, onChange, label, noteId }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: (value ?? emptyDocument) as Content,
    onCreate: ({ editor: own }) => {
      // Written before it had an editor: taken over, and saved as a document with the next save.
      if (value === null && html !== '') own.commands.setContent(documentOf(own.schema, html).toJSON(), { emitUpdate: false });
    },
    onUpdate: ({ editor: own }) => onChange(cleaned(own.getJSON())),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': noteId, class: 'rich-text' },
      handlePaste(view, event) {
        const pasted = event.clipboardData?.getData('text/html') ?? '';
        if (pasted === '') return false;
        view.dispatch(view.state.tr.replaceSelection(sliceOf(view.state.schema, pasted)).scrollIntoView());
        return true;
      },
    },
  });
  if (editor === null) return null;
  const insert = (picture: Picture) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: picture.src, alt: picture.alt.ko } })
      .run();
  return (
    <div className="rounded-control border border-line-strong bg-ground focus-within:border-ink">
      <Toolbar editor={editor} onPicture={() => setChoosing(true)} />
      <EditorContent editor={editor} />
      {isChoosing ? <LibraryDialog onChoose={insert} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
