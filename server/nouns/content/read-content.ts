import { type RawBuilder, sql } from 'kysely';
import { containing } from '#contract/graphql/pattern.ts';
import type { ContentRow, ContentsQuery, StoredContent } from '#contract/rest/admin/content/contents.ts';
import type { ContentField, ToldRow } from '#contract/rest/admin/content/fields.ts';
import { type ContentBody, type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { inTranslations, type TranslationLocale, type Translations } from '#rules/shop/locale.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { contentTables } from './content-tables.ts';
import { readDocuments, standingDocument } from './read-documents.ts';
import { textOfHtml } from './rich-text-html.ts';

type Row = Record<string, unknown> & { id: number; created_at: Date | null };

/** A page of the items of a kind, in the shop's order, without their contents. */
export async function readContents(
  db: Db,
  kind: ContentKindName,
  query: ContentsQuery,
): Promise<{ total: number; rows: Omit<ContentRow, 'dead_links'>[] }> {
  const { order, fields } = kindOf(kind);
  const where = conditions(kind, query);
  const sorted = orders[order];
  const rows = await rowsOf(db, kind, sql`where ${where} order by ${sorted} limit ${query.limit} offset ${query.offset}`);
  const { rows: counted } = await sql<{ total: string }>`
    select count(*) as total from ${sql.table(contentTables[kind].table)} where ${where}`.execute(db);
  const shown = Object.entries(fields).filter(([, { is }]) => is !== 'written' && is !== 'translation' && !isPart(is));
  return {
    total: Number(counted[0]?.total ?? 0),
    rows: rows.map((row) => ({
      id: row.id,
      created_at: row.created_at?.toISOString() ?? null,
      body: Object.fromEntries(shown.map(([field]) => [field, asSent(row[field])])),
    })),
  };
}

const ofInfluencer = sql`(select (owner.position, owner.id) from management.influencers owner where owner.id = influencer_id)`;
const orders = { position: sql`position, id`, newest: sql`id desc`, owner: sql`${ofInfluencer}, position, id desc` } as const;

/** One item with all its fields; null when there is none. `isHeld` locks it until the transaction ends. */
export async function readContent(db: Db, kind: ContentKindName, id: number, isHeld = false): Promise<StoredContent | null> {
  const live = contentTables[kind].isMarked ? sql`and deleted_at is null` : sql``;
  const [row] = await rowsOf(db, kind, sql`where id = ${id} ${live} ${isHeld ? sql`for update` : sql``}`);
  if (row === undefined) return null;
  const documents = await readDocuments(db, kind, id);
  const body: ContentBody = {};
  const html: Record<string, string> = {};
  for (const [field, about] of Object.entries(kindOf(kind).fields)) {
    if (about.is === 'marked-rows') body[field] = await readMarked(db, { kind, field });
    else if (isPart(about.is)) body[field] = await readPart(db, { kind, field, id });
    else if (isHtml(about)) {
      html[field] = about.is === 'translation' ? told(row, about) : String(row[field]);
      body[field] = standingDocument(documents.get(field), html[field]);
    } else body[field] = about.is === 'translation' ? told(row, about) : asSent(row[field]);
  }
  return { id, created_at: row.created_at?.toISOString() ?? null, body, html };
}

/** True for a field stored as separate rows, or as marks on other rows. */
export function isPart(is: ContentField['is']): boolean {
  return is === 'rows' || is === 'told-rows' || is === 'pictures' || is === 'marked-rows';
}

/** The table with the rows that a field marks. */
export function markOf(kind: ContentKindName, field: string) {
  const mark = contentTables[kind].marks?.[field];
  if (mark === undefined) throw new Error(`nobody says what the ${field} of ${kind} mark`);
  return mark;
}

/** True for a kind with translated columns. */
export function hasTranslations(kind: ContentKindName): boolean {
  return Object.values(kindOf(kind).fields).some(({ is }) => is === 'translation');
}

/** True for a field that is a document stored as HTML. */
export function isHtml(field: ContentField): boolean {
  return field.is === 'written' || (field.is === 'translation' && field.max === 'written');
}

function told({ translations }: Row, { locale, of }: Extract<ContentField, { is: 'translation' }>): string {
  return (translations as Translations | null)?.[locale]?.[of] ?? '';
}

async function rowsOf(db: Db, kind: ContentKindName, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { table, hasCreated } = contentTables[kind];
  const columns = Object.entries(kindOf(kind).fields)
    .filter(([, { is }]) => !isPart(is) && is !== 'translation')
    .map(([field]) => sql.ref(field));
  if (hasTranslations(kind)) columns.push(sql.ref('translations'));
  const created = hasCreated ? sql`created_at` : sql`null::timestamptz as created_at`;
  const { rows } = await sql<Row>`select id, ${created}, ${sql.join(columns)} from ${sql.table(table)} ${rest}`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

function conditions(kind: ContentKindName, { q, state, type }: ContentsQuery): RawBuilder<unknown> {
  const { fields, name } = kindOf(kind);
  const asked = [contentTables[kind].isMarked ? sql`deleted_at is null` : sql`true`];
  if (q !== '') asked.push(sql`${sql.ref(name)}::text ilike ${containing(q)}`);
  if (state !== undefined && fields.state !== undefined) asked.push(sql`state = ${state}`);
  const choice = Object.entries(fields).find(([, { is }]) => is === 'choice')?.[0];
  if (type !== undefined && choice !== undefined) asked.push(sql`${sql.ref(choice)} = ${type}`);
  return sql.join(asked, sql` and `);
}

async function readPart(db: Db, about: { kind: ContentKindName; field: string; id: number }): Promise<unknown[]> {
  const part = contentTables[about.kind].parts?.[about.field];
  if (part === undefined) throw new Error(`nobody says where ${about.kind} keep their ${about.field}`);
  const [text, translations] = part.text === undefined ? [sql`null`, sql`null`] : [sql.ref(part.text), sql.ref('translations')];
  const { rows } = await sql<{ value: number | string; text: string | null; translations: Translations | null }>`
    select ${sql.ref(part.value)} as value, ${text} as text, ${translations} as translations from ${sql.table(part.table)}
    where ${sql.ref(part.owner)} = ${about.id} order by position, ${sql.ref(part.value)}`.execute(db);
  const { text: column } = part;
  if (column !== undefined)
    return rows.map(({ value, text: told, translations: said }): ToldRow => {
      const inOther = (locale: TranslationLocale) => textOfHtml(said?.[locale]?.[column] ?? '');
      return { id: Number(value), text: textOfHtml(told ?? ''), ...inTranslations('text', inOther) };
    });
  return rows.map(({ value }) => value);
}

async function readMarked(db: Db, about: { kind: ContentKindName; field: string }): Promise<number[]> {
  const { table, mark } = markOf(about.kind, about.field);
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(mark)} and deleted_at is null order by id`.execute(db);
  return rows.map(({ id }) => Number(id));
}

function asSent(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
