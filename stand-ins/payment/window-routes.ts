import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { windowLocale } from '#server/gateways/payment/window-request.ts';
import type { StandInParts } from './parts.ts';
import { cashReceiptPage, receiptPage } from './receipt-page.ts';
import {
  approve,
  isOpen,
  issueAccount,
  localeOf,
  newPayment,
  refuse,
  type StandInPayment,
  type WindowRequest,
} from './stand-in-payment.ts';
import { deliveryWish } from './webhook-sender.ts';
import { windowPage } from './window-page.ts';
import { windowTexts } from './window-texts.ts';

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
const assets = {
  '/v2/browser-sdk.js': { type: 'text/javascript; charset=utf-8', body: asset('browser-sdk.js') },
  '/window.js': { type: 'text/javascript; charset=utf-8', body: asset('window.js') },
  '/window.css': { type: 'text/css; charset=utf-8', body: asset('window.css') },
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const openRequest = z.object({
  storeId: z.string(),
  channelKey: z.string(),
  paymentId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  totalAmount: z.int().min(0),
  currency: z.literal('KRW'),
  payMethod: z.enum(['CARD', 'VIRTUAL_ACCOUNT', 'EASY_PAY']),
  easyPay: z.object({ easyPayProvider: z.string() }).optional(),
  isEscrow: z.boolean().default(false),
  virtualAccount: z.object({ accountExpiry: z.object({ dueDate: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }) }).optional(),
  customer: z.object({ fullName: z.string() }).optional(),
  redirectUrl: z.url(),
  locale: z.string().max(10).optional(),
});

const actionInput = z.object({
  action: z.enum(['approve', 'decline', 'close', 'issue', 'deposit', 'expire', 'leave']),
  card: z.string().max(20).default('신한카드'),
  installment: z.int().min(0).max(12).default(0),
  bank: z
    .string()
    .regex(/^[A-Z_]{2,30}$/)
    .default('SHINHAN'),
  webhook: deliveryWish.optional(),
});

/** The stand-in's routes for the browser: the script, the payment window, and its buttons. */
export async function standInWindow(
  app: FastifyInstance,
  { parts, isOwnAddress }: { parts: StandInParts; isOwnAddress: (url: string, host: string) => boolean },
): Promise<void> {
  for (const [path, { type, body }] of Object.entries(assets)) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  }

  app.post('/windows', async (request, reply) => {
    const input = openRequest.safeParse(request.body);
    if (!input.success) return refuseWindow(reply, 'INVALID_REQUEST', '결제 요청 정보가 올바르지 않습니다.');
    const { data } = input;
    if (data.storeId !== parts.storeId || data.channelKey !== parts.channelKey)
      return refuseWindow(reply, 'CHANNEL_NOT_FOUND', '채널 정보를 찾을 수 없습니다.');
    if (!isOwnAddress(data.redirectUrl, request.host))
      return refuseWindow(reply, 'INVALID_REDIRECT_URL', '등록되지 않은 리디렉션 주소입니다.');
    const payment = (await parts.store.load(data.paymentId)) ?? newPayment(data.paymentId, parts.clock());
    if (!isOpen(payment)) return refuseWindow(reply, 'ALREADY_PAID', windowTexts[toLocale(data.locale)].alreadyDone);
    if (payment.preRegisteredAmount !== null && payment.preRegisteredAmount !== data.totalAmount) {
      return refuseWindow(reply, 'AmountNotEqualToPredefined', '사전 등록된 결제 금액과 다릅니다.');
    }
    await parts.store.save({ ...payment, status: 'READY', failure: null, request: toWindowRequest(data) });
    return reply.send({ path: `/windows/${data.paymentId}` });
  });

  app.get<{ Params: { id: string } }>('/windows/:id', async (request, reply) => {
    const payment = await known(parts, request.params.id);
    return page(reply, payment?.request ? 200 : 404, windowPage(payment, parts.clock()));
  });

  app.get<{ Params: { id: string } }>('/cash-receipts/:id', async (request, reply) => {
    const receipt = /^[A-Za-z0-9]{6,64}$/.test(request.params.id) ? await parts.receipts.load(request.params.id) : null;
    return page(reply, receipt === null ? 404 : 200, cashReceiptPage(receipt));
  });

  app.get<{ Params: { id: string } }>('/receipts/:id', async (request, reply) => {
    const payment = await known(parts, request.params.id);
    return page(reply, payment?.paidAt ? 200 : 404, receiptPage(payment));
  });

  app.post<{ Params: { id: string } }>('/windows/:id/actions', async (request, reply) => {
    const input = actionInput.safeParse(request.body);
    const payment = await known(parts, request.params.id);
    const texts = windowTexts[localeOf(payment)];
    if (!input.success || !payment?.request) return refuseWindow(reply, 'INVALID_REQUEST', texts.badRequest);
    const after = act(payment, input.data, parts.clock());
    if (after === null) return refuseWindow(reply, 'INVALID_STATE', texts.alreadyDone);
    if (after !== payment) {
      await parts.store.save(after);
      // The window does not wait for the shop: redirect and webhook arrive in either order.
      void parts.webhooks.send(after, input.data.webhook);
    }
    return reply.send({ redirectTo: staysOpen(after, input.data.action) ? null : returnAddress(after) });
  });
}

/** Applies a button to a payment; null when its state does not allow it. */
function act(payment: StandInPayment, input: z.infer<typeof actionInput>, now: Date): StandInPayment | null {
  const isIssued = payment.status === 'VIRTUAL_ACCOUNT_ISSUED';
  const isReady = isOpen(payment);
  const isAccount = payment.request?.payMethod === 'VIRTUAL_ACCOUNT';
  const texts = windowTexts[localeOf(payment)];
  switch (input.action) {
    case 'approve':
      return isReady && !isAccount ? approve(payment, { cardName: input.card, installment: input.installment }, now) : null;
    case 'decline':
      return isReady ? refuse(payment, { code: 'REJECT_CARD_COMPANY', message: texts.declined }, now) : null;
    case 'close':
      return isReady ? refuse(payment, { code: 'PAY_PROCESS_CANCELED', message: texts.closed }, now) : null;
    case 'issue':
      return isReady && isAccount ? issueAccount(payment, input.bank, now) : null;
    case 'deposit':
      return isIssued ? approve(payment, { cardName: null, installment: 0 }, now) : null;
    case 'expire':
      return isIssued ? refuse(payment, { code: 'ACCOUNT_EXPIRED', message: texts.expired }, now) : null;
    case 'leave':
      return payment;
  }
}

/** An issued account is shown first; the buyer returns from there. */
function staysOpen(payment: StandInPayment, action: string): boolean {
  return action === 'issue' && payment.status === 'VIRTUAL_ACCOUNT_ISSUED';
}

/** The shop's return address with `paymentId`, plus `code` and `message` when the payment failed. */
function returnAddress(payment: StandInPayment): string {
  const url = new URL(payment.request?.redirectUrl ?? '');
  url.searchParams.set('paymentId', payment.paymentId);
  if (payment.status === 'FAILED' && payment.failure) {
    url.searchParams.set('code', 'FAILURE_TYPE_PG');
    url.searchParams.set('message', payment.failure.message);
    url.searchParams.set('pgCode', payment.failure.code);
    url.searchParams.set('pgMessage', payment.failure.message);
  }
  return url.href;
}

function toWindowRequest(data: z.infer<typeof openRequest>): WindowRequest {
  return {
    orderName: data.orderName,
    totalAmount: data.totalAmount,
    payMethod: data.payMethod,
    easyPayProvider: data.easyPay?.easyPayProvider ?? null,
    customerName: data.customer?.fullName ?? '',
    redirectUrl: data.redirectUrl,
    dueDate: data.virtualAccount?.accountExpiry.dueDate ?? null,
    isEscrow: data.isEscrow,
    locale: toLocale(data.locale),
  };
}

/** Maps PortOne's language code to the shop's; unknown ones open in Korean. */
function toLocale(asked: string | undefined): Locale {
  return locales.find((locale) => windowLocale(locale) === asked) ?? 'ko';
}

async function known(parts: StandInParts, id: string): Promise<StandInPayment | null> {
  return /^[A-Za-z0-9_-]{6,64}$/.test(id) ? parts.store.load(id) : null;
}

function page(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
}

function refuseWindow(reply: FastifyReply, code: string, message: string): FastifyReply {
  return reply.code(400).send({ code, message });
}
