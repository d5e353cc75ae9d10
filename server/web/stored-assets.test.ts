import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBucket } from '#server/gateways/storage/bucket.ts';
import { readStorage } from '#server/settings/storage.ts';
import { s3Server } from '#test/storage/s3-server.ts';
import { sharedAssets, storeAssets } from './stored-assets.ts';

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

test('an earlier build’s scripts are kept for two weeks after its last start, shared ones as long as either build', async () => {
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

test('a page of another machine’s build loads its scripts from the bucket, which is updated daily and cleared of unused ones', async () => {
  const server = await s3Server();
  const settings = readStorage({ STORAGE_URL: server.url });
  if (settings.source === 'disk') throw new Error('no bucket');
  const first = build('first', { 'screen-old.js': 'old', 'screen-old.js.br': 'old, small' });
  const second = build('second', { 'screen-new.js': 'new' });
  const kept = build('kept', {});
  const shared = sharedAssets(openBucket(settings), 'assets/');
  await shared.store(first, new Date());
  await shared.fetch('screen-old.js', [second, kept], kept);
  for (const name of ['nothing.js', '../secret', 'screen-new.js']) await shared.fetch(name, [second, kept], kept);
  expect(readdirSync(kept).sort()).toEqual(['screen-old.js', 'screen-old.js.br']);
  expect(readFileSync(join(kept, 'screen-old.js'), 'utf8')).toBe('old');
  const puts = () => server.requests.filter((request) => request.startsWith('PUT')).length;
  const before = puts();
  await shared.store(first, new Date());
  expect(puts()).toBe(before);
  await shared.store(first, new Date(Date.now() + 2 * 86_400_000));
  expect(puts()).toBe(before + 2);
  await shared.store(second, new Date(Date.now() + 15 * 86_400_000));
  expect([...server.files.keys()]).toEqual(['assets/screen-new.js']);
});
