import { expect, test } from 'vitest';
import { addressOf, newAccount } from './new-account.ts';

test.each([
  // Keys that the documentation of Ethereum and of its tools publishes with their addresses.
  [1n, '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
  [0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80n, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
])('the address computed from a published key equals the published address', (key, address) => {
  expect(addressOf(`0x${key.toString(16).padStart(64, '0')}`)).toBe(address);
});

test('a new account has its own key of 32 bytes and the address of that key', () => {
  const accounts = Array.from({ length: 300 }, newAccount);
  for (const { address, privateKey } of accounts) {
    expect(privateKey).toMatch(/^0x[0-9a-f]{64}$/);
    expect(addressOf(privateKey)).toBe(address);
  }
  expect(new Set(accounts.map(({ address }) => address)).size).toBe(300);
});
