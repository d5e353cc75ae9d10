import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { columns, filterOf, LONGEST_LINE, sortKeysOf, wordColumns } from './groonga-filter.ts';
import { type FoundPage, type SearchCopy, type SearchedList, type SearchedNoun, type SearchRow, searchedNouns } from './port.ts';

/** Timeout of a job's request, in ms. */
const STORE_TIMEOUT = 60_000;

/** Part of the table names: a release with other tables creates its own, and older ones can be removed. */
const LAYOUT = 1;
const tableOf = (noun: SearchedNoun) => `${noun}_${LAYOUT}`;
const draftOf = (noun: SearchedNoun) => `draft_${tableOf(noun)}`;
const lines = `line_${LAYOUT}`;
const tags = `tag_${LAYOUT}`;

/** `[[code, start, seconds, reason?], result]`. */
const reply = z.tuple([z.tuple([z.number(), z.number(), z.number()]).rest(z.unknown())]).rest(z.unknown());
const foundReply = z.tuple([z.tuple([z.tuple([z.number()]), z.unknown()]).rest(z.tuple([z.number()]))]);

/** The engine answered but cannot do this: it is not away, but not filled yet. */
export class NotFilled extends Error {}

interface Server {
  url: string;
  authorization: string | null;
}

/** Groonga over HTTP. Everything throws while it is away, or takes longer than `longest` ms; `find` is null for what its scripts do not say. */
export function groonga(server: Server, longest: number) {
  return {
    find: (list: SearchedList) => find(server, list, longest),
    open: () => openCopy(server),
  };
}

async function find(server: Server, list: SearchedList, longest: number): Promise<FoundPage | null> {
  const [filter, sort_keys] = [filterOf(list), sortKeysOf(list)];
  if (filter === null || sort_keys === null) return null;
  const window = { limit: String(list.limit), offset: String(list.offset), output_columns: '_key' };
  // Where a whole word finds nothing it would look for parts of words.
  const exactly = { match_escalation_threshold: '-1' };
  const body = new URLSearchParams({ table: tableOf(list.noun), filter, sort_keys, ...window, ...exactly });
  const [[[count], , ...rows]] = foundReply.parse(await request(server, 'select', body, longest));
  return { ids: rows.map(([id]) => id), count };
}

async function openCopy(server: Server): Promise<SearchCopy> {
  const run = (command: string, args: Record<string, string>) => request(server, command, new URLSearchParams(args), STORE_TIMEOUT);
  const isThere = async (name: string) => (await run('object_exist', { name })) === true;
  const missing: SearchedNoun[] = [];
  for (const noun of searchedNouns) if (!(await isThere(tableOf(noun)))) missing.push(noun);
  if (missing.length > 0) await makeTables(run, isThere, missing);
  const nameOf = (noun: SearchedNoun) => (missing.includes(noun) ? draftOf(noun) : tableOf(noun));
  // The machine's time: a demonstration's clock goes back.
  const stored_at = Date.now();
  return {
    isNew: missing.length > 0,
    async store(noun, rows) {
      if (rows.length === 0) return;
      const body = JSON.stringify(rows.map((row) => ({ ...recordOf(row), stored_at })));
      const count = await request(server, `load?table=${nameOf(noun)}`, body, STORE_TIMEOUT);
      if (count !== rows.length) throw new Error(`the search engine stored ${count} of ${rows.length} rows`);
    },
    async remove(noun, ids) {
      if (ids.length > 0) await run('delete', { table: nameOf(noun), filter: `in_values(_key, ${ids.join(', ')})` });
    },
    async finish() {
      for (const noun of searchedNouns) {
        await run('delete', { table: nameOf(noun), filter: `stored_at < ${stored_at}` });
        if (missing.includes(noun)) await run('table_rename', { name: draftOf(noun), new_name: tableOf(noun) });
      }
    },
  };
}

type Run = (command: string, args: Record<string, string>) => Promise<unknown>;

/**
 * Each line of words is a key of one sorted table that word columns refer to, so its index finds whole lines and beginnings. Drafts of
 * an interrupted run are used again.
 */
async function makeTables(run: Run, isThere: (name: string) => Promise<boolean>, nouns: readonly SearchedNoun[]): Promise<void> {
  const make = async (name: string, command: string, args: Record<string, string>) => {
    if (!(await isThere(name))) await run(command, args);
  };
  const addTable = (name: string, flags: string, key_type: string) => make(name, 'table_create', { name, flags, key_type });
  const addColumn = (table: string, name: string, args: { flags: string; type: string; source?: string }) =>
    make(`${table}.${name}`, 'column_create', { table, name, ...args });
  for (const name of [lines, tags]) await addTable(name, 'TABLE_PAT_KEY', 'ShortText');
  for (const noun of nouns) {
    const table = draftOf(noun);
    await addTable(table, 'TABLE_HASH_KEY', 'UInt64');
    for (const [name, type] of Object.entries({ ...columns[noun], stored_at: 'Int64' }))
      await addColumn(table, name, { flags: 'COLUMN_SCALAR', type });
    const listed = [...wordColumns[noun].map((name) => [name, lines] as const), ...(noun === 'product' ? [['tags', tags] as const] : [])];
    for (const [name, keys] of listed) {
      await addColumn(table, name, { flags: 'COLUMN_VECTOR', type: keys });
      await addColumn(keys, `${noun}_${name}`, { flags: 'COLUMN_INDEX', type: table, source: name });
    }
  }
}

/** A row as Groonga loads it. */
function recordOf({ id, words, own_words, told_words, ...others }: SearchRow): object {
  const linesOf = (written: string) =>
    [...new Set(written.split('\n').map((line) => [...line].slice(0, LONGEST_LINE).join('')))].filter(Boolean);
  const told = Object.entries({ words, own_words, told_words }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, linesOf(value)]],
  );
  return { _key: id, ...others, ...Object.fromEntries(told) };
}

/** The result of a command: arguments as a form, rows as JSON. Errors: throws NotFilled when the engine refuses it. */
async function request({ url, authorization }: Server, command: string, body: URLSearchParams | string, timeout: number): Promise<unknown> {
  const response = await fetch(`${url}/d/${command}`, {
    method: 'POST',
    headers: {
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(authorization === null ? {} : { authorization }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const [[code, , , reason], result] = reply.parse(JSON.parse(await boundedText(response)));
  if (code !== 0) throw new NotFilled(`the search engine refused: ${String(reason).slice(0, 200)}`);
  return result;
}
