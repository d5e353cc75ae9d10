import { type Failure, fail } from '#contract/errors/errors.ts';
import { containing } from '#contract/graphql/pattern.ts';
import type { OldAddressPage } from '#contract/rest/admin/moving/moving.ts';
import { urlFor } from '#contract/routes.ts';
import { formerNumberIn, newAddress, oldAddressesOf } from '#rules/office/moving/old-address.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';

/** Maximum rows of the list. */
const SHOWN_MOST = 200;

/** The old addresses and numbers, the newest first. */
export async function listOldAddresses(db: Db, q: string): Promise<OldAddressPage> {
  const found = db
    .selectFrom('management.old_addresses as old')
    .leftJoin('product.products as product', 'product.id', 'old.product_id')
    .$if(q !== '', (all) =>
      all.where((where) =>
        where.or([where('old.address', 'ilike', containing(q)), where('old.number', '=', q), where('old.target', 'ilike', containing(q))]),
      ),
    );
  const rows = await found
    .select(['old.id', 'old.address', 'old.number', 'old.target', 'old.product_id', 'old.created_at', 'product.name'])
    .orderBy('old.id', 'desc')
    .limit(SHOWN_MOST)
    .execute();
  const { total } = await found.select((make) => make.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return {
    total: Number(total),
    rows: rows.map(({ name, target, product_id, ...row }) => ({
      ...sentRow(row),
      target: target ?? urlFor('product-id', { id: product_id ?? 0 }),
      product_name: name?.ko ?? null,
    })),
  };
}

/** Removes the redirect of an old address. Errors: NOT_FOUND. */
export function removeOldAddress(shop: Shop, id: number): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('management.old_addresses').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 0n ? fail('NOT_FOUND') : {};
  });
}

/** The path that an old address redirects to; null for an unknown one. Never a path of another site. */
export async function findNewAddress(db: Db, requested: string): Promise<string | null> {
  const addresses = oldAddressesOf(requested);
  const number = formerNumberIn(requested);
  if (addresses.length === 0) return null;
  const rows = await db
    .selectFrom('management.old_addresses')
    .select(['address', 'target', 'product_id'])
    .where((where) => where.or([where('address', 'in', addresses), ...(number === null ? [] : [where('number', '=', number)])]))
    .execute();
  const [exact, any] = addresses.map((address) => rows.find((row) => row.address === address)?.target ?? null);
  const product = rows.find((row) => row.product_id !== null)?.product_id ?? null;
  const found = exact ?? (product === null ? (any ?? null) : urlFor('product-id', { id: product }));
  return found === null ? null : newAddress(found, '');
}
