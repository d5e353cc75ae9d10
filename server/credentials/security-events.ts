import { channel } from 'node:diagnostics_channel';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { deviceOf } from '#rules/member/sign-in/device.ts';
import type { SecurityEventType } from '#rules/member/sign-in/security-event.ts';

export type SecurityEvent = {
  readonly type: SecurityEventType;
  readonly userId?: string | null;
  /** Internal: never shown to the caller. Must not contain a password or token. */
  readonly cause?: string;
  readonly ip?: string | null;
  /** The browser's User-Agent header, if there is one. */
  readonly userAgent?: string | undefined;
  readonly at: Date;
};

/** Every security event, for the process log (server/app.ts). */
export const securityEvents = channel('seam:security-event');

/** Writes one line to the security log (specification 8 has no message for it; ASVS 16.3.1) and publishes it to the process log. */
export async function recordSecurityEvent(identity: Kysely<DB>, event: SecurityEvent): Promise<void> {
  const device = event.userAgent === undefined ? { browser: '', system: '' } : deviceOf(event.userAgent);
  await identity
    .insertInto('identity.security_events')
    .values({
      user_id: event.userId ?? null,
      type: event.type,
      cause: event.cause ?? '',
      ip: event.ip ?? null,
      ...device,
      created_at: event.at,
    })
    .execute();
  securityEvents.publish(event);
}
