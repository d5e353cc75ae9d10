import { z } from 'zod';
import type { PortOneSettings } from '../payment/portone.ts';
import { portOneHttp } from '../payment/portone-http.ts';
import type { CashReceipts, IssuedReceipt } from './port.ts';

const LONGEST_TEXT = 2_000;
const summary = z.object({ issueNumber: z.string().min(1).max(200), url: z.string().max(LONGEST_TEXT).nullish() });
const issued = z.object({ cashReceipt: summary });
const read = summary.extend({ status: z.enum(['ISSUED', 'CANCELLED']), amount: z.int().nonnegative() });

/** PortOne V2: the same code talks to PortOne and to the stand-in. */
export function portOneReceipts(
  settings: Pick<PortOneSettings, 'source' | 'storeId' | 'channelKey' | 'apiUrl' | 'apiSecret'>,
): CashReceipts {
  const http = portOneHttp(settings);
  const { storeId, channelKey } = settings;
  const at = (key: string, action = '') =>
    `/payments/${encodeURIComponent(key)}/cash-receipt${action}?storeId=${encodeURIComponent(storeId)}`;
  return {
    source: settings.source,
    async issue({ key, purpose, identity, amount, orderName, paidAt }) {
      const body = {
        ...{ storeId, channelKey, paymentId: key, type: purpose, orderName, currency: 'KRW', productType: 'PHYSICAL' },
        amount: { total: amount },
        customer: { identityNumber: identity },
        paidAt: paidAt.toISOString(),
      };
      // The provider repeats its response for a key, so a different amount needs a different key.
      const reply = await http.post('write', '/cash-receipts', body, `receipt-${key}-${amount}`);
      if (reply === 'UNAVAILABLE') return reply;
      if (!reply.ok) return reply.type === 'CASH_RECEIPT_ALREADY_ISSUED' ? 'ALREADY_ISSUED' : { refused: reply.type };
      const parsed = issued.safeParse(reply.body);
      return parsed.success ? toIssued(parsed.data.cashReceipt) : 'UNAVAILABLE';
    },
    async read(key) {
      const reply = await http.get(at(key));
      if (reply === 'UNAVAILABLE') return reply;
      if (!reply.ok) return ['CASH_RECEIPT_NOT_FOUND', 'PAYMENT_NOT_FOUND'].includes(reply.type) ? 'NOT_FOUND' : 'UNAVAILABLE';
      const parsed = read.safeParse(reply.body);
      // A response we cannot parse must not be read as "no receipt", or a second one would be issued.
      if (!parsed.success) return 'UNAVAILABLE';
      return { ...toIssued(parsed.data), status: parsed.data.status, amount: parsed.data.amount };
    },
    async cancel(key) {
      const reply = await http.post('write', at(key, '/cancel'), {});
      if (reply === 'UNAVAILABLE') return reply;
      if (reply.ok) return 'CANCELLED';
      return ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOT_ISSUED'].includes(reply.type) ? 'GONE' : { refused: reply.type };
    },
  };
}

function toIssued({ issueNumber, url }: z.infer<typeof summary>): IssuedReceipt {
  return { issueNumber, url: url ?? null };
}
