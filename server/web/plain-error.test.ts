import { expect, test } from 'vitest';
import { plainError } from './plain-error.ts';

test('an error with any cause is passed to another thread with message and stack', () => {
  const thrown = new Error('the page failed', { cause: { retry: () => undefined } });
  expect(() => structuredClone(thrown)).toThrow('could not be cloned');
  expect(structuredClone(plainError(thrown))).toMatchObject({ message: 'the page failed', stack: thrown.stack });
});

test('a rendering error is logged with its cause', () => {
  const cause = new TypeError('title is undefined');
  const { cause: received } = structuredClone(plainError(new Error('the page failed', { cause })));
  expect(received).toMatchObject({ name: 'TypeError', message: 'title is undefined', stack: cause.stack });
});

test('a cause that refers to itself is passed once', () => {
  const thrown = new Error('the page failed');
  thrown.cause = thrown;
  const { message, stack, cause } = structuredClone(plainError(thrown));
  expect([message, stack, cause]).toEqual(['the page failed', thrown.stack, undefined]);
});

test('a thrown value that is no error is logged with its type', () => {
  expect(plainError('plain words').message).toBe('plain words');
  expect(plainError({ status: 405, statusText: 'Method Not Allowed' }).message).toBe("{ status: 405, statusText: 'Method Not Allowed' }");
});
