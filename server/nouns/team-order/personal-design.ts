import { changedText } from '#rules/design/text/change-text.ts';
import type { FrozenDesign, FrozenLayer, FrozenText } from '#rules/order/frozen-design.ts';
import { type PersonWords, wordsOfPerson } from '#rules/order/team/team-order.ts';
import { groupedBy } from '#rules/shop/list-parts.ts';
import { outlineOf } from '#server/nouns/text/shape-text.ts';

/** People grouped by their print: most have none of their own and share one design. */
export function byPrint<Person extends PersonWords>(people: readonly Person[]): { words: PersonWords; people: Person[] }[] {
  const groups = groupedBy(people, ({ print_name, print_number }) => JSON.stringify([print_name, print_number]));
  return [...groups.values()].flatMap((alike) => alike.slice(0, 1).map((words) => ({ words, people: alike })));
}

/**
 * A design as printed for one person: their words in its placeholders, in letters of the same size. Texts left without words are
 * removed.
 */
export async function personalDesign(design: FrozenDesign, person: PersonWords): Promise<FrozenDesign> {
  const sides = design.sides.map(async (side) => {
    const personal = (layer: FrozenLayer) => (layer.text === undefined ? [layer] : personalText(layer, side.area, person));
    const layers = await Promise.all(side.layers.map(personal));
    return { ...side, layers: layers.flat() };
  });
  return { ...design, sides: (await Promise.all(sides)).filter(({ layers }) => layers.length > 0) };
}

async function personalText(layer: FrozenText, area: FrozenDesign['sides'][number]['area'], person: PersonWords): Promise<FrozenText[]> {
  const words = wordsOfPerson(layer.text.words, person);
  if (words === layer.text.words) return [layer];
  if (words === '') return [];
  const text = { ...layer.text, words };
  const outline = await outlineOf(text);
  // Letters that the font lacks leave nothing to draw: the caller refuses them.
  if (outline.width === 0) return [{ ...layer, text, outline }];
  const { x, y, width, height, rotation } = changedText(area, { ...layer, key: '' }, layer.outline, { text, outline });
  return [{ text, outline, x, y, width, height, rotation }];
}
