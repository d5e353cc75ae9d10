import { renderSrc } from '#contract/pictures/renders.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { lineNumber } from '#rules/order/line-number.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { takenPieces } from '../desk/list-order-claims.ts';

/** A custom line with its printed sides; `quantity` excludes cancelled pieces. */
export interface PrintLine {
  id: number;
  order_id: number;
  line_number: string;
  product_name: unknown;
  option_name: unknown;
  image_src: string;
  quantity: number;
  sides: readonly PrintSide[];
}

export interface PrintSide {
  side: FrozenSide;
  /** The name of the print file. */
  file: string;
  /** The product's localized name of the side; null when the product no longer has it. */
  name: unknown;
  /** A picture of the garment from this side. */
  image_src: string;
}

/** What is printed for these orders, in the given order; without ready-made goods and fully cancelled lines. */
export async function listPrintLines(db: Db, orderIds: readonly number[]): Promise<PrintLine[]> {
  if (orderIds.length === 0) return [];
  const [rows, taken] = await Promise.all([
    db
      .selectFrom('sales.order_products as line')
      .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
      .innerJoin('product.product_custom_versions as version', 'version.id', 'line.custom_version_id')
      .select(['line.id', 'line.order_id', 'order.order_number', 'line.quantity', 'version.scene', 'version.content_hash'])
      .select(['line.product_name', 'line.option_name', 'line.image_src'])
      .where('line.order_id', 'in', orderIds)
      .orderBy('line.id')
      .execute(),
    takenPieces(db, orderIds),
  ]);
  const scenes = rows.map(({ scene }) => readFrozenDesign(scene));
  const names = await sideNames(
    db,
    scenes.flatMap(({ sides }) => sides.map(({ mockupGroupId }) => mockupGroupId)),
  );
  const lines = rows.map(({ scene: _scene, content_hash: contentHash, order_number, ...row }, index) => {
    const quantity = row.quantity - (taken.get(row.id) ?? 0);
    const line_number = lineNumber(order_number, row.id);
    const frozen = scenes[index]?.sides ?? [];
    const words = sideWords(frozen.map(({ mockupGroupId }) => ({ id: mockupGroupId, name: names.get(mockupGroupId) })));
    const sides = frozen.map((side, place) => ({
      side,
      file: `${line_number}-${words[place]}-x${quantity}.png`,
      name: names.get(side.mockupGroupId) ?? null,
      image_src: renderSrc({ design: { contentHash }, mockupGroupId: side.mockupGroupId, width: 320, extension: 'webp' }),
    }));
    return { ...row, quantity, line_number, sides };
  });
  const place = new Map(orderIds.map((id, index) => [id, index]));
  return lines.filter(({ quantity }) => quantity > 0).sort((a, b) => (place.get(a.order_id) ?? 0) - (place.get(b.order_id) ?? 0));
}

/** The names of a line's sides in file names, numbered where a name is missing or not unique. */
function sideWords(sides: readonly { id: number; name: unknown }[]): string[] {
  const words = sides.map(({ name }) => koreanOf(name).replaceAll(/[^\p{L}\p{N}]+/gu, '_'));
  return sides.map(({ id }, place) => {
    const word = words[place] ?? '';
    if (word === '') return String(id);
    return words.filter((each) => each === word).length > 1 ? `${word}_${id}` : word;
  });
}

function koreanOf(name: unknown): string {
  return typeof name === 'object' && name !== null && 'ko' in name ? String(name.ko) : '';
}

async function sideNames(db: Db, ids: readonly number[]): Promise<Map<number, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product.mockup_groups')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
