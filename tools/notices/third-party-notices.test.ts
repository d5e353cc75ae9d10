import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeFiles } from './third-party-notices.ts';

const root = join(import.meta.dirname, '../..');
const notices = readFileSync(join(root, 'public/third-party-notices.txt'), 'utf8');

test('the third-party notices are those of the installed packages', async () => {
  expect(await noticeFiles()).toEqual([{ path: 'public/third-party-notices.txt', text: notices }]);
});

test('every package that ships is named with its version, and so are fonts, PostgreSQL and libvips', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; version?: string }>;
  };
  const named = new Set(notices.match(/^\S+ \d+\.\d[^;:\s]*/gm));
  const missing = Object.entries(packages).flatMap(([path, { dev, optional, version }]) => {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    return path === '' || dev || optional || named.has(name) ? [] : [name];
  });
  expect(missing).toEqual([]);
  for (const text of [
    'SIL OPEN FONT LICENSE',
    'PostgreSQL Global Development Group',
    'GNU LESSER GENERAL PUBLIC LICENSE',
    '@img/sharp-libvips-*',
  ])
    expect(notices).toContain(text);
});
