import { join } from 'node:path';
import { demoArtists } from './content/artists/catalog.ts';
import { demoBrands } from './content/brands.ts';
import { type DemoCustomizable, demoCustomizables } from './content/customizable-products.ts';
import { customizableColours, drawingCode, heroColour } from './content/garments/customizable-garments.ts';
import { garmentSizePx } from './content/garments/frames.ts';
import { demoGenerals } from './content/general-products.ts';
import { demoMembers } from './content/members.ts';
import {
  eventPosters,
  iconPx,
  lookGarments,
  navigationIcons,
  planPosters,
  popupPosters,
  popupSize,
  wideSize,
} from './content/publication-pictures.ts';

export type PictureExtension = 'png' | 'svg' | 'webp' | 'jpg';

/** Gives a picture its address. `key` says what it shows and is unique in the shop; using a key again returns the same picture. */
export type PlacePicture = (key: string, extension: PictureExtension) => string;

/** A picture with its size in px. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Addresses of all pictures of the demonstration shop, by the keys of demo/content. */
export interface DemoPictures {
  memberAvatars: string[];
  artists: { cover: string; avatar: string; graphics: string[] }[];
  brands: Record<string, { logo: string; image: string }>;
  /** `colour`: which of the product's colours a picture shows. */
  customizables: Record<
    string,
    { images: { src: string; colour: number }[]; mockups: Record<string, Record<'FRONT' | 'BACK', { colours: string[]; shade: string }>> }
  >;
  generals: Record<string, string[]>;
  events: Record<string, { wide: string; popup: string }>;
  plans: string[];
  /** Pictures of the home page by name: "event:key", "icon:name", "look:n", "plan:n". */
  named: Record<string, Picture>;
}

/** The file of a picture; `npm run art` draws it. */
export function pictureFile(key: string, extension: PictureExtension): string {
  return join(import.meta.dirname, 'pictures', `${key.replaceAll(':', '/').replace('#', '')}.${extension}`);
}

/** Places every picture of the demonstration shop. */
export function demoPictures(place: PlacePicture): DemoPictures {
  const named: DemoPictures['named'] = {};
  const placeNamed = (name: string, extension: PictureExtension, { widthPx: width, heightPx: height }: typeof wideSize) => {
    const src = place(name, extension);
    named[name] = { src, width, height };
    return src;
  };
  const square = (px: number) => ({ widthPx: px, heightPx: px });
  for (const key of Object.keys(popupPosters)) placeNamed(`popup-poster:${key}`, 'jpg', popupSize);
  for (const icon of navigationIcons) placeNamed(`icon:${icon}`, 'png', square(iconPx));
  const looks = lookGarments.map((_, index) => placeNamed(`look:${index}`, 'jpg', square(garmentSizePx)));
  return {
    named,
    memberAvatars: demoMembers.map(({ key }) => place(`member:${key}`, 'jpg')),
    artists: demoArtists.map(({ pathName, graphics }) => ({
      cover: place(`cover:${pathName}`, 'jpg'),
      avatar: place(`avatar:${pathName}`, 'jpg'),
      graphics: graphics.map(({ key, extension }) => place(`graphic:${pathName}:${key}`, extension)),
    })),
    // A brand shows its look from the home page.
    brands: Object.fromEntries(
      demoBrands.map(({ key }, index) => [key, { logo: place(`brand-logo:${key}`, 'webp'), image: looks[index] ?? '' }]),
    ),
    customizables: Object.fromEntries(demoCustomizables.map((product) => [product.code, placeCustomizable(product, place)])),
    // The full product and a close view.
    generals: Object.fromEntries(
      demoGenerals.map(({ code }) => [code, [place(`general:main:${code}`, 'jpg'), place(`general:detail:${code}`, 'jpg')]]),
    ),
    events: Object.fromEntries(
      Object.keys(eventPosters).map((key) => [
        key,
        { wide: placeNamed(`event:${key}`, 'jpg', wideSize), popup: place(`popup:${key}`, 'jpg') },
      ]),
    ),
    plans: planPosters.map((_, index) => placeNamed(`plan:${index}`, 'jpg', wideSize)),
  };
}

function placeCustomizable(product: DemoCustomizable, place: PlacePicture): DemoPictures['customizables'][string] {
  const placeSide = (code: string, side: 'front' | 'back') => ({
    colours: customizableColours(product).map(({ hex }) => place(`garment:${code}:${side}:${hex}`, 'jpg')),
    shade: place(`shade:${code}:${side}`, 'webp'),
  });
  const mockups = Object.fromEntries(
    product.frames.map(({ drawing }) => {
      const code = drawingCode(drawing);
      return [drawing, { FRONT: placeSide(code, 'front'), BACK: placeSide(code, 'back') }];
    }),
  );
  const first = mockups[product.frames[0]?.drawing ?? ''];
  const blank = (side: 'FRONT' | 'BACK', colour: number) => ({ src: first?.[side].colours[colour] ?? '', colour });
  const hero = { src: place(`hero:${product.code}`, 'jpg'), colour: heroColour(product) };
  return { mockups, images: [hero, blank('FRONT', 0), blank('BACK', 0), blank('FRONT', 1)] };
}
