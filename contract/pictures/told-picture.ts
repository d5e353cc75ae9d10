/** The middle of a picture, in percent: where the eye stays unless somebody says otherwise. */
export const middle = 50;

/** What an address says of its picture: where the eye should stay (null: in the middle), and what it shows in the reader's language. */
export interface ToldPicture {
  focal: { x: number; y: number } | null;
  alt: string;
}

/** What stands behind an address; nothing is known of a picture that is not of the library. */
export function toldOf(src: string): ToldPicture {
  const [, x, y, alt = ''] = /#(\d{1,3}),(\d{1,3}),(.*)$/.exec(src) ?? [];
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
