import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';

const database = await testDatabase();

test('a statement that comes again with other values is prepared once on its connection and gives its own answer', async () => {
  await database.service.connection().execute(async (connection) => {
    const answers: number[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ answer: number }>`select ${value}::int * 2 as answer`.execute(connection);
      answers.push(rows[0]?.answer ?? 0);
    }
    expect(answers).toEqual([2, 4, 6]);
    const { rows } = await sql`select count(*)::int as count from pg_prepared_statements where statement like '%* 2 as answer'`.execute(
      connection,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
