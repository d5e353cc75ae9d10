import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { DraftPreview, DraftPreviewBody } from '#contract/home/draft-preview.ts';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import type { ProductPreviewBody } from '#contract/rest/admin/catalogue/products.ts';
import type { ContentBody, ContentKindName } from '#contract/rest/admin/content/kinds.ts';
import type { TermsBody } from '#contract/rest/admin/terms.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { refusedProduct } from '#server/nouns/product/write-product.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { asIf } from './as-if.ts';
import { contentTables } from './content-tables.ts';
import { numberOf } from './draft.ts';
import { draftPath } from './draft-path.ts';
import { onlyKnownRows } from './save-content.ts';

/** What can be drafted: a content item, a version of terms, or a product. */
type Drafted =
  | { kind: ContentKindName; about: DraftPreviewBody }
  | { kind: 'terms'; about: { id: null; body: TermsBody } }
  | { kind: 'products'; about: ProductPreviewBody };

/**
 * Stores a form's content for a preview and returns the preview's token. Nothing is published. Errors: INVALID_INPUT for a missing
 * referenced row; for a product PRODUCT_CODE_TAKEN and CATALOGUE_IN_USE; NOT_FOUND when the item is gone, or the shop has no page yet
 * that shows its kind.
 */
export async function openDraftPreview(shop: Shop, userId: string, { kind, about }: Drafted): Promise<DraftPreview | Failure> {
  const { service } = shop.database;
  const now = shop.clock();
  const { id, body } = about;
  if (id !== null && kind !== 'terms' && !(await isThere(service, kind, id))) return fail('NOT_FOUND');
  const draft = await service
    .insertInto('management.drafts')
    .values({ kind, row_id: id, body: JSON.stringify(body), made_by: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = () => asIf(shop, { draft: { id: draft.id, kind, row_id: id, body } }, async () => ({}));
  const tried = await (kind === 'products' ? written().catch(refusedProduct) : onlyKnownRows(written));
  if (isFailure(tried)) {
    await service.deleteFrom('management.drafts').where('id', '=', draft.id).execute();
    return tried;
  }
  const path = await draftPath(service, { kind, id: id ?? numberOf(draft.id), body: body as ContentBody }, now);
  if (path === null) return fail('NOT_FOUND');
  const token = await previewToken(shop.config.secret, { userId, draft: draft.id }, now);
  return { token, path, kind, expires_at: new Date(now.getTime() + PREVIEW_MINUTES * 60_000).toISOString() };
}

async function isThere(db: Db, kind: ContentKindName | 'products', id: number): Promise<boolean> {
  const { table, isMarked } = kind === 'products' ? { table: 'product.products', isMarked: true } : contentTables[kind];
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} ${isMarked ? sql`and deleted_at is null` : sql``}`.execute(
    db,
  );
  return rows.length > 0;
}
