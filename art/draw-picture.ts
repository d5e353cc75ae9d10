import { demoArtists } from '#demo/content/artists/catalog.ts';
import type { DemoArtist, DemoGraphic } from '#demo/content/artists/demo-artist.ts';
import { demoCustomizables } from '#demo/content/customizable-products.ts';
import { customizableColours, drawingCode, heroColour } from '#demo/content/garments/customizable-garments.ts';
import { type GarmentSide, garmentFrame, garmentSizePx } from '#demo/content/garments/frames.ts';
import { demoGenerals } from '#demo/content/general-products.ts';
import { demoMembers } from '#demo/content/members.ts';
import {
  type DemoGarment,
  type DemoPoster,
  eventPosters,
  iconPx,
  lookGarments,
  navigationIcons,
  planPosters,
  popupPosters,
  popupSize,
  wideSize,
} from '#demo/content/publication-pictures.ts';
import { brandMarks, drawBrandLogo } from './banners/brand-logos.ts';
import { drawBanner } from './banners/draw-banner.ts';
import { drawNavigationIcon } from './banners/navigation-icons.ts';
import { drawGarment, drawShade } from './garments/draw-garment.ts';
import { drawGarmentCutOut, drawPrintedGarment } from './garments/draw-printed-garment.ts';
import { drawAvatar, drawCover, drawMemberAvatar } from './graphics/draw-avatars.ts';
import { drawGraphic } from './graphics/draw-graphic.ts';
import { drawProduct } from './products/draw-product.ts';

/** Draws a picture of the demonstration by its key (demo/demo-pictures.ts). Errors: throws when the key names nothing. */
export async function drawPicture(key: string): Promise<Buffer> {
  const [kind = '', ...names] = key.split(':');
  const draw = drawings[kind];
  if (!draw) throw new Error(`no drawing for ${key}`);
  return draw(names[0] ?? '', names[1] ?? '', names[2] ?? '');
}

const sizePx = garmentSizePx;

const drawings: Record<string, (first: string, second: string, third: string) => Promise<Buffer>> = {
  cover: async (artist) => drawCover(artistOf(artist), original),
  avatar: async (artist) => drawAvatar(artistOf(artist), original),
  graphic: async (name, key) => {
    const artist = artistOf(name);
    return original(artist, known(artist.graphics.find((graphic) => graphic.key === key)));
  },
  member: async (name) => drawMemberAvatar(demoMembers.indexOf(known(demoMembers.find(({ key }) => key === name))), original),
  garment: (frame, side, colorHex) => drawGarment({ frame: drawingCode(frame), side: sideOf(side), colorHex, sizePx }),
  shade: (frame, side) => drawShade({ frame: drawingCode(frame), side: sideOf(side), sizePx }),
  hero: drawHero,
  general: drawGeneral,
  'brand-logo': async (name) => drawBrandLogo({ brand: known(brandMarks.find((brand) => brand === name)), sizePx: 512 }),
  icon: async (name) => drawNavigationIcon({ icon: known(navigationIcons.find((icon) => icon === name)), sizePx: iconPx }),
  event: async (key) => drawPoster(known(eventPosters[key]), wideSize),
  popup: async (key) => drawPoster(known(eventPosters[key]), popupSize),
  'popup-poster': async (key) => drawPoster(known(popupPosters[key]), popupSize),
  plan: async (index) => drawPoster(known(planPosters[Number(index)]), wideSize),
  look: async (index) => {
    const look = known(lookGarments[Number(index)]);
    return drawPrintedGarment({ ...look, sizePx, prints: await printsOf(look) });
  },
};

const originals = new Map<DemoGraphic, Promise<Buffer>>();

/** The file of a graphic, drawn once. */
function original(artist: DemoArtist, graphic: DemoGraphic): Promise<Buffer> {
  const content = originals.get(graphic) ?? drawGraphic(artist, graphic);
  originals.set(graphic, content);
  return content;
}

/** The file of a graphic, drawn once, by the catalogue indexes of its artist and itself. */
async function originalAt(artistIndex: number, graphicIndex: number): Promise<Buffer> {
  const artist = known(demoArtists[artistIndex]);
  return original(artist, known(artist.graphics[graphicIndex]));
}

/** The first picture of a customizable product shows a garment's use: printed with one artist's graphic. */
async function drawHero(code: string): Promise<Buffer> {
  const product = known(demoCustomizables.find((candidate) => candidate.code === code));
  const frame = drawingCode(product.frames.at(-1)?.drawing ?? '');
  const { widthMm, heightMm } = garmentFrame(frame).printAreas.front;
  const width = Math.min(widthMm * 0.66, heightMm * 0.9);
  const box = { x: (widthMm - width) / 2, y: Math.min(heightMm * 0.12, (heightMm - width) / 2), width, height: width };
  const { hex } = known(customizableColours(product)[heroColour(product)]);
  const prints = [{ graphic: await originalAt(...product.hero), ...box }];
  return drawPrintedGarment({ frame, side: 'front', colorHex: hex, sizePx, prints });
}

/** A sticker sheet shows many graphics of its artist. */
async function drawGeneral(view: string, code: string): Promise<Buffer> {
  const product = known(demoGenerals.find((candidate) => candidate.code === code));
  const all = product.kind === 'sticker-sheet' ? known(demoArtists[product.artist]).graphics : [];
  return drawProduct({
    kind: product.kind,
    colorHex: product.colorHex,
    graphic: await originalAt(product.artist, product.graphic),
    graphics: await Promise.all(all.map((_, index) => originalAt(product.artist, index))),
    seed: demoGenerals.indexOf(product),
    view: view === 'detail' ? 'detail' : 'main',
  });
}

/**
 * Without its text, which is shown over the picture as HTML: inside the picture it would be 8 px high on a phone, and in one language only.
 * A title as wide as the picture stays.
 */
async function drawPoster({ garments = [], graphics = [], ...poster }: DemoPoster, size: typeof wideSize): Promise<Buffer> {
  const cutOuts: Buffer[] = [];
  for (const garment of garments) cutOuts.push(await drawGarmentCutOut({ ...garment, sizePx, prints: await printsOf(garment) }));
  const works = await Promise.all(graphics.map((at) => originalAt(...at)));
  const title = poster.layout === 'headline' ? poster.title : '';
  return drawBanner({ ...poster, title, subtitle: '', garments: cutOuts, graphics: works, ...size });
}

async function printsOf(garment: DemoGarment) {
  const { widthMm, heightMm } = garmentFrame(garment.frame).printAreas[garment.side];
  return Promise.all(
    garment.prints.map(async ({ artist, graphic, cx, cy, width }) => {
      const side = width * widthMm;
      const box = { x: cx * widthMm - side / 2, y: Math.max(0, cy * heightMm - side / 2), width: side, height: side };
      return { graphic: await originalAt(artist, graphic), ...box };
    }),
  );
}

function artistOf(name: string): DemoArtist {
  return known(demoArtists.find(({ pathName }) => pathName === name));
}

function sideOf(side: string): GarmentSide {
  return side === 'back' ? 'back' : 'front';
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the content of the demonstration has no such thing');
  return thing;
}
