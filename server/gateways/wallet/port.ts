/** A key pair of secp256k1, as every chain with EVM addresses has it. */
export interface NewAccount {
  /** With the capitals of EIP-55. */
  readonly address: string;
  /** 32 bytes, as `0x` and hexadecimal digits. It leaves this process sealed only. */
  readonly privateKey: string;
}

/** A mint that is signed and not sent yet; sending it twice is sending it once. */
export interface SignedMint {
  readonly nonce: number;
  readonly hash: string;
  readonly raw: string;
}

/** A token to be minted; `uri` is where its metadata stands. */
export interface Mint {
  readonly tokenId: number;
  readonly to: string;
  readonly uri: string;
}

/** The contract of the rewards on a chain. Each call throws ChainAway when the chain does not answer. */
export interface RewardChain {
  /** `<chain id>:<address>`: which contract on which chain. */
  contract(): Promise<string>;
  /** Who has the token on the chain; null before it is minted. */
  ownerOf(tokenId: number): Promise<string | null>;
  /** The nonce of the issuer's next transaction: after those in blocks, or also after those that wait. */
  nonce(after: 'mined' | 'waiting'): Promise<number>;
  /** Throws MintRefused when the contract would not take it. */
  sign(mint: Mint, nonce: number): Promise<SignedMint>;
  /** Hands a signed mint over. One the chain has already, or whose nonce is used, is no error. */
  send(mint: Pick<SignedMint, 'raw'>): Promise<void>;
  outcome(hash: string): Promise<'MINED' | 'FAILED' | 'UNKNOWN'>;
}

/** Wallets that the shop keeps for members, and where their tokens are beside the shop's own ledger. */
export interface WalletGateway {
  readonly source: 'off' | 'custodial' | 'chain';
  newAccount(): Promise<NewAccount>;
  /** Null where the ledger alone says who has what. */
  readonly chain: RewardChain | null;
}

/** The chain did not answer, or not in time: worth another try later. */
export class ChainAway extends Error {}

/** The contract refuses this mint: another try changes nothing. */
export class MintRefused extends Error {}
