export type PictureExtension = 'png' | 'svg' | 'webp' | 'jpg';

/**
 * Gives a picture its address before it is drawn. `key` says what it shows, once in the whole shop; `draw` draws it, the same every
 * time. The same key may be asked for again: it is one picture.
 */
export type PlacePicture = (key: string, extension: PictureExtension, draw: () => Promise<Uint8Array>) => string;

/** The file of a graphic, by artist and graphic as the catalogue counts them; undefined when there is none. */
export type Original = (artist: number, graphic: number) => Promise<Buffer> | undefined;

/** A picture with its size in px. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Addresses of all pictures of the demonstration shop, by the keys of demo/content. */
export interface DemoPictures {
  memberAvatars: string[];
  artists: { cover: string; avatar: string; graphics: string[] }[];
  brands: Record<string, { logo: string; image: string }>;
  customizables: Record<
    string,
    { images: string[]; mockups: Record<string, Record<'FRONT' | 'BACK', { colours: string[]; shade: string }>> }
  >;
  generals: Record<string, string[]>;
  events: Record<string, { wide: string; popup: string }>;
  plans: string[];
  /** Pictures of the home page by name: "event:key", "icon:name", "look:n", "plan:n". */
  named: Record<string, Picture>;
}
