import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { hidingReasons } from '#rules/community/review.ts';
import { cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { discrepancyActionList } from '#rules/money/discrepancy.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { claimRefundStateList } from '#rules/money/refund/refund.ts';
import { settlementStateList } from '#rules/money/settlement.ts';
import { claimStateList, claimTypes, faultList } from '#rules/order/claim/claim.ts';
import { orderStateList } from '#rules/order/order-state.ts';
import { preparationStateList } from '#rules/order/preparation.ts';
import { changeLines } from './change-lines.ts';
import { isNamed, tableNames, valueNames } from './names.ts';
import { sentenceOf } from './sentences.ts';

const schema = readFileSync(new URL('../../db/schema.generated.ts', import.meta.url), 'utf8');

/** Tables whose writes are logged (db/test/access/grants.db.test.ts), with their columns. */
const audited = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/"([\w.]+)": (\w+);/g)]
  .filter(
    ([, table = '']) =>
      /^(member|product|sales|management)\./.test(table) &&
      !['management.audit_entries', 'management.webhook_deliveries', 'product.list_news'].includes(table),
  )
  .map(([, table = '', type = '']) => {
    const body = schema.split(`export interface ${type} {\n`)[1]?.split('\n}')[0] ?? '';
    const typed = [...body.matchAll(/^ {2}"?(\w+)"?: (.*);/gm)];
    return {
      table,
      columns: typed.map(([, column = '']) => column),
      json: typed.filter(([, , held = '']) => /\b(?:Json|Localized|Translated)\b/.test(held)).map(([, column = '']) => column),
    };
  });

test('every table in the audit log has a Korean name', () => {
  expect(audited.length).toBeGreaterThan(100);
  expect(audited.filter(({ table }) => !(table in tableNames)).map(({ table }) => table)).toEqual([]);
});

test.each(audited)('$table: every column in the audit log has a Korean name', ({ table, columns }) => {
  expect(columns.length).toBeGreaterThan(0);
  expect(columns.filter((column) => !column.startsWith('masked_') && !isNamed(table, column))).toEqual([]);
});

test.each(audited.filter(({ json }) => json.length > 0))(
  '$table: each name stored inside a JSON column has Korean words',
  ({ table, columns, json }) => {
    const staff = { id: 'a', name: '문서윤' };
    const row = { id: 1, act: 'a', act_rows: 1, created_at: '2026-11-20T03:00:00.000Z', staff, row_id: null, row_name: null, sort: null };
    const told = (column: string, before: unknown, after: unknown) => {
      const changes = [{ column, before, after, is_hidden: false }];
      const entry = { ...row, action: 'UPDATE' as const, table, about: [], payout: null, changes } satisfies AuditEntry;
      return [sentenceOf(entry), ...changeLines(entry).flatMap((line) => [line.name, line.before, line.after])].join(' ');
    };
    for (const column of json) {
      const parts = [...columns, 'inner_name'];
      const said = [
        ...parts.map((part) => told(column, { [part]: '하나' }, { [part]: '둘' })),
        ...parts.map((part) => told(column, [{ [part]: '하나' }], [])),
        ...columns.map((part) => told(column, { en: { [part]: '하나' } }, {})),
      ];
      expect(said.filter((text) => /[a-z]+_[a-z]+|[{}[\]"]/.test(text))).toEqual([]);
    }
  },
);

test('every state in the audit log has a Korean name', () => {
  const states = [
    ...[orderStateList, claimStateList, claimTypes, faultList, claimRefundStateList, cashReceiptStateList, discrepancyActionList],
    ...[paymentStateList, settlementStateList, preparationStateList, hidingReasons],
  ].flat();
  expect(states.filter((state) => !(state in valueNames))).toEqual([]);
});
