import { isBlank, type RichText } from '#contract/rich-text.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { richTextHtml } from './rich-text-html.ts';

/** The documents that columns of a row were generated from (management.content_documents), by column. */
export async function readDocuments(db: Db, kind: string, rowId: number): Promise<Map<string, RichText>> {
  const rows = await db
    .selectFrom('management.content_documents')
    .select(['field', 'doc'])
    .where('kind', '=', kind)
    .where('row_id', '=', rowId)
    .execute();
  return new Map(rows.map(({ field, doc }) => [field, doc as unknown as RichText]));
}

/** The HTML of a document; empty when it has no text or picture. */
export function writtenHtml(doc: RichText): string {
  return isBlank(doc) ? '' : richTextHtml(doc);
}

/** The document if it still produces the stored HTML, which may have been changed by other means since. */
export function standingDocument(doc: RichText | undefined, html: string): RichText | null {
  return doc !== undefined && writtenHtml(doc) === html ? doc : null;
}
