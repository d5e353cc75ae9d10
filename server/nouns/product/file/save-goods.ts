import { sql } from 'kysely';
import { factColumns } from '#rules/catalogue/product-facts.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { PlannedProduct } from './planned-product.ts';

/** Saves changed further pictures, product facts and former numbers of existing products. */
export async function saveGoods(trx: Trx, products: readonly PlannedProduct[], now: Date): Promise<void> {
  await saveImages(trx, products);
  await saveFormerNumbers(trx, products, now);
  const facts = products.flatMap(({ id, facts: told }) => (told === null ? [] : [{ product_id: id, ...told }]));
  const columns = ['kind', ...factColumns].map((name) => sql.ref(name));
  const excluded = ['kind', ...factColumns].map((name) => sql.ref(`excluded.${name}`));
  await sql`
    insert into product.product_facts as known
    select * from jsonb_populate_recordset(null::product.product_facts, ${JSON.stringify(facts)}::jsonb)
    on conflict (product_id) do update set (${sql.join(columns)}) = row (${sql.join(excluded)})
    where (${sql.join(columns.map((column) => sql`known.${column}`))}) is distinct from (${sql.join(excluded)})`.execute(trx);
}

async function saveFormerNumbers(trx: Trx, products: readonly PlannedProduct[], now: Date): Promise<void> {
  const numbers = products.flatMap(({ id, former_number }) => (former_number === null ? [] : [{ product_id: id, number: former_number }]));
  await sql`
    insert into management.old_addresses as known (number, product_id, created_at)
    select number, product_id, ${now} from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as wanted(number text, product_id bigint)
    on conflict (product_id) do update set number = excluded.number where known.number <> excluded.number`.execute(trx);
}

/** A picture that stays keeps its colour. */
async function saveImages(trx: Trx, products: readonly PlannedProduct[]): Promise<void> {
  const ids = products.flatMap(({ id }) => id ?? []);
  const known = await trx
    .selectFrom('product.product_images')
    .select(['product_id', 'src', 'color_id'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const standing = Map.groupBy(known, ({ product_id }) => product_id);
  const sources = (id: number | null) => (standing.get(id ?? 0) ?? []).map(({ src }) => src);
  const differing = products.filter(({ id, images }) => !isSame(sources(id), [...images]));
  if (differing.length === 0) return;
  const gone = differing.flatMap(({ id }) => id ?? []);
  await trx.deleteFrom('product.product_images').where('product_id', 'in', gone).execute();
  const rows = differing.flatMap(({ id, images }) =>
    images.map((src, position) => {
      const color_id = standing.get(id ?? 0)?.find((image) => image.src === src)?.color_id ?? null;
      return { product_id: id ?? 0, src, color_id, position };
    }),
  );
  if (rows.length > 0) await trx.insertInto('product.product_images').values(rows).execute();
}
