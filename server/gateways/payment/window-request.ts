import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';
import type { PaymentAttempt } from './port.ts';

/** Each payment method in PortOne V2's terms (payMethod, and the wallet of easyPay). */
const payMethods: Record<PaymentMethod, { payMethod: string; easyPayProvider?: string }> = {
  CARD: { payMethod: 'CARD' },
  VIRTUAL_ACCOUNT: { payMethod: 'VIRTUAL_ACCOUNT' },
  KAKAO_PAY: { payMethod: 'EASY_PAY', easyPayProvider: 'KAKAOPAY' },
  NAVER_PAY: { payMethod: 'EASY_PAY', easyPayProvider: 'NAVERPAY' },
  TOSS_PAY: { payMethod: 'EASY_PAY', easyPayProvider: 'TOSSPAY' },
};

/** The argument of `PortOne.requestPayment`. One flow for phones and desktops: the window always returns by redirect. */
export function windowRequest(shop: { storeId: string; channelKey: string }, attempt: PaymentAttempt): Record<string, unknown> {
  const { payMethod, easyPayProvider } = payMethods[attempt.method];
  return {
    storeId: shop.storeId,
    channelKey: shop.channelKey,
    paymentId: attempt.paymentId,
    orderName: attempt.orderName,
    totalAmount: attempt.amount,
    currency: 'KRW',
    payMethod,
    ...(easyPayProvider === undefined ? {} : { easyPay: { easyPayProvider } }),
    ...(isByDeposit(attempt.method)
      ? { isEscrow: attempt.isEscrow, virtualAccount: { accountExpiry: { dueDate: attempt.depositDueDate } } }
      : {}),
    customer: {
      customerId: attempt.customer.id,
      fullName: attempt.customer.fullName,
      phoneNumber: attempt.customer.phoneNumber,
      email: attempt.customer.email,
    },
    redirectUrl: attempt.redirectUrl,
    forceRedirect: true,
    noticeUrls: [attempt.webhookUrl],
    locale: windowLocale(attempt.locale),
  };
}

/** The window's language in PortOne V2's format: `KO_KR`, `EN_US`, `ZH_CN`. A payment company without it opens in Korean. */
export function windowLocale(locale: Locale): string {
  return languageTags[locale].toUpperCase().replace('-', '_');
}
