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

test('pictures of a zip are listed by name without folder; files that are no picture and hidden macOS files are left out', async () => {
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

test('file names of a zip in CP949 (Korean Windows) are decoded', async () => {
  const zip = await zipOf([['1234.jpg', Buffer.from('x')]]);
  const korean = Buffer.from([0xbe, 0xd5, 0xb8, 0xe9]);
  for (let at = zip.indexOf('1234'); at >= 0; at = zip.indexOf('1234', at + 1)) korean.copy(zip, at);
  expect(await all(zip)).toEqual([['앞면.jpg', 'image/jpeg', 1]]);
});

test('a picture above the size limit is unpacked as empty, and a file that is no zip as null', async () => {
  expect(await all(await zipOf([['bomb.jpg', Buffer.alloc(PICTURE_MAX_BYTES + 1)]]))).toEqual([['bomb.jpg', 'image/jpeg', 0]]);
  expect(await all(Buffer.from('no zip'))).toBeNull();
});
