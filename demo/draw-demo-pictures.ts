import { demoBrands } from './content/brands.ts';
import { type DemoCustomizable, demoCustomizables } from './content/customizable-products.ts';
import { demoGenerals } from './content/general-products.ts';
import type { DemoGeneral } from './content/general-row.ts';
import { demoMembers } from './content/members.ts';
import { customizableColours, drawingCode } from './customizable-garments.ts';
import type { DemoPictures, PutPicture } from './demo-pictures.ts';
import { drawPublicationPictures } from './draw-publication-pictures.ts';
import { drawGarment, drawShade } from './pictures/garments/draw-garment.ts';
import { drawPrintedGarment } from './pictures/garments/draw-printed-garment.ts';
import { garmentFrame } from './pictures/garments/frames.ts';
import { demoArtists } from './pictures/graphics/catalog.ts';
import { drawAvatar, drawCover, drawMemberAvatar } from './pictures/graphics/draw-avatars.ts';
import { drawGraphic } from './pictures/graphics/draw-graphic.ts';
import { drawProduct } from './pictures/products/draw-product.ts';

const mockupPx = 1200;

/** The pictures in shares of about the same work, so that two processes finish together. */
export const pictureShares = {
  works: async (put, originals) => ({
    ...(await drawPeople(put, originals)),
    ...(await drawPublicationPictures(put, originals, demoBrands)),
  }),
  goods: async (put, originals) => {
    const customizables: DemoPictures['customizables'] = {};
    for (const product of demoCustomizables) customizables[product.code] = await drawCustomizable(product, originals, put);
    const generals: DemoPictures['generals'] = {};
    for (const product of demoGenerals) generals[product.code] = await drawGeneral(product, originals, put);
    return { customizables, generals };
  },
} satisfies Record<string, (put: PutPicture, originals: Buffer[][]) => Promise<Partial<DemoPictures>>>;

/** Every graphic of every artist, in the order of the catalogue. */
export async function drawOriginals(): Promise<Buffer[][]> {
  const originals: Buffer[][] = [];
  for (const artist of demoArtists) originals.push(await Promise.all(artist.graphics.map((graphic) => drawGraphic(artist, graphic))));
  return originals;
}

async function drawPeople(put: PutPicture, originals: Buffer[][]): Promise<Pick<DemoPictures, 'artists' | 'memberAvatars'>> {
  const artists: DemoPictures['artists'] = [];
  for (const [index, artist] of demoArtists.entries()) {
    const graphics = await Promise.all(
      (originals[index] ?? []).map((content, order) => put(content, artist.graphics[order]?.extension ?? 'png')),
    );
    artists.push({ cover: await put(await drawCover(artist), 'webp'), avatar: await put(await drawAvatar(artist), 'webp'), graphics });
  }
  const memberAvatars: string[] = [];
  for (const [seed] of demoMembers.entries()) memberAvatars.push(await put(await drawMemberAvatar(seed), 'webp'));
  return { artists, memberAvatars };
}

/** The whole thing and a close view; a sticker sheet carries many works of its artist. */
async function drawGeneral(product: DemoGeneral, originals: Buffer[][], put: PutPicture): Promise<string[]> {
  const works = originals[product.artist] ?? [];
  const graphic = works[product.graphic];
  const request = {
    kind: product.kind,
    colorHex: product.colorHex,
    ...(graphic ? { graphic } : {}),
    graphics: works,
    seed: demoGenerals.indexOf(product),
  };
  const main = await drawProduct({ ...request, view: 'main' });
  const detail = await drawProduct({ ...request, view: 'detail' });
  return [await put(main, 'webp'), await put(detail, 'webp')];
}

async function drawCustomizable(product: DemoCustomizable, originals: Buffer[][], put: PutPicture) {
  const mockups: DemoPictures['customizables'][string]['mockups'] = {};
  for (const frame of product.frames) {
    const code = drawingCode(frame.drawing);
    const sides = { FRONT: { colours: [] as string[], shade: '' }, BACK: { colours: [] as string[], shade: '' } };
    for (const [key, side] of [
      ['FRONT', 'front'],
      ['BACK', 'back'],
    ] as const) {
      for (const colour of customizableColours(product))
        sides[key].colours.push(await put(await drawGarment({ frame: code, side, colorHex: colour.hex, sizePx: mockupPx }), 'webp'));
      sides[key].shade = await put(await drawShade({ frame: code, side, sizePx: mockupPx }), 'png');
    }
    mockups[frame.drawing] = sides;
  }
  return { mockups, images: [await put(await drawHero(product, originals), 'webp'), ...blankPictures(product, mockups)] };
}

/** The first picture shows what the garment is for: a work of one artist, printed. */
async function drawHero(product: DemoCustomizable, originals: Buffer[][]): Promise<Buffer> {
  const index = demoCustomizables.indexOf(product);
  const frame = drawingCode(product.frames.at(-1)?.drawing ?? '');
  const { widthMm, heightMm } = garmentFrame(frame).printAreas.front;
  const width = Math.min(widthMm * 0.66, heightMm * 0.9);
  const [artist, work] = product.hero;
  const graphic = originals[artist]?.[work];
  const prints = graphic
    ? [{ graphic, x: (widthMm - width) / 2, y: Math.min(heightMm * 0.12, (heightMm - width) / 2), width, height: width }]
    : [];
  const colour = customizableColours(product)[index % 2 === 0 ? 0 : 1];
  return drawPrintedGarment({ frame, side: 'front', colorHex: colour?.hex ?? '#FFFFFF', sizePx: mockupPx, prints });
}

function blankPictures(product: DemoCustomizable, mockups: DemoPictures['customizables'][string]['mockups']): string[] {
  const first = mockups[product.frames[0]?.drawing ?? ''];
  return [first?.FRONT.colours[0], first?.BACK.colours[0], first?.FRONT.colours[1]].filter((src) => src !== undefined);
}
