import type { Drawing, Point } from '../garments/drawing.ts';
import { beside, curve, type Pen, points, reverse, spaced } from '../garments/pen.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, type Scene, startScene } from './scene.ts';

/** A flat canvas pouch with a zip, 240 x 165 mm. */
export async function drawPouch(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(
    detail ? { scale: 6.6, lookAt: [58, -42], turn: 0.12 } : { scale: 3.2, lookAt: [4, 0], turn: -0.06 },
    request.seed,
    1,
  );
  const scene = await startScene(request);
  const map = await layThing(scene, pouch(pen), request.colorHex, detail ? 2 : 1.3);
  if (request.graphic) await printOn(scene, map, pen, request.graphic, { x: -62, y: -42, width: 124, height: 112 });
  await overlay(scene, zip(pen));
  return scene;
}

function pouch(pen: Pen): Drawing {
  const outline = [
    ...curve(-120, -80, 0, -82, 120, -80),
    ...curve(121, -40, 122, 30, 120.5, 70, 118.5, 78, 111, 82.5),
    ...curve(104, 83.4, 0, 86, -104, 83.4),
    ...curve(-111, 82.5, -118.5, 78, -120.5, 70, -122, 30, -121, -40),
  ];
  const zipLine: Point[] = spaced(curve(-119, -60, 0, -62, 119, -60), 60);
  return {
    panels: [
      piece(pen.closed(outline), {
        round: pen.units(16),
        height: pen.units(11),
        edge: 3,
        grain: 1.8,
        drape: { angle: 0.2, strength: pen.units(1.9), scale: 0.8, seed: 431 },
        relief: [
          { d: pen.open(beside(zipLine, 6.5)), lift: -pen.units(0.7), width: pen.units(1), blur: pen.units(0.4) },
          { d: pen.open(beside(zipLine, -6.5)), lift: -pen.units(0.7), width: pen.units(1), blur: pen.units(0.4) },
          pen.fold(points(-112, 76, -80, 50, -40, 44), 14, pen.units(1.8), pen.units(3.4)),
          pen.fold(points(114, 70, 92, 34, 88, 0), 14, -pen.units(1.8), pen.units(3.4)),
        ],
        stitches: [pen.open(beside(zipLine, 9)), pen.open(beside(zipLine, -9))],
      }),
      piece(pen.closed(beside(zipLine, 3.2), reverse(beside(zipLine, -3.2))), { exposure: 0.72, round: 4, height: 2, cast: 0, grain: 1 }),
    ],
    trim: '',
  };
}

/** Metal teeth and puller. */
function zip(pen: Pen): string {
  const teeth = spaced(
    [
      [-116, -60.4],
      [0, -62],
      [116, -60.4],
    ],
    150,
  );
  const u = pen.units(1);
  const rows = teeth.map((point, index) => {
    const [x, y] = pen.place(point);
    return `<rect x="${x - u * 0.5}" y="${y + (index % 2 === 0 ? -1.5 : -0.5) * u}" width="${u}" height="${u * 2}" rx="${u * 0.3}" fill="${index % 2 === 0 ? '#D9D4C8' : '#A8A296'}"/>`;
  });
  const [x, y] = pen.place([96, -61]);
  const pull = `<g transform="translate(${x} ${y}) scale(${u})"><path d="M-2.6 2h5.2l1 4v20a2 2 0 0 1-2 2h-3.2a2 2 0 0 1-2-2V6z" transform="translate(1.4 2.2) rotate(-14)" fill="#000" opacity=".28"/><rect x="-6" y="-4" width="12" height="8" rx="2" fill="#8E887C"/><rect x="-5.2" y="-3.4" width="10.4" height="3" rx="1.2" fill="#E9E5DB"/><g transform="rotate(-14)"><path d="M-2.6 2h5.2l1 4v20a2 2 0 0 1-2 2h-3.2a2 2 0 0 1-2-2V6z" fill="#B9B3A6"/><path d="M-2.6 2h1.8l-.4 25h-1a1.6 1.6 0 0 1-1.4-2V6z" fill="#F1EEE7"/><rect x="-1.4" y="20" width="2.8" height="4.6" rx="1.2" fill="#6E695F"/></g></g>`;
  return `${rows.join('')}${pull}`;
}
