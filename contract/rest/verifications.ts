import { z } from 'zod';
import { CODE_DIGITS, codePurposes } from '#rules/member/sign-in/verification.ts';
import { locales } from '#rules/shop/locale.ts';

/** The purposes of a code by phone; the wallet has its own codes. */
const phonePurpose = z.enum(codePurposes).exclude(['WALLET']);

/** POST /api/verifications: sends a code to a phone, or to the mailbox of an ID. */
export const sendCodeBody = z.object({
  purpose: phonePurpose,
  phone: z.string().max(40).optional(),
  email: z.string().max(320).optional().describe('Instead of a phone, with FIND_PASSWORD'),
  locale: z.enum(locales).default('ko').describe('The language of the text'),
});

export const sentCode = z.object({
  id: z.uuid(),
  expires_in: z.int().describe('Seconds in which the code must be entered'),
  resend_in: z.int().describe('Seconds until another one may be asked for'),
  outbox: z.string().nullable().describe('Where a demonstration shows the message; null where a carrier takes it to the phone'),
});

/** POST /api/verifications/{id}/check */
export const checkCodeBody = z.object({ code: z.string().max(40).describe(`${CODE_DIGITS} digits`) });

export const checkedCode = z.object({
  proof: z.string().describe('Counts once, for the purpose and the phone of the code'),
  expires_in: z.int().describe('Seconds in which the proof counts'),
  is_registered: z.boolean().describe('Whether an account has this phone; told to nobody but who proved it'),
});

/** The proof that a code was exchanged for, and its phone. */
const proven = { phone: z.string().max(40), proof: z.string().max(200) };

/** POST /api/members/found-id (specification 8.18, find ID) */
export const findIdBody = z.object({ name: z.string().max(200), ...proven });
export const foundId = z.object({ id: z.string().describe('The last character is a star'), joined_on: z.iso.date() });

/** POST /api/members/password-resets: lets the owner of this ID, and of its phone or its mailbox, set a new password. */
export const beginPasswordResetBody = z.object({
  ...{ email: z.string().max(320), ...proven },
  phone: proven.phone.optional().describe('The phone of the proof; without it the proof is of the mailbox'),
});
export const passwordReset = z.object({ token: z.string(), expires_in: z.int() });

/** POST /api/members/passwords */
export const setPasswordBody = z.object({ token: z.string().max(200), password: z.string().max(1024) });

/** POST /api/members/phone; the member's password, if there is one. */
export const changePhoneBody = z.object({ ...proven, password: z.string().max(1024).optional() });
export const changedPhone = z.object({ phone: z.string() });

export type PhonePurpose = z.infer<typeof phonePurpose>;
export type SendCode = z.input<typeof sendCodeBody>;
export type SentCode = z.infer<typeof sentCode>;
export type CheckedCode = z.infer<typeof checkedCode>;
export type FindId = z.infer<typeof findIdBody>;
export type FoundId = z.infer<typeof foundId>;
export type BeginPasswordReset = z.infer<typeof beginPasswordResetBody>;
export type PasswordReset = z.infer<typeof passwordReset>;
export type SetPassword = z.infer<typeof setPasswordBody>;
export type ChangePhone = z.infer<typeof changePhoneBody>;
export type ChangedPhone = z.infer<typeof changedPhone>;
