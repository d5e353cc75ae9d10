import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trimCache } from '#server/images/cache/trim-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seam-trim-'));
  for (const [index, name] of ['v0/aa/first', 'v1/bb/second', 'v1/bb/third', 'v1/cc/fourth'].entries()) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), Buffer.alloc(100));
    await utimes(join(folder, name), 1_000 + index, 1_000 + index);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async () => (await readdir(folder, { recursive: true })).filter((name) => name.split('/').length === 3).sort();

test('trimming a picture cache within its limit deletes nothing', async () => {
  expect(await trimCache(folder, 400)).toBe(400);
  expect(await names()).toHaveLength(4);
});

test('above its limit a picture cache deletes its oldest files first, of any version, until there is room', async () => {
  expect(await trimCache(folder, 300)).toBe(200);
  expect(await names()).toEqual(['v1/bb/third', 'v1/cc/fourth']);
});

test('trimming a picture cache whose folder is missing does nothing', async () => {
  expect(await trimCache(join(folder, 'none'), 10)).toBe(0);
});
