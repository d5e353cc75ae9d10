/** The causes of a reward token. Each is granted once per member, however many orders they place. */
export const rewardCauses = ['FIRST_PURCHASE', 'FIRST_DESIGN'] as const;
export type RewardCause = (typeof rewardCauses)[number];

/** The rewards that confirming a purchase may bring. */
export function rewardsOfPurchase({ hasDesign }: { hasDesign: boolean }): readonly RewardCause[] {
  return hasDesign ? ['FIRST_PURCHASE', 'FIRST_DESIGN'] : ['FIRST_PURCHASE'];
}

/** The `from` address of a mint in ERC-721. */
export const zeroAddress = '0x0000000000000000000000000000000000000000';

/**
 * The state of a token: sent but not in a block yet, minted, or failed for good. The check constraint of member.reward_mints has the same
 * list.
 */
const mintRows = { SENT: 'open', CONFIRMED: 'minted', FAILED: 'failed' } as const satisfies Record<string, 'open' | 'minted' | 'failed'>;

export type MintState = keyof typeof mintRows;
export const mintStates = Object.keys(mintRows) as MintState[];

/** The states of mints in progress, for use in SQL. */
export const openMintStates = mintStates.filter((state) => mintRows[state] === 'open');

/** True once a token is on the chain. */
export function isMinted(state: string | null): boolean {
  return mintStates.some((each) => each === state && mintRows[each] === 'minted');
}

/** Maximum number of attempts to sign a mint; after that a person has to look at it. */
export const MINT_TRIES = 5;

/** A shortened address: its beginning and its end. */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
