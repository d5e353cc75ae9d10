import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictures, pictureFile } from '../demo-pictures.ts';

const root = join(import.meta.dirname, '../pictures');
const files = new Map<string, string>();
const { named } = demoPictures((key, extension) => {
  files.set(key, relative(root, pictureFile(key, extension)));
  return key;
});

test('every picture that the demonstration names exists as a file, and no other file exists', () => {
  expect(globSync('**/*.*', { cwd: root }).sort()).toEqual([...files.values()].sort());
});

test('the demonstration’s pictures weigh 25 MB at most and have the formats and sizes that their rows name', async () => {
  const sizeOf = new Map(Object.values(named).map(({ src, width, height }) => [src, { width, height }]));
  let bytes = 0;
  for (const [key, file] of files) {
    const content = readFileSync(join(root, file));
    bytes += content.length;
    const { format, width, height } = await sharp(content).metadata();
    expect([key, format]).toEqual([key, file.split('.').at(-1)?.replace('jpg', 'jpeg')]);
    expect([key, { width, height }]).toEqual([key, sizeOf.get(key) ?? { width, height }]);
  }
  expect(bytes).toBeLessThanOrEqual(25e6);
});
