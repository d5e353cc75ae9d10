import type { Config } from '#server/config.ts';
import { jusoSearch } from './address/juso.ts';
import { type AddressSearch, addressSearchOff } from './address/port.ts';
import { openCashReceipts } from './cash-receipt/open.ts';
import type { CashReceipts } from './cash-receipt/port.ts';
import { cloudflare } from './cdn/cloudflare.ts';
import { type Cdn, cdnOff, pictureTag } from './cdn/port.ts';
import { openMessages } from './messages/open.ts';
import type { Messages } from './messages/port.ts';
import { openPaymentGateway } from './payment/open.ts';
import type { PaymentGateway } from './payment/port.ts';
import { openSearch } from './search/open.ts';
import type { SearchEngine } from './search/port.ts';
import { openSocialSignIn } from './social/open.ts';
import type { SocialSignIn } from './social/port.ts';
import type { Bucket } from './storage/bucket.ts';
import { openStorage } from './storage/open.ts';
import type { ObjectStorage } from './storage/port.ts';
import { deliveryTracker } from './tracking/delivery-tracker.ts';
import { type Tracking, trackingOff } from './tracking/port.ts';
import { newAccount } from './wallet/new-account.ts';
import type { WalletGateway } from './wallet/port.ts';

/** All third parties behind their ports: the vendor, a stand-in, or `off`, depending on the configuration. */
export interface Gateways {
  readonly payment: PaymentGateway;
  readonly cashReceipts: CashReceipts;
  readonly storage: ObjectStorage;
  /** The bucket of the storage, for other files that processes share; null where they are below DATA_DIR. */
  readonly bucket: Bucket | null;
  readonly addressSearch: AddressSearch;
  readonly messages: Messages;
  readonly social: SocialSignIn;
  readonly wallet: WalletGateway;
  readonly tracking: Tracking;
  readonly search: SearchEngine;
  readonly cdn: Cdn;
}

/** Creates every gateway once. */
export function openGateways(
  config: Pick<
    Config,
    | 'payment'
    | 'addressSearch'
    | 'messages'
    | 'social'
    | 'wallet'
    | 'tracking'
    | 'search'
    | 'cdn'
    | 'publicUrl'
    | 'mode'
    | 'dataDir'
    | 'storage'
  >,
): Gateways {
  const cdn = config.cdn.source === 'off' ? cdnOff : cloudflare(config.cdn);
  const { storage, bucket } = openStorage(config);
  return {
    cdn,
    bucket,
    storage: {
      ...storage,
      // Its address says for ever that it never changes.
      async remove(name) {
        await storage.remove(name);
        cdn.purge([pictureTag(name.hash)]);
      },
    },
    payment: openPaymentGateway(config),
    cashReceipts: openCashReceipts(config),
    addressSearch: config.addressSearch.source === 'off' ? addressSearchOff : jusoSearch(config.addressSearch),
    messages: openMessages(config),
    social: openSocialSignIn(config),
    wallet: { source: config.wallet.source, newAccount },
    tracking: config.tracking.source === 'off' ? trackingOff : deliveryTracker(config.tracking),
    search: openSearch(config),
  };
}
