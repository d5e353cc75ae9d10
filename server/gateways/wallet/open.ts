import type { Config } from '#server/config.ts';
import { openRewardChain } from './chain.ts';
import type { NewAccount, WalletGateway } from './port.ts';

/** The configured wallets; the chain library is loaded when the first wallet is created or the first token minted. */
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
