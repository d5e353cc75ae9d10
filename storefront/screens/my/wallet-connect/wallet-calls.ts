import { callApi } from '#client/wire/call-api.ts';
import type { SentCode } from '#contract/rest/verifications.ts';
import type { AskWalletCode, ConnectWallet, Wallet } from '#contract/rest/wallet.ts';

/** The wallet at the server. Each throws ApiError; what changes the wallet answers with it as it is then. Browser only. */
export const walletApi = {
  read: () => callApi<Wallet>('GET', '/wallet'),
  askCode: (wish: AskWalletCode) => callApi<SentCode>('POST', '/wallet/codes', { body: wish }),
  connect: (body: ConnectWallet) => callApi<Wallet>('POST', '/wallet/connection', { body }),
  disconnect: () => callApi<Wallet>('DELETE', '/wallet/connection'),
  takeCoupon: (tokenId: number) => callApi<Wallet>('POST', `/wallet/tokens/${tokenId}/coupon`),
};
