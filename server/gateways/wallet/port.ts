/** A secp256k1 key pair, as used by all chains with EVM addresses. */
export interface NewAccount {
  /** With EIP-55 checksum capitals. */
  readonly address: string;
  /** 32 bytes, as `0x` and hexadecimal digits. It leaves this process only sealed. */
  readonly privateKey: string;
}

/** Members' wallets kept by the shop; where their tokens are minted too: server/chain. */
export interface WalletGateway {
  readonly source: 'off' | 'custodial' | 'chain';
  newAccount(): NewAccount;
}
