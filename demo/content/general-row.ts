import type { ProductKind } from '../pictures/products/draw-product.ts';
import type { Named } from './named.ts';

/** A ready product. `artist` and `graphic` count into the catalogue of demonstration artists: the work printed on it. */
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
  /** Pieces for each option; 0 is sold out. */
  stock: readonly number[];
  options: readonly string[];
  line: { ko: string; en: string; cn: string };
  isNew?: boolean;
}

/** A ready product as one row, as it is written in the files beside this one. */
export type GeneralRow = [
  brand: string,
  code: string,
  category: string,
  kind: DemoGeneral['kind'],
  colorHex: string,
  art: [number, number],
  ko: string,
  en: string,
  cn: string,
  money: [number, number, number | null],
  options: readonly string[],
  stock: readonly number[],
  lineKo: string,
  lineEn: string,
  lineCn: string,
  isNew?: boolean,
];

export const one = ['기본'];
export const sizes = ['S', 'M', 'L', 'XL'];
