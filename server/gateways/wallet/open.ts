import type { Config } from '#server/config.ts';
import { openRewardChain } from './chain.ts';
import type { NewAccount, WalletGateway } from './port.ts';

/** Wallets as the settings want them; the library of the chain is loaded when the first wallet is made or the first token minted. */
export function openWallets({ wallet }: Pick<Config, 'wallet'>): WalletGateway {
  return {
    source: wallet.source,
    newAccount,
    chain: wallet.source === 'chain' ? openRewardChain(wallet) : null,
  };
}

async function newAccount(): Promise<NewAccount> {
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts');
  const privateKey = generatePrivateKey();
  return { address: privateKeyToAccount(privateKey).address, privateKey };
}
