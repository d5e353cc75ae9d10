import { dialog, type PromptOptions } from '#client/dialogs/dialog.ts';
import { keepWords, readWords, slotOfWords, type WordStorage } from '#client/stores/kept-words.ts';
import { staffReason } from '#contract/rest/admin/members.ts';
import { officeWords } from './office-words.ts';
import { textLimit } from './text-limit.ts';

/** A reason somebody gave, and how it is forgotten once it arrived. */
export interface AskedReason {
  text: string;
  sent: () => void;
}

const nothing = { text: '' };
const input = { maxLength: textLimit(staffReason, 'reason'), required: true };

/**
 * Asks for a reason in a dialog. What is typed stays in this browser until it was sent: a dialog that is closed, a lost session and a request that
 * failed lose no word. `name` is that of the act and its thing, `block 12`. Null when it was not meant, or nothing was written. Browser only.
 */
export function askReason(name: string, options: PromptOptions): Promise<AskedReason | null> {
  return askKept(officeWords(), slotOfWords(name), options);
}

/** `askReason`, with the storage and the place of the words in it. */
export async function askKept(storage: WordStorage, slot: string, options: PromptOptions): Promise<AskedReason | null> {
  const keep = (text: string) => keepWords(storage, slot, { text }, nothing);
  const value = readWords(storage, slot, nothing)?.text ?? '';
  const text = (await dialog.prompt({ input, ...options, value, onWrite: keep }))?.trim() ?? '';
  return text === '' ? null : { text, sent: () => keep('') };
}
