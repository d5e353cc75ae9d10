import type { GraphicUsage } from '#rules/design/usage/graphic-usage.ts';

/** Text in the shop's three languages. */
type LocalText = { readonly ko: string; readonly en: string; readonly cn: string };

export type Hand = 'jamo' | 'riso' | 'ink' | 'pixel' | 'moire' | 'cut-paper' | 'botanical' | 'sticker' | 'star-map' | 'warped-type';

/** Left, top, width, height of a picture in the units of its drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** One graphic for sale; prices in won, size in px of the original file. */
export type DemoGraphic = {
  readonly key: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly backgroundColor: string;
  readonly price: number;
  /** Price before the reduction, or null without one. */
  readonly originPrice: number | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly extension: 'svg' | 'png';
  readonly isBest: boolean;
  /** What it shows, in three languages. */
  readonly tags: readonly string[];
  readonly usage: Partial<GraphicUsage>;
};

/** An artist with the whole catalogue; `pathName` is the address of the artist's page. */
export type DemoArtist = {
  readonly pathName: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly hand: Hand;
  readonly graphics: readonly DemoGraphic[];
};

/** The hand-written texts of a graphic; its size comes from the drawing. */
export type GraphicWords = {
  readonly name: LocalText;
  readonly aboutKo: string;
  readonly aboutEn: string;
  readonly aboutCn: string;
  readonly ground: string;
  readonly won: number;
  readonly was?: number;
  readonly best?: true;
  /** What it shows, in Korean (keywords.ts). */
  readonly tags: readonly string[];
  /** Long side of the original in px, if not the hand's usual one. */
  readonly longSidePx?: number;
  /** How its artist allows it to be used; left out, as anybody likes. */
  readonly usage?: Partial<GraphicUsage>;
};

/** The hand-written texts of an artist and of each graphic, by key. */
export type ArtistWords = {
  readonly pathName: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly hand: Hand;
  readonly graphics: Readonly<Record<string, GraphicWords>>;
};
