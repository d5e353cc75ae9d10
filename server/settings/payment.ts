import { requireWhole } from './whole-settings.ts';

/** PortOne settings. `source` selects the real PortOne, our stand-in, or none. */
export type PaymentConfig =
  | { source: 'off' }
  | {
      source: 'portone' | 'stand-in';
      storeId: string;
      channelKey: string;
      apiSecret: string;
      webhookSecrets: readonly string[];
      apiUrl: string;
    };

interface PaymentValues {
  PORTONE_STORE_ID?: string | undefined;
  PORTONE_CHANNEL_KEY?: string | undefined;
  PORTONE_API_SECRET?: string | undefined;
  PORTONE_WEBHOOK_SECRET?: string | undefined;
  PORTONE_API_URL?: string | undefined;
}

/** PortOne if its keys are set, a demonstration's stand-in with its key and address, or none. Errors: throws when some keys are missing. */
export function readPayment(values: PaymentValues, live: boolean, standIn: { key: string; apiUrl: string }): PaymentConfig {
  const {
    PORTONE_STORE_ID: storeId,
    PORTONE_CHANNEL_KEY: channelKey,
    PORTONE_API_SECRET: apiSecret,
    PORTONE_WEBHOOK_SECRET: webhook,
  } = values;
  requireWhole('PortOne', {
    PORTONE_STORE_ID: storeId,
    PORTONE_CHANNEL_KEY: channelKey,
    PORTONE_API_SECRET: apiSecret,
    PORTONE_WEBHOOK_SECRET: webhook,
  });
  if (storeId && channelKey && apiSecret && webhook) {
    return {
      source: 'portone',
      storeId,
      channelKey,
      apiSecret,
      webhookSecrets: webhook.split(','),
      apiUrl: values.PORTONE_API_URL ?? 'https://api.portone.io',
    };
  }
  if (live) return { source: 'off' };
  return {
    source: 'stand-in',
    storeId: 'store-seam-demonstration',
    channelKey: 'channel-key-seam-demonstration',
    apiSecret: standIn.key,
    webhookSecrets: [`whsec_${Buffer.from(standIn.key).toString('base64')}`],
    apiUrl: values.PORTONE_API_URL ?? standIn.apiUrl,
  };
}
