/** True for one line of text without control characters, invisible characters (except in an emoji) or changes of text direction. */
export function isVisibleText(text: string): boolean {
  return isSeen.test(text) && !hasControlCharacter(text) && !hidden.test(text);
}

/** True for an empty line, or one with something visible and no hidden characters. */
export function isVisibleOrNone(text: string): boolean {
  return text.trim() === '' || isVisibleText(text.trim());
}

/** True for text that contains a line break, a tab or another control character. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** True for text of several lines with something visible and no hidden characters; tabs and Unicode's line separators are allowed. */
export function isVisibleWriting(text: string): boolean {
  return isVisibleText(text.replace(/\r?\n|[\t\u2028\u2029]/g, ' '));
}

/** The visible part of a text, trimmed, for counting characters. */
export function seenPart(text: string): string {
  return text.replace(unseen, '').trim();
}

/** Blank glyphs that Unicode classifies as symbols or letters: the empty Braille cell, the blank hieroglyphs and the null notehead. */
const blankSigns = '\\u2800\\u{13441}\\u{13442}\\u{1d159}';
/** Interlinear annotations and the object replacement character, which show nothing of their own. */
const annotations = '\\ufff9-\\ufffc';
/** The blocks with emoji, which a joiner (U+200D) or an emoji selector (U+FE0F) may follow; a digit may have the selector (keycaps). */
const emoji = '\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2190-\\u2bff\\u3030\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}';
const hidden = new RegExp(
  [
    '(?![\\u200d\\ufe0f])\\p{Default_Ignorable_Code_Point}',
    `[\\u2028\\u2029${annotations}]`,
    `(?<![${emoji}\\ufe0f])\\u200d`,
    `(?<![${emoji}#*0-9])\\ufe0f`,
  ].join('|'),
  'u',
);
const isSeen = new RegExp(`(?![${blankSigns}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
const unseen = new RegExp(`[\\p{Default_Ignorable_Code_Point}${annotations}${blankSigns}]`, 'gu');
