import type { DemoBrand } from './content/brands.ts';
import {
  type DemoGarment,
  type DemoPoster,
  eventPosters,
  lookGarments,
  planPosters,
  popupPosters,
} from './content/publication-pictures.ts';
import type { DemoPictures, Picture, PutPicture } from './demo-pictures.ts';
import { type BrandMark, brandMarks, drawBrandLogo } from './pictures/banners/brand-logos.ts';
import { drawBanner, popupSize } from './pictures/banners/draw-banner.ts';
import { drawNavigationIcon, navigationIcons } from './pictures/banners/navigation-icons.ts';
import { drawGarmentCutOut, drawPrintedGarment } from './pictures/garments/draw-printed-garment.ts';
import { garmentFrame } from './pictures/garments/frames.ts';

const wide = { widthPx: 1600, heightPx: 900 };
const lookPx = 1200;

/** Pictures of brands, events, popups, exhibitions and the home page, composed from garments and works. */
export async function drawPublicationPictures(
  put: PutPicture,
  originals: Buffer[][],
  demoBrands: readonly DemoBrand[],
): Promise<Pick<DemoPictures, 'brands' | 'events' | 'plans' | 'named'>> {
  const named: Record<string, Picture> = {};
  const keep = async (name: string, content: Buffer, extension: 'webp' | 'png', size: { widthPx: number; heightPx: number }) => {
    const src = await put(content, extension);
    named[name] = { src, width: size.widthPx, height: size.heightPx };
    return src;
  };
  const brands: DemoPictures['brands'] = {};
  for (const [index, { key }] of demoBrands.entries()) {
    const logo = isBrandMark(key) ? await put(await drawBrandLogo({ brand: key, sizePx: 512 }), 'webp') : '';
    brands[key] = { logo, image: await put(await drawLook(lookGarments[index], originals), 'webp') };
  }
  const events: DemoPictures['events'] = {};
  for (const [key, poster] of Object.entries(eventPosters)) {
    const picture = await keep(`event:${key}`, await drawPoster(poster, originals, wide), 'webp', wide);
    events[key] = { wide: picture, popup: await put(await drawPoster(poster, originals, popupSize), 'webp') };
  }
  for (const [key, poster] of Object.entries(popupPosters))
    await keep(`popup:${key}`, await drawPoster(poster, originals, popupSize), 'webp', popupSize);
  const plans: string[] = [];
  for (const [index, poster] of planPosters.entries())
    plans.push(await keep(`plan:${index}`, await drawPoster(poster, originals, wide), 'webp', wide));
  for (const [index, look] of lookGarments.entries())
    await keep(`look:${index}`, await drawLook(look, originals), 'webp', { widthPx: lookPx, heightPx: lookPx });
  for (const icon of navigationIcons)
    await keep(`icon:${icon}`, await drawNavigationIcon({ icon, sizePx: 256 }), 'png', { widthPx: 256, heightPx: 256 });
  return { brands, events, plans, named };
}

async function drawPoster(poster: DemoPoster, originals: Buffer[][], size: { widthPx: number; heightPx: number }): Promise<Buffer> {
  const { garments = [], graphics = [], ...words } = poster;
  const cutOuts: Buffer[] = [];
  for (const garment of garments)
    cutOuts.push(await drawGarmentCutOut({ ...garment, sizePx: lookPx, prints: printsOf(garment, originals) }));
  const works = graphics.map(([artist, graphic]) => originals[artist]?.[graphic]).filter((work) => work !== undefined);
  return drawBanner({ ...words, garments: cutOuts, graphics: works, ...size });
}

async function drawLook(look: DemoGarment | undefined, originals: Buffer[][]): Promise<Buffer> {
  if (!look) throw new Error('a look is missing in content/publication-pictures.ts');
  return drawPrintedGarment({ ...look, sizePx: lookPx, prints: printsOf(look, originals) });
}

function printsOf(garment: DemoGarment, originals: Buffer[][]) {
  const { widthMm, heightMm } = garmentFrame(garment.frame).printAreas[garment.side];
  return garment.prints.flatMap(({ artist, graphic, cx, cy, width }) => {
    const work = originals[artist]?.[graphic];
    const side = width * widthMm;
    return work ? [{ graphic: work, x: cx * widthMm - side / 2, y: Math.max(0, cy * heightMm - side / 2), width: side, height: side }] : [];
  });
}

function isBrandMark(key: string): key is BrandMark {
  return brandMarks.some((mark) => mark === key);
}
