import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

export type SecurityEvent = {
  readonly type:
    | 'SIGN_IN'
    | 'SIGN_IN_REFUSED'
    | 'SIGN_IN_THROTTLED'
    | 'REFRESH_REFUSED'
    | 'TOKEN_REUSED'
    | 'SIGN_OUT'
    | 'SIGN_UP'
    | 'ID_FOUND'
    | 'PASSWORD_RESET'
    | 'PHONE_CHANGED'
    | 'WALLET_CONNECTED'
    | 'WALLET_REFUSED'
    | 'WALLET_DISCONNECTED'
    | 'ADMINISTRATOR_MADE'
    | 'ADMINISTRATOR_REFUSED';
  readonly userId?: string | null;
  /** Internal: never shown to the caller, never a password or a token. */
  readonly cause?: string;
  readonly ip?: string | null;
  readonly at: Date;
};

/** Writes one line of the security log (specification 8 has no message for it; ASVS 16.3.1). */
export async function recordSecurityEvent(identity: Kysely<DB>, event: SecurityEvent): Promise<void> {
  await identity
    .insertInto('identity.security_events')
    .values({
      user_id: event.userId ?? null,
      type: event.type,
      cause: event.cause ?? '',
      ip: event.ip ?? null,
      created_at: event.at,
    })
    .execute();
}
