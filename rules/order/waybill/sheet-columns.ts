import type { CourierCode } from './courier.ts';

/** The parcel data a courier's program needs. */
export type SheetField = 'line' | 'name' | 'phone' | 'zip' | 'address' | 'goods' | 'quantity' | 'request' | 'courier' | 'waybill';

type Columns = readonly (readonly [heading: string, field: SheetField])[];

/**
 * Headings of the sheet for a courier, as its program expects them. The order number goes into a free column that the courier's file
 * returns, and the last column is for the waybill number. Couriers without their own headings use the default ones.
 */
const columns: Partial<Record<CourierCode, Columns>> = {
  CJ: [
    ['고객주문번호', 'line'],
    ['받는분성명', 'name'],
    ['받는분전화번호', 'phone'],
    ['받는분우편번호', 'zip'],
    ['받는분주소(전체,분할)', 'address'],
    ['품목명', 'goods'],
    ['내품수량', 'quantity'],
    ['배송메세지1', 'request'],
    ['운송장번호', 'waybill'],
  ],
  LOGEN: [
    ['수하인명', 'name'],
    ['수하인전화', 'phone'],
    ['우편번호', 'zip'],
    ['수하인주소1', 'address'],
    ['물품명', 'goods'],
    ['수량', 'quantity'],
    ['배송메세지', 'request'],
    ['메모', 'line'],
    ['운송장번호', 'waybill'],
  ],
  EPOST: [
    ['수취인명', 'name'],
    ['수취인전화번호', 'phone'],
    ['우편번호', 'zip'],
    ['수취인주소', 'address'],
    ['상품명', 'goods'],
    ['수량', 'quantity'],
    ['배송시요청사항', 'request'],
    ['고객주문번호', 'line'],
    ['등기번호', 'waybill'],
  ],
};

const plainColumns: Columns = [
  ['상품주문번호', 'line'],
  ['수취인명', 'name'],
  ['수취인연락처', 'phone'],
  ['우편번호', 'zip'],
  ['주소', 'address'],
  ['품목명', 'goods'],
  ['수량', 'quantity'],
  ['배송메모', 'request'],
  ['택배사', 'courier'],
  ['운송장번호', 'waybill'],
];

/** The columns of a courier's sheet. */
export function sheetColumns(courier: CourierCode): Columns {
  return columns[courier] ?? plainColumns;
}
