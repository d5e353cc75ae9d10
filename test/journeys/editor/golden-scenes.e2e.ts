import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProductCustoms } from '#contract/graphql/calls.generated.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { OwnPicture } from '#contract/rest/design/own-pictures.ts';
import type { TextShapes } from '#contract/rest/design/texts.ts';
import { connect, type Database } from '#db/open.ts';
import { isDark, rgbOf } from '#rules/design/ink-contrast.ts';
import type { Box } from '#rules/design/placement.ts';
import { newText, type TextFont, textFontNames } from '#rules/design/text/design-text.ts';
import { layOutText, textSizeMm } from '#rules/design/text/lay-out-text.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { openDisk } from '#server/gateways/storage/disk.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { rasterOf } from '#server/images/cache/picture.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { loadSide } from '#server/images/drawing/render-design.ts';
import { type DrawnSide, drawSide } from '#server/images/drawing/render-side.ts';
import { readDesign } from '#server/nouns/design/read-design.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { desktop, newVisitor } from '../hands/browser.ts';
import { layersOn } from '../hands/editor-hands.ts';
import { coloursOf, type Seen, shiftOf } from '../hands/ink-hands.ts';
import { lane } from '../hands/lane.ts';
import { call, callApi, newMember, queryData, signIn } from '../hands/shopper.ts';

const scenes = Array.from({ length: 40 }, (_, at) => at);
const dots = 3;
/** Where a layer may stand from where its scene says, mm; and how far its mean colour may be, of 255. */
const most = { mm: 0.3, colour: 2 };

type Mockup = {
  id: number;
  frame_id: number;
  color_id: number;
  mockup_group_id: number;
  width: number;
  height: number;
  print_x: number;
  print_y: number;
  print_width: number;
  print_width_mm: number;
  print_height_mm: number;
};
type Garment = {
  id: number;
  colors: { id: number; hex: string }[];
  options: { id: number; frame_id: number; color_id: number }[];
  mockups: Mockup[];
};
type Graphic = { id: number; width: number; height: number };

let database: Database;
let storage: ObjectStorage;
let page: Page;
let garments: Garment[];
let graphics: Graphic[];

beforeAll(async () => {
  const { DATABASE_URL, DATA_DIR } = lane().stored;
  database = connect(DATABASE_URL);
  storage = openDisk(DATA_DIR);
  ({ page } = await newVisitor({ device: { ...desktop, deviceScaleFactor: dots } }));
  await signIn(page, await newMember());
  ({ garments, graphics } = await queryData<{ garments: Garment[]; graphics: Graphic[] }>(`{
    garments: product_products(where: { is_custom: { _eq: true } }, order_by: [{ id: asc }], limit: 20) {
      id
      colors(order_by: [{ id: asc }]) { id hex }
      options(where: { state: { _eq: "ACT" } }, order_by: [{ id: asc }]) { id frame_id color_id }
      mockups(order_by: [{ id: asc }]) {
        id frame_id color_id mockup_group_id width height print_x print_y print_width print_width_mm print_height_mm
      }
    }
    graphics: product_graphics(
      where: { state: { _eq: "ACT" }, is_turnable: { _eq: true }, is_combinable: { _eq: true }, least_width_mm: { _is_null: true },
        most_width_mm: { _is_null: true }, cloth_families: { _eq: [] } }
      order_by: [{ id: asc }]
      limit: 60
    ) { id width height }
  }`));
});
afterAll(async () => {
  await page.context().close();
  await database.close();
});

test.each(scenes)('scene %i: each graphic, text and picture stands in editor, picture and print where its millimetres say', async (at) => {
  const scene = await savedScene(at);
  const loaded = await readDesign(database.service, { id: scene.id });
  const [side] = loaded?.design.sides ?? [];
  const drawn = side && (await loadSide(storage, side));
  if (!side || !drawn) throw new Error('the design was not saved');
  const found: string[] = [];
  const pictures = { editor: await inEditor(scene), picture: await inPicture(scene, drawn), print: await inPrint(side) };
  const drawing = await drawnAt(3200, scene.mockup, drawn);
  for (const [index, box] of scene.boxes.entries()) {
    const layer = drawn.layers[index];
    if (layer === undefined) throw new Error('a layer was not saved');
    for (const [where, seen] of Object.entries(pictures)) {
      const ink = await inkOf(layer.picture, box, seen.area.pxPerMm);
      const shift = shiftOf(seen, ink, box);
      const label = `layer ${index} in ${where}: ${shift.x?.toFixed(2)}, ${shift.y?.toFixed(2)} mm, alike ${shift.likeness.toFixed(2)}`;
      if (Math.hypot(shift.x ?? 0, shift.y ?? 0) > most.mm || shift.likeness < 0.85) found.push(label);
      // A millimetre beside it is noticed.
      if (index > 0 || shift.x === null) continue;
      const beside = shiftOf(seen, ink, { ...box, x: box.x + 1 });
      if (Math.abs(beside.x ?? 0) <= most.mm) found.push(`${label}; a millimetre beside: ${beside.x?.toFixed(2)}`);
    }
    const inks = [pictures.editor, drawing, pictures.print];
    const [editor, picture, print, original] = coloursOf(inks, await inkOf(layer.picture, box, 300 / 25.4), box);
    const pairs = { 'editor and picture': [editor, picture], 'print and original': [print, original] };
    for (const [what, [one, other]] of Object.entries(pairs)) {
      const away = Math.max(...[0, 1, 2].map((channel) => Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 0))));
      if (away > most.colour) found.push(`layer ${index}, ${what}: ${away.toFixed(1)} of 255 (${one} ${other})`);
    }
  }
  expect(found).toEqual([]);
});

type Scene = { id: number; garment: Garment; mockup: Mockup; renderKey: string; boxes: Box[] };

/** A design with something in each quarter of a print area: two graphics, a text and, in every second, an own picture; turned by the seed. */
async function savedScene(at: number): Promise<Scene> {
  const garment = picked(garments, at);
  const sold = garment.mockups.filter((mockup) => optionOf(garment, mockup) !== undefined);
  const mockup = picked(sold, Math.floor(at / garments.length) * 7 + at);
  const quarter = { width: mockup.print_width_mm / 2, height: mockup.print_height_mm / 2 };
  const seeded = seededNumbers(at);
  /** As large as fits its quarter turned, its middle near the quarter's. */
  const boxIn = (index: number, ratio: number): Box => {
    const width = (Math.min(quarter.width, quarter.height) / Math.hypot(1, ratio)) * (0.8 + 0.1 * seeded());
    const size = { width: hundredth(width), height: hundredth(width * ratio) };
    const middle = { x: quarter.width * (0.5 + (index % 2)), y: quarter.height * (0.5 + Math.floor(index / 2)) };
    const place = { x: hundredth(middle.x - size.width / 2 + seeded()), y: hundredth(middle.y - size.height / 2 + seeded()) };
    return { ...size, ...place, rotation: hundredth(at % 3 === 0 ? 0 : seeded() * 80 - 40) };
  };
  const [one, other] = [picked(graphics, at * 2), picked(graphics, at * 2 + 1)];
  const cloth = garment.colors.find(({ id }) => id === mockup.color_id)?.hex ?? '#ffffff';
  const text = newText(`꽃길 ${at}\nSeam`, isDark(rgbOf(cloth)));
  const lettered = { ...text, font: picked(textFontNames, at), arc: at % 4 === 1 ? 60 : 0 };
  const boxes = [boxIn(0, one.height / one.width), boxIn(1, other.height / other.width), boxIn(2, await ratioOf(lettered))];
  const hasPicture = at % 2 === 1;
  if (hasPicture) boxes.push(boxIn(3, 2 / 3));
  const row = (box: Box, index: number) => ({
    ...{
      key: `00000000-0000-4000-8000-${String(at * 10 + index).padStart(12, '0')}`,
      width: box.width,
      height: box.height,
      rotation: box.rotation,
      z_index: index,
    },
    ...{ x_coordinate: box.x, y_coordinate: box.y },
  });
  const [first, second, third, fourth] = boxes.map(row);
  const side = {
    mockup_group_id: mockup.mockup_group_id,
    layers: {
      data: [
        { ...first, graphic_id: one.id },
        { ...second, graphic_id: other.id },
      ],
    },
    texts: { data: [{ ...third, text: lettered }] },
    pictures: { data: hasPicture ? [{ ...fourth, picture_id: await sentPicture(at) }] : [] },
  };
  const option_id = optionOf(garment, mockup)?.id;
  const object = { product_id: garment.id, option_id, type: 'USER', custom_mockups: { data: [side] } };
  const variables = { objects: [object] };
  const { reply } = await callApi<{ data: { insert_product_product_customs: { returning: { id: number; render_key: string }[] } } }>(
    page,
    'POST',
    '/v1/graphql',
    { query: insertProductCustoms, variables },
  );
  const [saved] = reply.data?.insert_product_product_customs.returning ?? [];
  if (saved === undefined) throw new Error(`scene ${at} was refused: ${JSON.stringify(reply)}`);
  return { id: saved.id, renderKey: saved.render_key, garment, mockup, boxes };
}

function optionOf({ options }: Garment, { frame_id, color_id }: Mockup) {
  return options.find((option) => option.frame_id === frame_id && option.color_id === color_id);
}

async function ratioOf(text: ReturnType<typeof newText>): Promise<number> {
  const body = JSON.stringify({ words: text.words, fonts: [text.font satisfies TextFont] });
  const reply = await call('/api/text-shapes', { headers: { 'content-type': 'application/json' }, body });
  const { shapes } = (await reply.json()) as TextShapes;
  const [shape] = shapes;
  if (shape === undefined) throw new Error('no outlines');
  const { width, height } = textSizeMm(layOutText(shape, text), 20);
  return height / width;
}

/** Sends a picture nobody sent before. */
async function sentPicture(at: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="rgb(${30 + at},90,160)"/><path d="M60 60h300v200h-300zM500 330h330v200z" fill="#f4c542"/></svg>`;
  const png = (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
  const picture = await page.evaluate(async (content) => {
    const { access_token: token } = JSON.parse(Object.values({ ...localStorage }).find((value) => value.includes('access_token')) ?? '{}');
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const reply = await fetch('/api/own-pictures?is_own=true', { method: 'POST', headers, body: bytes });
    return (await reply.json()) as OwnPicture;
  }, png);
  return picture.id;
}

/** The stage as a shopper sees it, and once more with nothing on the garment. */
async function inEditor({ garment, id, mockup }: Scene): Promise<Seen> {
  await page.goto(`/product/${garment.id}?customize=1&product_custom_id=${id}`);
  await layersOn(page).nth(2).waitFor();
  // As near as a shopper looks: on the whole garment a millimetre is less than two pixels.
  await page.getByRole('button', { name: editorTexts.viewPrint.ko }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-stage] [data-layer]')].every((layer) => {
      const image = layer.querySelector('img');
      return image === null ? layer.querySelector('svg path') !== null : image.complete && image.naturalWidth > 0;
    }),
  );
  await page.keyboard.press('Escape');
  const photo = await page.locator('[data-stage] img').first().boundingBox();
  const room = await page.locator('[data-stage]').boundingBox();
  if (photo === null || room === null) throw new Error('no garment on the stage');
  const [left, top] = [Math.ceil(room.x), Math.ceil(room.y)];
  const stage = { x: left, y: top, width: Math.floor(room.x + room.width) - left, height: Math.floor(room.y + room.height) - top };
  const shown = await restingPicture(stage);
  await page.evaluate(() => {
    const art = document.querySelector('[data-layer]')?.closest('ul');
    if (art) art.style.visibility = 'hidden';
  });
  const bare = await rawOf(await page.screenshot({ animations: 'disabled', clip: stage }));
  const area = {
    x: (photo.x - stage.x + mockup.print_x * photo.width) * dots,
    y: (photo.y - stage.y + mockup.print_y * photo.height) * dots,
    pxPerMm: (mockup.print_width * photo.width * dots) / mockup.print_width_mm,
  };
  return { ...shown, bare, area };
}

/** A picture of this part of the window once nothing moves any more: the second of two equal ones. */
async function restingPicture(clip: { x: number; y: number; width: number; height: number }) {
  let before: Buffer = Buffer.alloc(0);
  for (;;) {
    const now = await page.screenshot({ animations: 'disabled', clip });
    if (now.equals(before)) return rawOf(now);
    before = now;
  }
}

/** The server's picture as it is sent, and the same side without layers. */
async function inPicture({ renderKey, mockup }: Scene, drawn: DrawnSide): Promise<Seen> {
  const width = 1600;
  const name = { design: { renderKey, revision: 0 }, mockupGroupId: mockup.mockup_group_id, width, extension: 'webp' } as const;
  const reply = await call(renderSrc(name), { method: 'GET' });
  const shown = await rawOf(Buffer.from(await reply.arrayBuffer()));
  const bare = await drawnAt(width, mockup, { ...drawn, layers: [] });
  return { ...shown, area: bare.area, bare };
}

/** A side as the server draws it, before it becomes a file. */
async function drawnAt(width: number, mockup: Mockup, side: DrawnSide): Promise<Seen> {
  const { data, height } = await drawSide(side, width);
  const area = { x: mockup.print_x * width, y: mockup.print_y * height, pxPerMm: (mockup.print_width * width) / mockup.print_width_mm };
  return { data: Buffer.from(data), width, height, area, bare: null };
}

async function inPrint(side: FrozenSide): Promise<Seen> {
  const file = await renderPrintFile(storage, side);
  if (file === null) throw new Error('no print file');
  return { ...(await rawOf(file.content)), bare: null, area: { x: 0, y: 0, pxPerMm: 300 / 25.4 } };
}

async function rawOf(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A layer's own pixels, as fine as the picture they are looked for in. */
function inkOf(picture: DrawnSide['layers'][number]['picture'], box: Box, pxPerMm: number) {
  return rasterOf(picture, Math.max(8, Math.round(box.width * pxPerMm)), Math.max(8, Math.round(box.height * pxPerMm)));
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function picked<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Numbers from 0 to 1, the same for the same seed. */
function seededNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
