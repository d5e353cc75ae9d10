import { isShown } from '../shop/shown.ts';

/** Which design may be bought on which product (specification 5 and 9): asked of every line, with a design or without, wherever it comes from. */

/** An option as it is bought, or as a design lies on it. */
export interface Garment {
  readonly product_id: number;
  readonly frame_id: number | null;
  readonly color_id: number | null;
}

/** A design as far as buying asks for it; `garment` is the option it lies on, undefined when that is gone. */
export interface LineDesign {
  readonly garment: Garment | undefined;
  readonly graphics: readonly { readonly state: string; readonly deleted_at: unknown }[];
}

/** Why a line cannot be bought for its design: codes of contract/errors/errors.ts. */
export type DesignRefusal = 'DESIGN_NOT_OF_PRODUCT' | 'DESIGN_REQUIRED' | 'OPTION_REQUIRED' | 'GRAPHIC_UNAVAILABLE';

/**
 * Why this option cannot be bought with this design, or without one; null when it can. A design lies on one frame in one colour of one
 * product, the size is free; a product that is not customizable takes none, one that is takes no order without.
 */
export function designRefusal(option: Garment & { readonly product_type: string }, design: LineDesign | null): DesignRefusal | null {
  const isCustomizable = option.product_type === 'CUSTOM';
  if (design === null) return isCustomizable ? 'DESIGN_REQUIRED' : null;
  const { garment, graphics } = design;
  if (!isCustomizable || garment?.product_id !== option.product_id) return 'DESIGN_NOT_OF_PRODUCT';
  if (garment.frame_id !== option.frame_id || garment.color_id !== option.color_id) return 'OPTION_REQUIRED';
  return graphics.every(isShown) ? null : 'GRAPHIC_UNAVAILABLE';
}
