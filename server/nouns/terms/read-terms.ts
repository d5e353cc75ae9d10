import { sql } from 'kysely';
import type { TermsDetail, TermsVersion } from '#contract/rest/admin/terms.ts';
import type { RichText } from '#contract/rich-text.ts';
import { bindsNobody } from '#rules/member/terms.ts';
import { inEveryTranslation, type TranslationLocale, translationField } from '#rules/shop/locale.ts';
import { standingDocument } from '#server/nouns/content/read-documents.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

interface Row {
  id: string;
  type: string;
  name: TermsVersion['name'];
  revised_on: string | null;
  created_at: Date;
  ended_at: Date | null;
  is_coming: boolean;
  agreed: string;
}

/** Versions of terms with how many members agreed to each, newest first: of one type, or all current ones. */
export async function readTermsVersions(db: Db, type: string | null): Promise<TermsVersion[]> {
  const asked = type === null ? sql`terms.deleted_at is null` : sql`terms.type = ${type}`;
  // Only a member's latest answer to each consent counts: a withdrawn one is no longer given.
  const { rows } = await sql<Row>`
    select terms.id, terms.type, terms.name, terms.revised_on::text as revised_on, terms.created_at, terms.deleted_at as ended_at, terms.is_coming,
      (select count(distinct consent.user_id) from member.consents consent where consent.terms_id = terms.id and consent.is_given
        and not exists (select 1 from member.consents later where later.user_id = consent.user_id and later.type = consent.type
          and (later.given_at, later.id) > (consent.given_at, consent.id))) as agreed
    from management.terms as terms where ${asked} order by ${type === null ? sql`terms.id` : sql`terms.id desc`}`.execute(db);
  return rows.map((row) => ({
    ...sentRow(row),
    id: Number(row.id),
    agreed: Number(row.agreed),
  }));
}

/** One version with its text and all versions of its type; null when there is none. */
export async function readTermsDetail(db: Db, id: number): Promise<TermsDetail | null> {
  const row = await db.selectFrom('management.terms').select(['type', 'content', 'translations']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const versions = await readTermsVersions(db, row.type);
  const version = versions.find((each) => each.id === id);
  const documents = await readTermsDocuments(db, id);
  const written = (field: string, html: string) => ({ html, content: standingDocument(documents[field], html) });
  const translation = (locale: TranslationLocale) => written(translationField('content', locale), row.translations[locale]?.content ?? '');
  const translations = bindsNobody(row.type) ? inEveryTranslation(translation) : null;
  return version === undefined ? null : { version, versions, ...written('content', row.content), translations };
}

/** The documents that a version's texts were generated from, by field: `content`, `content_en`. */
export async function readTermsDocuments(db: Db, id: number): Promise<Partial<Record<string, RichText>>> {
  const rows = await db
    .selectFrom('management.content_documents')
    .select(['field', 'doc'])
    .where('kind', '=', 'terms')
    .where('row_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ field, doc }) => [field, doc as unknown as RichText]));
}
