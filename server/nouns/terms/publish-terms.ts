import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { TermsBody } from '#contract/rest/admin/terms.ts';
import { isBlank } from '#contract/rich-text.ts';
import { bindsNobody, isDayOver, isDayToCome, namesNoCompany, termsTypes } from '#rules/member/terms.ts';
import { type Translations, translationField, translationLocales } from '#rules/shop/locale.ts';
import { richTextHtml } from '#server/nouns/content/rich-text-html.ts';
import { saveDocument } from '#server/nouns/content/save-document.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { readTermsDocuments } from './read-terms.ts';

/**
 * Publishes a version of terms: the first of a draft, or the next. One for today replaces the version in force, whose text and consents are kept; one for a later day is
 * scheduled, replacing any other scheduled version. Errors: NOT_FOUND for an unknown type, TERMS_DAY_OVER, INVALID_INPUT for an empty text
 * or a missing translation of binding terms, COMPANY_UNWRITTEN for a draft without the company's name, EDITED_MEANWHILE when another version
 * was published since this one was started.
 */
export async function publishTerms(shop: Shop, { follows, ...body }: TermsBody): Promise<{ id: number } | Failure> {
  const { type, content } = body;
  if (isBlank(content)) return fail('INVALID_INPUT', { field: 'content' });
  const translation = translatedFields.find((field) => body[field]);
  if (translation !== undefined && !bindsNobody(type)) return fail('INVALID_INPUT', { field: translation });
  const now = shop.clock();
  if (isDayOver(body.revised_on, now)) return fail('TERMS_DAY_OVER', { field: 'revised_on' });
  return inTransaction(shop.database.service, async (trx) => {
    // Before the first version there is no row to lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`terms ${type}`}, 0))`.execute(trx);
    const standing = await trx
      .selectFrom('management.terms')
      .select(['id', 'content', 'name'])
      .where('type', '=', type)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .forUpdate()
      .execute();
    const [latest] = standing;
    if (latest === undefined && (follows !== null || !termsTypes.includes(type))) return fail('NOT_FOUND');
    const isNameless = latest === undefined && (namesNoCompany(content) || !(await hasCompany(trx)));
    if (isNameless) return fail('COMPANY_UNWRITTEN', { field: 'content' });
    if (latest !== undefined && latest.id !== follows)
      return fail('EDITED_MEANWHILE', { meanwhile: { theirs: { content: latest.content, name: latest.name }, fields: ['content'] } });
    return replaceTerms(trx, body, now, isDayToCome(body.revised_on, now));
  });
}

async function hasCompany(trx: Trx): Promise<boolean> {
  const info = await trx.selectFrom('management.shop_info').select('company_name').executeTakeFirst();
  return (info?.company_name ?? '').trim() !== '';
}

/** Withdraws a version before its day. Errors: NOT_FOUND, TERMS_IN_FORCE for one that is or was in force. */
export async function withdrawTerms(shop: Shop, id: number): Promise<Failure | undefined> {
  const withdrawn = await shop.database.service
    .updateTable('management.terms')
    .set({ deleted_at: shop.clock() })
    .where('id', '=', id)
    .where('is_coming', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (withdrawn.numUpdatedRows > 0n) return undefined;
  const known = await shop.database.service.selectFrom('management.terms').select('id').where('id', '=', id).executeTakeFirst();
  return fail(known === undefined ? 'NOT_FOUND' : 'TERMS_IN_FORCE');
}

/** Replaces the version of a type; one with `isComing` only replaces another scheduled version. */
export async function replaceTerms(
  trx: Trx,
  { type, name, revised_on, content, ...body }: Omit<TermsBody, 'follows'>,
  now: Date,
  isComing = false,
): Promise<{ id: number }> {
  const before = await trx
    .selectFrom('management.terms')
    .select(['id', 'translations'])
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const translations: Translations = bindsNobody(type) ? { ...before?.translations } : {};
  for (const locale of translationLocales) {
    const document = body[translationField('content', locale)];
    if (document) translations[locale] = isBlank(document) ? {} : { content: richTextHtml(document) };
  }
  const standing = trx.updateTable('management.terms').set({ deleted_at: now }).where('type', '=', type).where('deleted_at', 'is', null);
  await standing.$if(isComing, (query) => query.where('is_coming', '=', true)).execute();
  const added = await trx
    .insertInto('management.terms')
    .values({
      type,
      name: JSON.stringify(name),
      revised_on,
      is_coming: isComing,
      content: richTextHtml(content),
      translations: JSON.stringify(translations),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveDocument(trx, { kind: 'terms', row_id: added.id, field: 'content' }, content);
  const documents = before === undefined ? {} : await readTermsDocuments(trx, before.id);
  for (const field of translatedFields) {
    const document = body[field] ?? documents[field];
    if (document) await saveDocument(trx, { kind: 'terms', row_id: added.id, field }, document);
  }
  return added;
}

const translatedFields = translationLocales.map((locale) => translationField('content', locale));
