import { expect, test } from 'vitest';
import { htmlColumns } from '#contract/rest/admin/content/html-columns.ts';
import { contentKindNames, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { contentTables } from './content-tables.ts';

test('every field of rich text is stored in a column listed as HTML', () => {
  const written = contentKindNames.flatMap((kind) =>
    Object.entries(kindOf(kind).fields)
      .filter(([, field]) => field.is === 'written')
      .map(([name]) => `${contentTables[kind].table}.${name}`),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((column) => !htmlColumns.has(column))).toEqual([]);
});
