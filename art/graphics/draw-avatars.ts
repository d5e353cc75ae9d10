import sharp from 'sharp';
import { demoArtists } from '#demo/content/artists/catalog.ts';
import type { DemoArtist, DemoGraphic } from '#demo/content/artists/demo-artist.ts';
import { encodeOriginal } from '../encode-original.ts';
import { drawGraphic } from './draw-graphic.ts';
import { seededRandom } from './random.ts';

/** Returns the original of a graphic: `drawGraphic` or a cached version of it. */
type Originals = (artist: DemoArtist, graphic: DemoGraphic) => Promise<Buffer>;

const avatarPx = 512;
const cover = { width: 1600, height: 700 };

/** A graphic on its own background: a window of the sheet, with the graphic at `scale` of the window's shorter side. */
type Pane = {
  readonly graphic: DemoGraphic;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

/** Left, top, width, height of the five windows of a cover; the middle one survives a crop to a phone. */
const coverPanes = [
  [450, 0, 700, 700, 0.76],
  [0, 0, 450, 350, 0.74],
  [0, 350, 450, 350, 0.74],
  [1150, 0, 450, 350, 0.74],
  [1150, 350, 450, 350, 0.74],
] as const;

/** The artist's portrait: the first suitable graphic on its background, square, 512 px, JPEG. */
export async function drawAvatar(artist: DemoArtist, originals: Originals = drawGraphic): Promise<Buffer> {
  const graphic = artist.graphics.find(({ isBest }) => isBest) ?? artist.graphics[0];
  if (!graphic) throw new Error(`${artist.pathName} has no graphics`);
  return sheet(artist, originals, [{ graphic, x: 0, y: 0, width: avatarPx, height: avatarPx, scale: 0.72 }], avatarPx, avatarPx);
}

/** The artist's banner: five graphics, each on its own background, 1600 x 700 px, JPEG. */
export async function drawCover(artist: DemoArtist, originals: Originals = drawGraphic): Promise<Buffer> {
  const best = artist.graphics.filter(({ isBest }) => isBest);
  const rest = artist.graphics.filter(({ isBest }) => !isBest);
  const works = [best[1] ?? best[0], ...rest.filter((_, index) => index % 2 === 0)].filter((graphic) => graphic !== undefined);
  const panes = coverPanes.flatMap(([x, y, width, height, scale], index) => {
    const graphic = works[index];
    return graphic ? [{ graphic, x, y, width, height, scale }] : [];
  });
  return sheet(artist, originals, panes, cover.width, cover.height);
}

/** A reviewer's picture: a close-up of one graphic, cut by the edge, square, 512 px, JPEG. Deterministic by seed. */
export async function drawMemberAvatar(seed: number, originals: Originals = drawGraphic): Promise<Buffer> {
  const random = seededRandom(`member ${seed}`);
  const artist = demoArtists[seed % demoArtists.length] ?? random.pick(demoArtists);
  const round = Math.floor(seed / demoArtists.length);
  const graphic = artist.graphics[(round * 5 + seed * 3 + 2) % artist.graphics.length] ?? random.pick(artist.graphics);
  const pane = { graphic, x: 0, y: 0, width: avatarPx, height: avatarPx, scale: random.between(0.9, 1.15) };
  return sheet(artist, originals, [pane], avatarPx, avatarPx);
}

async function sheet(artist: DemoArtist, originals: Originals, panes: readonly Pane[], width: number, height: number): Promise<Buffer> {
  const layers = await Promise.all(
    panes.map(async (pane) => ({ input: await windowOf(await originals(artist, pane.graphic), pane), left: pane.x, top: pane.y })),
  );
  return encodeOriginal(sharp({ create: { width, height, channels: 3, background: '#FFFFFF' } }).composite(layers));
}

/** One pane as a PNG; a graphic larger than its window is cut off at the edges. */
async function windowOf(original: Buffer, { graphic, width, height, scale }: Pane): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * scale);
  const work = await sharp(original)
    .resize(side, side, { fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const shown = { width: Math.min(work.info.width, width), height: Math.min(work.info.height, height) };
  const input = await sharp(work.data)
    .extract({ left: Math.floor((work.info.width - shown.width) / 2), top: Math.floor((work.info.height - shown.height) / 2), ...shown })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: graphic.backgroundColor } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
