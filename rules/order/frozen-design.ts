import type { Box, PrintArea } from '#rules/design/placement.ts';

/**
 * A custom design with everything that affects its picture (specification 3 "Custom product"). Pictures are named by a hash of this
 * content, so what was approved is what is printed.
 */
export interface FrozenDesign {
  readonly schema: 1;
  readonly unit: 'mm';
  readonly productId: number;
  readonly optionId: number;
  /** The sides with a graphic, in the product's order. */
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

export interface FrozenLayer extends Box {
  readonly graphicId: number;
  readonly graphicSrc: string;
}
