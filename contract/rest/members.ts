import { z } from 'zod';
import { locales } from '#rules/shop/locale.ts';
import { localized, time } from './values.ts';

/** POST /api/members (specification 5, sign-up). Required consents are checked by a rule, so all four may be false here. */
export const createMemberBody = z.object({
  email: z.string().max(320).describe('The ID: an e-mail address'),
  password: z.string().max(1024).describe('At least 8 characters, including letters and numbers'),
  name: z.string().max(200),
  nickname: z.string().max(200),
  phone: z.string().max(40).default('').describe('A Korean mobile number that a code was entered for'),
  phone_proof: z.string().max(200).default('').describe('What POST /api/verifications/{id}/check answered'),
  birth_date: z.string().max(10).optional().describe('YYYY-MM-DD'),
  locale: z.enum(locales).default('ko'),
  consents: z.object({
    terms: z.boolean(),
    personal_information: z.boolean(),
    purchase: z.boolean(),
    over_14: z.boolean(),
  }),
  marketing: z
    .object({ email: z.boolean().default(false), sms: z.boolean().default(false), push: z.boolean().default(false) })
    .default({ email: false, sms: false, push: false }),
});

const givenCoupon = z.object({ name: localized, expires_at: time.nullable() });

export const createdMember = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  coupons: z.array(givenCoupon).describe('What the shop gives at sign-up'),
});

/** GET /api/members/availability?email= */
export const availabilityQuery = z.object({ email: z.string().max(320) });
export const availability = z.object({ email: z.string().describe('As it would be stored'), is_available: z.boolean() });

export type CreateMember = z.infer<typeof createMemberBody>;
export type CreateMemberInput = z.input<typeof createMemberBody>;
export type GivenCoupon = z.infer<typeof givenCoupon>;
export type CreatedMember = z.infer<typeof createdMember>;
export type Availability = z.infer<typeof availability>;
