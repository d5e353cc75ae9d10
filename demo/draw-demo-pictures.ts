import { demoBrands } from './content/brands.ts';
import { type DemoCustomizable, demoCustomizables } from './content/customizable-products.ts';
import { demoGenerals } from './content/general-products.ts';
import type { DemoGeneral } from './content/general-row.ts';
import { demoMembers } from './content/members.ts';
import { customizableColours, drawingCode } from './customizable-garments.ts';
import type { DemoPictures, Original, PlacePicture } from './demo-pictures.ts';
import { placePublicationPictures } from './draw-publication-pictures.ts';
import { drawGarment, drawShade } from './pictures/garments/draw-garment.ts';
import { drawPrintedGarment } from './pictures/garments/draw-printed-garment.ts';
import { garmentFrame } from './pictures/garments/frames.ts';
import { demoArtists } from './pictures/graphics/catalog.ts';
import type { DemoGraphic } from './pictures/graphics/demo-artist.ts';
import { drawAvatar, drawCover, drawMemberAvatar } from './pictures/graphics/draw-avatars.ts';
import { drawGraphic } from './pictures/graphics/draw-graphic.ts';
import { drawProduct } from './pictures/products/draw-product.ts';

const mockupPx = 1200;

/**
 * Every picture of the demonstration shop with its address and how to draw it. The shop uses the addresses when it is filled, the drawing
 * process (draw-process.ts) uses the drawings.
 */
export function demoPictures(place: PlacePicture): DemoPictures {
  const draw = keptDrawings();
  const original = originalsOf(draw);
  const customizables: DemoPictures['customizables'] = {};
  for (const product of demoCustomizables) customizables[product.code] = placeCustomizable(product, original, place);
  const generals: DemoPictures['generals'] = {};
  for (const product of demoGenerals) generals[product.code] = placeGeneral(product, original, place);
  return { ...placePeople(place, draw), ...placePublicationPictures(place, original, demoBrands), customizables, generals };
}

/** Originals are drawn once, when a picture needs them. */
function keptDrawings(): typeof drawGraphic {
  const drawn = new Map<DemoGraphic, Promise<Buffer>>();
  return (artist, graphic) => {
    const content = drawn.get(graphic) ?? drawGraphic(artist, graphic);
    drawn.set(graphic, content);
    return content;
  };
}

function originalsOf(draw: typeof drawGraphic): Original {
  return (artistIndex, graphicIndex) => {
    const artist = demoArtists[artistIndex];
    const graphic = artist?.graphics[graphicIndex];
    return artist && graphic && draw(artist, graphic);
  };
}

function placePeople(place: PlacePicture, draw: typeof drawGraphic): Pick<DemoPictures, 'artists' | 'memberAvatars'> {
  const artists = demoArtists.map((artist) => ({
    cover: place(`cover:${artist.pathName}`, 'jpg', () => drawCover(artist, draw)),
    avatar: place(`avatar:${artist.pathName}`, 'jpg', () => drawAvatar(artist, draw)),
    graphics: artist.graphics.map((graphic) =>
      place(`graphic:${artist.pathName}:${graphic.key}`, graphic.extension, () => draw(artist, graphic)),
    ),
  }));
  return { artists, memberAvatars: demoMembers.map(({ key }, seed) => place(`member:${key}`, 'jpg', () => drawMemberAvatar(seed, draw))) };
}

/** The full product and a close view; a sticker sheet shows many graphics of its artist. */
function placeGeneral(product: DemoGeneral, original: Original, place: PlacePicture): string[] {
  const draw = async (view: 'main' | 'detail') => {
    const graphic = await original(product.artist, product.graphic);
    const all = product.kind === 'sticker-sheet' ? (demoArtists[product.artist]?.graphics ?? []) : [];
    const works = all.map((_, index) => original(product.artist, index));
    return drawProduct({
      kind: product.kind,
      colorHex: product.colorHex,
      ...(graphic ? { graphic } : {}),
      graphics: (await Promise.all(works)).filter((work) => work !== undefined),
      seed: demoGenerals.indexOf(product),
      view,
    });
  };
  return (['main', 'detail'] as const).map((view) => place(`general:${view}:${product.code}`, 'jpg', () => draw(view)));
}

function placeCustomizable(product: DemoCustomizable, original: Original, place: PlacePicture) {
  const mockups: DemoPictures['customizables'][string]['mockups'] = {};
  for (const frame of product.frames) {
    const code = drawingCode(frame.drawing);
    const placeSide = (side: 'front' | 'back') => ({
      colours: customizableColours(product).map(({ hex }) =>
        place(`garment:${code}:${side}:${hex}`, 'jpg', () => drawGarment({ frame: code, side, colorHex: hex, sizePx: mockupPx })),
      ),
      shade: place(`shade:${code}:${side}`, 'png', () => drawShade({ frame: code, side, sizePx: mockupPx })),
    });
    mockups[frame.drawing] = { FRONT: placeSide('front'), BACK: placeSide('back') };
  }
  const hero = place(`hero:${product.code}`, 'jpg', () => drawHero(product, original));
  return { mockups, images: [hero, ...blankPictures(product, mockups)] };
}

/** The first picture shows a garment's use: printed with one artist's graphic. */
async function drawHero(product: DemoCustomizable, original: Original): Promise<Buffer> {
  const index = demoCustomizables.indexOf(product);
  const frame = drawingCode(product.frames.at(-1)?.drawing ?? '');
  const { widthMm, heightMm } = garmentFrame(frame).printAreas.front;
  const width = Math.min(widthMm * 0.66, heightMm * 0.9);
  const [artist, work] = product.hero;
  const graphic = await original(artist, work);
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
