import { expect, test } from 'vitest';
import { relatedTests } from './related-tests.ts';

const texts: Record<string, string> = {
  'rules/money/price.test.ts': "from './price.ts'",
  'rules/money/split.test.ts': "from './split.ts'",
  'server/order.db.test.ts': "from '#rules/money/price.ts'",
  'server/other.test.ts': "from '#rules/money/unit-price.ts'",
};
const after = (...changed: string[]) => relatedTests(changed, Object.keys(texts), (path) => texts[path] ?? '');

test('the tests of a change are those beside it, then those that import it', () => {
  expect(after('rules/money/price.ts')).toEqual(['rules/money/price.test.ts', 'rules/money/split.test.ts', 'server/order.db.test.ts']);
});

test('a changed test is run first, and a document has no tests', () => {
  expect(after('rules/money/split.test.ts')[0]).toBe('rules/money/split.test.ts');
  expect(after('docs/glossary.md')).toEqual([]);
});
