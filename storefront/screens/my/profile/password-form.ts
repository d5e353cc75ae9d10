import type { Message } from '#client/locale/message.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { isPasswordWellFormed } from '#rules/member/credential.ts';
import { profileTexts } from './texts.ts';

export type PasswordEntry = { readonly current: string; readonly next: string; readonly again: string };

export const emptyPasswords: PasswordEntry = { current: '', next: '', again: '' };

/** The error of each field before submitting: a code of the catalogue, or a text of this page. */
export function passwordErrors({ current, next, again }: PasswordEntry): Partial<Record<keyof PasswordEntry, Message | ErrorCode>> {
  return {
    ...(current === '' ? { current: profileTexts.currentNeeded } : {}),
    ...(isPasswordWellFormed(next) ? {} : { next: 'PASSWORD_FORMAT_INVALID' as const }),
    ...(next === again ? {} : { again: profileTexts.passwordsDiffer }),
  };
}
