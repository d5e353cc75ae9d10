import { type NoticeText, noticeText } from '#contract/notices.ts';
import type { NoticeOf } from '#rules/member/notice.ts';
import type { CommerceShop } from './commerce-shop.ts';

/** What a member was told, oldest first, as they read it in Korean, and where each leads. */
export async function toldTo({ database }: Pick<CommerceShop, 'database'>, userId: string): Promise<(NoticeText & { link: string })[]> {
  const notices = database.service.selectFrom('member.notices').select(['event', 'values', 'link']).where('user_id', '=', userId);
  const rows = await notices.orderBy('id').execute();
  return rows.map(({ event, values, link }) => ({ ...noticeText({ event, values } as NoticeOf, 'ko'), link }));
}
