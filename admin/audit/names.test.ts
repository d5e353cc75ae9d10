import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hidingReasons } from '#rules/community/review.ts';
import { cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { discrepancyActionList } from '#rules/money/discrepancy.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { claimRefundStateList } from '#rules/money/refund/refund.ts';
import { settlementStateList } from '#rules/money/settlement.ts';
import { claimStateList, claimTypes, faultList } from '#rules/order/claim.ts';
import { orderStateList } from '#rules/order/order-state.ts';
import { preparationStateList } from '#rules/order/preparation.ts';
import { columnNames, tableNames, valueNames } from './names.ts';

const schema = readFileSync(new URL('../../db/schema.generated.ts', import.meta.url), 'utf8');

/** Tables whose writes are in the log (db/test/access/grants.db.test.ts), with their columns. */
const audited = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/"([\w.]+)": (\w+);/g)]
  .filter(([, table = '']) => /^(member|product|sales|management)\./.test(table) && table !== 'management.audit_entries')
  .map(([, table = '', type = '']) => {
    const body = schema.split(`export interface ${type} {\n`)[1]?.split('\n}')[0] ?? '';
    return { table, columns: [...body.matchAll(/^ {2}"?(\w+)"?: /gm)].map(([, column = '']) => column) };
  });

test('every table of the log has a word', () => {
  expect(audited.length).toBeGreaterThan(100);
  expect(audited.filter(({ table }) => !(table in tableNames)).map(({ table }) => table)).toEqual([]);
});

test.each(audited)('$table: every column has a word', ({ columns }) => {
  expect(columns.length).toBeGreaterThan(0);
  expect(columns.filter((column) => !column.startsWith('masked_') && !(column in columnNames))).toEqual([]);
});

test('every state that work is told by has a word', () => {
  const states = [
    ...[orderStateList, claimStateList, claimTypes, faultList, claimRefundStateList, cashReceiptStateList, discrepancyActionList],
    ...[paymentStateList, settlementStateList, preparationStateList, hidingReasons],
  ].flat();
  expect(states.filter((state) => !(state in valueNames))).toEqual([]);
});
