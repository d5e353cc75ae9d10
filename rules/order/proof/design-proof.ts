import { bounds } from '../../design/box-geometry.ts';
import type { Box } from '../../design/placement.ts';
import { sumWon, type Won } from '../../money/money.ts';
import { groupedBy } from '../../shop/list-parts.ts';
import type { FrozenSide } from '../frozen-design.ts';

/** The proof of a design (디자인 확인서): what is printed, where, how large, and its price. `Name` has all languages. */

/** A design with the names and prices of its parts, as an order stores it: later changes of the catalogue have no effect. */
export interface SoldDesign<Name> {
  readonly content_hash: string;
  readonly design: { readonly sides: readonly SoldSide[] };
  readonly mockup_groups: readonly { readonly id: number; readonly name: Name; readonly price: Won }[];
  /** The graphic of each graphic layer. */
  readonly graphics: readonly SoldGraphic<Name>[];
  /** Null for orders that stored no price. */
  readonly custom_price: { readonly product: Won } | null;
}

interface SoldGraphic<Name> {
  readonly id: number;
  readonly name: Name;
  readonly artist_name: Name;
  readonly price: Won;
}

type SoldSide = Pick<FrozenSide, 'mockupGroupId'> & { readonly area: Pick<FrozenSide['area'], 'widthMm' | 'heightMm'> } & {
  readonly layers: readonly (Box & {
    graphicId?: number | undefined;
    pictureId?: number | undefined;
    text?: { words: string; font: string } | undefined;
  })[];
};

/** What a piece has besides the design: its garment, texts and own pictures. */
interface SoldWith<Name> {
  readonly product_name: Name;
  readonly text_amount: Won;
  readonly picture_amount: Won;
}

/** A part of the price of one piece; repeated graphics are one part. */
export interface PricePart<Name> {
  kind: 'PRODUCT' | 'SIDE' | 'GRAPHIC' | 'TEXT' | 'PICTURE';
  /** Null for texts and own pictures. */
  name: Name | null;
  artist: Name | null;
  graphic_id: number | null;
  count: number;
  won: Won;
}

export interface DesignProof<Name> {
  content_hash: string;
  sides: {
    mockup_group_id: number;
    name: Name | null;
    width_mm: number;
    height_mm: number;
    /** The layers, front first. `left` and `top` from the corner of the print area, mm. */
    layers: (ProofLayer<Name> & { number: number })[];
  }[];
  price: { total: Won; parts: PricePart<Name>[] } | null;
}

interface ProofLayer<Name> {
  graphic: { name: Name; artist: Name } | null;
  text: { words: string; font: string } | null;
  /** True for a shopper's own picture. */
  is_picture: boolean;
  width: number;
  height: number;
  left: number;
  top: number;
  rotation: number;
}

/** The short form of a design's content hash, for people to compare. */
export function proofCode(contentHash: string): string {
  return contentHash.slice(0, 8).toUpperCase();
}

/** The proof of a sold design. */
export function designProof<Name>(
  sold: SoldDesign<Name>,
  { product_name, text_amount, picture_amount }: SoldWith<Name>,
): DesignProof<Name> {
  const { content_hash, design, mockup_groups, graphics, custom_price } = sold;
  const layers = design.sides.flatMap((side) => side.layers);
  const texts = { count: layers.filter(({ text }) => text !== undefined).length, won: text_amount };
  const pictures = { count: layers.filter(({ pictureId }) => pictureId !== undefined).length, won: picture_amount };
  const product = custom_price && { name: product_name, won: custom_price.product };
  return {
    content_hash,
    sides: design.sides.map(({ mockupGroupId, area, layers }) => ({
      mockup_group_id: mockupGroupId,
      name: mockup_groups.find(({ id }) => id === mockupGroupId)?.name ?? null,
      width_mm: area.widthMm,
      height_mm: area.heightMm,
      layers: layers.toReversed().map((layer, at) => ({ number: at + 1, ...proofLayer(layer, graphics) })),
    })),
    price: product && priceOfParts({ product, sides: mockup_groups, graphics, texts, pictures }),
  };
}

function proofLayer<Name>(layer: SoldSide['layers'][number], graphics: readonly SoldGraphic<Name>[]): ProofLayer<Name> {
  const { left, top } = bounds(layer);
  const graphic = graphics.find(({ id }) => id === layer.graphicId);
  return {
    graphic: graphic === undefined ? null : { name: graphic.name, artist: graphic.artist_name },
    text: layer.text === undefined ? null : { words: layer.text.words, font: layer.text.font },
    is_picture: layer.pictureId !== undefined,
    ...{ width: tenths(layer.width), height: tenths(layer.height), left: tenths(left), top: tenths(top) },
    rotation: tenths(layer.rotation),
  };
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10 + 0;
}

interface Parts<Name> {
  product: { name: Name; won: Won };
  sides: readonly { name: Name; price: Won }[];
  graphics: readonly SoldGraphic<Name>[];
  texts: { count: number; won: Won };
  pictures: { count: number; won: Won };
}

/** The price of one piece of a design with its parts. */
export function priceOfParts<Name>({ product, sides, graphics, texts, pictures }: Parts<Name>): NonNullable<DesignProof<Name>['price']> {
  const none = { name: null, artist: null, graphic_id: null, count: 1 };
  const parts: PricePart<Name>[] = [
    { ...none, kind: 'PRODUCT', ...product },
    ...sides.map(({ name, price }) => ({ ...none, kind: 'SIDE' as const, name, won: price })),
    ...[...groupedBy(graphics, ({ id }) => id)].flatMap(([graphic_id, same]) =>
      same.slice(0, 1).map(({ name, artist_name }) => ({
        ...({ kind: 'GRAPHIC', name, artist: artist_name, graphic_id, count: same.length } as const),
        won: sumWon(same.map(({ price }) => price)),
      })),
    ),
    ...(texts.won > 0 ? [{ ...none, kind: 'TEXT' as const, ...texts }] : []),
    ...(pictures.won > 0 ? [{ ...none, kind: 'PICTURE' as const, ...pictures }] : []),
  ];
  return { total: sumWon(parts.map(({ won }) => won)), parts };
}
