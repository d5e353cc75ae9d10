import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OriginalName } from '#contract/images.ts';
import { testFolder } from '#test/open.ts';
import { drawMissingPictures } from './fill-shop.ts';
import type { Shop } from './shop.ts';

test('a demonstration that was filled before hashes were called so finds its pictures', async () => {
  const dataDir = await testFolder();
  const stored = [{ key: 'hero:1', sha256: 'a'.repeat(64), extension: 'jpg' }];
  const planned = [{ key: 'hero:2', hash: 'b'.repeat(40), extension: 'jpg' }];
  await writeFile(join(dataDir, 'demo-pictures.json'), JSON.stringify([...stored, ...planned]));
  const asked: string[] = [];
  const storage = { has: async ({ hash }: OriginalName) => asked.push(hash) > 0 };
  await drawMissingPictures({ config: { dataDir }, gateways: { storage } } as unknown as Shop, () => undefined);
  expect(asked).toEqual(['a'.repeat(64), 'b'.repeat(40)]);
});
