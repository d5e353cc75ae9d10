import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { zipEntries } from './zip-entries.ts';

test('print files of a zip are counted as each begins, wherever the chunks of the download are cut', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('a,b'), 'list.csv', { compress: false });
  for (const name of ['앞.png', 'b.png'])
    zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, Readable.from([Buffer.from('PPK\u0003 picture')])));
  zip.end();
  const whole = await buffer(zip.outputStream);
  for (const size of [1, 3, 7, whole.length]) {
    const count = zipEntries();
    let counted = 0;
    for (let at = 0; at < whole.length; at += size) counted = count(whole.subarray(at, at + size));
    expect(counted).toBe(2);
  }
});
