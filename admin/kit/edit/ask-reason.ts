import { dialog, type PromptOptions } from '#client/dialogs/dialog.ts';
import { keepWords, readWords, slotOfWords, type WordStorage } from '#client/stores/kept-words.ts';
import { staffReason } from '#contract/rest/admin/members.ts';
import { officeWords } from './office-words.ts';
import { textLimit } from './text-limit.ts';

/** The reason entered, and a function to delete its draft once sent. */
export interface AskedReason {
  text: string;
  sent: () => void;
}

const nothing = { text: '' };
const input = { maxLength: textLimit(staffReason, 'reason'), required: true };

/**
 * Asks for a reason in a dialog. The draft is kept in this browser until it is sent, so closing the dialog, losing the session or a failed
 * request loses nothing. `name` identifies the action and its item, `block 12`. null if cancelled or empty. Browser only.
 */
export function askReason(name: string, options: PromptOptions): Promise<AskedReason | null> {
  return askKept(officeWords(), slotOfWords(name), options);
}

/** `askReason` with a given storage and key. */
export async function askKept(storage: WordStorage, slot: string, options: PromptOptions): Promise<AskedReason | null> {
  const keep = (text: string) => keepWords(storage, slot, { text }, nothing);
  const value = readWords(storage, slot, nothing)?.text ?? '';
  const text = (await dialog.prompt({ input, ...options, value, onWrite: keep }))?.trim() ?? '';
  return text === '' ? null : { text, sent: () => keep('') };
}
