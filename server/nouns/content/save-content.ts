import { type RawBuilder, sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ContentField, ToldRow } from '#contract/rest/admin/content/fields.ts';
import { type ContentBody, type ContentKindName, contentSchema, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import type { RichText } from '#contract/rich-text.ts';
import { isForeignKeyViolation } from '#db/faults.ts';
import { inEveryLocale, inEveryTranslation, translationField } from '#rules/shop/locale.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { saveEdit } from '#server/nouns/edit/save-edit.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { contentTables } from './content-tables.ts';
import { hasTranslations, isHtml, isPart, markOf, readContent } from './read-content.ts';
import { writtenHtml } from './read-documents.ts';
import { htmlOfText } from './rich-text-html.ts';
import { saveDocument } from './save-document.ts';
import { translationsColumn } from './translations-column.ts';

/**
 * Creates a content item. Errors: INVALID_INPUT for a row that does not exist; NOT_FOUND for a kind that has a single item; CONTENT_FULL
 * where there are as many as there may be.
 */
export async function addContent(shop: Shop, kind: ContentKindName, body: ContentBody): Promise<{ id: number } | Failure> {
  if (kindOf(kind).isSingle) return fail('NOT_FOUND');
  return onlyKnownRows(() =>
    inTransaction(shop.database.service, async (trx) => {
      await lockFor(trx, contentTables[kind].table);
      if (await isFull(trx, kind)) return fail('CONTENT_FULL');
      return { id: await insertContent(trx, { kind, body, now: shop.clock() }) };
    }),
  );
}

/**
 * Updates a content item, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE, INVALID_INPUT for a row that does not
 * exist.
 */
export async function editContent(
  shop: Shop,
  about: { kind: ContentKindName; id: number; edit: Edit<ContentBody> },
): Promise<SavedEdit<ContentBody> | Failure> {
  const { kind, id, edit } = about;
  const { table } = contentTables[kind];
  return onlyKnownRows(() =>
    inTransaction(shop.database.service, async (trx) => {
      await lockFor(trx, table);
      return saveEdit(edit, {
        logged: { db: trx, table, id },
        schema: contentSchema(kind),
        read: async () => (await readContent(trx, kind, id, true))?.body,
        write: (body) => updateContent(trx, { kind, id, body }),
      });
    }),
  );
}

/** Deletes a content item. Errors: NOT_FOUND; CONTENT_IN_USE while something else needs it. */
export async function removeContent(shop: Shop, kind: ContentKindName, id: number): Promise<Record<string, never> | Failure> {
  const { table, isMarked } = contentTables[kind];
  if (kindOf(kind).isSingle) return fail('NOT_FOUND');
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    await lockFor(trx, table);
    if (await isNeeded(trx, kind, id)) return fail('CONTENT_IN_USE');
    const gone = isMarked
      ? sql`update ${sql.table(table)} set deleted_at = ${shop.clock()} where id = ${id} and deleted_at is null`
      : sql`delete from ${sql.table(table)} where id = ${id}`;
    return (await gone.execute(trx)).numAffectedRows === 0n ? fail('NOT_FOUND') : {};
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return fail('CONTENT_IN_USE');
    throw error;
  });
}

/**
 * Brings back a deleted content item under its id: a kept row, else the row that the audit log has. Errors: NOT_FOUND when none was deleted;
 * INVALID_INPUT when it refers to a row that is gone.
 */
export async function restoreContent(shop: Shop, kind: ContentKindName, id: number): Promise<Record<string, never> | Failure> {
  const { table, isMarked } = contentTables[kind];
  const back = isMarked
    ? sql`update ${sql.table(table)} set deleted_at = null where id = ${id} and deleted_at is not null`
    : sql`insert into ${sql.table(table)} overriding system value
        select (jsonb_populate_record(null::${sql.table(table)}, row_before)).* from management.audit_entries
        where table_name = ${table} and row_id = ${String(id)} and action = 'DELETE' order by audit_entries.id desc limit 1
        on conflict (id) do nothing`;
  return onlyKnownRows(() =>
    inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
      await lockFor(trx, table);
      if ((await back.execute(trx)).numAffectedRows !== 0n) return {};
      // Somebody was faster.
      const there = sql`select from ${sql.table(table)} where id = ${id} ${isMarked ? sql`and deleted_at is null` : sql``}`;
      return (await there.execute(trx)).rows.length === 0 ? fail('NOT_FOUND') : {};
    }),
  );
}

/** Whether there are as many of a kind as there may be. */
async function isFull(trx: Trx, kind: ContentKindName): Promise<boolean> {
  const { most } = kindOf(kind);
  if (most === undefined) return false;
  const { table, isMarked } = contentTables[kind];
  const { rows } = await sql`select from ${sql.table(table)} ${isMarked ? sql`where deleted_at is null` : sql``} limit ${most}`.execute(
    trx,
  );
  return rows.length === most;
}

/** Foreign keys do not guard soft-deleted rows, so this checks what is shown through the row. */
async function isNeeded(trx: Trx, kind: ContentKindName, id: number): Promise<boolean> {
  const { neededBy } = contentTables[kind];
  if (neededBy === undefined) return false;
  const { rows } =
    await sql`select from ${sql.table(neededBy.table)} where ${sql.ref(neededBy.column)} = ${id} and deleted_at is null limit 1`.execute(
      trx,
    );
  return rows.length > 0;
}

/** Inserts a content item, under `id` when given. Returns its id. Throws PostgreSQL errors. */
export async function insertContent(
  trx: Trx,
  { kind, body, now, id: wanted }: { kind: ContentKindName; body: ContentBody; now: Date; id?: number },
): Promise<number> {
  const { table, hasCreated } = contentTables[kind];
  const values = columnsOf(kind, body, true);
  if (hasCreated) values.push({ column: 'created_at', value: sql`${now}` });
  if (wanted !== undefined) values.push({ column: 'id', value: sql`${wanted}` });
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(values.map(({ column }) => sql.ref(column)))}) overriding system value
    values (${sql.join(values.map(({ value }) => value))}) returning id`.execute(trx);
  const id = Number(rows[0]?.id);
  await writeParts(trx, { kind, id, body });
  return id;
}

/** Updates an item with everything that belongs to it. Throws PostgreSQL errors. */
export async function updateContent(trx: Trx, { kind, id, body }: { kind: ContentKindName; id: number; body: ContentBody }): Promise<void> {
  const changes = columnsOf(kind, body, false).map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(contentTables[kind].table)} set ${sql.join(changes)} where id = ${id}`.execute(trx);
  await writeParts(trx, { kind, id, body });
}

/** Catalogue rows have one writer at a time (docs/reliability.md section 3). */
async function lockFor(trx: Trx, table: string): Promise<void> {
  if (table.startsWith('product.')) await lockCatalogue(trx);
}

/** Columns of the table with their values. A text not written in the editor stays as it is, and starts empty. */
function columnsOf(kind: ContentKindName, body: ContentBody, isNew: boolean): { column: string; value: RawBuilder<unknown> }[] {
  const columns = Object.entries(kindOf(kind).fields)
    .filter(([field, { is }]) => !isPart(is) && is !== 'translation' && !(is === 'written' && body[field] === null && !isNew))
    .map(([field, about]) => ({ column: field, value: columnValue(about, body[field]) }));
  return hasTranslations(kind) ? [...columns, { column: 'translations', value: translationsOf(kind, body, isNew) }] : columns;
}

/** Translations of the columns, merged over the existing ones. */
function translationsOf(kind: ContentKindName, body: ContentBody, isNew: boolean): RawBuilder<unknown> {
  const said = inEveryLocale((): Record<string, string> => ({}));
  for (const [field, about] of Object.entries(kindOf(kind).fields)) {
    const value = body[field];
    if (about.is !== 'translation' || value === null) continue;
    said[about.locale][about.of] = about.max === 'written' ? writtenHtml(value as RichText) : String(value);
  }
  return translationsColumn(said, isNew);
}

function columnValue({ is }: ContentField, value: unknown): RawBuilder<unknown> {
  if (is === 'words') return value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;
  if (is === 'written') return sql`${value === null ? '' : writtenHtml(value as RichText)}`;
  return sql`${value}`;
}

/** Writes what is stored in other tables: lists, and the documents of texts. */
async function writeParts(trx: Trx, { kind, id, body }: { kind: ContentKindName; id: number; body: ContentBody }): Promise<void> {
  for (const [field, about] of Object.entries(kindOf(kind).fields)) {
    if (isHtml(about) && body[field] !== null) await saveDocument(trx, { kind, row_id: id, field }, body[field] as RichText);
    if (about.is === 'marked-rows') await writeMarked(trx, { kind, field, wanted: body[field] as number[] });
    else if (isPart(about.is)) await writePart(trx, { kind, id, field, items: body[field] as PartItem[] });
  }
}

type PartItem = number | string | ToldRow;

/** Writes only the differences of a list, so that the log shows what was added and removed instead of the whole list. */
async function writePart(
  trx: Trx,
  { kind, id, field, items }: { kind: ContentKindName; id: number; field: string; items: readonly PartItem[] },
): Promise<void> {
  const part = contentTables[kind].parts?.[field];
  if (part === undefined) throw new Error(`nobody says where ${kind} keep their ${field}`);
  const [table, owner, value] = [sql.table(part.table), sql.ref(part.owner), sql.ref(part.value)];
  const wanted = items.map((item) => ({ id: typeof item === 'object' ? item.id : item, words: wordsOf(part.text, item) }));
  const { rows } = await sql<{ value: number | string; position: number }>`
    select ${value} as value, position from ${table} where ${owner} = ${id}`.execute(trx);
  const known = new Map(rows.map((row) => [String(row.value), row]));
  const kept = new Set(wanted.map((item) => String(item.id)));
  const gone = rows.filter((row) => !kept.has(String(row.value))).map((row) => row.value);
  if (gone.length > 0) await sql`delete from ${table} where ${owner} = ${id} and ${value} in (${sql.join(gone)})`.execute(trx);
  for (const [position, item] of wanted.entries()) {
    const columns = [{ column: 'position', value: sql`${position}` }, ...item.words];
    const before = known.get(String(item.id));
    if (before === undefined)
      await sql`insert into ${table} (${owner}, ${value}, ${sql.join(columns.map(({ column }) => sql.ref(column)))})
        values (${id}, ${item.id}, ${sql.join(columns.map((each) => each.value))})`.execute(trx);
    else {
      const isOther = columns.map((each) => sql`${sql.ref(each.column)} is distinct from ${each.value}`);
      await sql`update ${table} set ${sql.join(columns.map((each) => sql`${sql.ref(each.column)} = ${each.value}`))}
        where ${owner} = ${id} and ${value} = ${item.id} and (${sql.join(isOther, sql` or `)})`.execute(trx);
    }
  }
}

/** The translated columns of a list item; empty for a list without text. */
function wordsOf(column: string | undefined, item: PartItem): { column: string; value: RawBuilder<unknown> }[] {
  if (column === undefined || typeof item !== 'object') return [];
  const said = inEveryTranslation((locale) => ({ [column]: htmlOfText(item[translationField('text', locale)]) }));
  return [
    { column, value: sql`${htmlOfText(item.text)}` },
    { column: 'translations', value: sql`${JSON.stringify(said)}::jsonb` },
  ];
}

/** Marks these rows and no others, writing only those that change so that the log names each. Throws UnknownRow. */
async function writeMarked(
  trx: Trx,
  { kind, field, wanted }: { kind: ContentKindName; field: string; wanted: readonly number[] },
): Promise<void> {
  const { table, mark } = markOf(kind, field);
  const { rows } = await sql<{ id: string; is_marked: boolean }>`
    select id, ${sql.ref(mark)} as is_marked from ${sql.table(table)}
    where deleted_at is null and (${sql.ref(mark)} or id = any(${wanted}::bigint[])) order by id for update`.execute(trx);
  const known = rows.map(({ id, is_marked }) => ({ id: Number(id), is_marked }));
  if (!wanted.every((id) => known.some((row) => row.id === id))) throw new UnknownRow(field);
  const turned = known.filter(({ id, is_marked }) => wanted.includes(id) !== is_marked).map(({ id }) => id);
  await sql`update ${sql.table(table)} set ${sql.ref(mark)} = not ${sql.ref(mark)} where id = any(${turned}::bigint[])`.execute(trx);
}

/** A field refers to a missing row, where no foreign key would catch it. */
class UnknownRow extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`${field} names a row that is not there`);
    this.field = field;
  }
}

/** Runs `write` and returns its result. Errors: INVALID_INPUT when it refers to a row that does not exist. */
export async function onlyKnownRows<T>(write: () => Promise<T | Failure>): Promise<T | Failure> {
  try {
    return await write();
  } catch (error) {
    if (isForeignKeyViolation(error)) return fail('INVALID_INPUT');
    if (error instanceof UnknownRow) return fail('INVALID_INPUT', { field: `mine.${error.field}` });
    throw error;
  }
}
