import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type DesignTags, withTag } from '#rules/design/saved/design-tag.ts';
import { testDatabase } from '#test/database.ts';

const { service } = await testDatabase();

test('a design accepts the same tags as a member may add', async () => {
  const lists = [[], ['선물', '선물'], [''], ['\u200b'], ['가'.repeat(20)], ['가'.repeat(21)], [...'12345'], [...'123456']];
  const are = (list: string[]) => sql<{ are: boolean }>`select app.are_design_tags(${JSON.stringify(list)}::jsonb) as are`.execute(service);
  const taken = (await Promise.all(lists.map(are))).map(({ rows }) => rows[0]?.are);
  const added = (list: string[]) => list.reduce<DesignTags | null>((tags, tag) => tags && withTag(tags, tag), [])?.length === list.length;
  expect(taken).toEqual(lists.map(added));
});
