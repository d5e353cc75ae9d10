import { z } from 'zod';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { createdMember, createMemberBody } from './members.ts';
import { time } from './values.ts';

const vendor = z.enum(socialVendors);
const returnTo = z.string().max(2000).default('/').describe('Path of the shop where this ends');
const ticket = z.string().describe('For POST /auth/token with grant_type social_ticket; good once, for a minute, in this browser');

export const vendorParams = z.object({ vendor });

/** GET /api/social-accounts: the caller's sign-in methods. */
export const socialAccounts = z.object({
  has_password: z.boolean(),
  accounts: z.array(
    z.object({
      vendor,
      is_linked: z.boolean(),
      email: z.string().nullable(),
      is_private_email: z.boolean().describe('A relay of Apple'),
      is_mail_off: z.boolean().describe('The relay forwards no mail any more'),
      linked_at: time.nullable(),
    }),
  ),
});

const proof = z.string().max(1024).optional().describe('Not needed within five minutes of signing in');

/** POST /api/social-accounts/{vendor}/attempts: starts linking. */
export const beginLinkBody = z.strictObject({ password: proof, return_to: returnTo });
export const begunLink = z.object({ url: z.string().describe('Address of the provider to go to') });

/** POST /api/social-accounts: links the account this browser has just signed in with. */
export const linkArrivalBody = z.strictObject({ password: proof });

/** GET /api/social-arrivals: the person who has just signed in with an unknown provider account. */
export const socialArrival = z.object({
  id: z.uuid().describe('Of this one arrival; another sign-in of the same account has another'),
  vendor,
  email: z.string().nullable().describe('The ID of the new member when the provider vouches for it'),
  is_email_taken: z.boolean().describe('A member holds it: sign in and link'),
  is_private_email: z.boolean(),
  name: z.string().nullable(),
  nickname: z.string().describe('A proposal; never the name, which is not for everybody'),
});

/** POST /api/social-arrivals: sign up. `email` is only used when the provider has not verified one. */
export const signUpByArrivalBody = createMemberBody
  .pick({ name: true, nickname: true, birth_date: true, locale: true, consents: true, marketing: true })
  .extend({ email: z.string().max(320).optional() });
export const signedUpByArrival = createdMember.extend({ ticket });

/** POST /api/one-tap: the parameters of Google's prompt. */
export const oneTap = z.object({ client_id: z.string(), script_url: z.string(), nonce: z.string() });

/** POST /api/one-tap/credentials: the prompt's result. */
export const oneTapCredentialBody = z.strictObject({ credential: z.string().min(1).max(8192) });
export const oneTapOutcome = z.object({
  ticket: ticket.nullable().describe('null: the shop does not know the account; /sign-up/social goes on'),
});

export type SocialAccounts = z.infer<typeof socialAccounts>;
export type SocialArrival = z.infer<typeof socialArrival>;
export type SignUpByArrival = z.infer<typeof signUpByArrivalBody>;
export type SignUpByArrivalInput = z.input<typeof signUpByArrivalBody>;
export type SignedUpByArrival = z.infer<typeof signedUpByArrival>;
export type OneTap = z.infer<typeof oneTap>;
export type OneTapOutcome = z.infer<typeof oneTapOutcome>;
