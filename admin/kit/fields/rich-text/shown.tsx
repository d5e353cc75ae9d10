import { EditorContent, useEditor } from '@tiptap/react';
import { emptyDocument, extensions } from './extensions.ts';
import { documentOf } from './inert-html.ts';

/** Read-only HTML. */
export default function RichTextShown({ html, label }: { html: string; label: string }) {
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editable: false,
    content: emptyDocument,
    onCreate: ({ editor: own }) => own.commands.setContent(documentOf(own.schema, html).toJSON(), { emitUpdate: false }),
    editorProps: { attributes: { role: 'document', 'aria-label': label, tabindex: '0', class: 'rich-text' } },
  });
  return <EditorContent editor={editor} />;
}
