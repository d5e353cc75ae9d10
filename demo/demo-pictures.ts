export type PictureExtension = 'png' | 'svg' | 'webp' | 'jpg';

/**
 * Assigns a picture its address before it is drawn. `key` describes the content and is unique in the shop; `draw` is deterministic. Using a
 * key again returns the same picture.
 */
export type PlacePicture = (key: string, extension: PictureExtension, draw: () => Promise<Uint8Array>) => string;

/** The file of a graphic, by catalogue index of artist and graphic; undefined when there is none. */
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
