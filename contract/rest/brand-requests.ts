import { z } from 'zod';
import {
  applicantKinds,
  type BrandRequestState,
  brandAnswers,
  brandRequestStates,
  brandRequestLengths as most,
} from '#rules/community/brand-request.ts';
import { contactPhonePattern } from '#rules/member/address.ts';
import { isSite } from '#rules/shop/link.ts';
import { photoIds } from './photos.ts';
import { emailAddress, id, line, time, writing } from './values.ts';

/** POST /api/brand-requests */
export const sendBrandRequestBody = z.strictObject({
  kind: z.enum(applicantKinds).default('BRAND'),
  brand_name: line(most.brandName),
  contact_name: line(most.contactName),
  email: emailAddress,
  phone: z.union([z.literal(''), z.string().trim().max(most.phone).regex(contactPhonePattern)]).default(''),
  homepage: z.union([z.literal(''), z.string().max(most.homepage).refine(isSite)]).default(''),
  introduction: writing(most.introduction, most.introductionLeast),
  photo_ids: photoIds.default([]).describe('Pictures sent before (POST /api/photos), for the shop alone'),
});

/** An answer: the decision with a message. */
export const brandDecision = z.strictObject({ state: z.enum(brandAnswers), answer: writing(most.answer) });

/** POST /api/brand-requests/{id}/answer: an administrator starts reading (REVIEWING), or answers with a message. */
export const answerBrandRequestBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('REVIEWING'), answer: z.literal('').default('') }),
  brandDecision,
]);

/** A brand request of the caller with the shop's answer. */
const brandRequest = z.object({
  id,
  kind: z.enum(applicantKinds),
  brand_name: z.string(),
  introduction: z.string(),
  state: z.enum(brandRequestStates as [BrandRequestState, ...BrandRequestState[]]),
  photos: z.array(z.string()).describe('Addresses of the pictures that were sent along'),
  answer: z.string(),
  created_at: time,
  answered_at: time.nullable(),
});
export const brandRequests = z.object({ requests: z.array(brandRequest) });

export type SendBrandRequest = z.infer<typeof sendBrandRequestBody>;
export type AnswerBrandRequest = z.infer<typeof answerBrandRequestBody>;
export type BrandRequest = z.infer<typeof brandRequest>;
export type BrandRequests = z.infer<typeof brandRequests>;
