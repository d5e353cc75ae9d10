import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openPool } from '#db/pool.ts';
import { DataOutage } from './data-outage.ts';
import { loggedError, logOutage, newsOf } from './logged-error.ts';

function refusalOf(code: string): pg.DatabaseError {
  const detail = 'Failing row contains (7, Kim Minji, minji@example.com, 010-1234-5678).';
  return Object.assign(new pg.DatabaseError('new row violates a check', 0, 'error'), { code, detail, where: detail, table: 'users' });
}

test('row data quoted in a PostgreSQL error does not reach the log', () => {
  const kept = loggedError(new Error('the order was not placed', { cause: refusalOf('23514') }));
  expect(JSON.stringify(kept)).not.toMatch(/minji|Kim|010-/i);
  expect(kept).toMatchObject({ type: 'Error', message: 'the order was not placed: new row violates a check' });
  expect(kept.stack).toContain('logged-error.test.ts');
  expect(loggedError(refusalOf('23514'))).toMatchObject({ code: '23514', table: 'users' });
});

test('an outage of the database is logged as one sentence, without a stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const both = new AggregateError([refused, refused], '');
  expect(loggedError(both)).toEqual({ type: 'AggregateError', message: refused.message, stack: '' });
  expect(loggedError(new Error('the database does not answer', { cause: refused }))).toEqual({
    type: 'Error',
    message: 'the database does not answer: connect ECONNREFUSED 127.0.0.1:5432',
    stack: '',
  });
});

test('a page that failed by an outage of the data service is logged in one sentence; one that failed by a bug keeps its stack', () => {
  // The rendering thread only returns the message, not the database's error code.
  const told = new DataOutage('all', 'the database does not answer', { cause: new Error('the database does not answer') });
  expect(loggedError(told)).toEqual({ type: 'DataOutage', message: 'the database does not answer', stack: '' });
  expect(loggedError(new TypeError('title is undefined')).stack).toContain('logged-error.test.ts');
});

test('a request refused during a known silence of the database is no warning; a lost statement is', async () => {
  const watch = { answers: async () => false, isSilent: () => true, isAway: () => true, hear: () => {}, askOver: () => {} };
  const pool = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 1, watch });
  const refused: unknown = await pool.connect().catch((error: unknown) => error);
  const log = { info: vi.fn(), warn: vi.fn() };
  logOutage(log, refused);
  logOutage(log, new Error('no page', { cause: refused }));
  expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 0]);
  logOutage(log, new Error((refused as Error).message));
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a cause that refers to itself is logged once, and does not count as refused in silence', () => {
  const error = new Error('the page failed');
  error.cause = error;
  expect(loggedError(error)).toMatchObject({ message: 'the page failed', stack: error.stack });
  const log = { info: vi.fn(), warn: vi.fn() };
  logOutage(log, error);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a retrying task logs an outage once, only if it lasts and the database is not known to be away', () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const crowd = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  let isAway = false;
  let now = 0;
  const isNews = newsOf({ isAway: () => isAway }, () => now);
  const toldAt = (...times: number[]) =>
    times.map((at) => {
      now = at;
      return isNews(lost);
    });
  expect(toldAt(0, 400, 1_400, 1_500, 9_000)).toEqual([false, false, true, false, false]);
  // Everything else is told, each time.
  expect([isNews(crowd), isNews(crowd), isNews(new TypeError('x is not a function'))]).toEqual([true, true, true]);
  expect(toldAt(20_000, 22_000)).toEqual([false, true]);
  isAway = true;
  expect(toldAt(400_000, 402_000, 409_000)).toEqual([false, false, false]);
  expect([isNews(crowd), isNews(new TypeError('x is not a function'))]).toEqual([false, true]);
  // The database is back, but not for what asks.
  isAway = false;
  expect(toldAt(410_000, 411_000)).toEqual([true, false]);
});
