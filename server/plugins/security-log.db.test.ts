import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { testDatabase } from '#test/database.ts';
import { logSecurityEvents } from './security-log.ts';

test('security events that need attention are logged at the level that is always written, others below it', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  logSecurityEvents(app);
  const { identity } = await testDatabase();
  await recordSecurityEvent(identity, { type: 'SIGN_IN', ip: '203.0.113.1', at: new Date() });
  await recordSecurityEvent(identity, { type: 'TOKEN_REUSED', cause: 'refresh token already used', ip: '203.0.113.1', at: new Date() });
  await app.close();
  await recordSecurityEvent(identity, { type: 'TOKEN_REUSED', at: new Date() });
  expect(lines.map((line) => JSON.parse(line).security)).toEqual([
    { type: 'TOKEN_REUSED', userId: null, cause: 'refresh token already used', ip: '203.0.113.1' },
  ]);
});
