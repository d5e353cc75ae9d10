// Checks docs/specification-map.md against the repository: what it names exists, ids are unique, `done` has a test, counts match the rows.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const states = ['done', 'works', 'thin', 'open'] as const;
type State = (typeof states)[number];

interface Row {
  id: string;
  state: string;
  files: string;
  tests: string;
}

/** Problems in the map, and rows that comments of `texts` (the sources by path) cite and it lacks; empty when all names are correct. */
export function specificationMapComplaints(root: string, texts: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(root, 'docs', 'specification-map.md'), 'utf8');
  const rows = rowsOf(text);
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const complaints = rows.flatMap((row) => rowComplaints(row, root).map((complaint) => `${row.id}: ${complaint}`));
  const cites = [...texts].flatMap(([path, source]) =>
    [...source.matchAll(/\bspecification (\d+\.\d+)/g)].map(([, id = '']) => ({ path, id })),
  );
  return [
    ...cites
      .filter(({ id }) => !ids.includes(id))
      .map(({ path, id }) => `${path}: specification ${id} is no row of docs/specification-map.md`),
    ...[...twice.map((id) => `${id}: the id stands twice`), ...complaints, ...countComplaints(text, rows)].map(
      (complaint) => `docs/specification-map.md: ${complaint}`,
    ),
  ];
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+) \| .+? \| (.+?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, id = '', state = '', files = '', tests = '']) => ({ id, state, files, tests }),
  );
}

function rowComplaints({ state, files, tests }: Row, root: string): string[] {
  const kind = kindOf(state);
  const found: string[] = [];
  if (kind === null) found.push(`unknown state “${state}”`);
  if ((kind === 'thin' || kind === 'open') && !state.includes(': ')) found.push('say what is missing');
  if (kind === 'done' && (tests === '' || files === '')) found.push('done names a file and a test');
  for (const path of pathsIn(files)) if (!existsSync(join(root, path))) found.push(`no file ${path}`);
  return [...found, ...tests.split('<br>').flatMap((test) => testComplaints(test, root))];
}

/** A test entry is a path followed by test names in « »; each name must appear literally in the file. */
function testComplaints(test: string, root: string): string[] {
  const [path] = pathsIn(test);
  if (path === undefined) return [];
  if (!/\.(test|e2e)\.tsx?$|\/test\//.test(path)) return [`${path} is no test`];
  if (!existsSync(join(root, path))) return [`no test ${path}`];
  const source = readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'");
  const names = [...test.matchAll(/«(.+?)»/g)].map(([, name = '']) => name);
  return names.filter((name) => !source.includes(name)).map((name) => `no test “${name}” in ${path}`);
}

function countComplaints(text: string, rows: readonly Row[]): string[] {
  const count = (kind: State) => rows.filter(({ state }) => kindOf(state) === kind).length;
  const line = `Rows: ${rows.length}. Done ${count('done')}, works ${count('works')}, thin ${count('thin')}, open ${count('open')}.`;
  return text.includes(line) ? [] : [`the counts must read “${line}”`];
}

function kindOf(state: string): State | null {
  return states.find((kind) => state === kind || state.startsWith(`${kind}: `)) ?? null;
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
