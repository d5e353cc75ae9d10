import type { SavedDesign, SavePlan } from '#rules/design/custom-design-rows.ts';
import type { Priced } from '#rules/money/price.ts';
import type { PageWindow } from '#ui/use-pages.ts';

/** What the editor needs of the shop. Names are those of the data service; nothing here knows how it is fetched. */

export type LocalizedName = { readonly ko: string; readonly en?: string | null };

/** A garment photo of one side in one frame and colour, with its printable area (fractions of the photo, and mm). */
export interface EditorMockup {
  readonly id: number;
  readonly frame_id: number;
  readonly color_id: number;
  readonly mockup_group_id: number;
  readonly src: string;
  readonly shade_src: string;
  readonly width: number;
  readonly height: number;
  readonly print_x: number;
  readonly print_y: number;
  readonly print_width: number;
  readonly print_height: number;
  readonly print_width_mm: number;
  readonly print_height_mm: number;
}

export interface EditorOption {
  readonly id: number;
  readonly frame_id: number | null;
  readonly color_id: number | null;
  readonly size: string;
  readonly name: LocalizedName;
  readonly stock_count: number;
}

/** A customizable product with everything it can be made of; lists are in the order of their position. */
export interface EditorProduct extends Priced {
  readonly id: number;
  readonly name: LocalizedName;
  readonly frames: readonly { readonly id: number; readonly name: LocalizedName }[];
  readonly colors: readonly { readonly id: number; readonly name: LocalizedName; readonly hex: string }[];
  readonly options: readonly EditorOption[];
  readonly mockup_groups: readonly { readonly id: number; readonly code: string; readonly name: LocalizedName; readonly price: number }[];
  readonly mockups: readonly EditorMockup[];
}

export interface EditorArtist {
  readonly id: number;
  readonly name: LocalizedName;
  readonly profile_src: string;
}

/** A graphic; width and height are native px and decide how large it prints sharply. */
export interface EditorGraphic extends Priced {
  readonly id: number;
  readonly name: LocalizedName;
  readonly src: string;
  readonly state: string;
  readonly width: number;
  readonly height: number;
  readonly extension: string;
  readonly background_color: string;
  readonly artist: EditorArtist;
}

/** What the tray of graphics shows. */
export interface GraphicFilter {
  readonly search: string;
  readonly artistId: number | null;
  readonly likedOnly: boolean;
}

export type SaveOutcome =
  | { readonly outcome: 'saved'; readonly saved: SavedDesign }
  | { readonly outcome: 'login-required' | 'conflict' | 'unavailable' | 'failed' };

/** What a save sends: the plan of rules/design/custom-design-rows.ts for this garment. */
export interface SaveRequest {
  readonly productId: number;
  readonly optionId: number;
  readonly name: string;
  readonly saved: SavedDesign | null;
  readonly plan: SavePlan;
}

export interface CartRequest {
  readonly productId: number;
  readonly optionId: number;
  readonly customId: number;
  readonly quantity: number;
}

/** null when it is in the cart, else the sentence to show. */
export type CartOutcome = string | null;

/** One step of the shop's guide to customizing. */
export interface EditorGuide {
  readonly id: number;
  readonly title: LocalizedName;
  readonly description: LocalizedName;
  readonly image_src: string;
}

/** The editor's doors to the outside; the product screen gives them the data service and the REST API. */
export interface EditorServices {
  readonly loadGraphics: (filter: GraphicFilter, window: PageWindow) => Promise<EditorGraphic[]>;
  readonly loadArtists: () => Promise<EditorArtist[]>;
  /** Graphics by id; those no longer on sale are missing from the answer. */
  readonly loadGraphicsById: (ids: readonly number[]) => Promise<EditorGraphic[]>;
  readonly loadGuides: () => Promise<EditorGuide[]>;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  readonly addToCart: (request: CartRequest) => Promise<CartOutcome>;
}

/** Page size of the tray (specification 9: graphics 20). */
export const TRAY_PAGE_SIZE = 20;
