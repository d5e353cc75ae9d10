import { boxes } from './boxes.generated.ts';
import type { ArtistWords, DemoArtist, DemoGraphic, GraphicWords, Hand } from './demo-artist.ts';
import { dotVillage } from './dot-village.ts';
import { fridgeFriends } from './fridge-friends.ts';
import { fruitPress } from './fruit-press.ts';
import { haemi } from './haemi.ts';
import { hanpil } from './hanpil.ts';
import { keywords } from './keywords.ts';
import { moireLab } from './moire-lab.ts';
import { mokkol } from './mokkol.ts';
import { nightStation } from './night-station.ts';
import { paperMay } from './paper-may.ts';
import { sorichae } from './sorichae.ts';

const usualLongSidePx = 2000;

/** The artists of the demonstration shop with everything they sell. */
export const demoArtists: readonly DemoArtist[] = [
  mokkol,
  fruitPress,
  haemi,
  dotVillage,
  moireLab,
  paperMay,
  hanpil,
  fridgeFriends,
  nightStation,
  sorichae,
].map(artistOf);

function artistOf({ pathName, name, description, hand, graphics }: ArtistWords): DemoArtist {
  return { pathName, name, description, hand, graphics: Object.entries(graphics).map(([key, words]) => graphicOf(hand, key, words)) };
}

function graphicOf(hand: Hand, key: string, words: GraphicWords): DemoGraphic {
  return {
    key,
    name: words.name,
    description: { ko: words.aboutKo, en: words.aboutEn, cn: words.aboutCn },
    backgroundColor: words.ground,
    price: words.won,
    originPrice: words.was ?? null,
    ...sizeOf(hand, key, words.longSidePx ?? usualLongSidePx),
    extension: hand === 'riso' || hand === 'pixel' ? 'png' : 'svg',
    isBest: words.best ?? false,
    tags: words.tags.flatMap((word) => [word, ...(keywords[word] ?? [])]),
    usage: words.usage ?? {},
  };
}

/** Pixel size with the drawing's aspect ratio; pixel creatures only come in whole cells. */
function sizeOf(hand: Hand, key: string, longSidePx: number): Pick<DemoGraphic, 'widthPx' | 'heightPx'> {
  const box = boxes[key];
  if (!box) throw new Error(`no drawing for ${key}`);
  const scale = longSidePx / Math.max(box[2], box[3]);
  const unit = hand === 'pixel' ? Math.floor(scale) : scale;
  return { widthPx: Math.round(box[2] * unit), heightPx: Math.round(box[3] * unit) };
}
