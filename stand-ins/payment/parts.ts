import type { StandInFaults } from './faults.ts';
import type { PaymentStore, Store } from './payment-store.ts';
import type { StandInReceipt } from './stand-in-receipt.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** Shared by the routes of the stand-in. */
export interface StandInParts {
  storeId: string;
  channelKey: string;
  apiSecret: string;
  publicUrl: string;
  store: PaymentStore;
  receipts: Store<StandInReceipt>;
  webhooks: WebhookSender;
  faults: StandInFaults;
  clock: () => Date;
}
