import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictures, pictureFile } from '#demo/demo-pictures.ts';
import { drawPicture } from './draw-picture.ts';

const files = new Map<string, string>();
demoPictures((key, extension) => {
  files.set(key, pictureFile(key, extension));
  return '';
});
const committed = (key: string) => readFileSync(files.get(key) ?? key);

test('the committed SVG originals equal what the code draws', async () => {
  const vectors = [...files.keys()].filter((key) => files.get(key)?.endsWith('.svg'));
  expect(vectors.length).toBeGreaterThan(90);
  const others = [];
  for (const key of vectors) if (!(await drawPicture(key)).equals(committed(key))) others.push(key);
  expect(others).toEqual([]);
});

test.each([
  'icon:tee',
  'brand-logo:seam',
  'graphic:fruit-press:riso-orange',
  'avatar:haemi',
  'garment:cap:front:#1C1C1E',
  'shade:cap:front',
])('the committed picture %s equals what the code draws', async (key) => {
  // Decoded, because another version of the encoder may write other bytes.
  const [drawn, kept] = await Promise.all([await drawPicture(key), committed(key)].map((content) => sharp(content).raw().toBuffer()));
  expect(drawn?.length).toBe(kept?.length);
  const differences = drawn?.reduce((sum, value, at) => sum + Math.abs(value - (kept?.[at] ?? 0)), 0) ?? Number.NaN;
  expect(differences / (drawn?.length ?? 0)).toBeLessThan(1);
});

test.each(['graphic:nobody:nothing', 'thing:1'])('drawing %s, a picture that no artist has, is refused', async (key) => {
  await expect(drawPicture(key)).rejects.toThrow();
});
