import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'harfbuzzjs';
import { type DesignText, type TextFont, textFontNames } from '#rules/design/text/design-text.ts';
import { layOutText, type ShapedText, type TextOutline } from '#rules/design/text/lay-out-text.ts';
import { cached } from '#server/cached.ts';

/** The shaping engine and the font unpacker: 10 MB, loaded only in a shop that uses texts. */
const engine = () => Promise.all([import('harfbuzzjs'), import('wawoff2')]);
type Engine = Awaited<ReturnType<typeof engine>>[0];

/** One font file. */
interface Face {
  engine: Engine;
  font: Font;
  unitsPerEm: number;
}

/** The loaded font files: about 30 MB for all fonts, which the list of fonts requests. */
const faces = cached<Face[]>({ most: textFontNames.length });

/** The outlines of words in a font of designs. */
export function shapeText(words: string, font: TextFont) {
  return shapeWords(words, filesOf[font]);
}

/**
 * The outlines of words, with kerning and ligatures, in the files of a font: packages keep Latin letters and Hangul apart, and the first file
 * that has a letter draws it. The first use of a font takes about 0.1 s, each further one about a millisecond.
 */
export async function shapeWords(words: string, names: readonly string[]) {
  const files = await faces.get(names.join(), () => Promise.all(names.map(openFace)));
  const letters: Record<string, string> = {};
  const missing = new Set<string>();
  const lines = words.split('\n').map((line) =>
    runsOf(line, files, missing).flatMap(({ file, text }) => {
      const face = files[file] as Face;
      return shapeRun(face, text).map(({ glyph, dx, dy, advance }): [string, number] => {
        const name = [file, glyph, ...(dx === 0 && dy === 0 ? [] : [dx, dy])].join('.');
        letters[name] ??= pathOf(face, glyph, dx, dy);
        return [name, thousandths(advance, face)];
      });
    }),
  );
  return { letters, lines, missing: [...missing] } satisfies ShapedText;
}

/** The outlines of a text on a design. */
export async function outlineOf(text: DesignText): Promise<TextOutline> {
  return layOutText(await shapeText(text.words, text.font), text);
}

async function openFace(name: string): Promise<Face> {
  const [harfbuzz, { decompress }] = await engine();
  const file = await readFile(fileURLToPath(import.meta.resolve(name)));
  const face = new harfbuzz.Face(new harfbuzz.Blob(name.endsWith('.woff2') ? await decompress(file) : file));
  return { engine: harfbuzz, font: new harfbuzz.Font(face), unitsPerEm: face.upem };
}

/** A file of the shop's own typeface. */
export const pretendard = (weight: 'SemiBold' | 'ExtraBold') => `pretendard/dist/public/static/Pretendard-${weight}.otf`;

const fontsource = (name: string, weight: number, scripts: readonly string[]) =>
  scripts.map((script) => `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`);
const korean = ['latin', 'korean'];
const filesOf: Readonly<Record<TextFont, readonly string[]>> = {
  pretendard: [pretendard('ExtraBold')],
  'black-han-sans': fontsource('black-han-sans', 400, korean),
  'do-hyeon': fontsource('do-hyeon', 400, korean),
  jua: fontsource('jua', 400, korean),
  'gowun-batang': fontsource('gowun-batang', 700, korean),
  gaegu: fontsource('gaegu', 700, korean),
  'nanum-pen-script': fontsource('nanum-pen-script', 400, korean),
  'nanum-brush-script': fontsource('nanum-brush-script', 400, korean),
  'bebas-neue': fontsource('bebas-neue', 400, ['latin']),
  pacifico: fontsource('pacifico', 400, ['latin']),
};

/** The parts of a line that one file can draw; letters in no file are left out and reported. */
function runsOf(line: string, files: readonly Face[], missing: Set<string>): { file: number; text: string }[] {
  const runs: { file: number; text: string }[] = [];
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const file = files.findIndex(({ font }) => font.nominalGlyph(code) !== undefined);
    const last = runs.at(-1);
    if (file === -1) missing.add(letter);
    else if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

function shapeRun({ engine: harfbuzz, font }: Face, text: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance: advance = 0, xOffset: dx = 0, yOffset: dy = 0 } = positions[at] ?? {};
    return { glyph, advance, dx, dy };
  });
}

/** The path of a letter, moved by `dx` and `dy` font units, in thousandths of an em with y down. */
function pathOf(face: Face, glyph: number, dx: number, dy: number): string {
  return face.font
    .glyphToPath(glyph)
    .replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) => `${thousandths(Number(x) + dx, face)},${thousandths(-Number(y) - dy, face)}`,
    );
}

function thousandths(units: number, { unitsPerEm }: Face): number {
  const rounded = Math.round((units * 10_000) / unitsPerEm) / 10;
  return rounded === 0 ? 0 : rounded;
}
