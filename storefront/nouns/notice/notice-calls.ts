import { callApi } from '#client/wire/call-api.ts';
import type { MuteNotices, ReadCount, ReadNotices, RefusalSubject, Refused } from '#contract/rest/notices.ts';
import type { NoticeEvent } from '#rules/member/notice.ts';

/** Marks the inbox as read up to a notice. */
export function readNotices(upTo: number): Promise<ReadCount> {
  const body: ReadNotices = { up_to: upTo };
  return callApi('POST', '/notices/read', { body });
}

/** Switches messages about an event off or on. */
export function muteNotices(event: NoticeEvent, isMuted: boolean): Promise<void> {
  const body: MuteNotices = { event };
  return isMuted ? callApi('POST', '/notice-mutes', { body }) : callApi('DELETE', `/notice-mutes/${event}`);
}

/** What the link of a mail would refuse. Errors: NOT_FOUND. */
export function refusalSubject(token: string): Promise<RefusalSubject> {
  return callApi('GET', `/refusals/${token}/subject`);
}

/** Heeds the link of a mail: refuses its kind, takes that back, or refuses everything that advertises. Errors: NOT_FOUND. */
export const refusals = {
  refuse: (token: string) => callApi<Refused>('POST', `/refusals/${token}`),
  takeBack: (token: string) => callApi<Refused>('DELETE', `/refusals/${token}`),
  refuseAll: (token: string) => callApi<Refused>('POST', `/refusals/${token}/advertising`),
};
