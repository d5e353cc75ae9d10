import { colourFamilies } from '../catalogue/colour-family.ts';
import type { ColourFamilyId } from '../catalogue/product/colour-names.ts';
import type { ReadTerm } from './synonyms.ts';

/** The prefix of a colour family among a product's search words (app.refresh_product_search); nobody types it. */
const MARK = 'ƿ';

const byWord = new Map(colourFamilies.flatMap((family) => family.words.map((word): [string, ColourFamilyId] => [word, family.id])));

const byShade = new Map(colourFamilies.flatMap((family) => family.shades.map((word) => [word, family] as const)));

/** All words that name a family of colours. */
export const colourWords: readonly string[] = [...byWord.keys()];

/** The search term of a colour word (까만): options of its family, and the family's names. Null for any other word. */
export function colourTerm(word: string): ReadTerm | null {
  const family = colourFamilies.find(({ id }) => id === byWord.get(word));
  if (family === undefined) return null;
  const [ko = '', en = '', cn = ''] = family.words;
  const ways = [...new Set([word, ko, en, cn, MARK + family.id])].map((way) => [way]);
  return { is: 'colour', ways, family: family.id };
}

/**
 * The search term for a shade that no shop colour is named after (아이보리): its family, named in the script of the word. Null for any other
 * word.
 */
export function shadeTerm(word: string): { term: ReadTerm; shown: string } | null {
  const family = byShade.get(word);
  const term = colourTerm(family?.words[0] ?? '');
  if (family === undefined || term === null) return null;
  return { term, shown: family.name[/[a-z]/.test(word) ? 'en' : /\p{Script=Han}/u.test(word) ? 'cn' : 'ko'] };
}
