import { z } from 'zod';
import { type NotificationEvent, notificationEventList } from '#rules/member/notification.ts';
import { id, time } from './values.ts';

const notificationEvent = z.enum(notificationEventList as [NotificationEvent, ...NotificationEvent[]]);

/** POST /api/notifications/read: marks the inbox as read up to this notification. */
export const readNotificationsBody = z.strictObject({ up_to: id });
export const readCount = z.object({ read: z.int().min(0).describe('How many were unread') });

/** POST /api/notification-mutes: stops messages about this event. */
export const muteNotificationsBody = z.strictObject({ event: notificationEvent });

/** GET /api/notification-mutes */
export const mutedEvents = z.object({ events: z.array(notificationEvent) });

/** `{event}` of a URL. */
export const notificationEventParams = z.object({ event: notificationEvent });

/** `{token}` of a URL, from the link in a mail. */
export const refusalParams = z.object({ token: z.string().max(400) });
/** GET /api/refusals/{token}/subject. */
export const refusalSubject = z.object({
  event: notificationEvent,
  standing: z
    .enum(['SENT', 'REFUSED', 'NO_CONSENT'])
    .describe('Whether such messages are sent now; `NO_CONSENT`: they advertise, and nobody agreed to that'),
});
export const refused = z.object({ event: notificationEvent, is_refused: z.boolean(), at: time });

/** POST /api/follow-visits: works published after this are new to the member; null on the first visit. */
export const followVisit = z.object({ new_since: time.nullable() });

export type MutedEvents = z.infer<typeof mutedEvents>;
export type MuteNotifications = z.infer<typeof muteNotificationsBody>;
export type ReadNotifications = z.infer<typeof readNotificationsBody>;
export type ReadCount = z.infer<typeof readCount>;
export type RefusalSubject = z.infer<typeof refusalSubject>;
export type Refused = z.infer<typeof refused>;
export type FollowVisit = z.infer<typeof followVisit>;
