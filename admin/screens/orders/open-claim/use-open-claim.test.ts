import { expect, test } from 'vitest';
import { wishedOption } from './use-open-claim.ts';

test('an exchange option chosen while the shop was at fault is not sent after the reason becomes the shopper’s wish', () => {
  const name = { ko: 'M', en: 'M', cn: 'M' };
  const line = {
    exchange_options: [
      { option_id: 7, name, is_own: true, stock_count: 3 },
      { option_id: 8, name, is_own: false, stock_count: 3 },
    ],
  };
  const sent = (optionId: number, fault: 'SHOP' | 'SHOPPER') => wishedOption(line, { optionId }, { type: 'EXCHANGE', fault })?.option_id;
  expect([sent(7, 'SHOP'), sent(7, 'SHOPPER'), sent(8, 'SHOPPER')]).toEqual([7, undefined, 8]);
});
