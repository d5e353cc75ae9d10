import pg from 'pg';
import { expect, test } from 'vitest';
import { PoolerFault } from '#db/logins.ts';
import { failedStart } from './failed-start.ts';

const coded = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  ['connect ECONNREFUSED 10.0.0.1:5432', { code: 'ECONNREFUSED' }, 75, /does not answer \(connect ECONNREFUSED/],
  ['connect ENOENT /run/pg/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect', address: '/run/pg/.s.PGSQL.5432' }, 75, /does not answer/],
  ['listen EADDRINUSE', { code: 'EADDRINUSE', port: 3000 }, 1, /^Port 3000 is taken/],
  ["EACCES: permission denied, mkdir '/srv/keys'", { code: 'EACCES', path: '/srv/keys' }, 1, /Look at DATA_DIR/],
  ['ENOSPC: no space left on device, write', { code: 'ENOSPC' }, 75, /^A disk is full \(ENOSPC: .*\)\. Make room where DATA_DIR is/],
  ['initdb failed (1):\ninitdb: error: could not write: No space left on device\n', {}, 75, /^A disk is full \(initdb: [^\n]*$/],
  [
    'unable to verify the first certificate',
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    1,
    /^The certificate of the database .*sslrootcert/,
  ],
  ["Hostname/IP does not match certificate's altnames", { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 1, /^The certificate of the database /],
  ['Live mode has no default secrets. Set: SECRET', {}, 1, /^Live mode has no default secrets. Set: SECRET$/],
])('the failed start “%s” is one sentence', (message, more, code, words) => {
  expect(failedStart(coded(message, more), false)).toEqual({ words: expect.stringMatching(words), code });
});

test('a start refused by PostgreSQL is explained; only one refused for too many connections is retried', () => {
  const said = (message: string, code: string) => Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, severity: 'FATAL' });
  expect(failedStart(said('password authentication failed for user "seam"', '28P01'), false)).toEqual({
    words: 'The database refuses: password authentication failed for user "seam" (28P01). Look at DATABASE_URL.',
    code: 1,
  });
  expect(failedStart(said('sorry, too many clients already', '53300'), false).code).toBe(75);
});

test('an unreachable pooler causes a retry, a pooler of another database does not, and each is one sentence', () => {
  const away = new PoolerFault('DATABASE_POOL_URL does not let seam_public in', {
    cause: coded('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
  });
  expect(failedStart(away, false)).toEqual({ words: away.message, code: 75 });
  const elsewhere = new PoolerFault('DATABASE_POOL_URL leads to another database than DATABASE_URL.');
  expect(failedStart(elsewhere, false)).toEqual({ words: elsewhere.message, code: 1 });
});

test('a shop with an embedded database is never referred to a setting of an external one', () => {
  const late = failedStart(new Error('timeout expired'), true);
  expect(late).toEqual({ words: expect.stringMatching(/own database does not answer \(timeout expired\).*too busy/), code: 75 });
  const refused = failedStart(Object.assign(new pg.DatabaseError('no', 0, 'error'), { code: '42501', severity: 'FATAL' }), true);
  for (const { words } of [late, refused]) expect(words).not.toContain('DATABASE_URL');
});

test('a start that fails by a bug prints its whole stack', () => {
  const bug = new TypeError('x is not a function');
  expect(failedStart(bug, false)).toEqual({ words: bug, code: 1 });
});

test('a start that fails by an outage names the first cause, also when a cause refers to itself', () => {
  const refused = coded('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' });
  const both = new Error('the database was not opened', { cause: new AggregateError([refused, new Error('another address')], '') });
  expect(failedStart(both, false).words).toContain(`(${refused.message})`);
  refused.cause = both;
  expect(failedStart(both, false)).toMatchObject({ words: expect.stringContaining('does not answer'), code: 75 });
});
