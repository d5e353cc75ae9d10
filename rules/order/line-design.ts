import { isPictureRefused } from '../design/picture/own-picture.ts';
import { hasRefusedWord } from '../design/text/refused-words.ts';
import type { UsageCode } from '../design/usage/graphic-usage.ts';
import { isShown } from '../shop/shown.ts';

/** Which design can be bought with which product (specification 5 and 9). Checked for every line, with or without a design. */

/** The option being bought, or the one a design was made for. */
export interface Garment {
  readonly product_id: number;
  readonly frame_id: number | null;
  readonly color_id: number | null;
}

/**
 * The facts about a design that decide whether it can be bought; `garment` is the option it was made for, undefined when that no longer
 * exists.
 */
export interface LineDesign {
  readonly garment: Garment | undefined;
  readonly graphics: readonly { readonly state: string; readonly deleted_at: unknown }[];
  /** The violation of an artist's rule on it. */
  readonly usage: UsageCode | null;
  /** The texts printed by this design. */
  readonly words: readonly string[];
  /** The shopper's own pictures on it. */
  readonly pictures: readonly { readonly state: string }[];
}

/** Why a line's design is refused: codes of contract/errors/errors.ts. */
export type DesignRefusal =
  | ('DESIGN_NOT_OF_PRODUCT' | 'DESIGN_REQUIRED' | 'OPTION_REQUIRED' | 'GRAPHIC_UNAVAILABLE' | 'TEXT_REFUSED' | 'OWN_PICTURE_REFUSED')
  | UsageCode;

/**
 * Why this option cannot be bought with this design, or without one; null when it can. A design is for one frame and colour of one product,
 * in any size. Customizable products require a design, others take none. `refusedWords` are what the shop does not print.
 */
export function designRefusal(
  option: Garment & { readonly product_type: string },
  design: LineDesign | null,
  refusedWords: string,
): DesignRefusal | null {
  const isCustomizable = option.product_type === 'CUSTOM';
  if (design === null) return isCustomizable ? 'DESIGN_REQUIRED' : null;
  const { garment, graphics, pictures } = design;
  if (!isCustomizable || garment?.product_id !== option.product_id) return 'DESIGN_NOT_OF_PRODUCT';
  if (garment.frame_id !== option.frame_id || garment.color_id !== option.color_id) return 'OPTION_REQUIRED';
  if (!graphics.every(isShown)) return 'GRAPHIC_UNAVAILABLE';
  if (design.words.some((words) => hasRefusedWord(words, refusedWords))) return 'TEXT_REFUSED';
  if (pictures.some(isPictureRefused)) return 'OWN_PICTURE_REFUSED';
  return design.usage;
}
