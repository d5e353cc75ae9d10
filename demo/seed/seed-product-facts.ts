import { demoFacts } from '../content/product-facts.ts';
import type { DemoSizes } from '../content/size-tables.ts';
import { type DemoShop, json } from '../demo-shop.ts';

/** The size table of a product, or of one of its fits. */
export async function insertSizes(
  { trx }: DemoShop,
  product_id: number,
  frame_id: number | null,
  sizes: DemoSizes | undefined,
): Promise<void> {
  if (sizes === undefined) return;
  const values = Object.entries(sizes.rows).flatMap(([size, row]) =>
    sizes.measures.map((measure, index) => ({ product_id, frame_id, size, measure, value_mm: row[index] ?? 0 })),
  );
  await trx.insertInto('product.size_measures').values(values).execute();
}

/** Legally required information about a product. */
export async function insertFacts({ trx }: DemoShop, product_id: number, code: string): Promise<void> {
  const facts = demoFacts[code];
  if (facts === undefined) throw new Error(`nothing is told of ${code} in content/product-facts.ts`);
  const { kind, ...told } = facts;
  const columns = Object.fromEntries(Object.entries(told).map(([column, value]) => [column, json(value)]));
  await trx
    .insertInto('product.product_facts')
    .values({ product_id, kind, ...columns })
    .execute();
}
