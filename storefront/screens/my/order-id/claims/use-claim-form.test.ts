import { expect, test } from 'vitest';
import type { ClaimableLine } from '#contract/rest/claims.ts';
import { missingPart, optionsFor } from './use-claim-form.ts';

const line = { order_product_id: 1, quantity: 1 };

test('what a form lacks is named in its order: a line, for an exchange by wish its option, for what is wrong a photo', () => {
  expect(missingPart({ type: 'RETURN', reason: 'DEFECT', lines: [] }, 0)).toBe('lines');
  expect(missingPart({ type: 'RETURN', reason: 'DEFECT', lines: [line] }, 0)).toBe('photos');
  expect(missingPart({ type: 'RETURN', reason: 'DEFECT', lines: [line] }, 1)).toBe(null);
  expect(missingPart({ type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [line] }, 0)).toBe(null);
  expect(missingPart({ type: 'EXCHANGE', reason: 'SIZE', lines: [line] }, 0)).toBe('option');
  expect(missingPart({ type: 'EXCHANGE', reason: 'SIZE', lines: [{ ...line, exchange_option_id: 7 }] }, 0)).toBe(null);
  expect(missingPart({ type: 'EXCHANGE', reason: 'DEFECT', lines: [line] }, 1)).toBe(null);
});

test('only what is not as ordered is exchanged for its like', () => {
  const [own, other] = [{ option_id: 7, is_own: true } as const, { option_id: 8, is_own: false } as const];
  const options = (reason: string) => optionsFor({ exchange_options: [own, other] } as ClaimableLine, { type: 'EXCHANGE', reason });
  expect([options('SIZE'), options('DEFECT')]).toEqual([[other], [own, other]]);
});
