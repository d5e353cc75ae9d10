import { standInPath } from '#contract/stand-in-paths.ts';
import type { Config } from '#server/config.ts';
import type { PaymentGateway } from './port.ts';
import { portOneGateway } from './portone.ts';

/** The configured payment provider: PortOne, our stand-in (demonstration only), or none. */
export function openPaymentGateway(config: Pick<Config, 'payment' | 'mode'>): PaymentGateway {
  const { payment } = config;
  if (payment.source === 'off') return paymentOff;
  const isReal = payment.source === 'portone';
  return portOneGateway({
    ...payment,
    sdkUrl: isReal ? 'https://cdn.portone.io/v2/browser-sdk.js' : `${standInPath}/v2/browser-sdk.js`,
    acceptsTestChannel: config.mode === 'demo',
  });
}

/** Live mode without keys: the shop says that payment is not set up and takes no money. */
const paymentOff: PaymentGateway = {
  source: 'off',
  storeId: '',
  channelKey: '',
  sdkUrl: '',
  acceptsTestChannel: false,
  windowRequest: () => ({}),
  preRegister: async () => 'UNAVAILABLE',
  read: async () => 'UNAVAILABLE',
  cancel: async () => 'UNAVAILABLE',
  closeVirtualAccount: async () => 'UNAVAILABLE',
  registerShipment: async () => 'UNAVAILABLE',
  readWebhook: async () => null,
};
