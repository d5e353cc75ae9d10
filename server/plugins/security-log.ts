import type { FastifyInstance } from 'fastify';
import { isForTheWatch } from '#rules/member/sign-in/security-event.ts';
import { type SecurityEvent, securityEvents } from '#server/credentials/security-events.ts';

/**
 * Writes security events to the log of the process, where whoever watches the shop finds them beside everything else: at `warn` what the
 * watch wants to hear of, at `info` the rest. Never a password, a token or an ID that was typed; the table has the same, for the member too.
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
