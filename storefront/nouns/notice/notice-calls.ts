import { callApi } from '#client/wire/call-api.ts';
import type { MuteNotices, ReadCount, ReadNotices, RefusalSubject, Refused } from '#contract/rest/notices.ts';
import type { NoticeEvent } from '#rules/member/notice.ts';

/** Marks notices as read up to this one. */
export function readNotices(upTo: number): Promise<ReadCount> {
  const body: ReadNotices = { up_to: upTo };
  return callApi('POST', '/notices/read', { body });
}

/** Mutes or unmutes messages about an event. */
export function muteNotices(event: NoticeEvent, isMuted: boolean): Promise<void> {
  const body: MuteNotices = { event };
  return isMuted ? callApi('POST', '/notice-mutes', { body }) : callApi('DELETE', `/notice-mutes/${event}`);
}

/** What the unsubscribe link of a mail refers to. Errors: NOT_FOUND. */
export function refusalSubject(token: string): Promise<RefusalSubject> {
  return callApi('GET', `/refusals/${token}/subject`);
}

/** Unsubscribe link actions: unsubscribe from its kind, undo that, or unsubscribe from all advertising. Errors: NOT_FOUND. */
export const refusals = {
  refuse: (token: string) => callApi<Refused>('POST', `/refusals/${token}`),
  takeBack: (token: string) => callApi<Refused>('DELETE', `/refusals/${token}`),
  refuseAll: (token: string) => callApi<Refused>('POST', `/refusals/${token}/advertising`),
};
