import { z } from 'zod';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import { productBody } from '#contract/rest/admin/catalogue/products.ts';
import { type ContentBody, contentKindNames, contentSchema } from '#contract/rest/admin/content/kinds.ts';
import { termsBody } from '#contract/rest/admin/terms.ts';
import { daysAfter, daysBefore } from '#rules/shop/korean-time.ts';
import { shownState } from '#rules/shop/shown.ts';
import { writeProductDraft } from '#server/nouns/product/write-product-draft.ts';
import { replaceTerms } from '#server/nouns/terms/publish-terms.ts';
import type { Shop } from '#server/shop.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { insertContent, updateContent } from './save-content.ts';

/** Everything that can be previewed by writing it and rolling back. */
const draftedKinds = [...contentKindNames, 'terms', 'products'] as const;
export type DraftedKind = (typeof draftedKinds)[number];

/** A stored draft. */
export interface Draft {
  id: number;
  kind: DraftedKind;
  row_id: number | null;
  body: unknown;
}

/** Ids of drafted rows that do not exist yet start here, far above any id from the database. */
const FIRST_OF_DRAFTS = 900_000_000_000_000;
const ALWAYS = { start_date: '2000-01-01T00:00:00.000Z', end_date: '9999-01-01T00:00:00.000Z' };

/** A draft by its id; null when it no longer exists. */
export async function findDraft(db: Db, id: number): Promise<Draft | null> {
  const draft = await db.selectFrom('management.drafts').select(['id', 'kind', 'row_id', 'body']).where('id', '=', id).executeTakeFirst();
  return draft === undefined ? null : { ...draft, kind: z.enum(draftedKinds).parse(draft.kind) };
}

/** Writes a draft as if it were published and visible at `now`, in a transaction that the caller rolls back. */
export async function applyDraft(trx: Trx, { id, kind, row_id, body }: Draft, now: Date): Promise<void> {
  if (kind === 'terms') {
    await replaceTerms(trx, termsBody.parse(body), now);
    return;
  }
  if (kind === 'products') {
    await writeProductDraft(trx, { id: row_id ?? numberOf(id), isNew: row_id === null, body: productBody.parse(body), now });
    return;
  }
  const shown = asShown(contentSchema(kind).parse(body), now);
  // Only one popup shows at a time, and the page filters by the browser's clock, which may differ from the shop's.
  if (kind === 'popups') Object.assign(shown, { position: -100_000, ...ALWAYS });
  if (row_id === null) await insertContent(trx, { kind, body: shown, now, id: numberOf(id) });
  else await updateContent(trx, { kind, id: row_id, body: shown });
}

/** Deletes drafts whose preview has expired; returns how many. */
export async function forgetDrafts({ database, clock }: Shop): Promise<number> {
  const over = new Date(clock().getTime() - PREVIEW_MINUTES * 60_000);
  const { numDeletedRows } = await database.service
    .deleteFrom('management.drafts')
    .where('created_at', '<', over)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Scheduled, ended and hidden content is shown too, since that is what a preview is for. */
function asShown(body: ContentBody, now: Date): ContentBody {
  const isLater = (value: unknown) => typeof value === 'string' && Date.parse(value) > now.getTime();
  const shown = { ...body };
  if ('state' in shown) shown.state = shownState;
  if ('start_date' in shown && isLater(shown.start_date)) shown.start_date = daysBefore(now, 1).toISOString();
  if (typeof shown.end_date === 'string' && !isLater(shown.end_date)) shown.end_date = daysAfter(now, 1).toISOString();
  return shown;
}

/** The id under which staff see a drafted row before it is stored: above all ids of stored rows. */
export function numberOf(draftId: number): number {
  return FIRST_OF_DRAFTS + draftId;
}
