import { undrawable } from '#rules/design/share/share.ts';
import type { ShareWords } from '#rules/design/share/share-picture.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** The sentences on a shared picture. Chinese readers get English, as with names, because the font of the pictures has no Hanzi. */
const sentences: Readonly<Record<'artists' | 'owner' | 'code', Record<Locale, string>>> = {
  artists: { ko: '그래픽 {names}', en: 'Graphics by {names}', cn: 'Graphics by {names}' },
  owner: { ko: '디자인 {names}', en: 'Design by {names}', cn: 'Design by {names}' },
  code: { ko: '코드 {names}', en: 'Code {names}', cn: 'Code {names}' },
};

/**
 * The text on a shared picture besides the shopper's line: the artists on one line and, if wanted, the owner on another; and the
 * design's code. No line starts with a dot, and undrawable characters are left out.
 */
export function shareWords(
  { artists, owner, code }: { artists: readonly string[]; owner: string | null; code: string },
  locale: Locale,
): Pick<ShareWords, 'credits' | 'code'> {
  const names = { artists: artists.map(drawn).filter(Boolean).join('\u00a0· '), owner: drawn(owner ?? '') };
  const credits = (['artists', 'owner'] as const).flatMap((kind) =>
    names[kind] === '' ? [] : sentences[kind][locale].replace('{names}', () => names[kind]),
  );
  return { credits, code: sentences.code[locale].replace('{names}', () => code) };
}

function drawn(name: string): string {
  const missing = undrawable(name);
  return [...name]
    .filter((letter) => !missing.includes(letter))
    .join('')
    .trim();
}
