import { z } from 'zod';
import { sendMessage } from '#server/commands/message/send-message.ts';
import type { Shop } from '#server/shop.ts';

const payload = z.object({ id: z.uuid() });

/** Sends the message a write has put into the queue (migration 0025). Throws while the carrier is away, so that the queue tries again. */
export async function sendMessageJob(shop: Shop, given: unknown): Promise<number> {
  const outcome = await sendMessage(shop, payload.parse(given).id);
  if (outcome === 'LATER') throw new Error('the carrier did not take the message yet');
  return outcome === 'DONE' ? 1 : 0;
}
