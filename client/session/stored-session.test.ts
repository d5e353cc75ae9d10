import { expect, test } from 'vitest';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { memoryStorage } from '#test/session-world.ts';
import { storedHeaders } from './stored-session.ts';

test('the stored role is public when there is none or an unknown one', () => {
  const storage = memoryStorage();
  expect(storedHeaders(storage)).toEqual({ 'x-hasura-role': 'public' });
  storage.setItem(storageKeys.role, 'owner');
  expect(storedHeaders(storage)).toEqual({ 'x-hasura-role': 'public' });
  storage.setItem(storageKeys.role, 'brand');
  expect(storedHeaders(storage)).toEqual({ 'x-hasura-role': 'brand' });
});
