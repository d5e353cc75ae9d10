import { z } from 'zod';
import { shownEvents } from '#rules/member/sign-in/security-event.ts';
import { withdrawalObstacles, withdrawalReasons } from '#rules/member/withdrawal.ts';
import { locales } from '#rules/shop/locale.ts';
import { id, time, won } from './values.ts';

/** A member's own data: `/api/members/me` and below (specification 2, profile edit and withdrawal). */

export const marketingChannels = ['EMAIL', 'SMS', 'PUSH'] as const;

export const profile = z.object({
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  phone: z.string().nullable(),
  locale: z.enum(locales),
  joined_at: time,
  has_password: z
    .boolean()
    .describe('False for somebody who signs in with a social account only, and where another server keeps passwords'),
  consents: z.array(
    z.object({
      channel: z.enum(marketingChannels),
      is_given: z.boolean(),
      changed_at: time.nullable().describe('When it was given or taken back; null when it was never asked'),
    }),
  ),
});

export const changeProfileBody = z.object({ nickname: z.string().max(200).optional(), locale: z.enum(locales).optional() });

export const changePasswordBody = z.object({
  current_password: z.string().max(1024),
  new_password: z.string().max(1024).describe('At least 8 characters, including letters and numbers'),
});

export const changeConsentsBody = z
  .object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() })
  .partial()
  .describe('The channels that change');

const device = { browser: z.string(), system: z.string(), ip: z.string().nullable().describe('Without its last part') };

export const signIns = z.object({
  sign_ins: z.array(z.object({ id: z.string(), ...device, signed_in_at: time, last_seen_at: time, is_this: z.boolean() })),
});
export const signInParams = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
export const endSignInsQuery = z.object({
  which: z.enum(['others', 'all']).default('others').describe('`all` ends the one that asks too'),
});
export const endedSignIns = z.object({ ended: z.int().min(0) });

export const securityEvents = z.object({
  events: z.array(z.object({ id, type: z.enum(shownEvents), ...device, created_at: time })),
});

export const withdrawalFacts = z.object({
  obstacles: z.array(z.enum(withdrawalObstacles)),
  points: won.describe('Lost with the account'),
  coupon_count: z.int().min(0),
  design_count: z.int().min(0),
});

export const withdrawBody = z.object({
  is_agreed: z.literal(true),
  reason: z.enum(withdrawalReasons).optional(),
  password: z.string().max(1024).optional().describe('Needed when the sign-in is older than five minutes'),
});
export const withdrawn = z.object({ until: time.describe('Until when signing in offers to return') });

export type Profile = z.infer<typeof profile>;
export type ChangeProfile = z.infer<typeof changeProfileBody>;
export type ChangePassword = z.infer<typeof changePasswordBody>;
export type ChangeConsents = z.infer<typeof changeConsentsBody>;
export type MarketingChannel = (typeof marketingChannels)[number];
export type SignIns = z.infer<typeof signIns>;
export type SecurityEvents = z.infer<typeof securityEvents>;
export type WithdrawalFacts = z.infer<typeof withdrawalFacts>;
export type Withdraw = z.infer<typeof withdrawBody>;
export type Withdrawn = z.infer<typeof withdrawn>;
