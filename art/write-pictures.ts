// npm run art [kind ...]: draws the demonstration's pictures into demo/pictures, all of them or those whose keys begin with a kind (garment, event, ...),
// and removes those that nothing names. About two minutes. Commit what changed.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoPictures, pictureFile } from '#demo/demo-pictures.ts';
import { drawPicture } from './draw-picture.ts';
import './write-icons.ts';

const kinds = process.argv.slice(2);
const files = new Map<string, string>();
demoPictures((key, extension) => {
  files.set(key, pictureFile(key, extension));
  return '';
});
let bytes = 0;
for (const [key, path] of files) {
  if (kinds.length > 0 && !kinds.includes(key.split(':')[0] ?? '')) continue;
  const content = await drawPicture(key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  bytes += content.length;
}
const named = new Set(files.values());
const root = join(import.meta.dirname, '..', 'demo', 'pictures');
for (const file of globSync('**/*.*', { cwd: root })) if (!named.has(join(root, file))) rmSync(join(root, file));
console.log(`${files.size} pictures; ${(bytes / 1e6).toFixed(1)} MB drawn`);
