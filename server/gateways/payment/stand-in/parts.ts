import type { StandInFaults } from './faults.ts';
import type { PaymentStore } from './payment-store.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What the routes of the stand-in share. */
export interface StandInParts {
  storeId: string;
  channelKey: string;
  apiSecret: string;
  publicUrl: string;
  store: PaymentStore;
  webhooks: WebhookSender;
  faults: StandInFaults;
  clock: () => Date;
}
