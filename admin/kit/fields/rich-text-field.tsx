import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';

const RichTextEditor = lazy(() => import('./rich-text/editor.tsx'));

const RichTextShown = lazy(() => import('./rich-text/shown.tsx'));

/** Shows stored HTML. Only what the editor's schema knows is rendered, so it needs no sanitizing. */
export function WrittenText({ html, label }: { html: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <RichTextShown key={html} html={html} label={label} />
    </Suspense>
  );
}

/** A rich text in a form. Its value is a document (contract/rich-text.ts) or null; `html` is the content from before it had one. */
export function RichTextField({ html = '', ...about }: FieldAbout & { html?: string | undefined }) {
  const { field, noteId, error } = useField(about.name);
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <RichTextEditor value={field.value ?? null} html={html} onChange={field.onChange} label={about.label} noteId={noteId} />
      </Suspense>
    </FieldFrame>
  );
}
