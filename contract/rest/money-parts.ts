import { z } from 'zod';
import { digits, idList, won } from './values.ts';

/** GET /api/money-parts?graphic_ids=1,1,2: the graphic of each layer; `production`: garment and print of one piece, won. */
export const moneyPartsQuery = z.object({
  graphic_ids: idList(100),
  production: digits(won).default(0),
  quantity: digits(z.int().min(1).max(1_000)).default(1),
});

/** The price without coupons and points, and who gets which part of it. */
export const moneyParts = z.object({ price: won, production: won, artist: won, donation: won, shop: won });

export type MoneyPartsView = z.infer<typeof moneyParts>;
