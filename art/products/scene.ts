import sharp from 'sharp';
import type { Drawing, Panel, Point } from '../garments/drawing.ts';
import { layPrint, type Placement } from '../garments/lay-print.ts';
import { makePen, type Pen } from '../garments/pen.ts';
import { type Shade, shade } from '../garments/shade.ts';
import { emptyTile, layDyed } from '../garments/tint.ts';

/** The input of a product's drawing function. `seed` varies position and background, `sizePx` is the requested side of the picture. */
export interface ProductRequest {
  sizePx: number;
  colorHex: string;
  graphic: Buffer | null;
  /** More graphics where a product shows several (sticker sheets); the first is `graphic`. */
  graphics: readonly Buffer[];
  seed: number;
  view: 'main' | 'detail';
}

/** A picture being composed, RGB samples, `sizePx` to a side. */
export interface Scene {
  sizePx: number;
  picture: Uint8ClampedArray;
}

/** Looks at a point of the thing (mm), with picture units per millimetre and a rotation in radians. */
export interface Camera {
  scale: number;
  lookAt: Point;
  turn: number;
}

/** A scene on the tile colour, or on a background drawn in SVG (1000 units to a side). */
export async function startScene({ sizePx }: ProductRequest, groundSvg?: string): Promise<Scene> {
  const picture = emptyTile(sizePx);
  if (groundSvg !== undefined) picture.set(await sharp(wholeSvg(groundSvg, sizePx)).removeAlpha().raw().toBuffer());
  return { sizePx, picture };
}

function wholeSvg(body: string, sizePx: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 1000 1000">${body}</svg>`);
}

/** Adds a thing of one colour to the scene with its shadow; `lift` is its distance from the background. */
export async function layThing(scene: Scene, drawing: Drawing, colorHex: string, lift = 1): Promise<Shade> {
  const map = await shade(drawing, scene.sizePx, lift);
  layDyed(scene.picture, map, colorHex, false);
  return map;
}

/** Prints a graphic on a thing: `box` is in millimetres of that thing, in its pen's coordinates. */
export function printOn(
  scene: Scene,
  map: Shade,
  pen: Pen,
  graphic: Buffer,
  box: { x: number; y: number; width: number; height: number },
  how: Pick<Placement, 'cover' | 'wrap' | 'opacity'> = {},
): Promise<void> {
  const corner = (x: number, y: number): Point => {
    const [px, py] = pen.place([x, y]);
    return [(px * scene.sizePx) / 1000, (py * scene.sizePx) / 1000];
  };
  return layPrint(scene.picture, map, graphic, {
    topLeft: corner(box.x, box.y),
    topRight: corner(box.x + box.width, box.y),
    bottomLeft: corner(box.x, box.y + box.height),
    ...how,
  });
}

/** Draws SVG (1000 units) over the scene: reflections, lenses, metal. */
export async function overlay(scene: Scene, svg: string): Promise<void> {
  const layer = await sharp(wholeSvg(svg, scene.sizePx)).ensureAlpha().raw().toBuffer();
  for (let i = 0; i < scene.sizePx * scene.sizePx; i++) {
    const cover = (layer[i * 4 + 3] ?? 0) / 255;
    if (cover === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      scene.picture[at] = (scene.picture[at] ?? 0) * (1 - cover) + (layer[i * 4 + channel] ?? 0) * cover;
    }
  }
}

/** The pen that draws what a camera sees. */
export function cameraPen(camera: Camera, seed: number, unevenMm = 0): Pen {
  const cos = Math.cos(camera.turn) * camera.scale;
  const sin = Math.sin(camera.turn) * camera.scale;
  const [x, y] = camera.lookAt;
  return makePen(camera.scale, [500 - (x * cos - y * sin), 500 - (x * sin + y * cos)], seed, unevenMm, camera.turn);
}

/** A panel of stiff, smooth material by default; cloth overrides that. */
export function piece(d: string, how: Partial<Omit<Panel, 'd'>> = {}): Panel {
  return {
    d,
    exposure: 1,
    round: 4,
    height: 2,
    cast: 0.3,
    drape: { angle: 0, strength: 0, scale: 1, seed: 1 },
    relief: [],
    stitches: [],
    edge: 2,
    grain: 0.25,
    ...how,
  };
}

/** A rectangle with round corners as an outline in millimetres. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number],
): Point[] {
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  return [
    ...quarter(x + a, y + a, a, Math.PI),
    ...quarter(x + width - b, y + b, b, -Math.PI / 2),
    ...quarter(x + width - c, y + height - c, c, 0),
    ...quarter(x + d, y + height - d, d, Math.PI / 2),
  ];
}

/** An ellipse as an outline. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 90 }, (_, index): Point => {
    const angle = (index / 90) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

function quarter(cx: number, cy: number, radius: number, from: number): Point[] {
  return Array.from({ length: 13 }, (_, index): Point => {
    const angle = from + (index / 12) * (Math.PI / 2);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
}
