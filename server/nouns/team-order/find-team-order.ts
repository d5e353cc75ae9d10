import { isShareCode } from '#rules/design/share/share.ts';
import { shownState } from '#rules/shop/shown.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A team order by the code of its link; undefined when there is none, its design is deleted, or its organizer is blocked or gone. */
export async function findTeamOrder(db: Db, code: string) {
  if (!isShareCode(code)) return undefined;
  return db
    .selectFrom('sales.team_orders as team')
    .innerJoin('product.product_customs as custom', 'custom.id', 'team.product_custom_id')
    .innerJoin('product.product_options as option', 'option.id', 'custom.option_id')
    .innerJoin('member.members', 'member.members.id', 'team.user_id')
    .select(['team.id', 'team.code', 'team.user_id', 'team.title', 'team.closes_at', 'team.product_custom_id'])
    .select(['custom.product_id', 'custom.render_key', 'custom.revision', 'option.frame_id', 'option.color_id'])
    .where('team.code', '=', code)
    .where('custom.deleted_at', 'is', null)
    .where(isActiveMember)
    .executeTakeFirst();
}

export type TeamOrderRow = NonNullable<Awaited<ReturnType<typeof findTeamOrder>>>;

/** The query of the sizes that a design comes in. */
export function sizesOfDesign(db: Db, { product_id, frame_id, color_id }: Pick<TeamOrderRow, 'product_id' | 'frame_id' | 'color_id'>) {
  return db
    .selectFrom('product.product_options')
    .select(['id as option_id', 'size as name', 'stock_count'])
    .where('product_id', '=', product_id)
    .where('frame_id', '=', frame_id)
    .where('color_id', '=', color_id)
    .where('state', '=', shownState)
    .orderBy('position')
    .orderBy('id');
}
