import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { resizeSrc } from '#contract/images.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { openDisk } from '#server/gateways/storage/disk.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { saveDesign } from '#server/images/golden/design.fixture.ts';
import { plainPicture } from '#server/images/golden/images.fixture.ts';
import { rolePool, testDatabase } from '#test/database.ts';
import { testApp, testFolder } from '#test/open.ts';

let app: FastifyInstance;
let database: Database;
let storage: ObjectStorage;

beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'images', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' });
  ({ app } = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }));
  storage = openDisk(config.dataDir);
  await app.ready();
});

test('a process with only the image service serves originals, copies and designs from one data folder', async () => {
  const src = await storage.put(await plainPicture(200, 100).png().toBuffer(), 'png');
  const saved = await saveDesign(database, storage);
  const { renderKey, revision, mockupGroupId } = saved;
  const render = renderSrc({ design: { renderKey, revision }, mockupGroupId, width: 320, extension: 'jpg' });
  const fullAddress = resizeSrc(src, 128).replace(encodeURIComponent(src), encodeURIComponent(`https://shop.example${src}`));
  for (const url of [src, resizeSrc(src, 128), fullAddress, render]) {
    const reply = await app.inject({ url });
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('only its owner can read the key of a design’s pictures', async () => {
  const { id } = await saveDesign(database, storage);
  const [owner, other] = await Promise.all(['owner', 'other'].map(addMember));
  await database.service
    .updateTable('product.product_customs')
    .set({ type: 'USER', user_id: owner ?? null })
    .where('id', '=', id)
    .execute();
  const keysFor = async (role: 'public' | 'user', member: string) => {
    const client = await rolePool(database, role).connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.user_id', $1, true)", [member]);
      const { rowCount } = await client.query('select render_key from product.product_customs where id = $1', [id]);
      return rowCount;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect([await keysFor('user', owner ?? ''), await keysFor('user', other ?? ''), await keysFor('public', '')]).toEqual([1, 0, 0]);
});

async function addMember(name: string): Promise<string> {
  const { id } = await database.service
    .insertInto('member.members')
    .values({ email: `${name}@seam.example`, name, nickname: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
