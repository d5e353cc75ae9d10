import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalHash } from '#contract/images.ts';
import type { DemoPictures, PictureExtension } from './demo-pictures.ts';
import { demoPictures } from './draw-demo-pictures.ts';
import { firstDesignKeys } from './first-seen.ts';

/** A picture that has an address and may not have been drawn yet. */
export interface PlannedPicture {
  key: string;
  hash: string;
  extension: PictureExtension;
}

/** What is drawn first when nobody has asked yet: the home page from the top, then lists, then what stands behind them. */
const order = [
  'event',
  'icon',
  'first design',
  'hero',
  'general:main',
  'graphic',
  'look',
  'plan',
  'brand',
  'brand-logo',
  'avatar',
  'cover',
  'member',
  'popup',
  'popup-poster',
  'garment',
];

/**
 * Addresses for all pictures of the demonstration, before any is drawn. A name is not the hash of the bytes, which nobody knows yet, but
 * of what is drawn with which code: the same name is the same picture all the same. The plan stands in the order of drawing.
 */
export function planPictures(addressOf: (name: { hash: string; extension: PictureExtension }) => string): {
  pictures: DemoPictures;
  plan: PlannedPicture[];
} {
  const mark = drawingMark();
  const plan = new Map<string, PlannedPicture>();
  const pictures = demoPictures((key, extension) => {
    const hash = originalHash(createHash('sha256').update(`${mark} ${key}`).digest('hex'));
    plan.set(key, { key, hash, extension });
    return addressOf({ hash, extension });
  });
  const first = new Set(firstDesignKeys());
  return { pictures, plan: [...plan.values()].sort((one, other) => rankOf(one.key, first) - rankOf(other.key, first)) };
}

function rankOf(key: string, first: ReadonlySet<string>): number {
  if (first.has(key)) return order.indexOf('first design');
  // The light map of a side is worked out for its garments anyway, and forgotten after some others.
  const kindOf = key.startsWith('shade:') ? 'garment:' : key;
  const rank = order.findIndex((kind) => kindOf.startsWith(`${kind}:`));
  return rank < 0 ? order.length : rank;
}

// Files that decide rows, not pictures: changing a word of theirs must not cost a drawing.
const onlyRows =
  /^(seed-.*|demo-shop|main-page|orders|product-facts|size-tables|crowd|reviews|designs|publications|influencers|plan-pictures|first-seen|picture-drawer|draw-process|.*\.test)\.ts$/;

/** Says with which code pictures are drawn: the same to the letter, the same pictures. */
function drawingMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !onlyRows.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(join(import.meta.dirname, '..', 'server', 'images', 'drawing', 'type-setting.ts'))
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
