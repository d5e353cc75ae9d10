import type { DemoBrand } from './content/brands.ts';
import {
  type DemoGarment,
  type DemoPoster,
  eventPosters,
  lookGarments,
  planPosters,
  popupPosters,
} from './content/publication-pictures.ts';
import type { DemoPictures, Original, Picture, PlacePicture } from './demo-pictures.ts';
import { type BrandMark, brandMarks, drawBrandLogo } from './pictures/banners/brand-logos.ts';
import { drawBanner, popupSize } from './pictures/banners/draw-banner.ts';
import { drawNavigationIcon, navigationIcons } from './pictures/banners/navigation-icons.ts';
import { drawGarmentCutOut, drawPrintedGarment } from './pictures/garments/draw-printed-garment.ts';
import { garmentFrame } from './pictures/garments/frames.ts';

const wide = { widthPx: 1600, heightPx: 900 };
const lookPx = 1200;

/** Pictures of brands, events, popups, exhibitions and the home page, composed of garments and graphics. */
export function placePublicationPictures(
  place: PlacePicture,
  original: Original,
  demoBrands: readonly DemoBrand[],
): Pick<DemoPictures, 'brands' | 'events' | 'plans' | 'named'> {
  const named: Record<string, Picture> = {};
  // A brand shows its look from the home page, a popup the garments of its event.
  const drawLook = once((look: DemoGarment) => printedGarment(look, original));
  const cutOut = once((garment: DemoGarment) => garmentCutOut(garment, original));
  const drawPoster = (poster: DemoPoster, size: { widthPx: number; heightPx: number }) =>
    composePoster(wordless(poster), original, cutOut, size);
  const keep = (name: string, draw: () => Promise<Buffer>, extension: 'jpg' | 'png', size: { widthPx: number; heightPx: number }) => {
    const src = place(name, extension, draw);
    named[name] = { src, width: size.widthPx, height: size.heightPx };
    return src;
  };
  const brands: DemoPictures['brands'] = {};
  for (const [index, { key }] of demoBrands.entries()) {
    const logo = isBrandMark(key) ? place(`brand-logo:${key}`, 'webp', () => drawBrandLogo({ brand: key, sizePx: 512 })) : '';
    brands[key] = { logo, image: place(`brand:${key}`, 'jpg', () => drawLook(lookGarments[index] ?? missingLook(key))) };
  }
  const events: DemoPictures['events'] = {};
  for (const [key, poster] of Object.entries(eventPosters)) {
    const picture = keep(`event:${key}`, () => drawPoster(poster, wide), 'jpg', wide);
    events[key] = { wide: picture, popup: place(`popup:${key}`, 'jpg', () => drawPoster(poster, popupSize)) };
  }
  for (const [key, poster] of Object.entries(popupPosters))
    keep(`popup-poster:${key}`, () => drawPoster(poster, popupSize), 'jpg', popupSize);
  const plans = planPosters.map((poster, index) => keep(`plan:${index}`, () => drawPoster(poster, wide), 'jpg', wide));
  for (const [index, look] of lookGarments.entries())
    keep(`look:${index}`, () => drawLook(look), 'jpg', { widthPx: lookPx, heightPx: lookPx });
  for (const icon of navigationIcons)
    keep(`icon:${icon}`, () => drawNavigationIcon({ icon, sizePx: 256 }), 'png', { widthPx: 256, heightPx: 256 });
  return { brands, events, plans, named };
}

/**
 * Removes the text, which is shown over the picture as HTML: inside the picture it would be 8 px high on a phone, and in one language only.
 * A title as wide as the picture stays.
 */
function wordless(poster: DemoPoster): DemoPoster {
  return { ...poster, title: poster.layout === 'headline' ? poster.title : '', subtitle: '' };
}

async function composePoster(
  poster: DemoPoster,
  original: Original,
  cutOut: (garment: DemoGarment) => Promise<Buffer>,
  size: { widthPx: number; heightPx: number },
): Promise<Buffer> {
  const { garments = [], graphics = [], ...words } = poster;
  const cutOuts: Buffer[] = [];
  for (const garment of garments) cutOuts.push(await cutOut(garment));
  const works = await Promise.all(graphics.map(([artist, graphic]) => original(artist, graphic)));
  return drawBanner({ ...words, garments: cutOuts, graphics: works.filter((work) => work !== undefined), ...size });
}

async function garmentCutOut(garment: DemoGarment, original: Original): Promise<Buffer> {
  return drawGarmentCutOut({ ...garment, sizePx: lookPx, prints: await printsOf(garment, original) });
}

async function printedGarment(look: DemoGarment, original: Original): Promise<Buffer> {
  return drawPrintedGarment({ ...look, sizePx: lookPx, prints: await printsOf(look, original) });
}

/** Memoizes drawings. */
function once<Thing>(draw: (thing: Thing) => Promise<Buffer>): (thing: Thing) => Promise<Buffer> {
  const drawn = new Map<Thing, Promise<Buffer>>();
  return (thing) => {
    const content = drawn.get(thing) ?? draw(thing);
    drawn.set(thing, content);
    return content;
  };
}

function missingLook(brand: string): never {
  throw new Error(`the look of ${brand} is missing in content/publication-pictures.ts`);
}

async function printsOf(garment: DemoGarment, original: Original) {
  const { widthMm, heightMm } = garmentFrame(garment.frame).printAreas[garment.side];
  const prints = await Promise.all(
    garment.prints.map(async ({ artist, graphic, cx, cy, width }) => {
      const work = await original(artist, graphic);
      const side = width * widthMm;
      return work && { graphic: work, x: cx * widthMm - side / 2, y: Math.max(0, cy * heightMm - side / 2), width: side, height: side };
    }),
  );
  return prints.filter((print) => print !== undefined);
}

function isBrandMark(key: string): key is BrandMark {
  return brandMarks.some((mark) => mark === key);
}
