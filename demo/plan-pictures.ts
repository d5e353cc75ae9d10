import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalHash } from '#contract/images.ts';
import type { DemoPictures, PictureExtension } from './demo-pictures.ts';
import { demoPictures } from './draw-demo-pictures.ts';
import { firstDesignKeys } from './first-seen.ts';

/** A picture that has an address but may not be drawn yet. */
export interface PlannedPicture {
  key: string;
  hash: string;
  extension: PictureExtension;
}

/** The drawing order as long as nothing is requested: the home page from the top, then lists, then the pages behind them. */
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
 * Assigns addresses to all pictures of the demonstration before any is drawn. The name cannot be a hash of the bytes, which do not exist
 * yet; it is a hash of the picture's key and the drawing code, so the same name still means the same picture. The plan is in drawing order.
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
  // A side's light map is computed for its garments anyway, and evicted after a few others.
  const kindOf = key.startsWith('shade:') ? 'garment:' : key;
  const rank = order.findIndex((kind) => kindOf.startsWith(`${kind}:`));
  return rank < 0 ? order.length : rank;
}

// Files that affect only rows: changing a word in them must not redraw pictures.
const onlyRows =
  /^(seed-.*|demo-shop|main-page|orders|product-facts|size-tables|crowd|reviews|designs|publications|influencers|plan-pictures|first-seen|picture-drawer|draw-process|.*\.test)\.ts$/;

/** A hash of the drawing code: identical code draws identical pictures. */
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
