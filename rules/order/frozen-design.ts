import type { Box, PrintArea } from '#rules/design/placement.ts';
import type { DesignText } from '#rules/design/text/design-text.ts';
import type { TextOutline } from '#rules/design/text/lay-out-text.ts';
import type { Prints } from '#rules/money/quantity-step.ts';

/**
 * A custom design with everything that affects its picture (specification 3 "Custom product"). Pictures are named by a hash of this
 * content, so what was approved is what is printed.
 */
export interface FrozenDesign {
  readonly schema: 1;
  readonly unit: 'mm';
  readonly productId: number;
  readonly optionId: number;
  /** The sides with something on them, in the product's order. */
  readonly sides: readonly FrozenSide[];
}

export interface FrozenSide {
  readonly mockupGroupId: number;
  /** URL of the garment photo. */
  readonly mockupSrc: string;
  /** URL of the garment's light map, empty when it has none. */
  readonly shadeSrc: string;
  readonly area: PrintArea;
  /** Bottom first. */
  readonly layers: readonly FrozenLayer[];
}

export type FrozenLayer = FrozenGraphic | FrozenText | FrozenPicture;

export interface FrozenGraphic extends Box {
  readonly graphicId: number;
  readonly graphicSrc: string;
  readonly text?: undefined;
  readonly pictureId?: undefined;
}

/** A shopper's own picture; its URL is a hash of its content. */
export interface FrozenPicture extends Box {
  readonly pictureId: number;
  readonly pictureSrc: string;
  readonly text?: undefined;
  readonly graphicId?: undefined;
}

/** A text with its outlines, so that a new version of a font does not change an order. */
export interface FrozenText extends Box {
  readonly text: DesignText;
  readonly outline: TextOutline;
  readonly graphicId?: undefined;
  readonly pictureId?: undefined;
}

/** The URL of a layer's picture; null for a text. */
export function layerSrc(layer: FrozenLayer): string | null {
  if (layer.text !== undefined) return null;
  return layer.pictureId === undefined ? layer.graphicSrc : layer.pictureSrc;
}

/** The own pictures of the layers. */
export function frozenPictures({ sides }: Pick<FrozenDesign, 'sides'>): number[] {
  return sides.flatMap(({ layers }) => layers.flatMap(({ pictureId }) => pictureId ?? []));
}

/** The graphics of an ordered design, one for each graphic layer. */
export function frozenGraphics({ sides }: Pick<FrozenDesign, 'sides'>): number[] {
  return sides.flatMap(({ layers }) => layers.flatMap(({ graphicId }) => graphicId ?? []));
}

/** The texts of the layers. */
export function frozenTexts({ sides }: Pick<FrozenDesign, 'sides'>): DesignText[] {
  return sides.flatMap(({ layers }) => layers.flatMap(({ text }) => text ?? []));
}

/** The number of texts and own pictures printed on a piece. */
export function frozenPrints(design: Pick<FrozenDesign, 'sides'>): Prints {
  return { texts: frozenTexts(design).length, pictures: frozenPictures(design).length };
}
