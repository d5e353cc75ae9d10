import type { Config } from '#server/config.ts';
import { newAccount } from './new-account.ts';
import type { WalletGateway } from './port.ts';

/** The configured wallets. */
export function openWallets({ wallet }: Pick<Config, 'wallet'>): WalletGateway {
  return { source: wallet.source, newAccount };
}
