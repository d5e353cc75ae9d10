import type { GarmentFrameCode } from './garments/frames.ts';
import type { Named } from './named.ts';

/** What is drawn: a garment printed with the graphic, or another thing that carries it. */
export type ProductKind =
  | GarmentFrameCode
  | 'poster'
  | 'mug'
  | 'sticker-sheet'
  | 'notebook'
  | 'phone-case'
  | 'enamel-pin'
  | 'cushion'
  | 'socks'
  | 'pouch';

/** A ready-made product. `artist` and `graphic` are catalogue indexes of the graphic printed on it. */
export interface DemoGeneral extends Named {
  brand: string;
  code: string;
  category: string;
  kind: ProductKind;
  colorHex: string;
  artist: number;
  graphic: number;
  /** Won. */
  price: number;
  originPrice: number;
  promotionPrice: number | null;
  /** Items per option; 0 is sold out. */
  stock: readonly number[];
  options: readonly string[];
  line: { ko: string; en: string; cn: string };
  isNew?: boolean;
}

export const one = ['기본'];
export const sizes = ['S', 'M', 'L', 'XL'];
