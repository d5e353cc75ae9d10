import { type Failure, fail } from '#contract/errors/errors.ts';
import type { TermsBody } from '#contract/rest/admin/terms.ts';
import { isBlank } from '#contract/rich-text.ts';
import { keepDocument } from '#server/commands/content/keep-document.ts';
import { inTransaction, type Trx } from '#server/commands/transaction.ts';
import { richTextHtml } from '#server/queries/content/rich-text-html.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Publishes a version of terms in the place of the one before, whose words and consents stay as they are. Errors: NOT_FOUND for a type
 * there is none of, INVALID_INPUT for a text without a word, EDITED_MEANWHILE when another version came after this one was begun.
 */
export async function publishTerms(shop: Shop, { type, name, revised_on, content, follows }: TermsBody): Promise<{ id: number } | Failure> {
  if (isBlank(content)) return fail('INVALID_INPUT', { field: 'content' });
  const now = shop.clock();
  return inTransaction(shop.database.service, async (trx) => {
    const standing = await trx
      .selectFrom('management.terms')
      .select(['id', 'content', 'name'])
      .where('type', '=', type)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .forUpdate()
      .execute();
    const [latest] = standing;
    if (latest === undefined) return fail('NOT_FOUND');
    if (latest.id !== follows)
      return fail('EDITED_MEANWHILE', { meanwhile: { theirs: { content: latest.content, name: latest.name }, fields: ['content'] } });
    return replaceTerms(trx, { type, name, revised_on, content }, now);
  });
}

/** Takes down what stands of a type and puts a version in its place. */
export async function replaceTerms(
  trx: Trx,
  { type, name, revised_on, content }: Omit<TermsBody, 'follows'>,
  now: Date,
): Promise<{ id: number }> {
  await trx.updateTable('management.terms').set({ deleted_at: now }).where('type', '=', type).where('deleted_at', 'is', null).execute();
  const added = await trx
    .insertInto('management.terms')
    .values({ type, name: JSON.stringify(name), revised_on, content: richTextHtml(content), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepDocument(trx, { kind: 'terms', row_id: added.id, field: 'content' }, content);
  return added;
}
