import { expect, test } from 'vitest';
import { abilitiesOf, defaultAbilities } from '#rules/member/rights/permission.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { memoryStorage, tokenResponse } from '#test/session-world.ts';
import { storeTokens } from '../session/session-engine.ts';
import { readAbilities } from './stored-abilities.ts';

const now = 1_000_000;

test('abilities are stored beside the tokens; missing or malformed ones become "read on Auth" (specification 6.7)', () => {
  const storage = memoryStorage();
  expect(readAbilities(storage)).toEqual([{ action: 'read', subject: 'Auth' }]);
  storeTokens(storage, tokenResponse(now), now);
  expect(readAbilities(storage)).toEqual(abilitiesOf(['user']));
  for (const junk of ['', 'null', '{}', '[1]', '[{"action":[1],"subject":"like"}]', 'not json']) {
    storage.setItem(storageKeys.abilities, junk);
    expect(readAbilities(storage)).toEqual(defaultAbilities);
  }
});
