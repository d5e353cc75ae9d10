import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '#db/free-port.ts';
import { openDatabase } from '#db/open.ts';
import { saveMode } from '#server/process/shop-mode.ts';
import { emptyDatabase, ownerConnection, testDatabase } from '#test/database.ts';
import { testFolder } from '#test/open.ts';
import { compiled } from '#test/two-processes/compiled.ts';
import { openPlace } from './place.ts';

/** The commands as typed by a person, on the embedded database: beside a running shop, and without one. */

const folder = mkdtempSync(join(tmpdir(), 'seam-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// As root, the cluster belongs to another user, who needs access to this folder.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup');
const root = join(import.meta.dirname, '..', '..');

type Command = 'backup' | 'restore' | 'migrate' | 'admin' | 'print-files' | 'trade-record';

/** `npm run NAME -- ...`: its output and exit code. */
function run(name: Command, args: string[], settings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const env = { PATH: '/usr/bin:/bin', ...compiled, ...settings };
  const child = spawn(process.execPath, [`tools/${name}.ts`, ...args], { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return new Promise<{ code: number | null; said: string }>((done) => child.once('close', (code) => done({ code, said })));
}

describe('beside a running shop', () => {
  test('backup and admin find the embedded database of a running shop, and restore refuses until it stops', async () => {
    const shop = await openDatabase({ dataDir });
    try {
      await saveMode(shop.service, 'live');
      const place = await openPlace({ databaseUrl: undefined, storage: { source: 'disk' }, dataDir });
      expect([place.isShopOpen, new URL(place.url).port]).toEqual([true, new URL(shop.url).port]);
      expect(await run('backup', [backup], { DATA_DIR: dataDir })).toMatchObject({
        code: 0,
        said: expect.stringContaining('keep it where only you can read it'),
      });
      expect(await run('admin', ['owner@seam.example'], { DATA_DIR: dataDir })).toMatchObject({
        code: 0,
        said: expect.stringMatching(/shown this once: \S{20}\n/),
      });
      expect(await run('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({
        code: 1,
        said: 'The shop is running. Stop it first.\n',
      });
    } finally {
      await shop.close();
    }
  });
});

describe('with no shop running', () => {
  test('the commands start the database while they run', async () => {
    expect(await run('admin', ['owner@seam.example'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      said: 'owner@seam.example is an administrator already.\n',
    });
    expect(await run('admin', ['two@seam.example'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      said: expect.stringContaining('--another'),
    });
    const elsewhere = join(folder, 'elsewhere');
    expect(await run('restore', [backup], { DATA_DIR: elsewhere })).toMatchObject({
      code: 0,
      said: expect.stringContaining('The shop is as it was at'),
    });
    expect(await run('restore', [backup], { DATA_DIR: elsewhere })).toMatchObject({ code: 1, said: expect.stringContaining('--force') });
    // The backup was taken before the administrator existed, so the restored shop has none yet.
    expect(await run('admin', ['first@seam.example'], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 });
  });

  test('a command with wrong arguments prints its usage and creates nothing', async () => {
    const nothing = join(folder, 'nothing');
    expect(await run('restore', [], { DATA_DIR: nothing })).toMatchObject({
      code: 1,
      said: 'Say which backup: npm run restore -- FOLDER [--force]\n',
    });
    expect(await run('admin', [], { DATA_DIR: nothing })).toMatchObject({ code: 1, said: 'Say who: npm run admin -- EMAIL [--another]\n' });
    for (const name of ['backup', 'admin'] as const)
      expect(await run(name, name === 'admin' ? ['who@seam.example'] : [], { DATA_DIR: nothing })).toMatchObject({
        code: 1,
        said: `There is no shop in ${nothing}. Set DATA_DIR or DATABASE_URL as the shop has it.\n`,
      });
    expect(await run('restore', [join(folder, 'no-backup')], { DATA_DIR: nothing })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is no finished backup'),
    });
    expect(readdirSync(folder)).not.toContain('nothing');
    const empty = testFolder();
    expect(await run('admin', ['who@seam.example'], { DATA_DIR: empty })).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no shop in'),
    });
    expect(readdirSync(empty)).toEqual([]);
  });

  test('an operator’s command leaves a database without a shop unchanged', async () => {
    const url = await emptyDatabase();
    const said = expect.stringContaining('This database holds no shop yet.');
    const calls: [Command, string[]][] = [
      ['admin', ['who@seam.example']],
      ['print-files', ['20261126-1', testFolder()]],
      ['trade-record', ['20261126-1']],
    ];
    for (const [name, args] of calls)
      expect([name, await run(name, args, { DATA_DIR: testFolder(), DATABASE_URL: url })]).toEqual([name, { code: 1, said }]);
    expect(
      (await (await ownerConnection({ url })).query("select from pg_namespace where nspname in ('migration', 'member')")).rowCount,
    ).toBe(0);
    const migrated = await testDatabase();
    expect(await run('admin', ['who@seam.example'], { DATA_DIR: testFolder(), DATABASE_URL: migrated.url })).toEqual({ code: 1, said });
    expect(await migrated.service.selectFrom('member.members').select('id').execute()).toEqual([]);
  });

  test('a process that leaves migrating to the command waits and says so; a second command waits for the first', async () => {
    const url = await emptyDatabase();
    const said: string[] = [];
    const opening = openDatabase({ databaseUrl: url, dataDir: '.', waitsForMigrations: true, say: (line) => said.push(line) });
    const settings = { DATA_DIR: testFolder(), DATABASE_URL: url };
    const commands = [run('migrate', [], settings), run('migrate', [], settings)];
    await (await opening).close();
    expect(said[0]).toMatch(/^waits for npm run migrate: 001-base.sql, /);
    for (const command of commands)
      expect(await command).toMatchObject({ code: 0, said: expect.stringContaining('The database is ready for this version.') });
    expect((await (await ownerConnection({ url })).query('select from migration.applied where hash is null')).rowCount).toBe(0);
  });

  test('a database that is down is reported with the name of its setting', async () => {
    const settings = { DATA_DIR: testFolder(), DATABASE_URL: `postgres://seam@127.0.0.1:${await freePort()}/seam` };
    expect(await run('admin', ['who@seam.example'], settings)).toEqual({
      code: 1,
      said: expect.stringMatching(/^The database does not answer \(connect ECONNREFUSED.* is DATABASE_URL right\?\n$/),
    });
  });

  test('an outdated postmaster.pid does not keep the commands from starting the database', async () => {
    const cluster = join(dataDir, 'postgres');
    writeFileSync(join(cluster, 'postmaster.pid'), `999999\n${cluster}\n1700000000\n1\n\n127.0.0.1\n0 0\nready   \n`);
    const place = await openPlace({ databaseUrl: undefined, storage: { source: 'disk' }, dataDir });
    expect(place.isShopOpen).toBe(false);
    await place.close();
  });
});
