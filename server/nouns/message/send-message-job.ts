import { z } from 'zod';
import type { Shop } from '#server/shop.ts';
import { sendMessage } from './send-message.ts';

const payload = z.object({ id: z.uuid() });

/** Sends a message from the job queue (021-notifications.sql). Throws while the carrier is down, so that the queue retries. */
export async function sendMessageJob(shop: Shop, given: unknown): Promise<number> {
  const outcome = await sendMessage(shop, payload.parse(given).id);
  if (outcome === 'LATER') throw new Error('the carrier did not take the message yet');
  return outcome === 'DONE' ? 1 : 0;
}
