/**
 * A graphic on a garment at its first position in the editor: the ids of graphic and garment photo. Without a photo the shop chooses
 * one.
 */
export interface Worn {
  graphicId: number;
  mockupId?: number;
}

const form = /^\/renders\/worn\/([1-9][0-9]{0,14})(?:-([1-9][0-9]{0,14}))?\.webp$/;

/** The URL of the picture of a graphic on a garment. */
export function wornSrc({ graphicId, mockupId }: Worn): string {
  return `/renders/worn/${graphicId}${mockupId === undefined ? '' : `-${mockupId}`}.webp`;
}

/** Parses the URL; null for anything else. */
export function parseWornSrc(src: string): Worn | null {
  const [whole, graphic, mockup] = form.exec(src) ?? [];
  return whole === undefined ? null : { graphicId: Number(graphic), ...(mockup ? { mockupId: Number(mockup) } : {}) };
}
