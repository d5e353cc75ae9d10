import { expect, test } from 'vitest';
import { z } from 'zod';
import { productBody } from '#contract/rest/admin/catalogue/products.ts';
import { contentKindNames, contentSchema, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { changeDeliveryBody } from '#contract/rest/admin/orders.ts';
import { proofPassword } from '#contract/rest/values.ts';
import { SHIPPING_REQUEST_MAX } from '#rules/money/shipping.ts';
import { textLimit } from './text-limit.ts';

test.each<[z.ZodType, string, number | undefined]>([
  [productBody, 'name.cn', 100],
  [productBody, 'description.ko', 1_000],
  [productBody, 'facts.material.en', 500],
  [productBody, 'colors.2.name.ko', 60],
  [productBody, 'price', undefined],
  [productBody, 'code', undefined],
  [productBody, 'nothing.of.it', undefined],
  [changeDeliveryBody, 'shipping_request', SHIPPING_REQUEST_MAX],
  [proofPassword, '', 1_024],
  [z.object({ of: z.union([z.literal(''), z.string().max(3), z.string().max(5)]) }), 'of', 5],
])('%#: an input has the length limit of the schema of its form', (schema, path, limit) => {
  expect(textLimit(schema, path)).toBe(limit);
});

test.each(contentKindNames)('%s: every text that staff publish has a length limit', (kind) => {
  for (const [name, field] of Object.entries(kindOf(kind).fields)) {
    if (field.is === 'text' || field.is === 'words' || (field.is === 'translation' && field.max !== 'written'))
      expect([name, textLimit(contentSchema(kind), field.is === 'words' ? `${name}.ko` : name)]).toEqual([name, field.max]);
    if (field.is === 'told-rows') expect(textLimit(contentSchema(kind), `${name}.0.text`)).toBeGreaterThan(0);
    if (field.is === 'link') expect(textLimit(contentSchema(kind), name)).toBeGreaterThan(0);
  }
});
