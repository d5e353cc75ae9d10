import { standInPath } from '#contract/stand-in-paths.ts';
import type { Config } from '#server/config.ts';
import { paymentOff } from './off.ts';
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
