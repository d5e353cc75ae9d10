/** The format of every stored colour: `#1F2A44`. The check constraints use the same pattern. */
export const COLOUR_PATTERN = /^#[0-9A-Fa-f]{6}$/;

/** The distance of two colours in RGB. */
function colourDistance(one: string, other: string): number {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = parts(other);
  return Math.hypot(...parts(one).map((part, index) => part - (others[index] ?? 0)));
}

/** The garment photo that shows a graphic: the first frame, in the colour nearest to the graphic's background colour. */
export function photoFor<Photo extends { frame_id: number; hex: string }>(photos: readonly Photo[], ground: string): Photo | undefined {
  const ofFit = photos.filter(({ frame_id }) => frame_id === photos[0]?.frame_id);
  return ofFit.toSorted((a, b) => colourDistance(a.hex, ground) - colourDistance(b.hex, ground))[0];
}
