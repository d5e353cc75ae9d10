/** Text of one line that shows what it holds: no control characters, nothing invisible (the joints of an emoji are fine), no change of direction. */
export function isVisibleText(text: string): boolean {
  return isSeen.test(text) && !hasControlCharacter(text) && !/(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/u.test(text);
}

/** True for text that contains a line break, a tab or another control character. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** The same of a text in lines, which may hold tabs too. */
export function isVisibleWriting(text: string): boolean {
  return isVisibleText(text.replace(/\r?\n|\t/g, ' '));
}

/** The text as it is seen, without blanks around it: for counting letters. */
export function seenPart(text: string): string {
  return text.replace(unseen, '').trim();
}

/** Signs that show nothing although Unicode calls them symbols: the empty cell of Braille, the note without a head. */
const blankSigns = '\\u2800\\u{1d159}';
const isSeen = new RegExp(`(?![${blankSigns}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
const unseen = new RegExp(`[\\p{Default_Ignorable_Code_Point}${blankSigns}]`, 'gu');
