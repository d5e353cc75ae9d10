import { z } from 'zod';

/** GET /api/admin/search?q= */
export const adminSearchQuery = z.object({ q: z.string().trim().min(2).max(60) });

const found = z.object({
  id: z.string().describe('Of the row: the number of an order or product, the id of a member'),
  title: z.string(),
  note: z.string().describe('What tells it from others: names are masked'),
  page: z.string().nullable().describe('Its page of the shop'),
});

/** What is found, in the order in which the palette shows it: each noun has its screen. */
export const searchNouns = ['orders', 'members', 'products', 'graphics', 'artists', 'brands', 'coupons'] as const;
export type SearchNoun = (typeof searchNouns)[number];

/** At most six of each. */
export const adminSearchResults = z.record(z.enum(searchNouns), z.array(found));

export type AdminSearchResults = z.infer<typeof adminSearchResults>;
