export type PutPicture = (content: Uint8Array, extension: 'png' | 'svg' | 'webp' | 'jpg') => Promise<string>;

/** A picture with its size in px. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Addresses of all pictures of the demonstration shop, by the keys of db/demo/content. */
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
