import type { DesignProof } from '#contract/rest/design/proof.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { lineNumber } from '#rules/order/line-number.ts';
import { pressedPieces } from '#rules/order/press/reprint.ts';
import { contentHash, readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { proofOf } from '#server/nouns/price/sold-design.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { takenPieces } from '../desk/list-order-claims.ts';
import { listOpenReprints } from './list-open-reprints.ts';

/** A custom line with its printed sides; `quantity` excludes cancelled pieces. */
export interface PrintLine {
  id: number;
  order_id: number;
  line_number: string;
  product_name: unknown;
  option_name: unknown;
  quantity: number;
  /** Made again: `quantity` has these pieces alone. */
  is_reprint: boolean;
  proof: DesignProof | null;
  /** Equal for lines of an order that print the same on the same garment, in whichever sizes. */
  print_key: string;
  sides: readonly PrintSide[];
}

export interface PrintSide {
  side: FrozenSide;
  /** The name of the print file. */
  file: string;
  /** The name of the side, as it was ordered; empty when that was not stored. */
  name: string;
}

/** What the press makes of these orders now: all that is printed for them, or of those with pieces to be made again, these alone. */
export async function listPressLines(db: Db, orderIds: readonly number[]): Promise<PrintLine[]> {
  return listPrintLines(db, orderIds, await listOpenReprints(db, orderIds));
}

/** What is printed for these orders, in the given order; without ready-made goods and fully cancelled lines. */
export async function listPrintLines(
  db: Db,
  orderIds: readonly number[],
  again: Awaited<ReturnType<typeof listOpenReprints>> = new Map(),
): Promise<PrintLine[]> {
  if (orderIds.length === 0) return [];
  const [rows, taken] = await Promise.all([
    db
      .selectFrom('sales.order_products as line')
      .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
      .innerJoin('product.product_custom_versions as version', 'version.id', 'line.custom_version_id')
      .select(['line.id', 'line.order_id', 'order.order_number', 'line.quantity', 'version.scene', 'line.snapshot', 'line.amounts'])
      .select(['line.product_name', 'line.option_name'])
      .where('line.order_id', 'in', orderIds)
      .orderBy('line.id')
      .execute(),
    takenPieces(db, orderIds),
  ]);
  const lines = rows.map(({ scene, snapshot, amounts, order_number, ...row }) => {
    const madeAgain = again.get(row.order_id) ?? null;
    const quantity = pressedPieces(row.quantity - (taken.get(row.id) ?? 0), row.id, madeAgain);
    const line_number = lineNumber(order_number, row.id);
    const proof = proofOf(snapshot, { ...row, amounts });
    const design = readFrozenDesign(scene);
    const frozen = design.sides;
    const names = frozen.map(({ mockupGroupId: id }) => proof?.sides.find((side) => side.mockup_group_id === id)?.name?.ko ?? '');
    const words = sideWords(frozen.map(({ mockupGroupId: id }, at) => ({ id, name: names[at] ?? '' })));
    const sides = frozen.map((side, at) => ({ side, file: `${line_number}-${words[at]}-x${quantity}.png`, name: names[at] ?? '' }));
    return {
      ...row,
      quantity,
      is_reprint: madeAgain !== null,
      line_number,
      proof,
      print_key: contentHash({ ...design, optionId: 0 }),
      sides,
    };
  });
  const place = new Map(orderIds.map((id, index) => [id, index]));
  return lines.filter(({ quantity }) => quantity > 0).sort((a, b) => (place.get(a.order_id) ?? 0) - (place.get(b.order_id) ?? 0));
}

/** The names of a line's sides in file names, numbered where a name is missing or not unique. */
function sideWords(sides: readonly { id: number; name: string }[]): string[] {
  const words = sides.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '_'));
  return sides.map(({ id }, place) => {
    const word = words[place] ?? '';
    if (word === '') return String(id);
    return words.filter((each) => each === word).length > 1 ? `${word}_${id}` : word;
  });
}
