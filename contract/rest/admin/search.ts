import { z } from 'zod';
import { preparationStateList } from '#rules/order/preparation.ts';

/** GET /api/admin/search?q= */
export const adminSearchQuery = z.object({ q: z.string().trim().min(2).max(60) });

const found = z.object({
  id: z.string().describe('Of the row: the number of an order or product, the id of a member'),
  title: z.string(),
  note: z.string().describe('What tells it from others: names are masked'),
  page: z.string().nullable().describe('Its page of the shop'),
  state: z.enum(preparationStateList).optional().describe('Of what a brand prepares: where in its list it stands'),
});

/** Kinds of results, in the order of the command palette; each has its screen. */
export const searchNouns = [
  'orders',
  'members',
  'preparations',
  'products',
  'graphics',
  'questions',
  'artists',
  'brands',
  'coupons',
  'banners',
  'plans',
  'notices',
  'popups',
  'faqs',
  'guides',
  'home-templates',
  'influencers',
  'terms',
] as const;
export type SearchNoun = (typeof searchNouns)[number];

/** At most six results per kind the caller may search. */
export const adminSearchResults = z.partialRecord(z.enum(searchNouns), z.array(found));

export type Found = z.infer<typeof found>;
export type AdminSearchResults = z.infer<typeof adminSearchResults>;
