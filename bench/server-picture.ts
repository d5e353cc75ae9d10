import sharp from 'sharp';
import { areaRect, type Placed, place } from '#rules/design/placement.ts';
import type { Clip } from '#server/images/drawing/raster.ts';
import { drawSide, encodeSide, wholePixels } from '#server/images/drawing/render-side.ts';
import { area, garment, layers, original } from '#server/images/golden/golden-scene.ts';
import { median } from './load.ts';
import { type Row, slowdownRow } from './row.ts';

const width = 800;
const rounds = 9;

/** CPU time of a design's picture compared with sharp compositing the same layers, both encoded as WebP. */
export async function serverPicture(): Promise<Row> {
  const mockup = await garment();
  const drawn = await Promise.all(layers.map(async ({ graphic, box }) => ({ picture: await original(graphic), box })));
  const ours = async () => void (await encodeSide(await drawSide({ mockup, shade: null, area, layers: drawn }, width), 'webp'));
  const plain = async () => {
    const { data, info } = await sharp(mockup.content).resize(width).raw().toBuffer({ resolveWithObject: true });
    const own = await sharp(mockup.content).metadata();
    const placement = { mockupWidth: own.width, mockupHeight: own.height, area };
    const clip = wholePixels(areaRect(placement, width), { width: info.width, height: info.height });
    const print = await sharp({ create: { width: clip.width, height: clip.height, channels: 4, background: '#0000' } })
      .composite(await Promise.all(drawn.map(({ picture, box }) => composed(picture.content, place(placement, box, width), clip))))
      .raw()
      .toBuffer();
    const raw = { width: clip.width, height: clip.height, channels: 4 } as const;
    await sharp(data, { raw: info })
      .composite([{ input: print, raw, left: clip.x, top: clip.y }])
      .webp({ quality: 84 })
      .toBuffer();
  };
  await ours();
  await plain();
  const [our, plainly]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    our.push(await cpuOf(ours));
    plainly.push(await cpuOf(plain));
  }
  return slowdownRow('CPU of the picture of a design, 800 px, against a plain sharp composite', 1.5, median(our) / median(plainly));
}

/** A picture scaled, rotated and clipped, for compositing with sharp. */
async function composed(content: Buffer, { cx, cy, w, h, rad }: Placed, clip: Clip) {
  const { width: own = 1 } = await sharp(content).metadata();
  const [wide, high] = [Math.round(w), Math.round(h)];
  const turned = await sharp(content, { density: (72 * wide) / own })
    .resize(wide, high, { fit: 'fill' })
    .ensureAlpha()
    .rotate((rad * 180) / Math.PI, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: turnedWidth, height: turnedHeight } = turned.info;
  const [left, top] = [Math.round(cx - clip.x - turnedWidth / 2), Math.round(cy - clip.y - turnedHeight / 2)];
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
  const shown = {
    left: cutLeft,
    top: cutTop,
    width: Math.min(turnedWidth - cutLeft, clip.width - Math.max(0, left)),
    height: Math.min(turnedHeight - cutTop, clip.height - Math.max(0, top)),
  };
  const raw = { width: turnedWidth, height: turnedHeight, channels: 4 } as const;
  const cut = await sharp(turned.data, { raw }).extract(shown).raw().toBuffer();
  const piece = { width: shown.width, height: shown.height, channels: 4 } as const;
  return { input: cut, raw: piece, left: Math.max(0, left), top: Math.max(0, top) };
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
