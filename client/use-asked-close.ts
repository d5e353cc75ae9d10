import { useEffect, useRef, useState } from 'react';
import { isSame } from '#rules/office/merge-edit.ts';
import { dialog } from './dialogs/dialog.ts';
import { draftTexts } from './drafts/draft-texts.ts';
import { useText } from './locale/locale-context.tsx';

/**
 * Asks before an edit form with changed `values` closes. The question closes with the form, when a save finishes meanwhile. A form for
 * something new keeps a draft instead (`useDraft`); a restored edit would look like the saved state.
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
