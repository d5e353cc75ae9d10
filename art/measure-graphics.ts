import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Box } from '#demo/content/artists/demo-artist.ts';
import { vectorHands } from './graphics/hands.ts';
import { pixelCreatures } from './graphics/pixel/pixel.ts';
import { drawnCells } from './graphics/pixel/pixel-canvas.ts';
import { seededRandom } from './graphics/random.ts';
import { printRiso, risoPlates } from './graphics/riso/riso.ts';
import { svgSheet } from './graphics/svg.ts';

/**
 * Run manually after changing a drawing: measures each one's bounds and writes boxes.generated.ts, so that every original is cropped close
 * to its ink and the catalogue knows its size without drawing it.
 */
const reach: Box = [-900, -900, 1800, 1800];
const sheetPx = 1200;
const margin = 6;

async function inkBox(picture: Buffer): Promise<Box> {
  const { info } = await sharp(picture)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const unit = reach[2] / sheetPx;
  const left = reach[0] - (info.trimOffsetLeft ?? 0) * unit;
  const top = reach[1] - (info.trimOffsetTop ?? 0) * unit;
  return [left - margin, top - margin, info.width * unit + 2 * margin, info.height * unit + 2 * margin];
}

const boxes = new Map<string, Box>();
for (const motifs of Object.values(vectorHands)) {
  for (const [key, motif] of Object.entries(motifs)) {
    boxes.set(key, await inkBox(Buffer.from(svgSheet(reach, sheetPx, sheetPx, motif(seededRandom(key))))));
  }
}
for (const key of Object.keys(risoPlates)) boxes.set(key, await inkBox(await printRiso(key, reach, sheetPx, sheetPx, seededRandom(key))));
for (const [key, creature] of Object.entries(pixelCreatures)) boxes.set(key, drawnCells(creature()));

const rows = [...boxes].map(([key, box]) => `  '${key}': [${box.map((value) => Math.round(value)).join(', ')}],`);
writeFileSync(
  new URL('../demo/content/artists/boxes.generated.ts', import.meta.url),
  `// Written by art/measure-graphics.ts; do not edit.\nimport type { Box } from '#demo/content/artists/demo-artist.ts';\n\n/** Room each drawing takes, in its own units (cells for the pixel creatures). */\nexport const boxes: Readonly<Record<string, Box>> = {\n${rows.join('\n')}\n};\n`,
);
