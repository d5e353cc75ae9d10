import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { StandInPayment } from './stand-in-payment.ts';

/** Posts a body and returns the response's status, 0 when there was none. */
export type Deliver = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

/** How a notification is delivered: how many times, after which delay; 0 times is a lost webhook. */
export const deliveryWish = z.object({ times: z.int().min(0).max(5), delayMs: z.int().min(0).max(60_000) });
export type DeliveryWish = z.infer<typeof deliveryWish>;

const types: Record<StandInPayment['status'], string> = {
  READY: 'Transaction.Ready',
  VIRTUAL_ACCOUNT_ISSUED: 'Transaction.VirtualAccountIssued',
  PAID: 'Transaction.Paid',
  FAILED: 'Transaction.Failed',
  PARTIAL_CANCELLED: 'Transaction.PartialCancelled',
  CANCELLED: 'Transaction.Cancelled',
};

/** PortOne retries after 0, 1, 4, 16, 64 and 256 minutes; the stand-in uses seconds instead. */
const RETRY_SECONDS = [0, 1, 4, 16, 64, 256];

/** Sends signed notifications (Standard Webhooks) about a payment until one is accepted. */
export function webhookSender(options: {
  url: string;
  secret: string;
  storeId: string;
  clock: () => Date;
  deliver?: Deliver;
  wish?: () => DeliveryWish;
}) {
  const deliver = options.deliver ?? overHttp;
  const timers = new Set<NodeJS.Timeout>();

  function later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  async function attempt(id: string, body: string, tries: number): Promise<void> {
    const at = options.clock();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(options.secret).sign(id, at, body),
    };
    const status = await deliver(options.url, headers, body).catch(() => 0);
    const wait = RETRY_SECONDS[tries];
    if ((status < 200 || status >= 300) && wait !== undefined) later(wait * 1000, () => void attempt(id, body, tries + 1));
  }

  return {
    /** Sends immediately or after the given delay; resolves after the first round of deliveries. */
    async send(payment: StandInPayment, wish = options.wish?.() ?? { times: 1, delayMs: 0 }): Promise<void> {
      const id = `wh_${randomUUID()}`;
      const data = { storeId: options.storeId, paymentId: payment.paymentId, transactionId: payment.transactionId };
      const body = JSON.stringify({ type: types[payment.status], timestamp: payment.statusChangedAt, data });
      const round = async () => {
        for (let sent = 0; sent < wish.times; sent += 1) await attempt(id, body, 0);
      };
      if (wish.delayMs > 0) later(wish.delayMs, () => void round());
      else await round();
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type WebhookSender = ReturnType<typeof webhookSender>;

const overHttp: Deliver = async (url, headers, body) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
  return response.status;
};
