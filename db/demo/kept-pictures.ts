import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { extname, join } from 'node:path';
import type { DemoPictures, PutPicture } from './demo-pictures.ts';
import { drawDemoPictures } from './draw-demo-pictures.ts';

/**
 * The pictures of the demonstration shop, drawn once on a machine: another data folder (a test, a second start) takes them
 * from the temporary folder as long as the code that draws them is the same to the letter.
 */
export async function keptPictures(put: PutPicture): Promise<DemoPictures> {
  const folder = join(tmpdir(), `seam-pictures-${userInfo().uid}-${drawingMark()}`);
  const list = join(folder, 'pictures.json');
  if (existsSync(list)) {
    for (const name of readdirSync(folder)) {
      const extension = extname(name).slice(1);
      if (isPicture(extension)) await put(readFileSync(join(folder, name)), extension);
    }
    return JSON.parse(readFileSync(list, 'utf8')) as DemoPictures;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pictures = await drawDemoPictures((content, extension) => {
    const name = createHash('sha256').update(content).digest('hex');
    writeFileSync(join(folder, `${name}.${extension}`), content);
    return put(content, extension);
  });
  // The list appears last and whole: a killed start leaves pictures, but nothing that looks complete.
  writeFileSync(`${list}.${process.pid}`, JSON.stringify(pictures));
  renameSync(`${list}.${process.pid}`, list);
  return pictures;
}

function isPicture(extension: string): extension is Parameters<PutPicture>[1] {
  return ['png', 'svg', 'webp', 'jpg'].includes(extension);
}

function drawingMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/^seed-|\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
