/** The default focal point, in percent: the centre. */
export const middle = 50;

/** The metadata in a picture's URL: its focal point (null for the centre), and its description in the reader's language. */
export interface ToldPicture {
  focal: { x: number; y: number } | null;
  alt: string;
}

/** Parses the fragment of a picture URL; empty values for one that is not a library picture. */
export function toldOf(src: string): ToldPicture {
  const [, x, y, alt = ''] = /#(\d{1,3}),(\d{1,3}),(.*)$/s.exec(src) ?? [];
  if (x === undefined || y === undefined) return { focal: null, alt: '' };
  const focal = { x: Number(x), y: Number(y) };
  return { focal: focal.x === middle && focal.y === middle ? null : focal, alt: decoded(alt) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
