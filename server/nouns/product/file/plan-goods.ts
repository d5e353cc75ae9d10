import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import type { LocalizedText } from '#contract/graphql/operation.ts';
import { librarySrc, parseLibrarySrc } from '#contract/images.ts';
import { missingForSale } from '#rules/catalogue/for-sale.ts';
import { type FileTextName, fileTextNames, perField, productOwnFields } from '#rules/catalogue/product/product-fields.ts';
import { isCellOf, type ProductColumn, type ProductRow, type SheetFault } from '#rules/catalogue/product/product-sheet.ts';
import { type FactColumn, factColumns, newFacts, type ProductFacts } from '#rules/catalogue/product-facts.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readProduct } from '../read-product.ts';
import { missingOf } from '../write-product.ts';
import type { PlannedProduct } from './planned-product.ts';

type Blame = (column: ProductColumn, fault: SheetFault) => void;
type Goods = Pick<PlannedProduct, FileTextName | 'image_src' | 'images' | 'facts' | 'former_number'>;

interface Around {
  was: PlannedProduct | undefined;
  brand: LocalizedText;
  pictures: ReadonlyMap<string, number>;
  /** The owner of each former number: an id, or a row of the file. */
  holders: Map<string, string>;
}

/** The library pictures named in the rows, in lower case: by file name (the newest), or by address. */
export async function findNamedPictures(db: Db, rows: readonly ProductRow[]): Promise<ReadonlyMap<string, number>> {
  const named = [...new Set(rows.flatMap(({ images }) => (images ?? []).map((name) => name.toLowerCase())))];
  if (named.length === 0) return new Map();
  const ids = named.flatMap((name) => parseLibrarySrc(name)?.id ?? []);
  const pictures = await db
    .selectFrom('management.pictures')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where(sql<string>`lower(name)`, 'in', named), ...(ids.length > 0 ? [where('id', 'in', ids)] : [])]))
    .orderBy('id')
    .execute();
  const known = new Set(pictures.map(({ id }) => id));
  const addressed = named.flatMap((name) => {
    const id = parseLibrarySrc(name)?.id;
    return id !== undefined && known.has(id) ? [[name, id] as const] : [];
  });
  return new Map([...pictures.map(({ id, name }) => [name, id] as const), ...addressed]);
}

/** A row's texts, pictures and product facts. An empty cell keeps the old value. */
export function goodsOf(row: ProductRow, { was, brand, pictures, holders }: Around, blame: Blame): Goods {
  return {
    ...perField<Pick<Goods, FileTextName>>(fileTextNames, (name) => textOf(row[name], was?.[name] ?? null)),
    ...picturesOf(row.images, { was, pictures }, blame),
    facts: factsOf(row, was?.facts ?? null, { brand, blame }),
    former_number: formerNumberOf(row, { was, holders }, blame),
  };
}

function formerNumberOf({ row, former_number: number }: ProductRow, { was, holders }: Pick<Around, 'was' | 'holders'>, blame: Blame) {
  if (number === null) return was?.former_number ?? null;
  const holder = was?.id == null ? `row ${row}` : String(was.id);
  if ((holders.get(number) ?? holder) !== holder) blame('former_number', 'FORMER_NUMBER_TAKEN');
  holders.set(number, holder);
  return number;
}

/** The former numbers of these products, and those that the rows name. */
export async function findFormerNumbers(db: Db, ids: readonly number[], rows: readonly ProductRow[]) {
  const named = rows.flatMap(({ former_number }) => former_number ?? []);
  const { rows: found } = await sql<{ number: string; product_id: number }>`
    select number, product_id from management.old_addresses
    where number = any (${named}::text[]) or product_id = any (${ids}::bigint[]) and number is not null`.execute(db);
  return {
    holders: new Map(found.map(({ number, product_id }) => [number, String(product_id)])),
    numbers: new Map(found.map(({ number, product_id }) => [Number(product_id), number])),
  };
}

/** The Korean text of a cell with the existing translations. */
function textOf(cell: string | null, was: LocalizedText | null): LocalizedText | null {
  return cell === null || (was !== null && isCellOf(cell, was.ko)) ? was : { ...was, ko: cell };
}

function picturesOf(
  named: ProductRow['images'],
  { was, pictures }: { was: PlannedProduct | undefined; pictures: ReadonlyMap<string, number> },
  blame: Blame,
): Pick<Goods, 'image_src' | 'images'> {
  const standing = { image_src: was?.image_src ?? '', images: was?.images ?? [] };
  if (named === null) return standing;
  const own = new Set([standing.image_src, ...standing.images]);
  const sources = named.flatMap((name, place) => {
    if (own.has(name)) return [name];
    const id = pictures.get(name.toLowerCase());
    if (id === undefined) blame('images', 'PICTURE_UNKNOWN');
    const asked = parseLibrarySrc(name)?.ratio ?? null;
    return id === undefined ? [] : [librarySrc({ id, ratio: place === 0 ? productOwnFields.image_src.ratio : asked })];
  });
  return { image_src: sources[0] ?? '', images: sources.slice(1) };
}

function factsOf(
  row: ProductRow,
  was: Goods['facts'],
  { brand, blame }: { brand: LocalizedText; blame: Blame },
): ProductFacts<LocalizedText> | null {
  const isTold = factColumns.some((name) => row[name] !== null);
  const first = row.fact_kind === null ? null : newFacts<LocalizedText>(row.fact_kind, brand);
  const facts = was ?? first;
  if (facts === null) {
    if (isTold) blame('fact_kind', 'MISSING');
    return null;
  }
  return {
    kind: row.fact_kind ?? facts.kind,
    ...perField<Record<FactColumn, LocalizedText | null>>(factColumns, (name) => textOf(row[name], facts[name])),
  };
}

/** The empty cells that prevent the row's product from going on sale; none for a product that is not put on sale. */
export async function missingCells(db: Db, was: PlannedProduct | undefined, planned: PlannedProduct): Promise<readonly ProductColumn[]> {
  if (planned.state !== shownState || was?.state === shownState) return [];
  const { image_src, facts } = planned;
  if (was?.id == null) {
    const options = planned.stock.map(({ size }) => ({ frame_key: null, color_key: null, size, state: shownState }));
    return missingForSale({ type: 'GENERAL', image_src, options, sides: [], facts, photos: new Set() }).map(columnOf);
  }
  const product = await readProduct(db, was.id);
  if (isFailure(product)) return ['state'];
  return (await missingOf(db, was.id, { ...product, image_src, facts })).map(columnOf);
}

/** The column of a part that a sale needs; the state column for parts that a file cannot contain. */
function columnOf(part: string): ProductColumn {
  if (part === 'image_src') return 'images';
  if (part === 'facts') return 'fact_kind';
  const fact = factColumns.find((name) => part === `facts.${name}`);
  return fact ?? 'state';
}
