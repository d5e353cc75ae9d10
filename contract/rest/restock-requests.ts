import { z } from 'zod';
import { id, time } from './values.ts';

/** POST /api/restock-requests: request a notification when this option is back in stock. */
export const requestRestockBody = z.strictObject({ option_id: id });

export const restockRequest = z.object({ id, product_id: id, option_id: id, created_at: time });

export type RequestRestock = z.infer<typeof requestRestockBody>;
export type RestockRequest = z.infer<typeof restockRequest>;
