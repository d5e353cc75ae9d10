import { expect, test } from 'vitest';
import { isMinted, mintStates, openMintStates, rewardsOfPurchase, shortAddress } from './reward.ts';

test('a purchase may be the first, and the first with a design of one’s own', () => {
  expect(rewardsOfPurchase({ hasDesign: false })).toEqual(['FIRST_PURCHASE']);
  expect(rewardsOfPurchase({ hasDesign: true })).toEqual(['FIRST_PURCHASE', 'FIRST_DESIGN']);
});

test('a token is minted once, and one that is under way or was given up is not', () => {
  expect(mintStates.filter(isMinted)).toEqual(['CONFIRMED']);
  expect(openMintStates).toEqual(['SENT']);
  expect([isMinted(null), isMinted('WAITING')]).toEqual([false, false]);
});

test('a short address shows both ends, and what is short already stays', () => {
  expect(shortAddress('0xFCfd2Fa42231CB04972251972F7367F869b0E6f7')).toBe('0xFCfd…E6f7');
  expect(shortAddress('0x1')).toBe('0x1');
});
