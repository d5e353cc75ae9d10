import { expect, test } from 'vitest';
import { isMinted, mintStates, openMintStates, rewardsOfPurchase, shortAddress } from './reward.ts';

test('a purchase gives a reward when it is the first, and when it is the first with an own design', () => {
  expect(rewardsOfPurchase({ hasDesign: false })).toEqual(['FIRST_PURCHASE']);
  expect(rewardsOfPurchase({ hasDesign: true })).toEqual(['FIRST_PURCHASE', 'FIRST_DESIGN']);
});

test('a reward token is minted once: one being minted or given up is not minted again', () => {
  expect(mintStates.filter(isMinted)).toEqual(['CONFIRMED']);
  expect(openMintStates).toEqual(['SENT']);
  expect([isMinted(null), isMinted('WAITING')]).toEqual([false, false]);
});

test('a shortened wallet address shows both ends; a short one stays unchanged', () => {
  expect(shortAddress('0xFCfd2Fa42231CB04972251972F7367F869b0E6f7')).toBe('0xFCfd…E6f7');
  expect(shortAddress('0x1')).toBe('0x1');
});
