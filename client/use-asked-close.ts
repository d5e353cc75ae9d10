import { dialog } from './dialogs/dialog.ts';
import { draftTexts } from './draft-texts.ts';
import { useText } from './locale/locale-context.tsx';

/**
 * Asks before a form that edits something saved closes with changes. A new form keeps a draft instead (`useKeptWords`); an edit that came
 * back as a draft would look like what is saved.
 */
export function useAskedClose(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const text = useText();
  return async () => {
    const labels = { okLabel: text(draftTexts.discard), cancelLabel: text(draftTexts.keepEditing) };
    if (!isChanged || (await dialog.confirm({ message: text(draftTexts.discardQuestion), ...labels }))) onClose();
  };
}
