import { sql } from 'kysely';

/** True for a `picture` that an order prints: staff look at it, and it stays when its owner is gone. */
export const isOrdered = sql<boolean>`exists (
  select from product.custom_version_pictures used join sales.order_products line on line.custom_version_id = used.version_id
  where used.picture_id = picture.id)`;
