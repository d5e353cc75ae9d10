import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { inquiryStates } from '#rules/community/inquiry.ts';
import { roles } from '#rules/member/rights/role.ts';
import { memberStandingList } from '#rules/member/sign-in/member-standing.ts';
import { withdrawalObstacles } from '#rules/member/withdrawal.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';
import { pointEntryTypes, pointReasons } from '#rules/money/points/point-entries.ts';
import { movedSourceNames } from '#rules/office/moving/moved-headings.ts';
import { marketingChannels } from '../profile.ts';
import { digits, id, localized, orderState, time, won, writing } from '../values.ts';

/** POST /api/admin/members/search: uses the body, because URLs end up in logs. */
export const searchMembersBody = z.strictObject({
  text: z.string().max(254).default('').describe('The beginning of a mail, name or nickname, or the last digits of a phone'),
  standing: z.enum(memberStandingList).optional(),
  limit: z.int().min(1).max(100).default(50),
  offset: z.int().min(0).max(100_000).default(0),
});

/** E-mail, name and phone are masked; seeing them in full takes a separate request, which is logged. */
const shownMember = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  nickname: z.string(),
  joined_at: time,
  grade: z.string().nullable().describe('Of this month'),
  standing: z.enum(memberStandingList),
});
export const foundMembers = z.object({
  members: z.array(shownMember.extend({ roles: z.array(z.enum(roles)) })),
  total: z.int(),
});

export const memberParams = z.object({ id: z.uuid() });
export const memberCouponParams = memberParams.extend({ issued_coupon_id: digits(id) });

/** GET /api/admin/members/{id}: everything staff can see about a member; lists contain the newest entries. */
export const memberFile = shownMember.extend({
  locale: z.string(),
  staff_note: z.string().describe('What staff note about them; they never see it'),
  roles: z.array(z.enum(roles)),
  is_phone_verified: z.boolean(),
  consents: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
  consent_records: z
    .array(
      z.object({
        ...{ channel: z.enum(marketingChannels), is_given: z.boolean(), is_reminder: z.boolean(), at: time, told_at: time.nullable() },
        source: z.enum(movedSourceNames).nullable().describe('The shop before, where it was given there'),
      }),
    )
    .describe('Answers about advertising and two-yearly reminders, newest first, each with when its mail was written'),
  blocked: z.object({ at: time, reason: z.string() }).nullable(),
  withdrawn_at: time.nullable(),
  obstacles: z.array(z.enum(withdrawalObstacles)).describe('What stands in the way of a withdrawal'),
  figures: z.object({ orders: z.int(), paid: won, reviews: z.int(), inquiries: z.int(), sign_ins: z.int() }),
  points: z.object({ usable: won, owed: won, ending_soon: won }),
  orders: z.array(
    z.object({ id, order_number: z.string(), ordered_at: time, status: orderState, is_cancelled: z.boolean(), payment_amount: won }),
  ),
  coupons: z.array(
    z.object({
      issued_coupon_id: id,
      coupon_id: id,
      name: localized,
      type: z.enum(couponTypes),
      issued_at: time,
      expires_at: time.nullable().describe('When the copy ends: its own end, or that of the coupon'),
      order_id: id.nullable(),
      used_at: time.nullable(),
      discount_amount: won,
    }),
  ),
  point_entries: z.array(
    z.object({
      id,
      type: z.enum(pointEntryTypes),
      reason: z.enum(pointReasons),
      note: z.string(),
      amount: won,
      order_id: id.nullable(),
      expires_at: time.nullable(),
      created_at: time,
    }),
  ),
  inquiries: z.array(z.object({ id, title: z.string(), status: z.enum(inquiryStates), created_at: time })),
  security_events: z.array(
    z.object({
      id,
      type: z.string(),
      cause: z.string(),
      browser: z.string(),
      system: z.string(),
      ip: z.string().nullable(),
      created_at: time,
    }),
  ),
});

/** The reason for a staff action; internal, except for points. */
export const staffReasonBody = z.strictObject({ reason: writing(500) });

/** PUT /api/admin/members/{id}/note */
export const memberNoteBody = z.strictObject({ staff_note: writing(2_000, 0) });

/** POST /api/admin/members/{id}/points */
export const changePointsBody = z.strictObject({
  amount: z
    .int()
    .min(-10_000_000)
    .max(10_000_000)
    .refine((amount) => amount !== 0, because('ZERO'))
    .describe('Points, below 0 for those that are taken'),
  reason: writing(200).describe('The member is told it'),
});
export const changedPoints = z.object({ usable: won });

/** POST /api/admin/members/{id}/coupons */
export const grantCouponBody = z.strictObject({ coupon_id: id });
export const grantedCoupon = z.object({ issued_coupon_id: id });

export const done = z.object({});

export type SearchMembers = z.infer<typeof searchMembersBody>;
export type FoundMembers = z.infer<typeof foundMembers>;
export type MemberFile = z.infer<typeof memberFile>;
