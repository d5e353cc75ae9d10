// Checks that what AGENTS.md, CONTRIBUTING.md, the READMEs, the glossary and docs/where.md name exists: paths in backticks, written from the root, and links.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths without a file or folder; empty when all exist. `<noun>`, `*` and `x.test.ts` and NNN stand for any name. */
export function namedPathComplaints(root: string): string[] {
  const layers = readdirSync(root).filter((name) => !/[.]|^(node_modules|build)$/.test(name));
  const inBackticks = new RegExp(`\`((?:${layers.join('|')})/[^\`\\s*<>]*)\``, 'g');
  const pages = [
    'AGENTS.md',
    'CONTRIBUTING.md',
    'README.md',
    'docs/changes.md',
    'docs/glossary.md',
    'docs/where.md',
    ...layers.map((layer) => `${layer}/README.md`),
  ];
  return pages
    .filter((page) => existsSync(join(root, page)))
    .flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8');
      const named = Array.from(text.matchAll(inBackticks), ([, path = '']) => path).filter((path) => !/\/x\.|NNN/.test(path));
      const linked = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, path = '']) => join(dirname(page), path));
      return [...named, ...linked].filter((path) => !existsSync(join(root, path))).map((path) => `${page}: no file ${path}`);
    });
}
