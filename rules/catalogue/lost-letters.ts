/**
 * True when a cell is a known text that lost characters to encoding. Korean Excel saves CP949, which replaces every character it lacks,
 * such as `衬` or an emoji, with one or two `?`. CP949 has all Hangul and ASCII, so a `?` in place of one of those was typed by a person.
 */
export function hasLostLetters(cell: string, known: string): boolean {
  if (cell === known || !cell.includes('?')) return false;
  const pattern = cell.split(/(\?+)/).map((part) => (part.startsWith('?') ? lostRun(part.length) : literally(part)));
  return new RegExp(`^${pattern.join('')}$`, 'u').test(known);
}

function lostRun(length: number): string {
  return `(?:\\?|[^\\u0000-\\u007F가-힣]){${Math.ceil(length / 2)},${length}}`;
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
