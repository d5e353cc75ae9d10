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

/** JSON with sorted keys: equal values give equal text, also after a round trip through the database. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
