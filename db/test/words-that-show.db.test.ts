import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { emptyDatabase, ownerConnection } from '#test/database.ts';

test('what was written before the rule (0050, and two signs more since) and does not show is mended, in copies too', async () => {
  const owner = await ownerConnection({ url: await emptyDatabase() });
  await migrate(owner, { only: new Set(readdirSync(join(import.meta.dirname, '..', 'migrations')).filter((name) => name < '0050')) });
  await owner.query(`
    insert into product.artists (name, path_name, description, image_src) values
      ('{"ko": "선", "en": "Seon"}', 'seon', '{"ko": {"x": 1}, "en": [1, "b"], "jp": "x"}', 'javascript:alert(1)'),
      ('{"ko": "선", "en": "Seon", "cn": null}', 'other', '{"ko": "줄\\n줄", "en": "x"}', '/cdn/library/1'),
      ('{"ko": "\u2800", "en": "Empty cell"}', 'empty', '{"ko": "\u2800", "en": "x"}', '');
    insert into product.brands (name, logo_src) values ('{"ko": "${'가'.repeat(70)}", "en": "a\\u202eb"}', '/cdn/../api');
    insert into product.graphics (artist_id, name, src, width, height, extension, price, origin_price, keywords) values
      (1, '{"ko": {"a": 1}, "en": {"b": {}}}', '/cdn/a.svg', 1, 1, 'svg', 0, 0, array['봄', e'\\u200b', e'\\u2800', '${'x'.repeat(40)}']),
      (1, '{"ko": "\u2800", "en": "x"}', '/cdn/a.svg', 1, 1, 'svg', 0, 0, array[e'\\u2800']);
    insert into management.faqs (category, question, answer) values ('ORDER', '{"ko": {}, "en": "How?"}', '{"ko": true, "en": false}');
  `);
  await migrate(owner);
  const rows = async (select: string) => (await owner.query({ text: select, rowMode: 'array' })).rows;
  expect(await rows('select name, description, image_src from product.artists order by id')).toEqual([
    [{ ko: '선', en: 'Seon' }, { ko: '1', en: '1 b' }, ''],
    [{ ko: '선', en: 'Seon' }, { ko: '줄\n줄', en: 'x' }, '/cdn/library/1'],
    [{ ko: '-', en: 'Empty cell' }, { ko: '-', en: 'x' }, ''],
  ]);
  expect(await rows('select name, logo_src from product.brands')).toEqual([[{ ko: '가'.repeat(60), en: 'ab' }, '']]);
  expect(await rows('select name, keywords from product.graphics order by id')).toEqual([
    [{ ko: '1', en: '1' }, ['x'.repeat(30), '봄']],
    [{ ko: '-', en: 'x' }, []],
  ]);
  expect(await rows('select question, answer from management.faqs')).toEqual([
    [
      { ko: 'How?', en: 'How?' },
      { ko: '-', en: '-' },
    ],
  ]);
});
