import { expect, test } from 'vitest';
import { keptReceipt, storeReceipt } from './stored-receipt.ts';

const receipt = { purpose: 'PERSONAL', number: '010-1234-5678' } as const;

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a stored cash receipt is read only by its member, until it is switched off', () => {
  const storage = memory();
  storeReceipt('one', receipt, storage);
  expect(keptReceipt('one', storage)).toEqual(receipt);
  expect(keptReceipt('other', storage)).toBeNull();
  expect(keptReceipt(null, storage)).toBeNull();
  storeReceipt('one', null, storage);
  expect(storage.kept.size).toBe(0);
  storeReceipt(null, receipt, storage);
  expect(storage.kept.size).toBe(0);
});

test('a broken or outdated stored cash receipt is ignored', () => {
  const storage = memory();
  for (const broken of ['{', '7', '{"userId":"one","purpose":"GIFT","number":"01012345678"}']) {
    storage.setItem('seam.cash-receipt', broken);
    expect([broken, keptReceipt('one', storage)]).toEqual([broken, null]);
  }
});
