/** What the shop rewards with a token. Each once for each member: the word, not the order, is what is rewarded. */
export const rewardCauses = ['FIRST_PURCHASE', 'FIRST_DESIGN'] as const;
export type RewardCause = (typeof rewardCauses)[number];

/** What confirming a purchase may be the first of. */
export function rewardsOfPurchase({ hasDesign }: { hasDesign: boolean }): readonly RewardCause[] {
  return hasDesign ? ['FIRST_PURCHASE', 'FIRST_DESIGN'] : ['FIRST_PURCHASE'];
}

/** Where every token comes from: the `from` of a mint in ERC-721. */
export const zeroAddress = '0x0000000000000000000000000000000000000000';

/** How far a token is on the chain. */
export const mintStates = ['SENT', 'CONFIRMED', 'FAILED'] as const;
export type MintState = (typeof mintStates)[number];

/** How often a mint is signed again at most; after that a person has to look at it. */
export const MINT_TRIES = 5;

/** An address as people compare it: its beginning and its end. */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
