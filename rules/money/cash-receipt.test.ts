import { expect, test } from 'vitest';
import {
  cashReceiptStateList,
  isRetriable,
  maskedIdentity,
  receiptDeed,
  receiptIdentity,
  receiptStatesIn,
  takesCashReceipt,
} from './cash-receipt.ts';

test('a cash receipt number is a mobile phone, a receipt card, or a company number with the right check digit', () => {
  expect(receiptIdentity('PERSONAL', '010-1234-5678')).toBe('01012345678');
  expect(receiptIdentity('PERSONAL', '1234')).toBe(null);
  expect(receiptIdentity('CORPORATE', '124-81-00998')).toBe('1248100998');
  expect(receiptIdentity('CORPORATE', '124-81-00997')).toBe(null);
  expect(receiptIdentity('CORPORATE', '010-1234-5678')).toBe(null);
});

test('a masked cash receipt number shows its beginning and end', () => {
  expect(maskedIdentity('01012345678')).toBe('010****5678');
});

test('each cash receipt state has one meaning, and after a refused or ended receipt a new one can be requested', () => {
  const meant = (['asked', 'issued', 'refused', 'over'] as const).map(receiptStatesIn);
  expect(meant).toEqual([['REQUESTED'], ['ISSUED'], ['FAILED'], ['CANCELLED']]);
  expect(receiptStatesIn('roomy')).toEqual([...receiptStatesIn('refused'), ...receiptStatesIn('over')]);
  expect(cashReceiptStateList.filter(isRetriable)).toEqual(receiptStatesIn('refused'));
});

test('a cash receipt is for payments by deposit only', () => {
  const order = { payment_method: 'VIRTUAL_ACCOUNT', cancelled_at: null, payment_amount: 1 } as const;
  expect(takesCashReceipt(order)).toBe(true);
  expect(takesCashReceipt({ ...order, payment_method: 'CARD' })).toBe(false);
  expect(takesCashReceipt({ ...order, cancelled_at: new Date() })).toBe(false);
});

test('a cash receipt waits for the deposit, is issued for the kept amount, and is replaced after a partial refund', () => {
  const requested = { state: 'REQUESTED', amount: 0 } as const;
  expect(receiptDeed(requested, { isOver: false, kept: null })).toEqual({ do: 'wait' });
  expect(receiptDeed(requested, { isOver: false, kept: 30_000 })).toEqual({ do: 'issue', amount: 30_000 });
  expect(receiptDeed(requested, { isOver: true, kept: null })).toEqual({ do: 'drop' });
  const issued = { state: 'ISSUED', amount: 30_000 } as const;
  expect(receiptDeed(issued, { isOver: false, kept: 30_000 })).toEqual({ do: 'nothing' });
  expect(receiptDeed(issued, { isOver: false, kept: 20_000 })).toEqual({ do: 'cancel', again: 20_000 });
  // The order is cancelled, but its money is not refunded yet.
  expect(receiptDeed(issued, { isOver: true, kept: 30_000 })).toEqual({ do: 'nothing' });
  expect(receiptDeed(issued, { isOver: true, kept: 0 })).toEqual({ do: 'cancel', again: 0 });
  expect(receiptDeed(requested, { isOver: true, kept: 30_000 })).toEqual({ do: 'drop' });
  const failed = { state: 'FAILED', amount: 0 } as const;
  expect(receiptDeed(failed, { isOver: false, kept: 30_000 })).toEqual({ do: 'nothing' });
  expect(receiptDeed(failed, { isOver: true, kept: null })).toEqual({ do: 'drop' });
});

test('a receipt number with anything around it is refused, and a receipt card has 13 to 19 digits', () => {
  for (const written of ['x01012345678', '01012345678x', '011', '123456789012', '12345678901234567890', 'abcdefghijklm']) {
    expect([written, receiptIdentity('PERSONAL', written)]).toEqual([written, null]);
  }
  expect(receiptIdentity('PERSONAL', '1234567890123')).toBe('1234567890123');
});

test('an order paid with points only gets no cash receipt', () => {
  expect(takesCashReceipt({ payment_method: 'VIRTUAL_ACCOUNT', cancelled_at: null, payment_amount: 0 })).toBe(false);
});

test('a cash receipt stays unchanged when it is ended, correct or unpaid, or its ended order kept money', () => {
  const issued = { state: 'ISSUED', amount: 100 } as const;
  const deeds = [
    receiptDeed({ state: 'CANCELLED', amount: 100 }, { isOver: false, kept: 50 }),
    receiptDeed(issued, { isOver: false, kept: null }),
    receiptDeed(issued, { isOver: false, kept: 100 }),
    receiptDeed(issued, { isOver: true, kept: 50 }),
  ];
  expect(deeds).toEqual(deeds.map(() => ({ do: 'nothing' })));
  expect(receiptDeed(issued, { isOver: true, kept: 0 })).toEqual({ do: 'cancel', again: 0 });
  expect(receiptDeed({ state: 'REQUESTED', amount: 0 }, { isOver: false, kept: 0 })).toEqual({ do: 'drop' });
});
