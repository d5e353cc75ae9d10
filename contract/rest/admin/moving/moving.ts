import { z } from 'zod';
import { id, time } from '#contract/rest/values.ts';
import { movedColumnNames, movedKinds, movedSourceNames } from '#rules/office/moving/moved-headings.ts';
import { movedFaultNames } from '#rules/office/moving/moved-rows.ts';

const column = z.enum(movedColumnNames);
const count = z.int();

/** POST /api/admin/moving/{kind}...: the body is the file. */
export const movedParams = z.object({ kind: z.enum(movedKinds) });
export const movedQuery = z.object({ source: z.enum(movedSourceNames).default('OTHER').describe('The shop it comes from') });

/** The result of importing a file of another shop, in advance or afterwards. */
export const movedReading = z.object({
  kind: z.enum(movedKinds),
  rows: count,
  added: count,
  unchanged: count.describe('Rows that are here already'),
  refused: count,
  headings: z.array(z.object({ column, heading: z.string() })).describe('Each column that was found, as the file calls it'),
  unread: z.array(z.string()).describe('Headings of the file that say nothing here'),
  problems: z.array(z.object({ row: count.describe('Of the file, from 1'), column, fault: z.enum(movedFaultNames), value: z.string() })),
  left_out: z.array(z.object({ column, count })).describe('Values that do not come along although their rows do'),
  points: count.describe('Points that come along'),
});
export type MovedReading = z.infer<typeof movedReading>;

/** GET /api/admin/old-addresses */
export const oldAddressesQuery = z.object({ q: z.string().trim().max(200).default('') });
export const oldAddressPage = z.object({
  total: count,
  rows: z
    .array(
      z.object({
        id,
        address: z.string().nullable(),
        number: z.string().nullable().describe('By which the shop before knew the product, where no address is named'),
        target: z.string(),
        product_name: z.string().nullable(),
        created_at: time,
      }),
    )
    .describe('The newest 200'),
});
export type OldAddressPage = z.infer<typeof oldAddressPage>;
