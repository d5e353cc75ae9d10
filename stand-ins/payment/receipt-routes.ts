import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { standInPath } from '#contract/stand-in-paths.ts';
import { answerWith } from './faults.ts';
import type { StandInParts } from './parts.ts';

const key = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/) });
const issuing = z.object({
  paymentId: key.shape.id,
  type: z.enum(['PERSONAL', 'CORPORATE']),
  orderName: z.string().min(1),
  currency: z.literal('KRW'),
  amount: z.object({ total: z.int().positive() }),
  customer: z.object({ identityNumber: z.string().regex(/^\d{10,19}$/) }),
});

/** PortOne's cash receipts, with its error types. A number ending in 0000 is rejected, to demonstrate a rejection. */
export async function standInReceipts(app: FastifyInstance, parts: StandInParts): Promise<void> {
  const { receipts } = parts;
  app.post('/cash-receipts', async (request, reply) => {
    const input = issuing.safeParse(request.body);
    if (!input.success) return refused(reply, 400, 'INVALID_REQUEST');
    const { paymentId, amount, customer, type } = input.data;
    const fault = parts.faults.take('receipt', paymentId);
    const work = async () => {
      if ((await receipts.load(paymentId))?.status === 'ISSUED') return { status: 409, body: { type: 'CASH_RECEIPT_ALREADY_ISSUED' } };
      if (customer.identityNumber.endsWith('0000')) return { status: 400, body: { type: 'PG_PROVIDER_ERROR' } };
      const receipt = {
        paymentId,
        status: 'ISSUED' as const,
        type,
        amount: amount.total,
        issueNumber: String(randomInt(100_000_000, 999_999_999)),
        issuedAt: parts.clock().toISOString(),
      };
      await receipts.save(receipt);
      return { status: 200, body: { cashReceipt: { ...receipt, pgReceiptId: `pg-${receipt.issueNumber}`, url: urlOf(parts, paymentId) } } };
    };
    if (fault !== null) return answerWith(fault, reply, work);
    const { status, body } = await work();
    return reply.code(status).send(body);
  });

  app.get('/payments/:id/cash-receipt', async (request, reply) => {
    const receipt = await receipts.load(idOf(request));
    if (receipt === null) return refused(reply, 404, 'CASH_RECEIPT_NOT_FOUND');
    return reply.send({ ...receipt, storeId: parts.storeId, currency: 'KRW', url: urlOf(parts, receipt.paymentId) });
  });

  app.post('/payments/:id/cash-receipt/cancel', async (request, reply) => {
    const receipt = await receipts.load(idOf(request));
    if (receipt === null) return refused(reply, 404, 'CASH_RECEIPT_NOT_FOUND');
    if (receipt.status !== 'ISSUED') return refused(reply, 409, 'CASH_RECEIPT_NOT_ISSUED');
    const work = async () => {
      await receipts.save({ ...receipt, status: 'CANCELLED' });
      return { status: 200, body: { cancelledAmount: receipt.amount, cancelledAt: parts.clock().toISOString() } };
    };
    const fault = parts.faults.take('receipt-cancel', receipt.paymentId);
    if (fault !== null) return answerWith(fault, reply, work);
    return reply.send((await work()).body);
  });
}

function urlOf({ publicUrl }: StandInParts, id: string): string {
  return `${publicUrl}${standInPath}/cash-receipts/${id}`;
}

function idOf(request: FastifyRequest): string {
  const parsed = key.safeParse(request.params);
  return parsed.success ? parsed.data.id : 'unknown';
}

function refused(reply: FastifyReply, status: number, type: string): FastifyReply {
  return reply.code(status).send({ type, message: type });
}
