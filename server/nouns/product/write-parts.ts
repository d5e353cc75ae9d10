import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { colourFamilyOf } from '#rules/catalogue/colour-family.ts';
import { optionName } from '#rules/catalogue/option-name.ts';
import { listChanges } from '#rules/office/list-changes.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { partsOf, writeRows } from './write-rows.ts';

/** Ids by the keys of a form. */
type Ids = ReadonlyMap<string, number>;

const partTables = { frames: 'product.frames', colors: 'product.colors', sides: 'product.mockup_groups' } as const;

/**
 * Writes the parts of a product as in its form: deletes missing ones, updates existing ones in place (keeping their ids) and inserts new
 * ones. Throws the database error when a deleted part is still in use.
 */
export async function writeParts(trx: Trx, product_id: number, body: ProductBody, before: ProductBody | null): Promise<void> {
  await dropGone(trx, body, before);
  const about = { product_id, body, before };
  const frames = await writeNamed(trx, 'frames', about);
  const colors = await writeNamed(trx, 'colors', about);
  await writeNamed(trx, 'sides', about);
  await writeOptions(trx, about, { frames, colors });
  await writeSizes(trx, product_id, body, frames);
  await writeImages(trx, product_id, body, colors);
}

/** Photos of deleted parts are deleted too. The database refuses to delete anything that saved designs or orders refer to. */
async function dropGone(trx: Trx, body: ProductBody, before: ProductBody | null): Promise<void> {
  if (before === null) return;
  const gone = (part: 'options' | 'frames' | 'colors' | 'sides') =>
    before[part].filter(({ key }) => !body[part].some((kept) => kept.key === key)).map(({ key }) => Number(key));
  const [options, frames, colors, sides] = [gone('options'), gone('frames'), gone('colors'), gone('sides')];
  if (options.length > 0) await trx.deleteFrom('product.product_options').where('id', 'in', options).execute();
  if (frames.length > 0) await trx.deleteFrom('product.mockups').where('frame_id', 'in', frames).execute();
  if (colors.length > 0) await trx.deleteFrom('product.mockups').where('color_id', 'in', colors).execute();
  if (sides.length > 0) await trx.deleteFrom('product.mockups').where('mockup_group_id', 'in', sides).execute();
  if (frames.length > 0) await trx.deleteFrom('product.size_measures').where('frame_id', 'in', frames).execute();
  if (frames.length > 0) await trx.deleteFrom('product.frames').where('id', 'in', frames).execute();
  if (colors.length > 0) await trx.deleteFrom('product.colors').where('id', 'in', colors).execute();
  if (sides.length > 0) await trx.deleteFrom('product.mockup_groups').where('id', 'in', sides).execute();
}

/** Fits, colours and sides, which only have a name and an order. */
async function writeNamed(
  trx: Trx,
  part: keyof typeof partTables,
  about: { product_id: number; body: ProductBody; before: ProductBody | null },
): Promise<Ids> {
  const parts = partsOf(trx);
  const table: string = partTables[part];
  const { product_id, body, before } = about;
  return writeEach<ProductBody[keyof typeof partTables][number]>(body[part], async (row, position, id) => {
    if (id !== null && isSame(before?.[part][position], row)) return id;
    const { key, ...columns } = row;
    const values = { ...columns, name: row.name, position, ...('hex' in row ? { family: colourFamilyOf(row) } : {}) };
    if (id === null)
      return (
        await parts
          .insertInto(table)
          .values({ ...values, product_id })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await parts.updateTable(table).set(values).where('id', '=', id).execute();
    return id;
  });
}

/** One value in mm for each fit, size and measure. */
async function writeSizes(trx: Trx, product_id: number, body: ProductBody, frames: Ids): Promise<void> {
  const table = 'product.size_measures';
  const columns = ['id', 'frame_id', 'size', 'measure', 'value_mm'] as const;
  const known = await trx.selectFrom(table).select(columns).where('product_id', '=', product_id).orderBy('id').execute();
  const wanted = body.sizes.map(({ frame_key, ...size }) => ({ ...size, frame_id: idOf(frames, frame_key) }));
  const changes = listChanges(known, wanted, {
    keyOf: ({ frame_id, size, measure }) => [frame_id, size, measure],
    sameBy: ({ value_mm }) => value_mm,
  });
  await writeRows(trx, table, product_id, changes);
}

async function writeImages(trx: Trx, product_id: number, { images }: ProductBody, colors: Ids): Promise<void> {
  const table = 'product.product_images';
  const columns = ['id', 'src', 'color_id', 'position'] as const;
  const known = await trx.selectFrom(table).select(columns).where('product_id', '=', product_id).orderBy('id').execute();
  const wanted = images.map(({ src, color_key }, position) => ({ src, color_id: idOf(colors, color_key), position }));
  const sameBy = ({ color_id, position }: (typeof wanted)[number]) => [color_id, position];
  await writeRows(trx, table, product_id, listChanges(known, wanted, { keyOf: ({ src }) => src, sameBy }));
}

/** In order of id, as orders lock them (docs/reliability.md section 3). The stock of existing options is not part of the form. */
async function writeOptions(
  trx: Trx,
  { product_id, body, before }: { product_id: number; body: ProductBody; before: ProductBody | null },
  ids: { frames: Ids; colors: Ids },
): Promise<void> {
  const known = await trx.selectFrom('product.product_options').selectAll().where('product_id', '=', product_id).orderBy('id').execute();
  await writeEach(body.options, async (row, position, id) => {
    const { key, frame_key, color_key, stock, ...option } = row;
    const name = nameIn(body, row);
    const values = {
      ...option,
      frame_id: idOf(ids.frames, frame_key),
      color_id: idOf(ids.colors, color_key),
      name,
      position,
    };
    if (id === null)
      return (
        await trx
          .insertInto('product.product_options')
          .values({ ...values, product_id, stock_count: stock ?? 0 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const was = known.find((each) => each.id === id);
    const former = before?.options.find((each) => each.key === key);
    // A name set elsewhere is kept, with its translations, while the name composed from the option's parts stays the same.
    const isNamed = before !== null && former !== undefined && isSame(nameIn(before, former), name);
    const stays =
      was !== undefined &&
      [was.frame_id, was.color_id, was.size, was.price, was.state, was.position].join() ===
        [values.frame_id, values.color_id, values.size, values.price, values.state, position].join() &&
      (isNamed || isSame(was.name, name));
    const written = isNamed && was !== undefined ? { ...values, name: was.name } : values;
    if (!stays)
      await trx.updateTable('product.product_options').set(written).where('id', '=', id).where('product_id', '=', product_id).execute();
    return id;
  });
}

/** The name of an option, composed of its parts. */
function nameIn({ frames, colors }: ProductBody, { frame_key, color_key, size }: ProductBody['options'][number]) {
  const frame = frames.find((each) => each.key === frame_key) ?? null;
  const color = colors.find((each) => each.key === color_key) ?? null;
  return optionName({ frame: frame?.name ?? null, color: color?.name ?? null, size, frames: frames.length });
}

/** Writes rows in order; `id` is null for a new one. Returns the id for each key. */
async function writeEach<Row extends { key: string }>(
  rows: readonly Row[],
  write: (row: Row, position: number, id: number | null) => Promise<number>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [position, row] of rows.entries())
    ids.set(row.key, await write(row, position, row.key.startsWith('new') ? null : Number(row.key)));
  return ids;
}

function idOf(ids: Ids, key: string | null): number | null {
  return key === null ? null : (ids.get(key) ?? null);
}
