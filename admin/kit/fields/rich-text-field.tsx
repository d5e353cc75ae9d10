import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';

const RichTextEditor = lazy(() => import('./rich-text/editor.tsx'));

const RichTextShown = lazy(() => import('./rich-text/shown.tsx'));

/** Written HTML to read: of it only what the editor knows is shown, so that it needs no other trust. */
export function WrittenText({ html, label }: { html: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <RichTextShown key={html} html={html} label={label} />
    </Suspense>
  );
}

/** A written text in a form; its value is a document (contract/rich-text.ts) or null, `html` what stood there before it had one. */
export function RichTextField({ html = '', ...about }: FieldAbout & { html?: string }) {
  const { field, noteId, error } = useField(about.name);
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <RichTextEditor value={field.value ?? null} html={html} onChange={field.onChange} label={about.label} noteId={noteId} />
      </Suspense>
    </FieldFrame>
  );
}
