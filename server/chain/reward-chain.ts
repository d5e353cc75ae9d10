/** A signed mint, not sent yet; sending it twice has the same effect as once. */
export interface SignedMint {
  readonly nonce: number;
  readonly hash: string;
  readonly raw: string;
}

/** A token to mint; `uri` is the address of its metadata. */
export interface Mint {
  readonly tokenId: number;
  readonly to: string;
  readonly uri: string;
}

/** The rewards contract on a chain. Each call throws ChainAway when the chain does not respond. */
export interface RewardChain {
  /** `<chain id>:<address>` of the contract. */
  contract(): Promise<string>;
  /** The token's owner on the chain; null before it is minted. */
  ownerOf(tokenId: number): Promise<string | null>;
  /** The issuer's next nonce: after mined transactions only, or also after pending ones. */
  nonce(after: 'mined' | 'waiting'): Promise<number>;
  /** Throws MintRefused when the contract would reject it. */
  sign(mint: Mint, nonce: number): Promise<SignedMint>;
  /** Sends a signed mint. It is not an error if the chain already has it or its nonce is used. */
  send(mint: Pick<SignedMint, 'raw'>): Promise<void>;
  outcome(hash: string): Promise<'MINED' | 'FAILED' | 'UNKNOWN'>;
}

/** The chain did not respond in time: retry later. */
export class ChainAway extends Error {}

/** The contract rejects this mint permanently. */
export class MintRefused extends Error {}
