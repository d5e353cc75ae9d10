import { callApi } from '#client/wire/call-api.ts';
import type { SentCode } from '#contract/rest/verifications.ts';
import type { ConnectWallet, SendWalletCode, Wallet } from '#contract/rest/wallet.ts';

/** The wallet API. All calls throw ApiError; those that change the wallet return its new state. Browser only. */
export const walletApi = {
  read: () => callApi<Wallet>('GET', '/wallet'),
  sendCode: (wish: SendWalletCode) => callApi<SentCode>('POST', '/wallet/codes', { body: wish }),
  connect: (body: ConnectWallet) => callApi<Wallet>('POST', '/wallet/connection', { body }),
  disconnect: () => callApi<Wallet>('DELETE', '/wallet/connection'),
  takeCoupon: (tokenId: number) => callApi<Wallet>('POST', `/wallet/tokens/${tokenId}/coupon`),
};
