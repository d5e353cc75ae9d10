import type { PaymentGateway } from './port.ts';

/** Live mode without keys: the shop says that payment is not set up and takes no money. */
export const paymentOff: PaymentGateway = {
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
