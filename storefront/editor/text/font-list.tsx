import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { type DesignText, newText, TEXT_SAMPLE_MAX, type TextFont, textFontNames, textFonts } from '#rules/design/text/design-text.ts';
import { TextPicture } from '#storefront/nouns/text/text-picture.tsx';
import { loadShapes, useShaped, useTextOutline } from '#storefront/nouns/text/text-shapes.ts';
import { cx } from '#ui/class-names.ts';
import { textToolTexts } from './texts.ts';

/** Words unchanged for this long are drawn in all fonts, ms. */
const REST_MS = 400;
const SAMPLE_LETTERS = 8;
const SAMPLE_PX = 27;
const SAMPLE_WIDTH_PX = 108;

/** The fonts, each drawn with the shopper's words, and the letters each font lacks. */
export function FontList({ text: { words, font }, onChoose }: { text: DesignText; onChoose: (font: TextFont) => void }) {
  const text = useText();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      // The list is of use without samples too.
      await loadShapes(lettersOf(words), textFontNames).catch((error: unknown) => console.warn(error));
      await loadShapes(sampleOf(words), textFontNames).catch((error: unknown) => console.warn(error));
      setShown(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-semibold">{text(textToolTexts.fonts)}</legend>
      <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:grid lg:grid-cols-2 lg:px-0">
        {textFontNames.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === font}
            onClick={() => onChoose(each)}
            className={cx(
              'flex min-h-16 w-32 shrink-0 flex-col items-center justify-between gap-1 rounded-control border px-2 py-2 lg:w-auto',
              each === font ? 'border-ink bg-tile' : 'border-line hover:border-ink-2',
            )}
          >
            <Sample words={shown} font={each} />
            <span className="text-12 text-ink-2">{textFonts[each].name}</span>
            <Lacking words={shown} font={each} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type Props = { words: string | null; font: TextFont };

function Sample({ words, font }: Props) {
  const text = words === null ? null : { ...newText(sampleOf(words), false), font };
  const outline = useTextOutline(text);
  // As large as letters of that size, smaller where they are too many.
  const scale = outline ? Math.min(SAMPLE_PX / 1000, SAMPLE_WIDTH_PX / outline.width) : 0;
  const [width, height] = [(outline?.width ?? 0) * scale, (outline?.height ?? 0) * scale];
  return (
    <span aria-hidden="true" className="flex h-7 w-full items-center justify-center overflow-hidden">
      {text && outline && width > 0 ? (
        <span style={{ width, height }} className="block shrink-0">
          <TextPicture text={text} />
        </span>
      ) : null}
    </span>
  );
}

function Lacking({ words, font }: Props) {
  const text = useText();
  const missing = useShaped(lettersOf(words ?? ''), font)?.missing ?? [];
  if (missing.length === 0) return null;
  return <span className="line-clamp-1 text-12 text-danger">{text(textToolTexts.fontLacks, { letters: missing.join(' ') })}</span>;
}

/** Each of the first letters once. */
function lettersOf(words: string): string {
  return [...new Set(words.replace(/\s/g, ''))].slice(0, TEXT_SAMPLE_MAX).join('');
}

/** The first letters of the first line. */
function sampleOf(words: string): string {
  const [line = ''] = words.trim().split('\n');
  return [...line].slice(0, SAMPLE_LETTERS).join('').trim();
}
