import type { Content } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { toast } from '#client/toasts/toast.tsx';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import type { RichText } from '#contract/rich-text.ts';
import { useUploads } from '../pictures/library-calls.ts';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import { fieldTexts as texts } from '../texts.ts';
import { cleaned } from './cleaned.ts';
import { emptyDocument, extensions } from './extensions.ts';
import { documentOf, sliceOf } from './inert-html.ts';
import { Toolbar } from './toolbar.tsx';

type Upload = (files: readonly File[]) => void;

/** Handles a paste or drop at a position: its text, or its pictures if it has nothing else. */
function take(view: EditorView, event: Event, data: DataTransfer | null, upload: Upload, place?: number): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = [...(data?.files ?? [])];
  const taken = html === '' ? null : sliceOf(view.state.schema, html);
  const { from, to } = place === undefined ? view.state.selection : { from: place, to: place };
  if (files.length > 0 && (taken === null || taken.slice.content.textBetween(0, taken.slice.content.size).trim() === '')) {
    event.preventDefault();
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(from))));
    upload(files);
    return true;
  }
  if (taken === null) return false;
  event.preventDefault();
  const { slice, left } = taken;
  const { tr } = view.state;
  view.dispatch((place === undefined ? tr.replaceSelection(slice) : tr.replaceRange(from, to, slice)).scrollIntoView());
  const said = [left.links > 0 ? texts.linksLeft(left.links) : '', left.pictures > 0 ? texts.picturesLeft(left.pictures) : ''];
  if (said.some(Boolean)) toast(said.filter(Boolean).join(' '), 'plain');
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
      handleDOMEvents: {
        paste: (view, event) => take(view, event, event.clipboardData, (files) => uploads.current(files)),
        drop: (view, event) =>
          // Content moved within the editor needs no parsing.
          view.dragging === null &&
          take(
            view,
            event,
            event.dataTransfer,
            (files) => uploads.current(files),
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from,
          ),
      },
    },
  });
  const { upload, send } = useUploads();
  const uploads = useRef<Upload>(() => undefined);
  uploads.current = (files) => void send(files).then((added) => added.forEach(insert));
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
      <output className="block px-3 text-12 text-ink-2">{upload === null ? '' : texts.uploading(upload.name, upload.percent)}</output>
      {isChoosing ? <LibraryDialog onChoose={insert} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
