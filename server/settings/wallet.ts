import { z } from 'zod';

/** Members' wallets: none, kept by the shop, or also minted on a chain. */
export type WalletConfig = { source: 'off' | 'custodial' } | ({ source: 'chain'; contract: string } & ChainSettings);

/** A chain, and the key for signing mints. */
export interface ChainSettings {
  rpcUrl: string;
  issuerKey: string;
}

/** The wallet settings in the environment; `address` validates URLs of other services. */
export const walletEnvironment = <Address extends z.ZodType<string>>(address: Address) => ({
  WALLET: z
    .enum(['custodial', 'chain', 'off'])
    .default('custodial')
    .describe('wallets of members: custodial, kept by the shop; chain, minted there too; off, none'),
  CHAIN_RPC_URL: address.optional().describe('JSON-RPC of the chain rewards are minted on; needed with WALLET=chain'),
  CHAIN_CONTRACT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address')
    .optional()
    .describe('contract of the rewards, as npm run deploy-rewards says it; needed with WALLET=chain'),
  CHAIN_ISSUER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')
    .optional()
    .describe('private key of the account that deployed the contract and pays for mints; needed with WALLET=chain'),
});

type Values = {
  WALLET: 'custodial' | 'chain' | 'off';
  CHAIN_RPC_URL?: string | undefined;
  CHAIN_CONTRACT?: string | undefined;
  CHAIN_ISSUER_KEY?: string | undefined;
};

/**
 * Which wallets members have, from the settings; `WALLET=chain` with its chain. Errors: throws for a chain without URL, contract or key.
 */
export function readWallet({ WALLET, CHAIN_RPC_URL: rpcUrl, CHAIN_CONTRACT: contract, CHAIN_ISSUER_KEY: issuerKey }: Values): WalletConfig {
  if (WALLET !== 'chain') return { source: WALLET };
  if (!rpcUrl || !contract || !issuerKey) throw new Error('WALLET=chain needs CHAIN_RPC_URL, CHAIN_CONTRACT and CHAIN_ISSUER_KEY');
  return { source: 'chain', rpcUrl, contract, issuerKey };
}
