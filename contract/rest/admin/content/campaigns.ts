import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { type Segment, segments } from '#rules/office/segment.ts';
import { isPath } from '#rules/shop/link.ts';
import { id, localized, time, won } from '../../values.ts';
import { words, writtenWords } from '../catalogue/values.ts';

const size = z.string().trim().min(1).max(20);
const message = {
  title: words(60),
  content: writtenWords(500),
  link: z.string().trim().min(1).max(200).refine(isPath, because('LINK')).describe('A path of the shop'),
  coupon_id: id.nullable(),
};
const hasItsSize = ({ segment, size }: { segment: Segment; size: string | null }) => (segment === 'SIZE_BOUGHT') === (size !== null);
const hasItsGrade = ({ segment, grade_id }: { segment: Segment; grade_id: number | null }) => (segment === 'GRADE') === (grade_id !== null);
/** Which part of a segment it is, where it has parts. */
const part = {
  segment: z.enum(segments),
  size: size.nullable().describe('For SIZE_BOUGHT'),
  grade_id: id.nullable().describe('For GRADE'),
};
const namedPart = { ...part, grade_name: localized.nullable() };

/** POST /api/admin/campaigns: what is sent to whom. */
export const campaignBody = z
  .strictObject({ ...part, grade_id: part.grade_id.default(null), ...message })
  .refine(hasItsSize, because('MISSING', 'size'))
  .refine(hasItsGrade, because('MISSING', 'grade_id'));
/** POST /api/admin/campaigns/tests: the same, to oneself. */
export const campaignTestBody = z.strictObject(message);

export const sentCampaign = z.object({ id, recipient_count: z.int() });

const audience = z.object({
  ...namedPart,
  members: z.int(),
  reachable: z.int().describe('Who agreed to advertising by mail or text, and has not muted campaigns'),
});

/** GET /api/admin/campaigns: the segments as they are now, and what was sent, the last first. */
export const campaignsReply = z.object({
  audiences: z.array(audience),
  campaigns: z.array(
    z.object({
      ...{
        id,
        ...namedPart,
        title: localized,
        content: localized,
        link: z.string(),
        sent_at: time,
      },
      ...{ coupon_id: id.nullable(), coupon_name: localized.nullable(), recipient_count: z.int() },
      read_count: z.int().describe('Who read it in the inbox'),
      used_count: z.int().describe('Its coupons that orders used'),
      muted_count: z.int().describe('Recipients who muted campaigns since'),
      order_count: z.int().describe('Orders of recipients, paid within seven days'),
      order_amount: won,
    }),
  ),
});

export type CampaignBody = z.output<typeof campaignBody>;
export type CampaignsReply = z.output<typeof campaignsReply>;
