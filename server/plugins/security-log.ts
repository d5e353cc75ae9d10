import type { FastifyInstance } from 'fastify';
import { isForTheWatch } from '#rules/member/sign-in/security-event.ts';
import { type SecurityEvent, securityEvents } from '#server/credentials/security-events.ts';

/**
 * Writes security events to the process log, next to everything else: alerts at `warn`, the rest at `info`. Never includes a password, a
 * token or an ID as typed. The same events are in the table, which the member can also see.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const write = (message: unknown) => {
    const { type, userId = null, cause = '', ip = null } = message as SecurityEvent;
    app.log[isForTheWatch(type) ? 'warn' : 'info']({ security: { type, userId, cause, ip } }, 'security event');
  };
  securityEvents.subscribe(write);
  app.addHook('onClose', async () => {
    securityEvents.unsubscribe(write);
  });
}
