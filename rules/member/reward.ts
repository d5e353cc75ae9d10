/** What the shop rewards with a token. Each once for each member: the word, not the order, is what is rewarded. */
export const rewardCauses = ['FIRST_PURCHASE', 'FIRST_DESIGN'] as const;
export type RewardCause = (typeof rewardCauses)[number];

/** What confirming a purchase may be the first of. */
export function rewardsOfPurchase({ hasDesign }: { hasDesign: boolean }): readonly RewardCause[] {
  return hasDesign ? ['FIRST_PURCHASE', 'FIRST_DESIGN'] : ['FIRST_PURCHASE'];
}

/** Where every token comes from: the `from` of a mint in ERC-721. */
export const zeroAddress = '0x0000000000000000000000000000000000000000';

/** How far a token is on the chain: sent and not in a block yet, minted, or given up. The check constraint of member.reward_mints has the same list. */
const mintRows = { SENT: 'open', CONFIRMED: 'minted', FAILED: 'failed' } as const satisfies Record<string, 'open' | 'minted' | 'failed'>;

export type MintState = keyof typeof mintRows;
export const mintStates = Object.keys(mintRows) as MintState[];

/** The states of mints that are under way, for a condition in SQL. */
export const openMintStates = mintStates.filter((state) => mintRows[state] === 'open');

/** True once a token is on the chain. */
export function isMinted(state: string | null): boolean {
  return mintStates.some((each) => each === state && mintRows[each] === 'minted');
}

/** How often a mint is signed again at most; after that a person has to look at it. */
export const MINT_TRIES = 5;

/** An address as people compare it: its beginning and its end. */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
