/**
 * The number of one line of an order, as work sheets, labels and waybill files carry it: the order number and the line's own,
 * `20261120-7K3M9QX-1042`. A courier's file brings it back in its memo column.
 */
export function lineNumber(orderNumber: string, lineId: number): string {
  return `${orderNumber}-${lineId}`;
}

/** An order number as rules/order/order-number.ts makes them, with the line behind it or without. */
const pattern = /^(\d{8}-[0-9A-Z]{6,7})(?:-(\d{1,15}))?$/;

/** The order, and the line where one is named, of what was typed, scanned or found in a cell; null when it is no such number. */
export function parseLineNumber(text: string): { orderNumber: string; lineId: number | null } | null {
  const found = pattern.exec(text.trim().toUpperCase());
  if (found?.[1] === undefined) return null;
  return { orderNumber: found[1], lineId: found[2] === undefined ? null : Number(found[2]) };
}
