import { undrawable } from '#rules/design/share/share.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** The credits on a shared picture. Chinese readers get English, as with names, because the font of the pictures has no Hanzi. */
const sentences: Readonly<Record<'artists' | 'owner', Record<Locale, string>>> = {
  artists: { ko: '그래픽 {names}', en: 'Graphics by {names}', cn: 'Graphics by {names}' },
  owner: { ko: '디자인 {names}', en: 'Design by {names}', cn: 'Design by {names}' },
};

/**
 * The credits on a shared picture: the artists on one line and, if wanted, the owner on another. No line starts with a dot, and characters
 * that cannot be drawn are omitted.
 */
export function shareCredits({ artists, owner }: { artists: readonly string[]; owner: string | null }, locale: Locale): string[] {
  const names = { artists: artists.map(drawn).filter(Boolean).join('\u00a0· '), owner: drawn(owner ?? '') };
  return (['artists', 'owner'] as const).flatMap((kind) =>
    names[kind] === '' ? [] : sentences[kind][locale].replace('{names}', () => names[kind]),
  );
}

function drawn(name: string): string {
  const missing = undrawable(name);
  return [...name]
    .filter((letter) => !missing.includes(letter))
    .join('')
    .trim();
}
