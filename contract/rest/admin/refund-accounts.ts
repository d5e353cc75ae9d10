import { z } from 'zod';
import { id, paymentMethod, time, won } from '../values.ts';

/** GET /api/admin/payments/{paymentId}/refund-account: the masked account, as shown before staff request it in full. */
export const knownRefundAccount = z.object({
  payment_id: z.string(),
  order_id: id,
  order_number: z.string(),
  method: paymentMethod,
  amount: won.describe('What was paid'),
  owed: won.describe('What is still to go back; an account can be named while it is more than nothing'),
  needs_account: z.boolean(),
  account: z
    .object({ bank: z.string(), number_end: z.string().describe('Its last digits'), masked_holder: z.string(), given_at: time })
    .nullable()
    .describe('Forgotten once the money is there'),
});

export type KnownRefundAccount = z.infer<typeof knownRefundAccount>;
