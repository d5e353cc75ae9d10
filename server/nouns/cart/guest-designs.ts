import { sql } from 'kysely';
import { type Failure, isFailure } from '#contract/errors/errors.ts';
import { type DesignInput, type LineDesign, layerEditing } from '#contract/rest/cart.ts';
import { insertDesign } from '#server/nouns/design/insert-design.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { placedSides, readGarment } from '#server/nouns/share/read-shared-design.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { type CartOwner, cartIdOf } from './find-cart.ts';

/** Stores a design that comes with a line: among a member's own, or in the cart of a guest alone. Errors: those of insertDesign. */
export async function takeDesign(trx: Trx, cartId: string, owner: CartOwner, design: DesignInput): Promise<number | Failure> {
  const id = await insertDesign(trx, design, 'userId' in owner ? owner : { cartId });
  if (isFailure(id) || 'userId' in owner) return id;
  await trx.insertInto('sales.guest_designs').values({ product_custom_id: id, cart_id: cartId }).execute();
  return id;
}

/** Moves the designs of a guest's lines, and all of the guest's uploaded pictures, to the member whose cart takes the lines. */
export async function assignDesigns(trx: Trx, guestCartId: string, userId: string): Promise<void> {
  const given = trx
    .deleteFrom('sales.guest_designs')
    .where('cart_id', '=', guestCartId)
    .where('product_custom_id', 'in', trx.selectFrom('sales.cart_lines').select('product_custom_id').where('cart_id', '=', guestCartId))
    .returning('product_custom_id');
  await trx
    .with('given', () => given)
    .updateTable('product.product_customs')
    .set({ user_id: userId })
    .where('id', 'in', ({ selectFrom }) => selectFrom('given').select('product_custom_id'))
    .execute();
  await trx.updateTable('product.own_pictures').set({ user_id: userId, cart_id: null }).where('cart_id', '=', guestCartId).execute();
}

/** The query of the designs in a guest's cart. */
export function designsOfGuest(db: Db, owner: CartOwner) {
  return db.selectFrom('sales.guest_designs').select('product_custom_id').where('cart_id', 'in', cartIdOf(db, owner));
}

/** The design of a line, for the editor to open; null without such a line. */
export async function readLineDesign(db: Db, owner: CartOwner, lineId: number): Promise<LineDesign | null> {
  const line = await db
    .selectFrom('sales.cart_lines as line')
    .innerJoin('product.product_custom_versions as version', 'version.id', 'line.custom_version_id')
    .select(['version.scene', 'line.product_custom_id'])
    .where('line.id', '=', lineId)
    .where('line.cart_id', 'in', cartIdOf(db, owner))
    .executeTakeFirst();
  if (line === undefined) return null;
  const design = readFrozenDesign(line.scene);
  const { frame_id, color_id } = await readGarment(db, design);
  const known = 'userId' in owner ? new Map<string, object>() : await readEditing(db, line.product_custom_id);
  const sides = placedSides(design).map(({ mockup_group_id, layers }) => ({
    mockup_group_id,
    layers: layers.map((layer, z) => ({ ...layer, ...known.get(`${mockup_group_id} ${z}`) })),
  }));
  return { frame_id, color_id, sides };
}

/** The editor data of a guest's design, by side and position; a stored design never changes. */
async function readEditing(db: Db, customId: number | null) {
  const { rows } = await sql<{ mockup_group_id: number; z_index: number; editing: unknown }>`
    select side.mockup_group_id, layer.z_index, layer.editing
    from product.product_custom_mockups side
    join (
      select custom_mockup_id, z_index, editing from product.product_custom_layers union all
      select custom_mockup_id, z_index, editing from product.product_custom_texts union all
      select custom_mockup_id, z_index, editing from product.product_custom_pictures
    ) layer on layer.custom_mockup_id = side.id
    where side.product_custom_id = ${customId} and layer.editing is not null`.execute(db);
  return new Map(rows.map((row) => [`${row.mockup_group_id} ${row.z_index}`, { editing: layerEditing.parse(row.editing) }]));
}
