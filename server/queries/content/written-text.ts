import { isBlank, type RichText } from '#contract/rich-text.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { richTextHtml } from './rich-text-html.ts';

/** Documents that columns of a row were written from (management.content_documents), by their columns. */
export async function readDocuments(db: Db, kind: string, rowId: number): Promise<Map<string, RichText>> {
  const rows = await db
    .selectFrom('management.content_documents')
    .select(['field', 'doc'])
    .where('kind', '=', kind)
    .where('row_id', '=', rowId)
    .execute();
  return new Map(rows.map(({ field, doc }) => [field, doc as unknown as RichText]));
}

/** The HTML of a document; empty for one without a word or a picture. */
export function writtenHtml(doc: RichText): string {
  return isBlank(doc) ? '' : richTextHtml(doc);
}

/** A document, if it still gives the HTML that stands there: somebody may have written that by another way since. */
export function standingDocument(doc: RichText | undefined, html: string): RichText | null {
  return doc !== undefined && writtenHtml(doc) === html ? doc : null;
}
