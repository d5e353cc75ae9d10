import type { SelectProductPageQuery, SelectTrayArtistsQuery } from '#client/graphql/operations.generated.ts';
import type { SelectCustomGuidesQuery, SelectGraphicsQuery } from '#contract/graphql/calls.generated.ts';
import type { SavedDesign, SavePlan } from '#rules/design/custom-design-rows.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';

/** What the editor needs of the shop. Names are those of the data service; nothing here knows how it is fetched. */

type Product = NonNullable<SelectProductPageQuery['product_products_by_pk']>;
type Graphic = SelectGraphicsQuery['product_graphics'][number];

/** A garment photo of one side in one frame and colour, with its printable area (fractions of the photo, and mm). */
export type EditorMockup = Product['mockups'][number];

export type EditorOption = Omit<Product['options'][number], 'price'>;

/** A customizable product with everything it can be made of; lists are in the order of their position. */
export type EditorProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'promotion_price' | 'frames' | 'colors' | 'mockup_groups' | 'mockups'
> & {
  readonly options: readonly EditorOption[];
};

export type EditorArtist = SelectTrayArtistsQuery['product_artists'][number];

/** A graphic whose artist is shown; width and height are native px and decide how large it prints sharply. */
export type EditorGraphic = Pick<
  Graphic,
  'id' | 'name' | 'src' | 'state' | 'width' | 'height' | 'extension' | 'background_color' | 'price' | 'promotion_price'
> & { readonly artist: EditorArtist };

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

/** Sizes of a saved design; all of them are taken, or none. */
export interface CartRequest {
  readonly productId: number;
  readonly customId: number;
  readonly chosen: readonly ChosenOption[];
}

/** null when it is in the cart, else the sentence to show. */
export type CartOutcome = string | null;

/** A line of the cart that takes over a saved design; without an option it keeps its size. */
export interface CartLineRequest {
  readonly lineId: number;
  readonly customId: number;
  readonly optionId?: number;
}

/** The outcome: `gone` is a line that is no longer in the cart, `size` one that needs another size, with the reason. */
export type CartLineOutcome = { readonly outcome: 'changed' | 'gone' } | { readonly outcome: 'size' | 'failed'; readonly sentence: string };

/** One step of the shop's guide to customizing. */
export type EditorGuide = SelectCustomGuidesQuery['management_custom_guides'][number];

/** The editor's doors to the outside; the product screen gives them the data service and the REST API. */
export interface EditorServices {
  readonly loadGraphics: (filter: GraphicFilter, window: PageWindow) => Promise<EditorGraphic[]>;
  readonly loadArtists: () => Promise<EditorArtist[]>;
  /** Graphics by id; those no longer on sale are missing from the answer. */
  readonly loadGraphicsById: (ids: readonly number[]) => Promise<EditorGraphic[]>;
  readonly loadGuides: () => Promise<EditorGuide[]>;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  readonly addToCart: (request: CartRequest) => Promise<CartOutcome>;
  /** Opens an order sheet for them at once; the sentence to show when that failed. */
  readonly buyNow: (request: CartRequest) => Promise<{ readonly checkoutId: string } | { readonly sentence: string }>;
  readonly changeCartLine: (request: CartLineRequest) => Promise<CartLineOutcome>;
  /** The lines of the cart that show an earlier state of a design. */
  readonly cartLinesOf: (customId: number) => Promise<number[]>;
}

/** Page size of the tray (specification 9: graphics 20). */
export const TRAY_PAGE_SIZE = 20;
