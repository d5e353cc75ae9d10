import { sql } from 'kysely';

/** True for a `picture` that an order prints: staff review it, and it stays after its owner is erased. */
export const isOrdered = sql<boolean>`exists (
  select from product.custom_version_pictures used join sales.order_products line on line.custom_version_id = used.version_id
  where used.picture_id = picture.id)`;
