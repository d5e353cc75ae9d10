import { dialog, type PromptOptions } from '#client/dialogs/dialog.ts';
import { type Draft, draft } from '#client/drafts/draft.ts';
import { staffReasonBody } from '#contract/rest/admin/members.ts';
import { staffDays } from './staff-drafts.ts';
import { textLimit } from './text-limit.ts';

/** The reason entered, and a function to delete its draft once sent. */
export interface PromptedReason {
  text: string;
  sent: () => void;
}

interface Text {
  text: string;
}

const empty: Text = { text: '' };
const reasonDraft = (name: string) => draft(name, { lifetime: staffDays, empty });
const input = { maxLength: textLimit(staffReasonBody, 'reason'), required: true };

/**
 * Asks for a reason in a dialog. The draft is kept in this browser until it is sent, so closing the dialog, losing the session or a failed
 * request loses nothing. `name` identifies the action and its item, `block 12`. null if cancelled or empty. Browser only.
 */
export async function promptReason(
  name: string,
  options: PromptOptions,
  kept: Draft<Text> = reasonDraft(name),
): Promise<PromptedReason | null> {
  const value = (await kept.read())?.text ?? '';
  const text = (await dialog.prompt({ input, ...options, value, onWrite: (typed) => void kept.write({ text: typed }) }))?.trim() ?? '';
  return text === '' ? null : { text, sent: () => void kept.drop() };
}
