import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { extname, join } from 'node:path';
import { privateFolder } from '#db/own-folder.ts';
import type { DemoPictures, PutPicture } from './demo-pictures.ts';

const shares = ['works', 'goods'] as const;

/**
 * The pictures of the demonstration shop, drawn once on a machine: another data folder (a test, a second start) takes them
 * from the temporary folder as long as the code that draws them is the same to the letter.
 */
export async function keptPictures(put: PutPicture): Promise<DemoPictures> {
  const kept = privateFolder(tmpdir(), `seam-pictures-${userInfo().uid}-${drawingMark()}`);
  if (kept !== undefined) return picturesIn(kept, put);
  // Somebody else was there first, and what is in it may be anything: drawn again, in a folder with a name that nobody can guess.
  const folder = mkdtempSync(join(tmpdir(), 'seam-pictures-'));
  try {
    return await picturesIn(folder, put);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function picturesIn(folder: string, put: PutPicture): Promise<DemoPictures> {
  await Promise.all(shares.filter((share) => !existsSync(join(folder, `${share}.json`))).map((share) => draw(share, folder)));
  const addresses = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const extension = extname(name).slice(1);
    if (isPicture(extension)) addresses.set(name, await put(readFileSync(join(folder, name)), extension));
  }
  const lists = shares.map((share) =>
    readFileSync(join(folder, `${share}.json`), 'utf8').replace(/picture:([0-9a-f]{64}\.[a-z]+)/g, (_, name) => addresses.get(name) ?? ''),
  );
  return Object.assign({}, ...lists.map((list) => JSON.parse(list))) as DemoPictures;
}

function draw(share: string, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'draw-share.ts'), share, folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`the pictures could not be drawn (${share}: ${code})`))));
  });
}

function isPicture(extension: string): extension is Parameters<PutPicture>[1] {
  return ['png', 'svg', 'webp', 'jpg'].includes(extension);
}

// Files that decide rows, not pictures: changing a word of theirs must not cost a drawing.
const onlyRows =
  /^(seed-.*|demo-shop|kept-pictures|main-page|orders|product-facts|size-tables|crowd|reviews|designs|publications|.*\.test)\.ts$/;

function drawingMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !onlyRows.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
