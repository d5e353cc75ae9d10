// Reads the built scripts of shop and back office, with what packages bring in, and fails on syntax or a call that one of the oldest
// browsers does not know. Types check our own sources more finely (tsconfig.browser.json); a name alone does not say what it is asked of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { newerApis } from './browsers/newer-apis.ts';

/** Where it is asked for before it is used, or something else has the name. A line that nothing needs any more fails. */
const allowed: Readonly<Record<string, string>> = {
  '.toArray()': 'Children.toArray of React',
  'Error.captureStackTrace': 'asked for with typeof (@casl/ability)',
  '.captureStackTrace()': 'the same',
  'URL.canParse': 'asked for with typeof (zod)',
  setImmediate: 'asked for with typeof (react-dom)',
  navigation: 'asked for with typeof (react-dom)',
  requestIdleCallback: 'asked for with in (storefront/frame/later.ts)',
  ClipboardItem: 'asked for before the button is shown (storefront/nouns/share)',
};

/** What all oldest browsers parse; expressions with the flag `v` are a year newer. */
const ecmaVersion = 2023;

const { globals, statics, methods } = newerApis();
const used = new Map<string, string>();

for (const folder of ['build/client/assets', 'build/admin/assets'].map((each) => join(import.meta.dirname, '..', each))) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: build first (node tools/ready.js build)`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) readScript(file, readFileSync(join(folder, file), 'utf8'));
}
const wrong = [...used].filter(([name]) => !(name in allowed));
const needless = Object.keys(allowed).filter((name) => !used.has(name));
for (const [name, where] of wrong) console.error(`${name} is newer than the oldest browsers (tools/browsers): ${where}`);
for (const name of needless) console.error(`${name} is not used any more: take it out of tools/built-for-browsers.ts`);
process.exit(wrong.length + needless.length === 0 ? 0 : 1);

function readScript(file: string, code: string): void {
  const tell = (name: string, { start, end }: Node) => {
    if (!used.has(name)) used.set(name, `${file}: ${code.slice(Math.max(0, start - 60), end + 40).replaceAll(/\s+/g, ' ')}`);
  };
  full(parse(code, { ecmaVersion, sourceType: 'module' }), (node) => {
    const named = node as AnyNode;
    if (named.type === 'Identifier' && globals.has(named.name)) tell(named.name, node);
    if (named.type === 'MemberExpression') {
      const name = `${nameOf(named.object)}.${nameOf(named.property)}`;
      if (!named.computed && statics.has(name)) tell(name, node);
    }
    if (named.type === 'CallExpression' && named.callee.type === 'MemberExpression' && !named.callee.computed) {
      const name = nameOf(named.callee.property);
      if (methods.has(name)) tell(`.${name}()`, named.callee);
    }
  });
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : '';
}
