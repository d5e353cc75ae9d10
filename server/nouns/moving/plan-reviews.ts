import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MovedTable } from '#rules/office/moving/moved-headings.ts';
import { type Blamed, isBlamed, type MovedReview, movedReview } from '#rules/office/moving/moved-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type MovedPlan, readRows } from './moved-plan.ts';

type FoundReview = MovedReview & { product_id: number; moved_key: string };

/** Reviews of another shop, without order or member here. Each is imported once, by its number there or else its text. */
export async function planReviews(db: Db, table: MovedTable, now: Date): Promise<MovedPlan> {
  const productOf = await findProducts(db);
  const make = (read: Parameters<typeof movedReview>[0]): FoundReview | Blamed => {
    const review = movedReview(read, now);
    if (isBlamed(review)) return review;
    const named = { number: read('product_number'), code: read('product_code'), name: read('product_name') };
    const product_id = productOf(named);
    if (product_id === undefined)
      return {
        column: named.number === '' ? (named.code === '' ? 'product_name' : 'product_code') : 'product_number',
        fault: 'PRODUCT_UNKNOWN',
      };
    return { ...review, product_id, moved_key: keyOf(product_id, review) };
  };
  const { rows, problems } = readRows(table, make, { keyOf: ({ moved_key }) => moved_key, column: 'content' });
  const known = await db
    .selectFrom('product.reviews')
    .select('moved_key')
    .where('moved_key', '=', sql<string>`any (${rows.map(({ moved_key }) => moved_key)}::text[])`)
    .execute();
  const isKnown = new Set(known.map(({ moved_key }) => moved_key));
  const added = rows.filter(({ moved_key }) => !isKnown.has(moved_key));
  return {
    ...{ added: added.length, unchanged: rows.length - added.length, problems },
    write: (trx) =>
      sql`
      insert into product.reviews (product_id, score, content, writer, moved_key, created_at)
      select product_id, score, content, writer, moved_key, written_at
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as moved(product_id bigint, score integer, content text, writer text, moved_key text, written_at timestamptz)
      order by product_id on conflict (moved_key) do nothing`.execute(trx),
  };
}

function keyOf(product: number, { number, written_at, writer, content }: MovedReview): string {
  if (number !== '') return `${product} ${number}`;
  return createHash('sha256')
    .update(JSON.stringify([product, written_at, writer, content]))
    .digest('base64url');
}

/** Finds a product by its former number, code or name; none when several match. */
async function findProducts(db: Db) {
  const products = await db
    .selectFrom('product.products as product')
    .leftJoin('management.old_addresses as old', 'old.product_id', 'product.id')
    .select(['product.id', 'product.code', 'product.name', 'old.number'])
    .where('product.deleted_at', 'is', null)
    .execute();
  const sole = (pairs: readonly (readonly [string, number])[]) => {
    const found = new Map<string, number | null>();
    for (const [name, id] of pairs) found.set(name, found.has(name) ? null : id);
    return (name: string) => (name === '' ? undefined : (found.get(name) ?? undefined));
  };
  const byNumber = sole(products.flatMap(({ id, number }) => (number === null ? [] : [[number, id] as const])));
  const byCode = sole(products.map(({ id, code }) => [code, id]));
  const byName = sole(products.map(({ id, name }) => [name.ko.trim(), id]));
  return ({ number, code, name }: { number: string; code: string; name: string }) =>
    byNumber(number) ?? byNumber(code) ?? byCode(code) ?? byName(name.normalize('NFC'));
}
