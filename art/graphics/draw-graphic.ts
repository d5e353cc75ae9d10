import { boxes } from '#demo/content/artists/boxes.generated.ts';
import type { Box, DemoArtist, DemoGraphic, Hand } from '#demo/content/artists/demo-artist.ts';
import { vectorHands } from './hands.ts';
import { pixelCreatures, pixelPalette } from './pixel/pixel.ts';
import { pixelPng } from './pixel/pixel-canvas.ts';
import { seededRandom } from './random.ts';
import { printRiso } from './riso/riso.ts';
import { svgSheet } from './svg.ts';

/** The original file of a graphic: SVG text or a PNG with a transparent background. Deterministic. */
export async function drawGraphic(artist: DemoArtist, graphic: DemoGraphic): Promise<Buffer> {
  const { key, widthPx, heightPx } = graphic;
  if (artist.hand === 'riso') return printRiso(key, boxOf(key), widthPx, heightPx, seededRandom(key));
  if (artist.hand === 'pixel') return drawCreature(key, widthPx);
  return Buffer.from(svgSheet(boxOf(key), widthPx, heightPx, vectorParts(artist.hand, key)));
}

function vectorParts(hand: Hand, key: string): string {
  const motif = vectorHands[hand]?.[key];
  if (!motif) throw new Error(`${hand} has no drawing ${key}`);
  return motif(seededRandom(key));
}

function drawCreature(key: string, widthPx: number): Promise<Buffer> {
  const creature = pixelCreatures[key];
  if (!creature) throw new Error(`no creature ${key}`);
  return pixelPng(creature(), pixelPalette, widthPx / boxOf(key)[2]);
}

function boxOf(key: string): Box {
  const box = boxes[key];
  if (!box) throw new Error(`no box for ${key}`);
  return box;
}
