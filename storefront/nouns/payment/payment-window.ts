import { loadVendorScript } from '#client/safety/vendor-script.ts';
import type { StartedPayment } from '#contract/rest/payments.ts';
import { addressPrefixes, languageOfAddress } from '#rules/shop/locale.ts';

/** The provider script's result if the window closes without a redirect, which is the exception. */
type WindowAnswer = { paymentId?: string; code?: string; message?: string } | undefined;
type PortOne = { requestPayment(request: Record<string, unknown>): Promise<WindowAnswer> };

declare global {
  interface Window {
    PortOne?: PortOne;
  }
}

/** The payment window could not be opened, or closed without a redirect. `message` is the provider's and shown unchanged. */
export class PaymentWindowError extends Error {
  readonly isFromProvider: boolean;
  constructor(message: string, about: { isFromProvider: boolean }) {
    super(message);
    this.name = 'PaymentWindowError';
    this.isFromProvider = about.isFromProvider;
  }
}

/**
 * Opens the payment window. It normally redirects and returns to `redirectUrl`; the promise only settles if it did not. Throws
 * PaymentWindowError.
 */
export async function openPaymentWindow({ sdkUrl, request, redirectUrl: plain, paymentId }: StartedPayment): Promise<void> {
  const portOne = await loadPortOne(sdkUrl);
  const redirectUrl = inLanguageHere(plain);
  const answer = await portOne.requestPayment({ ...request, redirectUrl }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : '';
    throw new PaymentWindowError(message, { isFromProvider: message !== '' });
  });
  if (answer?.code !== undefined) throw new PaymentWindowError(answer.message ?? '', { isFromProvider: Boolean(answer.message) });
  window.location.assign(`${redirectUrl}?paymentId=${encodeURIComponent(paymentId)}`);
}

/** Adds the page's language to the plain address that the server sent. */
function inLanguageHere(address: string): string {
  const { locale } = languageOfAddress(window.location.pathname);
  const url = new URL(address);
  if (locale !== null) url.pathname = addressPrefixes[locale] + url.pathname;
  return url.href;
}

async function loadPortOne(sdkUrl: string): Promise<PortOne> {
  if (window.PortOne === undefined)
    await loadVendorScript(sdkUrl).catch(() => {
      throw new PaymentWindowError('', { isFromProvider: false });
    });
  if (window.PortOne === undefined) throw new PaymentWindowError('', { isFromProvider: false });
  return window.PortOne;
}
