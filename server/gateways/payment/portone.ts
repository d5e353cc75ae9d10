import { verify } from '@portone/server-sdk/webhook';
import { z } from 'zod';
import { isCourier } from '#rules/order/waybill/courier.ts';
import type { PaymentConfig } from '#server/settings/payment.ts';
import type { CancelRefusal, PaymentGateway, ProviderWebhook } from './port.ts';
import { portOneHttp } from './portone-http.ts';
import { toProviderCancellation, toProviderPayment } from './portone-payment.ts';
import { windowRequest } from './window-request.ts';

/** PortOne's address and our credentials, as configured, with what the gateway derives from them. */
export type PortOneSettings = Exclude<PaymentConfig, { source: 'off' }> & { sdkUrl: string; acceptsTestChannel: boolean };

const cancelRefusals: Record<string, Exclude<CancelRefusal, object>> = {
  PAYMENT_ALREADY_CANCELLED: 'ALREADY_CANCELLED',
  PAYMENT_NOT_PAID: 'NOT_PAID',
  CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN: 'AMOUNT_CONFLICT',
  CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT: 'AMOUNT_CONFLICT',
  REFUND_ACCOUNT_REQUIRED: 'REFUND_ACCOUNT_NEEDED',
};

/** A courier by PortOne's code: most are ours, others it does not know. */
function companyOf(courier: string): string {
  return isCourier(courier) && courier !== 'CU' ? (courier === 'EPOST' ? 'POST' : courier) : 'ETC';
}

/** PortOne V2: the same code talks to PortOne and to the stand-in. */
export function portOneGateway(settings: PortOneSettings): PaymentGateway {
  const http = portOneHttp(settings);
  const { storeId, channelKey } = settings;
  const at = (paymentId: string, action = '') => `/payments/${encodeURIComponent(paymentId)}${action}`;
  return {
    source: settings.source,
    storeId,
    channelKey,
    sdkUrl: settings.sdkUrl,
    acceptsTestChannel: settings.acceptsTestChannel,
    windowRequest: (attempt) => windowRequest({ storeId, channelKey }, attempt),
    async preRegister(paymentId, amount) {
      const reply = await http.post('begin', at(paymentId, '/pre-register'), { storeId, totalAmount: amount, currency: 'KRW' });
      return reply !== 'UNAVAILABLE' && reply.ok ? 'OK' : 'UNAVAILABLE';
    },
    async read(paymentId) {
      const reply = await http.get(at(paymentId, `?storeId=${encodeURIComponent(storeId)}`));
      if (reply === 'UNAVAILABLE') return reply;
      if (!reply.ok) return reply.type === 'PAYMENT_NOT_FOUND' ? 'NOT_FOUND' : 'UNAVAILABLE';
      return toProviderPayment(reply.body) ?? 'UNAVAILABLE';
    },
    async cancel(paymentId, { idempotencyKey, ...cancellation }) {
      const reply = await http.post('cancel', at(paymentId, '/cancel'), { storeId, ...cancellation }, idempotencyKey);
      if (reply === 'UNAVAILABLE') return reply;
      if (!reply.ok) return cancelRefusals[reply.type] ?? { refused: reply.type };
      return toProviderCancellation(reply.body) ?? 'UNAVAILABLE';
    },
    async closeVirtualAccount(paymentId) {
      const reply = await http.post('write', at(paymentId, `/virtual-account/close?storeId=${encodeURIComponent(storeId)}`), {});
      if (reply === 'UNAVAILABLE') return reply;
      if (reply.ok) return 'CLOSED';
      return ['PAYMENT_NOT_WAITING_FOR_DEPOSIT', 'PAYMENT_NOT_FOUND'].includes(reply.type) ? 'NOT_WAITING' : { refused: reply.type };
    },
    async registerShipment(paymentId, shipment) {
      const logistics = {
        company: companyOf(shipment.company),
        invoiceNumber: shipment.invoiceNumber,
        sentAt: shipment.sentAt.toISOString(),
      };
      const reply = await http.post('write', at(paymentId, '/escrow/logistics'), { storeId, logistics });
      return reply !== 'UNAVAILABLE' && reply.ok ? 'OK' : 'UNAVAILABLE';
    },
    readWebhook: (rawBody, headers) => readWebhook(settings.webhookSecrets, rawBody, headers),
  };
}

// A malformed payment id means that the notification is not about one of our payments.
const webhookBody = z.looseObject({
  type: z.string().max(100),
  data: z
    .looseObject({
      paymentId: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,64}$/)
        .optional()
        .catch(undefined),
    })
    .optional(),
});

// Two secrets are valid at once during a rotation.
async function readWebhook(
  secrets: readonly string[],
  rawBody: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<ProviderWebhook | null> {
  for (const secret of secrets) {
    const verified = await verify(secret, rawBody, headers).catch(() => null);
    const parsed = webhookBody.safeParse(verified);
    if (!parsed.success) continue;
    const webhookId = headers['webhook-id'];
    if (typeof webhookId !== 'string') return null;
    return { webhookId, type: parsed.data.type, paymentId: parsed.data.data?.paymentId ?? null, body: parsed.data };
  }
  return null;
}
