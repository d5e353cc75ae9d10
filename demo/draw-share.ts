// One share of the demonstration pictures in a process of its own: drawing takes most of a gigabyte, which goes back with it.
// Arguments: the share, the folder to write to.
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawOriginals, pictureShares } from './draw-demo-pictures.ts';

const [share = '', folder = ''] = process.argv.slice(2);
if (!isShare(share)) throw new Error(`no share of pictures is called ${share}`);

const pictures = await pictureShares[share](
  async (content, extension) => {
    const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
    writeFileSync(join(folder, name), content);
    return `picture:${name}`;
  },
  await drawOriginals(),
);

// The list appears last and whole: a killed start leaves pictures, but nothing that looks complete.
const list = join(folder, `${share}.json`);
writeFileSync(`${list}.${process.pid}`, JSON.stringify(pictures));
renameSync(`${list}.${process.pid}`, list);

function isShare(name: string): name is keyof typeof pictureShares {
  return name in pictureShares;
}
