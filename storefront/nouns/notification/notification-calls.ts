import { callApi } from '#client/wire/call-api.ts';
import type { MuteNotifications, ReadCount, ReadNotifications, RefusalSubject, Refused } from '#contract/rest/notifications.ts';
import type { NotificationEvent } from '#rules/member/notification.ts';

/** Marks notifications as read up to this one. */
export function readNotifications(upTo: number): Promise<ReadCount> {
  const body: ReadNotifications = { up_to: upTo };
  return callApi('POST', '/notifications/read', { body });
}

/** Mutes or unmutes messages about an event. */
export function muteNotifications(event: NotificationEvent, isMuted: boolean): Promise<void> {
  const body: MuteNotifications = { event };
  return isMuted ? callApi('POST', '/notification-mutes', { body }) : callApi('DELETE', `/notification-mutes/${event}`);
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
