import type { Config } from '#server/config.ts';
import { openAddressSearch } from './address/open.ts';
import type { AddressSearch } from './address/port.ts';
import { openCashReceipts } from './cash-receipt/open.ts';
import type { CashReceipts } from './cash-receipt/port.ts';
import { openMessages } from './messages/open.ts';
import type { Messages } from './messages/port.ts';
import { openPaymentGateway } from './payment/open.ts';
import type { PaymentGateway } from './payment/port.ts';
import { openSocialSignIn } from './social/open.ts';
import type { SocialSignIn } from './social/port.ts';
import { openStorage } from './storage/disk.ts';
import type { ObjectStorage } from './storage/port.ts';
import { openTracking } from './tracking/open.ts';
import type { Tracking } from './tracking/port.ts';
import { openWallets } from './wallet/open.ts';
import type { WalletGateway } from './wallet/port.ts';

/** All third parties behind their ports: the vendor, a stand-in, or `off`, depending on the configuration. */
export interface Gateways {
  readonly payment: PaymentGateway;
  readonly cashReceipts: CashReceipts;
  readonly storage: ObjectStorage;
  readonly addressSearch: AddressSearch;
  readonly messages: Messages;
  readonly social: SocialSignIn;
  readonly wallet: WalletGateway;
  readonly tracking: Tracking;
}

/** Creates every gateway once. */
export function openGateways(
  config: Pick<Config, 'payment' | 'addressSearch' | 'messages' | 'social' | 'wallet' | 'tracking' | 'publicUrl' | 'mode' | 'dataDir'>,
): Gateways {
  return {
    payment: openPaymentGateway(config),
    cashReceipts: openCashReceipts(config),
    storage: openStorage(config.dataDir),
    addressSearch: openAddressSearch(config),
    messages: openMessages(config),
    social: openSocialSignIn(config),
    wallet: openWallets(config),
    tracking: openTracking(config),
  };
}
