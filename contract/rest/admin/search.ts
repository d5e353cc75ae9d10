import { z } from 'zod';

/** GET /api/admin/search?q= */
export const adminSearchQuery = z.object({ q: z.string().trim().min(2).max(60) });

const found = z.object({
  id: z.string().describe('Of the row: the number of an order or product, the id of a member'),
  title: z.string(),
  note: z.string().describe('What tells it from others: names are masked'),
  page: z.string().nullable().describe('Its page of the shop'),
});

/** At most six of each. */
export const adminSearchResults = z.object({ orders: z.array(found), members: z.array(found), products: z.array(found) });

export type AdminSearchResults = z.infer<typeof adminSearchResults>;
