import { describe, expect, test } from 'vitest';
import { testFolder } from '#test/open.ts';
import { databaseFault, isForeignKeyViolation, isStalePlan, isWorthAnotherTry, withCauses } from './faults.ts';
import { openClient } from './pool.ts';

const coded = (code: string, message = 'x', more: object = {}) => Object.assign(new Error(message), { code, ...more });

describe('what a fault of the database means', () => {
  test.each([
    ['40P01', 'OVERLOADED'],
    ['40001', 'OVERLOADED'],
    ['55P03', 'OVERLOADED'],
    ['57014', 'OVERLOADED'],
    ['25P03', 'OVERLOADED'],
    ['53100', 'OVERLOADED'],
    ['53200', 'OVERLOADED'],
    ['53300', 'OVERLOADED'],
    ['25006', 'DATABASE_UNAVAILABLE'],
    ['57P01', 'DATABASE_UNAVAILABLE'],
    ['57P02', 'DATABASE_UNAVAILABLE'],
    ['57P03', 'DATABASE_UNAVAILABLE'],
    ['08006', 'DATABASE_UNAVAILABLE'],
    ['ECONNREFUSED', 'DATABASE_UNAVAILABLE'],
    ['ECONNRESET', 'DATABASE_UNAVAILABLE'],
    ['23505', null],
    ['42P01', null],
    ['22021', null],
  ])('a database error %s: %s', (code, fault) => {
    expect(databaseFault(coded(code))).toBe(fault);
  });

  test.each([
    ['timeout exceeded when trying to connect', 'OVERLOADED'],
    ['timeout expired', 'DATABASE_UNAVAILABLE'],
    ['Connection terminated unexpectedly', 'DATABASE_UNAVAILABLE'],
    ['Connection terminated due to connection timeout', 'DATABASE_UNAVAILABLE'],
    ['Client has encountered a connection error and is not queryable', 'DATABASE_UNAVAILABLE'],
    ['the password is hunter2', null],
  ])('a database error "%s": %s', (message, fault) => {
    expect(databaseFault(new Error(message))).toBe(fault);
  });

  test('a fault inside another error, or one of several addresses, is classified', () => {
    expect(databaseFault(new Error('no answer', { cause: coded('57P01') }))).toBe('DATABASE_UNAVAILABLE');
    expect(databaseFault(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('DATABASE_UNAVAILABLE');
  });

  test('an error whose cause is itself is classified without looping', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    Object.assign(first, { cause: second });
    Object.assign(second, { cause: first });
    expect(databaseFault(first)).toBeNull();
    expect(withCauses(first)).toEqual([first, second]);
    let deep: Error = coded('57P01');
    for (let depth = 0; depth < 10_000; depth += 1) deep = new Error('x', { cause: deep });
    expect(databaseFault(deep)).toBeNull();
  });

  test('a missing or closed database socket file is an outage, and any other missing file is not', async () => {
    const away = openClient(`postgresql://seam@/seam?host=${testFolder()}`);
    expect(databaseFault(await away.connect().catch((error: Error) => error))).toBe('DATABASE_UNAVAILABLE');
    expect(databaseFault(coded('EACCES', 'x', { syscall: 'connect' }))).toBe('DATABASE_UNAVAILABLE');
    expect(databaseFault(coded('EAGAIN', 'x', { syscall: 'connect' }))).toBe('OVERLOADED');
    for (const code of ['ENOENT', 'EACCES', 'EAGAIN']) expect(databaseFault(coded(code, 'x', { syscall: 'open' }))).toBeNull();
  });

  test('file errors and values that are no errors do not count as database errors', () => {
    expect(databaseFault(coded('ETIMEDOUT', 'x', { path: '/mnt/x' }))).toBeNull();
    expect(databaseFault('57P01')).toBeNull();
    expect(databaseFault(undefined)).toBeNull();
  });
});

test('deadlocks, serialization failures and outdated plans are retried; outages and refusals are not', () => {
  const stale = coded('0A000', 'cached plan must not change result type');
  expect([coded('40P01'), coded('40001'), stale].map(isWorthAnotherTry)).toEqual([true, true, true]);
  expect([coded('57P01'), coded('23505'), coded('0A000', 'not supported')].map(isWorthAnotherTry)).toEqual([false, false, false]);
  expect(isStalePlan(stale)).toBe(true);
  expect(['23503', '23001', '23505'].map((code) => isForeignKeyViolation(coded(code)))).toEqual([true, true, false]);
});
