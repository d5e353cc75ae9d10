import type { Content } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import type { RichText } from '#contract/rich-text.ts';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import { cleaned } from './cleaned.ts';
import { emptyDocument, extensions } from './extensions.ts';
import { documentOf, sliceOf } from './inert-html.ts';
import { Toolbar } from './toolbar.tsx';

function takePaste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view.state.schema, html)).scrollIntoView());
  return true;
}

function takeDrop(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html') ?? '';
  // Content moved within the editor needs no parsing.
  if (html === '' || view.dragging !== null) return false;
  event.preventDefault();
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
  view.dispatch(view.state.tr.replaceRange(at, at, sliceOf(view.state.schema, html)));
  return true;
}

interface Props {
  value: RichText | null;
  /** The initial content if there is no document yet: HTML from elsewhere. */
  html: string;
  onChange: (doc: RichText) => void;
  label: string;
  noteId: string;
}

/** The rich text editor, loaded on demand. */
export default function RichTextEditor({ value, html, onChange, label, noteId }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: (value ?? emptyDocument) as Content,
    onCreate: ({ editor: own }) => {
      // HTML from before the editor existed is converted, and stored as a document on the next save.
      if (value === null && html !== '') own.commands.setContent(documentOf(own.schema, html).toJSON(), { emitUpdate: false });
    },
    onUpdate: ({ editor: own }) => onChange(cleaned(own.getJSON())),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': noteId, class: 'rich-text' },
      // Before the editor's handlers, which parse pasted markup in this page; Trusted Types forbids that.
      handleDOMEvents: { paste: takePaste, drop: takeDrop },
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
