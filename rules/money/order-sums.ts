import { sumWon, type Won } from './money.ts';
import { type FeeFacts, type feeBacks, type OrderAmount, orderAmounts } from './order-amount.ts';

export type OrderAmountName = keyof typeof orderAmounts;
type Named<Row extends Partial<OrderAmount>> = {
  [Name in OrderAmountName]: (typeof orderAmounts)[Name] extends Row ? Name : never;
}[OrderAmountName];
/** Amounts with a column of the order. */
type ColumnName = Named<{ kept: 'COLUMN' }>;
/** Amounts of a line besides its price, which is `amount` there. */
export type LineAmountName = Exclude<Named<{ per: 'LINE' }>, 'product_amount'>;
/** Amounts of a line that are part of its price per piece: decided when the line is priced, before coupons and points. */
export type PieceAmountName = Named<{ per: 'LINE'; kept: 'JSON' }>;
/** Amounts of the whole order besides its delivery. */
export type FeeName = Named<{ per: 'ORDER'; kept: 'JSON' }>;

export type OrderAmounts = Record<OrderAmountName, Won>;
export type LineAmounts = Record<LineAmountName, Won>;
/** What the goods of an order cost, and how they were paid. */
export type GoodsAmounts = LineAmounts & Pick<OrderAmounts, 'product_amount'>;
export type PieceAmounts = Record<PieceAmountName, Won>;
export type Fees = Record<FeeName, Won>;

const rows: Readonly<Record<string, OrderAmount>> = orderAmounts;

function namesOf<Name extends OrderAmountName>(has: (row: OrderAmount) => boolean): Name[] {
  return Object.keys(rows).filter((name): name is Name => has(rowOf(name)));
}

function rowOf(name: string): OrderAmount {
  const row = rows[name];
  if (row === undefined) throw new Error(`no amount ${name}`);
  return row;
}

export const orderAmountNames = namesOf<OrderAmountName>(() => true);
export const columnNames = namesOf<ColumnName>(({ kept }) => kept === 'COLUMN');
const jsonNames = namesOf<Exclude<OrderAmountName, ColumnName>>(({ kept }) => kept === 'JSON');
export const lineAmountNames = namesOf<LineAmountName>(({ per }) => per === 'LINE').filter((name: string) => name !== 'product_amount');
export const pieceAmountNames = namesOf<PieceAmountName>(({ per, kept }) => per === 'LINE' && kept === 'JSON');
export const feeNames = namesOf<FeeName>(({ per, kept }) => per === 'ORDER' && kept === 'JSON');

/** The named amounts in won, read from a row, a reply or the column `amounts`; 0 where there is none. */
export function amountsIn<Name extends OrderAmountName>(names: readonly Name[], from: unknown): Record<Name, Won> {
  const found = (from ?? {}) as Partial<Record<string, Won>>;
  return Object.fromEntries(names.map((name) => [name, found[name] ?? 0])) as Record<Name, Won>;
}

/** The column `amounts` of a row: these amounts without zeros, as JSON. */
export function storedAmounts(names: readonly OrderAmountName[], from: unknown): string {
  return JSON.stringify(Object.fromEntries(Object.entries(amountsIn(names, from)).filter(([, amount]) => amount !== 0)));
}

/** An order's amounts as its row stores them: named amounts in their own columns, the rest as JSON in `amounts`. */
export function amountColumns(amounts: OrderAmounts): Record<ColumnName, Won> & { amounts: string } {
  return { ...amountsIn(columnNames, amounts), amounts: storedAmounts(jsonNames, amounts) };
}

/** The amounts without a column of their own, read from the column `amounts`. */
export function otherAmounts(stored: unknown): Omit<OrderAmounts, ColumnName> {
  return amountsIn(jsonNames, stored);
}

/** The sum of these amounts, with their signs. */
export function sumOf(names: readonly string[], amounts: unknown): Won {
  const found = amounts as Partial<Record<string, Won>>;
  return sumWon(names.map((name) => (rowOf(name).sign === '+' ? 1 : -1) * (found[name] ?? 0)));
}

/** The amounts of an order with the sums computed from them. */
export type OrderSums = OrderAmounts & {
  /** The sum of all discounts. */
  discount_amount: Won;
  payment_amount: Won;
};

export function orderSums(amounts: OrderAmounts): OrderSums {
  const discounts = orderAmountNames.filter((name) => rowOf(name).sign === '-');
  return { ...amounts, discount_amount: 0 - sumOf(discounts, amounts), payment_amount: sumOf(orderAmountNames, amounts) };
}

/** The sums of the lines' amounts for their order. */
export function lineSums(lines: readonly LineAmounts[]): LineAmounts {
  return Object.fromEntries(lineAmountNames.map((name) => [name, sumWon(lines.map((line) => line[name]))])) as LineAmounts;
}

/** The fees of an order. */
export function orderFees(order: FeeFacts): Fees {
  return Object.fromEntries(feeNames.map((name) => [name, feeRow(name).of(order)])) as Fees;
}

function feeRow(name: FeeName) {
  return rowOf(name) as Extract<OrderAmount, { of: unknown }>;
}

/** Until when a fee is refunded. */
export function backOf(name: FeeName): keyof typeof feeBacks {
  return feeRow(name).back;
}

/** The sum of the amounts in a line's price, with their signs. */
export function piecesSum(line: PieceAmounts): Won {
  return sumOf(pieceAmountNames, line);
}

/** The price of a line before coupons and points. */
export function goodsOf(line: { unit_price: Won; quantity: number } & PieceAmounts): Won {
  return line.unit_price * line.quantity + piecesSum(line);
}

/** Money paid for the goods of an order. */
export function goodsPaid(order: GoodsAmounts): Won {
  return sumOf(['product_amount', ...lineAmountNames], order);
}

/** The label of an amount. */
export function labelOf(name: string): OrderAmount['label'] {
  return rowOf(name).label;
}

/** The amounts to show for an order or cart, discounts below 0: goods and delivery always, the others if not 0. */
export function shownAmounts(amounts: Partial<OrderAmounts>) {
  const always: readonly OrderAmountName[] = ['product_amount', 'delivery_amount'];
  return orderAmountNames
    .filter((name) => always.includes(name) || (amounts[name] ?? 0) > 0)
    .map((name) => ({ name, label: labelOf(name), amount: sumOf([name], amounts) }));
}
