// Writes db/schema.generated.ts from a freshly migrated database; `--check` only compares (CI). Beyond what kysely-codegen knows, a column
// is read as what its check constraint or domain lets it hold.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';

/** What is read has these types; what is written is for the database to check. */
const heldTypes = `import type { Locale, TranslationLocale, Translations } from '#rules/shop/locale.ts';

/** One of the texts that the column's check constraint lists. */
type Checked<Text extends string> = ColumnType<Text, string, string>;
type Localized = ColumnType<{ ko: string } & { [Other in TranslationLocale]?: string }, Json, Json>;
type Translated = ColumnType<Translations, Json, Json>;
`;

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
  const text = withHeld(readFileSync(output, 'utf8'), await heldValues(url ?? server?.url ?? ''));
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

/** The type of what a column holds, by `schema.table.column`: the texts that a check constraint lists, and the names of the shop. */
async function heldValues(connectionString: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string; is_name: boolean; definition: string | null }>(`
    select concat_ws('.', relnamespace::regnamespace, relname, attname) as name, atttypid = 'app.localized'::regtype as is_name,
      pg_get_constraintdef(checks.oid) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_constraint checks on conrelid = attrelid and contype = 'c' and attnum = any (conkey)
    where relkind in ('r', 'v') and (atttypid = 'app.localized'::regtype or checks.oid is not null)`);
  await client.end();
  const held = new Map<string, string>();
  for (const { name, is_name, definition } of rows) {
    const column = name.split('.').at(-1);
    const listed = definition?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'\w[\w-]*'::text(?:, )?)+)\]\)\)\)$/)?.[1];
    if (is_name) held.set(name, 'Localized');
    else if (listed) held.set(name, `Checked<${listed.replaceAll('::text', '').replaceAll(', ', ' | ')}>`);
    else if (definition?.includes(`(${column} = ANY (app.locales()))`)) held.set(name, 'Checked<Locale>');
    else if (definition?.includes(`app.is_translations(${column})`)) held.set(name, 'Translated');
  }
  return held;
}

function withHeld(text: string, held: ReadonlyMap<string, string>): string {
  const tables = new Map([...text.matchAll(/^ {2}"([\w.]+)": (\w+);$/gm)].map(([, table, type]) => [type, table]));
  return text
    .replace(/^import .*\n/m, (line) => line + heldTypes)
    .replaceAll(/^export interface (\w+) \{\n[^}]*\}/gm, (block, type) =>
      block.replaceAll(/^( {2}(\w+): .*?)\b(?:string|Json)\b/gm, (line, before, column) => {
        const is = held.get(`${tables.get(type)}.${column}`);
        return is === undefined ? line : before + is;
      }),
    );
}
