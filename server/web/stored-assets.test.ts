import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeAssets } from './stored-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seam-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content);
  return path;
}

test('the scripts of an earlier build stay for two weeks after its last start, those both builds have as long as either', async () => {
  const kept = join(folder, 'kept');
  const first = build('first', { 'screen-old.js': 'old', 'font.woff2': 'font' });
  const second = build('second', { 'screen-new.js': 'new', 'font.woff2': 'font' });
  await storeAssets(first, kept, new Date('2026-11-01T00:00:00Z'));
  await storeAssets(second, kept, new Date('2026-11-14T00:00:00Z'));
  expect(readdirSync(kept).sort()).toEqual(['font.woff2', 'screen-new.js', 'screen-old.js']);
  expect(readFileSync(join(kept, 'screen-old.js'), 'utf8')).toBe('old');
  await storeAssets(second, kept, new Date('2026-11-16T00:00:00Z'));
  expect(readdirSync(kept).sort()).toEqual(['font.woff2', 'screen-new.js']);
});
