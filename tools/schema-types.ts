// Writes db/schema.generated.ts from a freshly migrated database; `--check` only compares (CI).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';

const target = join(import.meta.dirname, '..', 'db', 'schema.generated.ts');
const url = process.env.SEAM_TEMPLATE_URL;
const folder = mkdtempSync(join(tmpdir(), 'seam-types-'));
const server = url ? undefined : await startEmbedded({ dataDir: folder, throwaway: true });
try {
  if (server) {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await migrate(client);
    await client.end();
  }
  const output = join(folder, 'schema.ts');
  const types = JSON.stringify({ int8: 'number', numeric: 'number', date: 'string' });
  const flags = ['--dialect', 'postgres', '--url', url ?? server?.url ?? '', '--out-file', output, '--type-mapping', types];
  flags.push('--include-pattern', '(member|identity|product|sales|management).*');
  execFileSync(join(import.meta.dirname, '..', 'node_modules', '.bin', 'kysely-codegen'), flags, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const text = readFileSync(output, 'utf8');
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== text) {
      console.error('db/schema.generated.ts is not what the migrations give; run: npm run generate');
      process.exitCode = 1;
    }
  } else {
    writeFileSync(target, text);
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
