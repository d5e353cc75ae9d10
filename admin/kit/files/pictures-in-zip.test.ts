import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';
import { picturesInZip } from './pictures-in-zip.ts';

async function zipOf(entries: readonly (readonly [string, Buffer])[]): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}
const all = async (file: Buffer<ArrayBuffer>) => {
  const pictures = await picturesInZip(new File([file], 'pictures.zip'));
  const found: [string, string, number][] = [];
  for await (const { name, type, size } of pictures ?? []) found.push([name, type, size]);
  return pictures === null ? null : found;
};

test('the pictures of a zip come by their names without folders; what is no picture and what a Mac hides is left out', async () => {
  const zip = await zipOf([
    ['봄/앞면.JPG', Buffer.alloc(3_000, 7)],
    ['back.png'.normalize('NFD'), Buffer.from('png')],
    ['읽어 보세요.txt', Buffer.from('text')],
    ['__MACOSX/봄/._앞면.JPG', Buffer.from('hidden')],
  ]);
  expect(await all(zip)).toEqual([
    ['앞면.JPG', 'image/jpeg', 3_000],
    ['back.png', 'image/png', 3],
  ]);
});

test('names in CP949, as Korean Windows packs them, are read', async () => {
  const zip = await zipOf([['1234.jpg', Buffer.from('x')]]);
  const korean = Buffer.from([0xbe, 0xd5, 0xb8, 0xe9]);
  for (let at = zip.indexOf('1234'); at >= 0; at = zip.indexOf('1234', at + 1)) korean.copy(zip, at);
  expect(await all(zip)).toEqual([['앞면.jpg', 'image/jpeg', 1]]);
});

test('a picture beyond the limit unpacks to nothing, and what is no zip to null', async () => {
  expect(await all(await zipOf([['bomb.jpg', Buffer.alloc(PICTURE_MAX_BYTES + 1)]]))).toEqual([['bomb.jpg', 'image/jpeg', 0]]);
  expect(await all(Buffer.from('no zip'))).toBeNull();
});
