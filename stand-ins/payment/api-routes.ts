import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { standInControl } from './control-routes.ts';
import { type Answer, type ApiCall, answerWith } from './faults.ts';
import type { StandInParts } from './parts.ts';
import { standInReceipts } from './receipt-routes.ts';
import { cancel, cancellableAmount, newPayment, refuse, toPortOne, totalOf } from './stand-in-payment.ts';

const params = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/) });
const preRegister = z.object({ totalAmount: z.int().min(0), currency: z.literal('KRW') });
const cancellation = z.object({
  reason: z.string().min(1),
  amount: z.int().positive().optional(),
  currentCancellableAmount: z.int().min(0).optional(),
  refundAccount: z.object({ bank: z.string(), number: z.string(), holderName: z.string() }).optional(),
});

/** The part of PortOne's V2 API that the shop calls, with its error types and Idempotency-Key. */
export async function standInApi(app: FastifyInstance, parts: StandInParts): Promise<void> {
  const answered = new Map<string, Answer>();

  // The vendor's client sends JSON as text/plain, so any content type is parsed as JSON.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(null, null);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `PortOne ${parts.apiSecret}`)) {
      return send(reply, { status: 401, body: { type: 'UNAUTHORIZED', message: '인증 정보가 올바르지 않습니다.' } });
    }
  });

  app.get(
    '/payments/:id',
    faulty(parts, 'read', async (request) => readPayment(parts, idOf(request))),
  );
  app.post(
    '/payments/:id/pre-register',
    faulty(
      parts,
      'pre-register',
      once(answered, (request) => preRegistered(parts, idOf(request), request.body)),
    ),
  );
  app.post(
    '/payments/:id/cancel',
    faulty(
      parts,
      'cancel',
      once(answered, (request) => cancelled(parts, idOf(request), request.body)),
    ),
  );
  app.post(
    '/payments/:id/virtual-account/close',
    faulty(
      parts,
      'close',
      once(answered, (request) => accountClosed(parts, idOf(request))),
    ),
  );
  app.post(
    '/payments/:id/escrow/logistics',
    faulty(
      parts,
      'shipment',
      once(answered, (request) => shipmentRegistered(parts, idOf(request))),
    ),
  );
  await app.register(standInReceipts, parts);
  await app.register(standInControl, { parts });
}

type Work = (request: FastifyRequest) => Promise<Answer>;

/** The response to a call, or the requested fault instead. */
function faulty(parts: StandInParts, call: ApiCall, work: Work) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = parts.faults.take(call, idOf(request));
    return fault === null ? send(reply, await work(request)) : answerWith(fault, reply, () => work(request));
  };
}

/** A completed request with the same Idempotency-Key gets the first response again. */
function once(answered: Map<string, Answer>, work: Work): Work {
  return async (request) => {
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' ? `${request.url} ${key}` : null;
    const known = name === null ? undefined : answered.get(name);
    const answer = known ?? (await work(request));
    if (name !== null && answer.status < 500) answered.set(name, answer);
    return answer;
  };
}

async function readPayment(parts: StandInParts, id: string): Promise<Answer> {
  const payment = await parts.store.load(id);
  return payment ? ok(toPortOne(payment, parts)) : refused(404, 'PAYMENT_NOT_FOUND');
}

async function preRegistered(parts: StandInParts, id: string, body: unknown): Promise<Answer> {
  const input = preRegister.safeParse(body);
  if (!input.success) return refused(400, 'INVALID_REQUEST');
  const payment = (await parts.store.load(id)) ?? newPayment(id, parts.clock());
  if (payment.status === 'PAID') return refused(409, 'ALREADY_PAID');
  await parts.store.save({ ...payment, preRegisteredAmount: input.data.totalAmount });
  return ok({});
}

async function cancelled(parts: StandInParts, id: string, body: unknown): Promise<Answer> {
  const input = cancellation.safeParse(body);
  if (!input.success) return refused(400, 'INVALID_REQUEST');
  const payment = await parts.store.load(id);
  if (!payment) return refused(404, 'PAYMENT_NOT_FOUND');
  if (payment.status === 'CANCELLED') return refused(409, 'PAYMENT_ALREADY_CANCELLED');
  const left = cancellableAmount(payment);
  if (left === 0) return refused(409, 'PAYMENT_NOT_PAID');
  const { currentCancellableAmount: expected, amount = left, reason, refundAccount } = input.data;
  if (expected !== undefined && expected !== left) return refused(409, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN');
  if (amount > left) return refused(409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT');
  if (payment.virtualAccount && !refundAccount) return refused(400, 'REFUND_ACCOUNT_REQUIRED');
  const after = cancel(payment, amount, reason, parts.clock(), parts.faults.refundOutcome(id));
  await parts.store.save(after);
  if (after.status !== payment.status) void parts.webhooks.send(after);
  return ok({ cancellation: { ...after.cancellations.at(-1), taxFreeAmount: 0, vatAmount: 0 } });
}

async function accountClosed(parts: StandInParts, id: string): Promise<Answer> {
  const payment = await parts.store.load(id);
  if (!payment) return refused(404, 'PAYMENT_NOT_FOUND');
  if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') return refused(409, 'PAYMENT_NOT_WAITING_FOR_DEPOSIT');
  const after = refuse(payment, { code: 'ACCOUNT_CLOSED', message: '가상계좌가 말소되었습니다.' }, parts.clock());
  await parts.store.save(after);
  return ok({ closedAt: after.statusChangedAt });
}

async function shipmentRegistered(parts: StandInParts, id: string): Promise<Answer> {
  const payment = await parts.store.load(id);
  if (!payment) return refused(404, 'PAYMENT_NOT_FOUND');
  if (payment.request?.isEscrow !== true) return refused(409, 'PAYMENT_NOT_ESCROW');
  return payment.status === 'PAID'
    ? ok({ appliedAt: parts.clock().toISOString(), amount: totalOf(payment) })
    : refused(409, 'PAYMENT_NOT_PAID');
}

function idOf(request: FastifyRequest): string {
  const parsed = params.safeParse(request.params);
  // A malformed id is treated as not found.
  return parsed.success ? parsed.data.id : 'unknown';
}

function isSecret(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const ok = (body: Record<string, unknown>): Answer => ({ status: 200, body });
const refused = (status: number, type: string): Answer => ({ status, body: { type, message: type } });
const send = (reply: FastifyReply, answer: Answer): FastifyReply => reply.code(answer.status).send(answer.body);
