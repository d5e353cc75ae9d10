import sharp from 'sharp';
import { demoArtists } from './catalog.ts';
import type { DemoArtist, DemoGraphic } from './demo-artist.ts';
import { drawGraphic } from './draw-graphic.ts';
import { type Random, seededRandom } from './random.ts';

const avatarPx = 512;
const cover = { width: 1600, height: 700 };

type Placed = { readonly graphic: DemoGraphic; readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

/** The artist's portrait: the first best graphic on its ground, square, 512 px, WebP. */
export async function drawAvatar(artist: DemoArtist): Promise<Buffer> {
  const graphic = artist.graphics.find(({ isBest }) => isBest) ?? artist.graphics[0];
  if (!graphic) throw new Error(`${artist.pathName} has no graphics`);
  return onGround(artist, [{ graphic, x: 256, y: 256, size: 330, turn: 0 }], avatarPx, avatarPx, graphic.backgroundColor);
}

/** The artist's banner: several works laid out like a shop window, 1600 x 700 px, WebP. */
export async function drawCover(artist: DemoArtist): Promise<Buffer> {
  const random = seededRandom(`cover of ${artist.pathName}`);
  const places = coverPlaces(artist, random);
  return onGround(artist, places, cover.width, cover.height, artist.graphics[1]?.backgroundColor ?? '#F4F3F0');
}

/** A reviewer's picture: part of some graphic, close up, square, 512 px, WebP. */
export async function drawMemberAvatar(seed: number): Promise<Buffer> {
  const random = seededRandom(`member ${seed}`);
  const artist = demoArtists[seed % demoArtists.length] ?? random.pick(demoArtists);
  const graphic =
    artist.graphics[(Math.floor(seed / demoArtists.length) * 5 + seed * 3 + 2) % artist.graphics.length] ?? random.pick(artist.graphics);
  const place = { graphic, x: 256 + random.between(-50, 50), y: 256 + random.between(-50, 50), size: random.between(480, 620), turn: 0 };
  return onGround(artist, [place], avatarPx, avatarPx, graphic.backgroundColor);
}

/** One large work, slightly cut by the edge, and four smaller ones around it. */
function coverPlaces(artist: DemoArtist, random: Random): Placed[] {
  const graphics = [...artist.graphics];
  const spots = [
    [800, 360, 520],
    [330, 230, 300],
    [1270, 250, 310],
    [150, 560, 250],
    [480, 590, 240],
    [1130, 590, 240],
    [1470, 540, 270],
    [90, 110, 190],
    [1500, 110, 190],
  ] as const;
  return spots.flatMap(([x, y, size], index) => {
    const graphic = graphics[(index * 5 + 1) % graphics.length];
    return graphic ? [{ graphic, x, y, size, turn: random.between(-9, 9) }] : [];
  });
}

async function onGround(artist: DemoArtist, places: readonly Placed[], width: number, height: number, ground: string): Promise<Buffer> {
  const layers = await Promise.all(places.map((place) => layer(artist, place, width, height)));
  return sharp({ create: { width, height, channels: 4, background: ground } })
    .composite(layers)
    .webp({ quality: 86 })
    .toBuffer();
}

/** One work at its size and turn, cut to the part that lies on the sheet. */
async function layer(artist: DemoArtist, place: Placed, width: number, height: number) {
  const original = await drawGraphic(artist, place.graphic);
  const sized = await sharp(original).resize(Math.round(place.size), Math.round(place.size), { fit: 'inside' }).png().toBuffer();
  const { data, info } = await sharp(sized)
    .rotate(place.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(place.x - info.width / 2);
  const top = Math.round(place.y - info.height / 2);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, width - left) - Math.max(0, -left),
    height: Math.min(info.height, height - top) - Math.max(0, -top),
  };
  return { input: await sharp(data).extract(cut).png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top) };
}
