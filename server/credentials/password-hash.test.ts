import { hashSync } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isHashOutdated, verifyPassword } from '#server/credentials/password-hash.ts';

test('a password is kept as argon2id with 19 MiB and two passes, and only it opens', async () => {
  const stored = await hashPassword('비밀 1 pass');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, '비밀 1 pass')).toBe(true);
  expect(await verifyPassword(stored, '비밀 1 Pass')).toBe(false);
  expect(await hashPassword('비밀 1 pass')).not.toBe(stored);
});

test('no hash and a damaged one refuse every password', async () => {
  expect(await verifyPassword(null, 'anything 1')).toBe(false);
  expect(await verifyPassword('$argon2id$damaged', 'anything 1')).toBe(false);
});

test('a hash of other parameters is outdated', async () => {
  expect(isHashOutdated(hashSync('x', { memoryCost: 4096 }))).toBe(true);
  expect(isHashOutdated(await hashPassword('x'))).toBe(false);
});
