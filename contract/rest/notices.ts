import { z } from 'zod';
import { type NoticeEvent, noticeEventList } from '#rules/member/notice.ts';
import { id, time } from './values.ts';

const noticeEvent = z.enum(noticeEventList as [NoticeEvent, ...NoticeEvent[]]);

/** POST /api/notices/read: marks the inbox as read up to this notice. */
export const readNotices = z.strictObject({ up_to: id });
export const readCount = z.object({ read: z.int().min(0).describe('How many were unread') });

/** POST /api/notice-mutes: stops messages about this event. */
export const muteNotices = z.strictObject({ event: noticeEvent });

/** `{event}` of a URL. */
export const noticeEventParams = z.object({ event: noticeEvent });

/** `{token}` of a URL, from the link in a mail. */
export const refusalParams = z.object({ token: z.string().max(400) });
/** GET /api/refusals/{token}/subject. */
export const refusalSubject = z.object({
  event: noticeEvent,
  standing: z
    .enum(['SENT', 'REFUSED', 'NO_CONSENT'])
    .describe('Whether such messages are sent now; `NO_CONSENT`: they advertise, and nobody agreed to that'),
});
export const refused = z.object({ event: noticeEvent, is_refused: z.boolean(), at: time });

/** POST /api/follow-visits: works published after this are new to the member; null on the first visit. */
export const followVisit = z.object({ new_since: time.nullable() });

export type MuteNotices = z.infer<typeof muteNotices>;
export type ReadNotices = z.infer<typeof readNotices>;
export type ReadCount = z.infer<typeof readCount>;
export type RefusalSubject = z.infer<typeof refusalSubject>;
export type Refused = z.infer<typeof refused>;
export type FollowVisit = z.infer<typeof followVisit>;
