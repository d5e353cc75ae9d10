import type { Config } from '#server/config.ts';
import type { CashReceipts } from './port.ts';
import { portOneReceipts } from './portone.ts';

/** Live mode without keys: nothing is issued, and requests wait. */
const receiptsOff: CashReceipts = {
  source: 'off',
  issue: async () => 'UNAVAILABLE',
  read: async () => 'UNAVAILABLE',
  cancel: async () => 'UNAVAILABLE',
};

/** Issues cash receipts through the configured payment provider. */
export function openCashReceipts({ payment }: Pick<Config, 'payment'>): CashReceipts {
  return payment.source === 'off' ? receiptsOff : portOneReceipts(payment);
}
