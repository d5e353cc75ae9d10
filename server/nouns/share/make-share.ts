import { randomBytes } from 'node:crypto';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { MakeShare, Share } from '#contract/rest/shares.ts';
import { SHARE_CODE_BYTES, SHARES_OPEN_MAX, shareCode, undrawable } from '#rules/design/share/share.ts';
import { frozenGraphics } from '#rules/order/frozen-design.ts';
import { hasControlCharacter } from '#rules/shop/visible-text.ts';
import { freezeDesign } from '#server/nouns/design/freeze-design.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { shareOf } from './list-shares.ts';

/**
 * Creates a link to the member's own design as saved now (specification 1.19, "share it as an image"). Repeating the same request returns the
 * existing link. Errors: DESIGN_NOT_FOUND (missing, or somebody else's), those of freezeDesign, SHARE_ARTIST_UNKNOWN (an artist with
 * nothing on it), SHARE_LINE_LETTERS, SHARE_LIMIT, INVALID_INPUT (a side without print).
 */
export async function makeShare(shop: Shop, userId: string, asked: MakeShare): Promise<Share | Failure> {
  if (hasControlCharacter(asked.line) || undrawable(asked.line).length > 0) return fail('SHARE_LINE_LETTERS', { field: 'line' });
  return inTransaction(shop.database.service, async (trx) => {
    const custom = await ownDesign(trx, userId, asked.product_custom_id);
    if (custom === undefined) return fail('DESIGN_NOT_FOUND', { field: 'product_custom_id' });
    const version = await freezeDesign(trx, custom.id, { maxGraphics: shop.config.custom.maxGraphics });
    if (isFailure(version)) return version;
    const { sides } = version.design;
    if (sides.every(({ mockupGroupId }) => mockupGroupId !== asked.mockup_group_id))
      return fail('INVALID_INPUT', { field: 'mockup_group_id' });
    const credits = [...new Set(asked.artist_ids)];
    if (!(await areOnDesign(trx, credits, frozenGraphics(version.design)))) return fail('SHARE_ARTIST_UNKNOWN', { field: 'artist_ids' });
    const { form, view, background, line, locale, is_owner_named, mockup_group_id } = asked;
    const look = { form, view, background, line, locale, is_owner_named, mockup_group_id };
    const whole = { user_id: userId, product_custom_id: custom.id, version_id: version.id, ...look };
    return (await sameShare(trx, whole, credits)) ?? insertShare(trx, whole, credits, shop.clock());
  });
}

/** Locks the design, so that two clicks return one link. */
function ownDesign(trx: Trx, userId: string, id: number) {
  return trx
    .selectFrom('product.product_customs')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('type', '=', 'USER')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function areOnDesign(trx: Trx, artistIds: readonly number[], graphicIds: readonly number[]): Promise<boolean> {
  if (artistIds.length === 0) return true;
  if (graphicIds.length === 0) return false;
  const found = await trx
    .selectFrom('product.graphics')
    .select('artist_id')
    .distinct()
    .where('id', 'in', [...graphicIds])
    .where('artist_id', 'in', [...artistIds])
    .execute();
  return found.length === artistIds.length;
}

type NewShare = Omit<MakeShare, 'artist_ids'> & { user_id: string; version_id: number };

async function sameShare(trx: Trx, wanted: NewShare, credits: readonly number[]): Promise<Share | null> {
  let query = trx
    .selectFrom('product.design_shares')
    .select(['id', 'code', 'product_custom_id', 'created_at'])
    .where('ended_at', 'is', null);
  for (const [column, value] of Object.entries(wanted)) query = query.where(column as keyof NewShare, '=', value);
  for (const share of await query.orderBy('id', 'desc').limit(20).execute()) {
    const credited = await trx
      .selectFrom('product.design_share_artists')
      .select('artist_id')
      .where('share_id', '=', share.id)
      .orderBy('position')
      .execute();
    if (credited.map(({ artist_id }) => artist_id).join() === credits.join()) return shareOf({ ...share, form: wanted.form });
  }
  return null;
}

async function insertShare(trx: Trx, wanted: NewShare, credits: readonly number[], now: Date): Promise<Share | Failure> {
  const { count } = await trx
    .selectFrom('product.design_shares')
    .select((columns) => columns.fn.countAll<number>().as('count'))
    .where('user_id', '=', wanted.user_id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SHARES_OPEN_MAX) return fail('SHARE_LIMIT');
  const share = await trx
    .insertInto('product.design_shares')
    .values({ ...wanted, code: newCode(), created_at: now })
    .returning(['id', 'code', 'product_custom_id', 'created_at'])
    .executeTakeFirstOrThrow();
  if (credits.length > 0) {
    await trx
      .insertInto('product.design_share_artists')
      .values(credits.map((artist_id, position) => ({ share_id: share.id, artist_id, position })))
      .execute();
  }
  return shareOf({ ...share, form: wanted.form });
}

/** A random code for a new link (rules/design/share/share.ts), which nobody can guess. */
export function newCode(): string {
  for (;;) {
    const code = shareCode(randomBytes(SHARE_CODE_BYTES));
    if (code !== null) return code;
  }
}

/** Ends a member's link; its page and pictures are gone at once. Errors: SHARE_NOT_FOUND (missing, already ended, or somebody else's). */
export async function endShare(shop: Shop, userId: string, code: string): Promise<Record<string, never> | Failure> {
  const ended = await shop.database.service
    .updateTable('product.design_shares')
    .set({ ended_at: shop.clock() })
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended === undefined ? fail('SHARE_NOT_FOUND') : {};
}
