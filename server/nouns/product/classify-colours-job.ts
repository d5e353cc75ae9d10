import { sql } from 'kysely';
import { colourFamilyOf } from '#rules/catalogue/colour-family.ts';
import type { Shop } from '#server/shop.ts';

const mostAtOnce = 1_000;

/**
 * Finds the family of colours that have none: new ones, and those whose name or hue was changed. One place for all who write colours: the
 * office, imports, SQL by hand. Returns for how many.
 */
export async function classifyColours({ database }: Pick<Shop, 'database'>): Promise<number> {
  const { service } = database;
  const colours = await service
    .selectFrom('product.colors')
    .select(['id', 'name', 'hex'])
    .where('family', 'is', null)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  if (colours.length === 0) return 0;
  const found = colours.map(({ id, name, hex }) => ({ id, hex, family: colourFamilyOf({ name, hex }) }));
  // What was renamed meanwhile waits for the next run; in the order of products, as their rows of filters are locked.
  await sql`
    update product.colors set family = found.family
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id bigint, hex text, family text)
    where colors.id = found.id and colors.hex = found.hex and colors.family is null`.execute(service);
  return colours.length;
}
