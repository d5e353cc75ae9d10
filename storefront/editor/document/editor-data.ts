import type { SelectProductPageQuery, SelectTrayArtistsQuery } from '#client/graphql/operations.generated.ts';
import type { SelectCustomGuidesQuery, SelectGraphicsQuery } from '#contract/graphql/calls.generated.ts';
import type { DesignInput } from '#contract/rest/cart.ts';
import type { AskedFlaw } from '#rules/design/custom-design-check.ts';
import type { SavedDesign, SavePlan } from '#rules/design/custom-design-rows.ts';
import type { GraphicUsage } from '#rules/design/usage/graphic-usage.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';

/** The shop data the editor needs. Field names match the data service; nothing here depends on how it is fetched. */

type Product = NonNullable<SelectProductPageQuery['product_products_by_pk']>;
type Graphic = SelectGraphicsQuery['product_graphics'][number];

/** A garment photo of one side in one frame and colour, with its printable area (fractions of the photo, and mm). */
export type EditorMockup = Product['mockups'][number];

export type EditorOption = Omit<Product['options'][number], 'price'>;

/** A customizable product with all its options. Lists are sorted by position. */
export type EditorProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'promotion_price' | 'frames' | 'colors' | 'mockup_groups' | 'mockups'
> & {
  readonly options: readonly EditorOption[];
};

export type EditorArtist = SelectTrayArtistsQuery['product_artists'][number];

/** A graphic whose artist is visible. Width and height are the native size in px, which limits how large it prints sharply. */
export type EditorGraphic = Pick<
  Graphic,
  'id' | 'name' | 'src' | 'state' | 'width' | 'height' | 'extension' | 'background_color' | 'price' | 'promotion_price'
> &
  Partial<GraphicUsage> & { readonly artist: EditorArtist };

/** The picture of a graphic or an own picture; an own picture's URL is valid for at least an hour. */
export type EditorImage = Pick<EditorGraphic, 'id' | 'src' | 'state' | 'width' | 'height' | 'extension'>;

/** The filter of the graphics tray. */
export interface GraphicFilter {
  readonly search: string;
  readonly artistId: number | null;
  readonly likedOnly: boolean;
}

export type SaveOutcome =
  | { readonly outcome: 'saved'; readonly saved: SavedDesign }
  | { readonly outcome: 'login-required' | 'conflict' | 'unavailable' | 'failed' };

/** The payload of a save: the plan of rules/design/custom-design-rows.ts for this garment. */
export interface SaveRequest {
  readonly productId: number;
  readonly optionId: number;
  readonly name: string;
  /** The code of the share that the new design was made from. */
  readonly parentCode: string | null;
  readonly saved: SavedDesign | null;
  readonly plan: SavePlan;
}

/** A design for cart or checkout: a saved one, or a guest's, which the cart stores; with its accepted flaws. */
export type DesignToBuy = { readonly accepts: AskedFlaw[] } & ({ readonly product_custom_id: number } | { readonly design: DesignInput });

/** Sizes of a design to add to the cart, all or nothing. */
export interface CartRequest {
  readonly productId: number;
  readonly design: DesignToBuy;
  readonly chosen: readonly ChosenOption[];
}

/** null if it was added to the cart, else the message to show. */
export type CartOutcome = string | null;

/** Updates a cart line to a design. Without an option the line keeps its size. */
export interface CartLineRequest {
  readonly lineId: number;
  readonly design: DesignToBuy;
  readonly optionId?: number;
}

/** `customId`: the design that the line shows now. `gone`: the line is no longer in the cart. `size`: it needs another size, with the reason. */
export type CartLineOutcome =
  | { readonly outcome: 'changed'; readonly customId: number | null }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'size' | 'failed'; readonly sentence: string };

/** One step of the shop's guide to customizing. */
export type EditorGuide = SelectCustomGuidesQuery['management_custom_guides'][number];

/** The editor's outside dependencies. The product screen passes in the data service and the REST API. */
export interface EditorServices {
  readonly loadGraphics: (filter: GraphicFilter, window: PageWindow) => Promise<EditorGraphic[]>;
  readonly loadArtists: () => Promise<EditorArtist[]>;
  /** Graphics by id. Those no longer on sale are left out. */
  readonly loadGraphicsById: (ids: readonly number[]) => Promise<EditorGraphic[]>;
  /** The shopper's own pictures by id. */
  readonly loadPictures: (ids: readonly number[]) => Promise<EditorImage[]>;
  readonly loadGuides: () => Promise<EditorGuide[]>;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** True if another tab stored or deleted this design since. */
  readonly isStale: (saved: SavedDesign) => Promise<boolean>;
  readonly addToCart: (request: CartRequest) => Promise<CartOutcome>;
  /** Opens a checkout for them directly; returns the message to show if that fails. */
  readonly buyNow: (request: CartRequest) => Promise<{ readonly checkoutId: string } | { readonly sentence: string }>;
  readonly changeCartLine: (request: CartLineRequest) => Promise<CartLineOutcome>;
  /** True for a visitor whose cart is stored by its cookie. */
  readonly isGuest: () => boolean;
  /** The cart lines that show an earlier revision of a design. */
  readonly cartLinesOf: (customId: number) => Promise<number[]>;
}

/** Page size of the tray (specification 9: graphics 20). */
export const TRAY_PAGE_SIZE = 20;
