import type { Kysely } from 'kysely';
import type { DesignParents, Share } from '#contract/rest/shares.ts';
import { urlFor } from '#contract/routes.ts';
import { shareSrc } from '#contract/share-images.ts';
import type { DB } from '#db/schema.generated.ts';
import type { ShareForm } from '#rules/design/share/share.ts';
import { SHARES_OPEN_MAX } from '#rules/design/share/share.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import { sentRow } from '#server/reply-rows.ts';

/** The member's active links, newest first; of one design, or of all. */
export async function readOwnShares(db: Kysely<DB>, userId: string, customId: number | null): Promise<Share[]> {
  const rows = await openShares(db)
    .select(['share.code', 'share.product_custom_id', 'share.form', 'share.created_at'])
    .where('share.user_id', '=', userId)
    .$if(customId !== null, (query) => query.where('share.product_custom_id', '=', customId ?? 0))
    .orderBy('share.id', 'desc')
    .limit(SHARES_OPEN_MAX)
    .execute();
  return rows.map(shareOf);
}

/** A share as its owner sees it. */
export function shareOf(row: { code: string; product_custom_id: number; form: ShareForm; created_at: Date }): Share {
  return {
    ...sentRow(row),
    path: urlFor('shared-design', { code: row.code }),
    picture_src: shareSrc({ code: row.code, form: row.form }),
  };
}

/** Which of these shares are active, with the designer's nickname if they want to be named. */
export async function readParents(db: Kysely<DB>, codes: readonly string[]): Promise<DesignParents['parents']> {
  if (codes.length === 0) return [];
  const rows = await openShares(db)
    .select(['share.code', 'share.is_owner_named', 'member.members.nickname'])
    .where('share.code', 'in', [...codes])
    .execute();
  return rows.map(({ code, is_owner_named, nickname }) => ({ code, owner: is_owner_named && nickname !== '' ? nickname : null }));
}

/** Shares visible to anybody with the link: neither share nor design has ended, and the owner is an active member. */
export function openShares(db: Kysely<DB>) {
  return db
    .selectFrom('product.design_shares as share')
    .innerJoin('product.product_customs as custom', 'custom.id', 'share.product_custom_id')
    .innerJoin('member.members', 'member.members.id', 'share.user_id')
    .where('share.ended_at', 'is', null)
    .where('custom.deleted_at', 'is', null)
    .where(isActiveMember);
}
