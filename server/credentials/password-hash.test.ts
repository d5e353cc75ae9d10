import { hashSync } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isHashOutdated, verifyPassword } from '#server/credentials/password-hash.ts';

test('a password is stored as argon2id with 19 MiB and two passes, and only the same password opens it', async () => {
  const stored = await hashPassword('비밀 1 pass');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, '비밀 1 pass')).toBe(true);
  expect(await verifyPassword(stored, '비밀 1 Pass')).toBe(false);
  expect(await hashPassword('비밀 1 pass')).not.toBe(stored);
});

test('a missing or damaged hash refuses every password', async () => {
  expect(await verifyPassword(null, 'anything 1')).toBe(false);
  expect(await verifyPassword('$argon2id$damaged', 'anything 1')).toBe(false);
});

test('a password hash with other parameters is reported as outdated', async () => {
  expect(isHashOutdated(hashSync('x', { memoryCost: 4096 }))).toBe(true);
  expect(isHashOutdated(await hashPassword('x'))).toBe(false);
});

test('a Hangul password is accepted in the Unicode form of every system, also with a stored hash of the other form', async () => {
  const [composed, decomposed] = ['비밀번호 7자전거'.normalize('NFC'), '비밀번호 7자전거'.normalize('NFD')];
  const older = hashSync(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  for (const stored of [await hashPassword(composed), await hashPassword(decomposed), older])
    expect([await verifyPassword(stored, composed), await verifyPassword(stored, decomposed)]).toEqual([true, true]);
  expect(await verifyPassword(older, '다른 비밀번호')).toBe(false);
});
