import { useEffect, useRef, useState } from 'react';
import { isSame } from '#rules/office/merge-edit.ts';
import { dialog } from './dialogs/dialog.ts';
import { draftTexts } from './drafts/draft-texts.ts';
import { useText } from './locale/locale-context.tsx';

/**
 * Asks before a form that edits something saved closes with `values` other than it opened with. The question goes when the form does, because
 * a save ended meanwhile. A new form keeps a draft instead (`useDraft`); an edit that came back as a draft would look like what is saved.
 */
export function useAskedClose(values: unknown, onClose: () => void): () => Promise<void> {
  const text = useText();
  const [opened] = useState(() => values);
  const form = useRef<AbortController>(null);
  useEffect(() => {
    const open = new AbortController();
    form.current = open;
    return () => open.abort();
  }, []);
  return async () => {
    if (isSame(values, opened)) return onClose();
    const isDiscarded = await dialog.confirm({
      message: text(draftTexts.discardQuestion),
      okLabel: text(draftTexts.discard),
      cancelLabel: text(draftTexts.keepEditing),
      ...(form.current === null ? {} : { signal: form.current.signal }),
    });
    if (isDiscarded) onClose();
  };
}
