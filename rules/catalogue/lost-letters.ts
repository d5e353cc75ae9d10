/**
 * Whether a cell is a known text that lost letters on its way: a file in the CP949 of Korean Excel has `?` for each that it cannot hold, such as
 * `衬` or an emoji, which is one or two of them. It holds all Hangul and ASCII, so where one of those became `?` somebody wrote it.
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
