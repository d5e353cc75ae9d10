import { beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import { rotateSigningKeys } from '#server/keys/stored-keys.ts';
import { patience, testDatabase } from '#test/database.ts';
import { closedAtEnd, testFolder } from '#test/open.ts';

const secret = 'the master secret of this installation';
const day = 86_400;
let database: Database;
let passed = 0;
const clock = () => new Date(Date.parse('2026-11-20T03:00:00Z') + passed * 1000);

beforeEach(async () => {
  database = await testDatabase();
  passed = 0;
});

test('signing keys are made once, stay the same after a restart, and are encrypted in the database', async () => {
  const first = await process().then((ring) => ring.keys());
  const again = await process().then((ring) => ring.keys());
  expect(again.signingKeys).toEqual(first.signingKeys);
  expect(first.signingKeys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
  expect([...first.publicKeys.values()].map((key) => key.type)).toEqual(['public']);
  const rows = await database.identity.selectFrom('identity.signing_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first.signingKeys[0]?.d);
});

test('processes that start together agree on one key', async () => {
  const rings = await Promise.all([process(), process(), process()]);
  const keys = await Promise.all(rings.map((ring) => ring.keys()));
  expect(new Set(keys.map(({ version }) => version)).size).toBe(1);
});

test('a start with another SECRET is refused with what to do', async () => {
  await process();
  await expect(process({ SECRET: 'another master secret of thirty-two' })).rejects.toThrow(
    'SECRET does not open the signing keys of this database. Every process on one database needs the same SECRET',
  );
});

test('after ninety days every process publishes the next key an hour before it signs; the old one ends a day later', async () => {
  const rings = await Promise.all([process(), process()]);
  const kids = async () => Promise.all(rings.map(async (ring) => (await ring.keys()).signingKeys.map(({ kid }) => kid)));
  const [old = ''] = (await kids())[0] ?? [];
  const rotate = () => rotateSigningKeys({ config: configOf(), database, clock });
  passed = 90 * day - 1;
  expect(await rotate()).toBe(0);
  passed = 90 * day + 60;
  expect(await Promise.all([rotate(), rotate()]).then((done) => done.sort())).toEqual([0, 1]);
  const both = await kids();
  const [, next = ''] = both[0] ?? [];
  expect(both).toEqual([
    [old, next],
    [old, next],
  ]);
  passed += 3600;
  expect(await kids()).toEqual([
    [next, old],
    [next, old],
  ]);
  passed += day + 1;
  expect(await rotate()).toBe(1);
  expect(await kids()).toEqual([[next], [next]]);
});

test('a key that another process published is found by its name; invented names cause one database query in five seconds', async () => {
  const ring = await process();
  passed = 91 * day;
  await ring.keys();
  await rotateSigningKeys({ config: configOf(), database, clock });
  const { kid } = await database.identity
    .selectFrom('identity.signing_keys')
    .select('kid')
    .orderBy('signs_from', 'desc')
    .executeTakeFirstOrThrow();
  expect(await ring.publicKey(kid)).toBeNull();
  passed += 5;
  expect(await ring.publicKey(kid)).toMatchObject({ type: 'public' });
  expect(await ring.publicKey('constructor')).toBeNull();
});

function configOf(env: Record<string, string> = {}) {
  return readConfig({ DATA_DIR: testFolder(), SECRET: secret, ...env });
}

/** Simulates another process: its own pool and memory. */
async function process(env: Record<string, string> = {}) {
  const own = closedAtEnd(connect(database.url, { poolSizes: { identity: 2 }, patience }));
  return openKeyRing({ config: configOf(env), database: own, clock });
}
