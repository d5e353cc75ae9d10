import fastify from 'fastify';
import { standInPath } from '#contract/stand-in-paths.ts';
import type { Config } from '#server/config.ts';
import { type Fault, standInFaults } from '#stand-ins/payment/faults.ts';
import { memoryStore } from '#stand-ins/payment/payment-store.ts';
import { portOneStandIn } from '#stand-ins/payment/stand-in.ts';
import { heldAmount } from '#stand-ins/payment/stand-in-payment.ts';

/** A payment provider that outlives the shop: the stand-in in this process, so that killing the shop does not lose its books. */
export interface Provider {
  /** Opens a payment's window and clicks a button in it; the notification is sent to the shop over HTTP. */
  press(paymentId: string, request: object, action: string): Promise<void>;
  /** Faults from now on; none by default. Notifications are lost unless `isHeard`. */
  plan(faults: Fault[], isHeard?: boolean): void;
  /** Paid and not refunded, in won, by payment id. */
  held(): Promise<Map<string, number>>;
  close(): Promise<void>;
}

/** Starts the provider with the keys given to the shop (PORTONE_*). */
export async function startProvider(config: Config): Promise<Provider> {
  const { payment, publicUrl, dataDir } = config;
  if (payment.source === 'off') throw new Error('the shop under attack needs payment keys');
  const app = fastify();
  const faults = standInFaults();
  const store = memoryStore();
  await app.register(portOneStandIn, {
    prefix: standInPath,
    config: { payment: { ...payment, source: 'stand-in' }, publicUrl, dataDir },
    clock: () => new Date(),
    store,
    faults,
  });
  const { port } = new URL(payment.apiUrl);
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  const post = async (path: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `${standInPath}${path}`, payload });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
  };
  return {
    async press(paymentId, request, action) {
      await post('/windows', request);
      await post(`/windows/${paymentId}/actions`, { action });
    },
    plan: (planned, isHeard = true) => faults.plan({ faults: planned, webhooks: { times: isHeard ? 1 : 0, delayMs: 0 } }),
    held: async () => new Map((await store.all()).map((each) => [each.paymentId, heldAmount(each)])),
    close: () => app.close(),
  };
}
