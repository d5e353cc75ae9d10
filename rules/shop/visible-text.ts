/** True for one line of text without control characters, invisible characters (emoji joiners are allowed) or changes of text direction. */
export function isVisibleText(text: string): boolean {
  return isSeen.test(text) && !hasControlCharacter(text) && !/(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/u.test(text);
}

/** The same for a line that may be left empty. */
export function isVisibleOrNone(text: string): boolean {
  return text.trim() === '' || isVisibleText(text.trim());
}

/** True for text that contains a line break, a tab or another control character. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** The same for multi-line text, which may also contain tabs. */
export function isVisibleWriting(text: string): boolean {
  return isVisibleText(text.replace(/\r?\n|\t/g, ' '));
}

/** The visible part of a text, trimmed, for counting characters. */
export function seenPart(text: string): string {
  return text.replace(unseen, '').trim();
}

/** Blank glyphs that Unicode classifies as symbols: the empty Braille cell and the null notehead. */
const blankSigns = '\\u2800\\u{1d159}';
const isSeen = new RegExp(`(?![${blankSigns}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
const unseen = new RegExp(`[\\p{Default_Ignorable_Code_Point}${blankSigns}]`, 'gu');
