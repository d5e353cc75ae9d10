import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { dumpTables } from '#db/copy/dump-tables.ts';
import { loadTables } from '#db/copy/load-tables.ts';
import { emptyDatabase, onServer, testDatabase } from '#test/database.ts';

const database = await testDatabase();

async function opened(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('a connection lost in the middle of a table ends the read with an error, never silently', async () => {
  // More than the buffers can hold.
  await onServer(
    database.url,
    "insert into management.logs (type, target, description) select 'x', 'y', repeat('z', 1900) from generate_series(1, 5000)",
  );
  const client = await opened(database.url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const reading = dumpTables(client, async ({ name }, table) => {
    if (name === 'management.logs') await onServer(database.url, `select pg_terminate_backend(${rows[0]?.pid})`);
    await pipeline(table, async (chunks: AsyncIterable<Buffer>) => {
      for await (const _chunk of chunks);
    });
  });
  await expect(reading).rejects.toThrow();
  await client.end().catch(() => {});
});

test('texts with quotes, line breaks, backslashes, Korean or emoji, and empty ones, survive a copy unchanged', async () => {
  const kinds = ['\\N', '\\.', 'a\tb\nc\rd', '\'"\\', '한글 🧵', '', '\u2028', '{"ko":"\\u00e9"}'];
  for (const text of kinds) {
    await database.servicePool.query("insert into management.logs (user_id, type, target, description) values ($1, 'kind', 'x', $2)", [
      randomUUID(),
      text,
    ]);
  }
  const kept = new Map<string, Buffer>();
  const source = await opened(database.url);
  const dumped = await dumpTables(source, async ({ name }, rows) => {
    kept.set(name, Buffer.concat(await rows.toArray()));
  });
  await source.end();
  const url = await emptyDatabase();
  const target = await opened(url);
  const read = ({ name }: { name: string }) => Readable.from([kept.get(name) ?? Buffer.of()]);
  await loadTables(target, dumped, { read, isForced: false, beforeCommit: async () => {} });
  const { rows } = await target.query<{ text: string }>("select description as text from management.logs where type = 'kind' order by id");
  expect(rows.map(({ text }) => text)).toEqual(kinds);
  await target.end();
});

test('a load that fails at its end changes nothing, and keeps even the rows that --force would have deleted', async () => {
  const source = await opened(database.url);
  const dumped = await dumpTables(source, async (_table, rows) => void (await rows.toArray()));
  await source.end();
  const before = await fingerprint(database.url);
  const copy = await emptyDatabase();
  const fill = await opened(copy);
  const none = { ...dumped, tables: dumped.tables.map((table) => ({ ...table, rows: 0 })) };
  const read = () => Readable.from([]);
  await loadTables(fill, none, { read, isForced: false, beforeCommit: async () => {} });
  const restored = await fingerprint(copy);
  const failing = loadTables(fill, none, { read, isForced: true, beforeCommit: () => Promise.reject(new Error('the disk is full')) });
  await expect(failing).rejects.toThrow('the disk is full');
  const miscounted = loadTables(fill, dumped, { read, isForced: true, beforeCommit: async () => {} });
  await expect(miscounted).rejects.toThrow('0 rows arrived');
  await fill.end();
  expect(await fingerprint(copy)).toBe(restored);
  expect(await fingerprint(database.url)).toBe(before);
});

/** Every table with its oid and rows, so that a recreated table of the same name differs. */
async function fingerprint(url: string): Promise<string> {
  const client = await opened(url);
  const { rows } = await client.query(
    "select c.oid, c.relname, pg_relation_filenode(c.oid) as file from pg_class c where c.relkind = 'r' and c.relnamespace = 'sales'::regnamespace order by 1",
  );
  await client.end();
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
