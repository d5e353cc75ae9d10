import { fail } from '#contract/errors/errors.ts';
import { textShapes, textShapesBody } from '#contract/rest/design/texts.ts';
import { hasRefusedWord } from '#rules/design/text/refused-words.ts';
import { route, routes } from '#server/rest/route.ts';
import { readRefusedWords } from './read-refused-words.ts';
import { shapeText } from './shape-text.ts';

/** Words printed on a design: their outlines, which the editor shows and the print is made from. */
export const textRoutes = routes('designs', [
  route(
    'POST /text-shapes',
    'The outlines of words in some fonts',
    { permission: 'text.shape', mostAMinute: 300, body: textShapesBody, reply: textShapes },
    async ({ db, body: { words, fonts } }) => {
      if (hasRefusedWord(words, await readRefusedWords(db))) return fail('TEXT_REFUSED', { field: 'words' });
      return { shapes: await Promise.all(fonts.map(async (font) => ({ font, ...(await shapeText(words, font)) }))) };
    },
  ),
]);
