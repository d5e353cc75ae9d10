import { expect, test } from 'vitest';
import { abilitiesOf, defaultAbilities } from '#rules/member/permission.ts';
import { storageKeys } from '#rules/member/session.ts';
import { memoryStorage, tokenResponse } from '#test/session-world.ts';
import { readSession, storedRole, storeTokens } from './stored-session.ts';

const now = 1_000_000;

test('abilities are kept beside the tokens; without any, or with junk, there is read on Auth (specification 6)', () => {
  const storage = memoryStorage();
  expect(readSession(storage).abilities).toEqual([{ action: 'read', subject: 'Auth' }]);
  storeTokens(storage, tokenResponse(now), now);
  expect(readSession(storage).abilities).toEqual(abilitiesOf(['user']));
  for (const junk of ['', 'null', '{}', '[1]', '[{"action":[1],"subject":"like"}]', 'not json']) {
    storage.setItem(storageKeys.abilities, junk);
    expect(readSession(storage).abilities).toEqual(defaultAbilities);
  }
});

test('the stored role is public when there is none or an unknown one', () => {
  const storage = memoryStorage();
  expect(storedRole(storage)).toBe('public');
  storage.setItem(storageKeys.role, 'owner');
  expect(storedRole(storage)).toBe('public');
  storage.setItem(storageKeys.role, 'brand');
  expect(storedRole(storage)).toBe('brand');
});
