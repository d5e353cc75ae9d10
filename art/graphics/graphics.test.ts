import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoArtists } from '#demo/content/artists/catalog.ts';
import type { DemoArtist, DemoGraphic } from '#demo/content/artists/demo-artist.ts';
import { drawAvatar, drawCover, drawMemberAvatar } from './draw-avatars.ts';
import { drawGraphic } from './draw-graphic.ts';

const all = demoArtists.flatMap((artist) => artist.graphics.map((graphic) => ({ artist, graphic })));
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const korean = /[가-힣ㄱ-ㅣ]/;

describe('the catalogue of demonstration artists', () => {
  it('ten demonstration artists have at least twelve graphics each', () => {
    expect(new Set(demoArtists.map(({ hand }) => hand)).size).toBe(10);
    expect(demoArtists.filter(({ graphics }) => graphics.length < 12)).toEqual([]);
  });

  it('every address, key and name of the demonstration artists is used once', () => {
    for (const list of [
      demoArtists.map(({ pathName }) => pathName),
      all.map(({ graphic }) => graphic.key),
      all.map(({ graphic }) => graphic.name.ko),
      all.map(({ graphic }) => graphic.name.en),
      all.map(({ graphic }) => graphic.description.ko),
      all.map(({ graphic }) => graphic.description.en),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    expect(demoArtists.filter(({ pathName }) => !/^[a-z]+(-[a-z]+)*$/.test(pathName))).toEqual([]);
  });

  it('every text of the demonstration artists is in Korean and English', () => {
    const texts = [...demoArtists, ...all.map(({ graphic }) => graphic)];
    for (const { name, description } of texts) {
      expect(name.ko.length * name.en.length).toBeGreaterThan(0);
      expect(description.ko).toMatch(korean);
      expect(description.en).not.toMatch(korean);
      expect(name.en).not.toMatch(korean);
      expect(Math.min(description.ko.length, description.en.length)).toBeGreaterThan(16);
    }
  });

  it('prices of demonstration graphics are whole thousands from 2,000 to 9,000 won, reduced ones below the origin price', () => {
    for (const { graphic } of all) {
      expect(graphic.price % 1000).toBe(0);
      expect(graphic.price).toBeGreaterThanOrEqual(2000);
      expect(graphic.price).toBeLessThanOrEqual(9000);
      if (graphic.originPrice !== null) expect(graphic.originPrice).toBeGreaterThan(graphic.price);
      expect(graphic.backgroundColor).toMatch(/^#[0-9A-F]{6}$/);
      expect(graphic.tags.length).toBeGreaterThan(0);
    }
  });

  it('at least twelve demonstration graphics are best graphics, and some have a low resolution', () => {
    expect(all.filter(({ graphic }) => graphic.isBest).length).toBeGreaterThanOrEqual(12);
    const prints = all.filter(({ graphic }) => graphic.extension === 'png');
    const sizes = prints.map(({ graphic }) => Math.max(graphic.widthPx, graphic.heightPx));
    expect(Math.min(...sizes)).toBeLessThanOrEqual(1000);
    expect(Math.max(...sizes)).toBeGreaterThan(2300);
  });
});

/** The size used here: screen prints, by far the slowest, at a quarter of their width and height. */
function inSmall(artist: DemoArtist, graphic: DemoGraphic): DemoGraphic {
  const times = artist.hand === 'riso' ? 1 / 4 : 1;
  return { ...graphic, widthPx: Math.round(graphic.widthPx * times), heightPx: Math.round(graphic.heightPx * times) };
}

describe.each(demoArtists)('$pathName', (artist: DemoArtist) => {
  const graphics = artist.graphics.map((graphic) => inSmall(artist, graphic));
  const drawn = new Map<string, string>();

  it('every graphic is drawn at its size, cropped closely, with transparent corners', async () => {
    for (const graphic of graphics) drawn.set(graphic.key, hash(await soundPicture(artist, graphic)));
  });

  it('drawing a graphic twice gives the same bytes', async () => {
    for (const graphic of graphics.slice(0, artist.hand === 'pixel' ? 2 : 12)) {
      expect(hash(await drawGraphic(artist, graphic)), graphic.key).toBe(drawn.get(graphic.key));
    }
  });
});

/** Draws a graphic and checks that it meets the shop's requirements. */
async function soundPicture(artist: DemoArtist, graphic: DemoGraphic): Promise<Buffer> {
  const original = await drawGraphic(artist, graphic);
  const { width, height } = await sharp(original).metadata();
  expect([width, height], graphic.key).toEqual([graphic.widthPx, graphic.heightPx]);
  if (graphic.extension === 'svg') expectSelfContained(original.toString(), graphic.key);
  const { data, info } = await sharp(original)
    .resize(240, 240, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const last = info.width - 1;
  const corners = [0, last, last * info.width, last * info.width + last].map((index) => data[index]);
  expect(corners, `${graphic.key} corners`).toEqual([0, 0, 0, 0]);
  const columns = inked(data, info.width, (index) => index % info.width);
  const rows = inked(data, info.width, (index) => Math.floor(index / info.width));
  expect(Math.min(columns, rows), `${graphic.key} fills its box`).toBeGreaterThan(0.94);
  return original;
}

/** Fraction of the width (or height) between the first and the last inked column (or row). */
function inked(alpha: Buffer, size: number, place: (index: number) => number): number {
  let [first, last] = [size, 0];
  alpha.forEach((value, index) => {
    if (value < 8) return;
    first = Math.min(first, place(index));
    last = Math.max(last, place(index));
  });
  return (last - first + 1) / size;
}

function expectSelfContained(svg: string, key: string): void {
  expect(svg.length, key).toBeLessThanOrEqual(200_000);
  expect(svg, key).not.toMatch(/<(text|script|image|foreignObject|style)\b|href=|url\((?!#)|\bon[a-z]+=|NaN|undefined|Infinity/);
}

describe('portraits', () => {
  it('portraits are square for artists and members, wide for covers, and the same each time', async () => {
    for (const artist of demoArtists.slice(4, 6)) {
      const avatar = await drawAvatar(artist);
      const cover = await drawCover(artist);
      expect(await sizeOf(avatar)).toEqual(['jpeg', 512, 512]);
      expect(await sizeOf(cover)).toEqual(['jpeg', 1600, 700]);
      expect(hash(await drawAvatar(artist))).toBe(hash(avatar));
    }
    const members = await Promise.all([0, 2, 4, 14, 25].map((seed) => drawMemberAvatar(seed)));
    expect(new Set(members.map(hash)).size).toBe(members.length);
    expect(await sizeOf(members[0] ?? Buffer.alloc(0))).toEqual(['jpeg', 512, 512]);
  });
});

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
}
