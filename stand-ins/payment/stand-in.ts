import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { standInApi } from './api-routes.ts';
import { type StandInFaults, standInFaults } from './faults.ts';
import type { StandInParts } from './parts.ts';
import { folderStore, memoryStore, type PaymentStore } from './payment-store.ts';
import { type Deliver, webhookSender } from './webhook-sender.ts';
import { standInWindow } from './window-routes.ts';

export interface StandInOptions {
  config: Pick<Config, 'payment' | 'publicUrl' | 'dataDir'>;
  clock: () => Date;
  /** For tests: payments only in memory, and notifications passed to a callback instead of posted. */
  inMemory?: boolean;
  store?: PaymentStore;
  faults?: StandInFaults;
  deliver?: Deliver;
}

/**
 * The part of PortOne that the shop uses: API, browser script, payment window, signed notifications. Ships with the shop and is the default
 * in demonstration mode; register it under `standInPath`. Registers nothing when the real PortOne or nothing is configured.
 */
export async function portOneStandIn(app: FastifyInstance, options: StandInOptions): Promise<void> {
  const { payment, publicUrl, dataDir } = options.config;
  if (payment.source !== 'stand-in') return;
  const faults = options.faults ?? standInFaults();
  const webhooks = webhookSender({
    wish: () => faults.webhooks,
    url: `${publicUrl}/api/payments/webhook`,
    secret: payment.webhookSecrets[0] ?? '',
    storeId: payment.storeId,
    clock: options.clock,
    ...(options.deliver ? { deliver: options.deliver } : {}),
  });
  app.addHook('onClose', async () => webhooks.close());
  const parts: StandInParts = {
    storeId: payment.storeId,
    channelKey: payment.channelKey,
    apiSecret: payment.apiSecret,
    publicUrl,
    store: options.store ?? (options.inMemory ? memoryStore() : folderStore(join(dataDir, 'portone-stand-in'))),
    receipts: options.inMemory || options.store ? memoryStore() : folderStore(join(dataDir, 'portone-stand-in', 'cash-receipts')),
    webhooks,
    faults,
    clock: options.clock,
  };
  // The window redirects buyers only to the shop, under the host name it was opened with or the shop's own.
  const isOwnAddress = (url: string, host: string) => new URL(url).host === host || new URL(url).origin === new URL(publicUrl).origin;
  await app.register(standInApi, parts);
  await app.register(standInWindow, { parts, isOwnAddress });
}
