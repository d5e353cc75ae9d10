/** Some banks cut order names at 100 bytes; 33 Hangul syllables are 99. */
export const ORDER_NAME_LENGTH = 33;

/**
 * What payment windows, receipts and bank statements call an order: its first product, and how many lines come with it
 * (`반환점 티셔츠 외 1건`). A long name is shortened, the count never. Korean, because the payment companies print it so.
 */
export function orderName(productNames: readonly string[]): string {
  const [first = ''] = productNames;
  const others = productNames.length > 1 ? ` 외 ${productNames.length - 1}건` : '';
  const room = ORDER_NAME_LENGTH - others.length;
  return `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${others}`;
}
