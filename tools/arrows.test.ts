import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { testFolder } from '#test/open.ts';

/** .dependency-cruiser.cjs against files that break each of its rules: what it does not see here, it does not see in the house either. */

const root = join(import.meta.dirname, '..');
const { forbidden = [], options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;
const names = forbidden.map(({ name = '' }) => name);

/** Rules whose name does not say which import breaks them: an importer and what it must not import. */
const breaking: Record<string, readonly [string, string]> = {
  'rules-import-nothing': ['rules/a.ts', 'contract/b.ts'],
  'stand-ins-are-loaded-by-a-demonstration': ['server/app.ts', 'stand-ins/b.ts'],
  'office-screens-stand-alone': ['admin/screens/orders/a.ts', 'admin/screens/members/b.ts'],
  'screens-stand-alone': ['storefront/screens/my/orders/a.ts', 'storefront/screens/my/points/b.ts'],
  'areas-stand-alone': ['storefront/screens/my/a.ts', 'storefront/screens/my/points/b.ts'],
  'nouns-know-no-screen': ['admin/nouns/order/a.ts', 'admin/screens/members/b.ts'],
  'nouns-know-no-host': ['storefront/nouns/order/a.ts', 'storefront/frame/b.ts'],
  'routes-belong-to-the-rest-service': ['server/jobs/a.ts', 'server/nouns/order/office-routes.ts'],
  'server-has-floors': ['server/app.ts', 'server/attic/b.ts'],
  'telemetry-is-loaded-where-configured': ['server/jobs/a.ts', 'server/telemetry/b.ts'],
  'chain-is-loaded-where-configured': ['server/jobs/a.ts', 'server/chain/b.ts'],
};

function breakingOf(name: string): readonly [string, string] {
  const [, subject = '', kind = ''] = /^(.+)-(imports|stands-alone|climbs)$/.exec(name) ?? [];
  if (kind === 'imports') return [`${subject}/a.ts`, 'bench/b.ts'];
  if (kind === 'stands-alone') return [`server/${subject}/a.ts`, 'server/web/b.ts'];
  if (kind === 'climbs') return [`server/${subject}/a.ts`, 'server/app/b.ts'];
  return breaking[name] ?? ['', ''];
}

/** Rules of another kind than "this must not import that". */
const others = ['no-circles', 'no-orphan-import'];

test.each(names.filter((name) => !others.includes(name)))('an import that breaks the rule is found: %s', async (name) => {
  const [from, to] = breakingOf(name);
  expect(await brokenRules({ [from]: `export type { B } from '#${to}';`, [to]: 'export type B = 1;' })).toContain(name);
});

test('two files that import each other are found, types included', async () => {
  const circle = {
    'ui/a.ts': "export type { B } from './b.ts';\nexport type A = 1;",
    'ui/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
  };
  expect(await brokenRules(circle)).toEqual(['no-circles']);
});

test('an import of a file that does not exist is found', async () => {
  expect(await brokenRules({ 'tools/a.ts': "import './b.ts';" })).toEqual(['no-orphan-import']);
});

// Types that are imported where they are used are not seen; tools/house-rules.ts refuses them.
test.each([
  ['a.ts', "import { b } from '#storefront/b.ts';"],
  ['a.ts', "import '../storefront/b.ts';"],
  ['a.ts', "import type { B } from '#storefront/b.ts';"],
  ['a.ts', "import { type B } from '#storefront/b.ts';"],
  ['a.ts', "export type { B } from '#storefront/b.ts';"],
  ['a.ts', "export * from '#storefront/b.ts';"],
  ['a.ts', "export const a = async () => (await import('#storefront/b.ts')).b;"],
  ['a.ts', "export const a = { get: <T,>(t: T) => import('#storefront/b.ts') satisfies unknown };"],
  ['a.tsx', "import type { B } from '#storefront/b.ts';\nexport const a = (b: B) => <p>{b}</p>;"],
  ['a.tsx', "export const a = () => <p onClick={() => import('#storefront/b.ts')} />;"],
])('every form of import is seen: %s %s', async (file, text) => {
  expect(await brokenRules({ [`admin/${file}`]: text, 'storefront/b.ts': 'export const b = 1;\nexport type B = 1;' })).toEqual([
    'admin-imports',
  ]);
});

/** The names of the rules that these files break, in a house of nothing else. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const baseDir = testFolder();
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ imports }) })) {
    mkdirSync(join(baseDir, dirname(path)), { recursive: true });
    writeFileSync(join(baseDir, path), text);
  }
  const { output } = await cruise(Object.keys(files), { ...options, ruleSet: { forbidden }, validate: true, baseDir });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}
