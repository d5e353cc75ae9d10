import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import {
  correctEarnings,
  correctedEarnings,
  movedSettlements,
  moveSettlements,
  setPayee,
  setRoyaltyRule,
  setRule,
  settlementPeriod,
  settlementPeriods,
  statement,
  statementQuery,
} from '#contract/rest/admin/settlements.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { isPayout } from '#rules/money/settlement.ts';
import { ownArtistIds } from '#server/nouns/desk/read-desk.ts';
import { setRoyaltyRule as agree } from '#server/nouns/royalty/set-rule.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import { secondSignIn } from '#server/rest/second-sign-in.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import type { Shop } from '#server/shop.ts';
import { closePeriod } from './close-period.ts';
import { correctEarnings as correct } from './correct-earnings.ts';
import { payoutFile, statementCsv } from './files.ts';
import { lookAtPayouts } from './look-at-payouts.ts';
import { moveSettlement } from './move-settlement.ts';
import { readPeriod, readPeriods, readStatement } from './read-periods.ts';
import { setPayee as savePayee } from './set-payee.ts';

const tags = ['settlements'];
const read = { permission: 'settlement.read' } as const;
const manage = { permission: 'settlement.manage' } as const;
const once = { ...manage, isIdempotent: true } as const;
const done = z.object({});

/** Settlement periods, statements and payouts; an artist reads only their own. */
export async function settlementsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  addPeriods(app, shop);
  addSettling(app, shop);
  addTerms(app, shop);
}

/** The totals of a period, for the shop and for each artist. */
function addPeriods(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  /** The artists whose data the caller may see; null for all. */
  const reachable = async (request: FastifyRequest): Promise<number[] | null> =>
    reachOf(request) === 'any' ? null : ownArtistIds(service, memberOf(request));
  const statementOf = async (request: FastifyRequest, periodId: number, artistId: number) => {
    const own = await reachable(request);
    const found = own === null || own.includes(artistId) ? await readStatement(service, periodId, artistId, shop.clock()) : null;
    if (found === null) throw new Refusal(fail('SETTLEMENT_NOT_FOUND'));
    return found;
  };

  typed.get(
    '/admin/settlement-periods',
    {
      config: read,
      schema: { tags, summary: 'Settlement periods, the newest first', response: { 200: settlementPeriods, '4xx': problem } },
    },
    async (request) => readPeriods(service, await reachable(request), shop.clock()),
  );

  typed.get(
    '/admin/settlement-periods/:id',
    {
      config: read,
      schema: { tags, summary: 'One period, by artist', params: idParams, response: { 200: settlementPeriod, '4xx': problem } },
    },
    async (request) => {
      const period = await readPeriod(service, request.params.id, await reachable(request), shop.clock());
      return period ?? orProblem(fail('SETTLEMENT_PERIOD_NOT_FOUND'));
    },
  );

  typed.get(
    '/admin/settlement-periods/:id/statement',
    {
      config: read,
      schema: {
        tags,
        summary: 'The statement of one artist: every layer that counted or went back',
        params: idParams,
        querystring: statementQuery,
        response: { 200: statement, '4xx': problem },
      },
    },
    (request) => statementOf(request, request.params.id, request.query.artist_id),
  );

  typed.get(
    '/admin/settlement-periods/:id/statement.csv',
    {
      config: read,
      schema: {
        tags,
        summary: 'The statement as CSV',
        produces: ['text/csv'],
        params: idParams,
        querystring: statementQuery,
        response: { 200: z.string(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const found = await statementOf(request, request.params.id, request.query.artist_id);
      const name = `statement-${found.starts_on.slice(0, 7)}-${request.query.artist_id}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(statementCsv(found));
    },
  );
}

/** A period from its end to the payout: closing, transfers, invoices, payments and corrections. */
function addSettling(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const provedStaff = secondSignIn(shop);
  typed.post(
    '/admin/settlement-periods/:id/close',
    {
      config: once,
      schema: {
        tags,
        summary: 'Close a period that is over',
        headers: idempotencyHeaders,
        params: idParams,
        response: { 200: done, '4xx': problem },
      },
    },
    async (request) => orProblem(await closePeriod(shop, memberOf(request), request.params.id)),
  );

  typed.post(
    '/admin/settlements/moves',
    {
      config: once,
      schema: {
        tags,
        summary: 'Invoice settlements or mark them paid, each with its own outcome',
        description: 'PAID asks for a second sign-in: one of the last five minutes, or the password.',
        headers: idempotencyHeaders,
        body: moveSettlements,
        response: { 200: movedSettlements, '4xx': problem, 503: problem },
      },
    },
    async (request) => {
      const { settlement_ids, password, ...move } = request.body;
      if (isPayout(move.to)) await provedStaff(request, password);
      const results = [];
      for (const settlement_id of [...new Set(settlement_ids)].sort((a, b) => a - b)) {
        const moved = await moveSettlement(shop, settlement_id, move);
        results.push({ settlement_id, refusal: isFailure(moved) ? moved.failure : null });
      }
      return { results };
    },
  );

  typed.get(
    '/admin/settlement-periods/:id/payouts.xlsx',
    {
      config: manage,
      schema: {
        tags,
        summary: 'The transfers of a period as a spreadsheet',
        produces: [xlsxType],
        params: idParams,
        response: { 200: z.any(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const period = await readPeriod(shop.database.service, request.params.id, [], shop.clock());
      if (period === null) throw new Refusal(fail('SETTLEMENT_PERIOD_NOT_FOUND'));
      const file = await payoutFile(orProblem(await lookAtPayouts(shop, memberOf(request), period.id)));
      return reply
        .type(xlsxType)
        .header('content-disposition', `attachment; filename="payouts-${period.starts_on.slice(0, 7)}.xlsx"`)
        .send(file);
    },
  );

  typed.post(
    '/admin/settlements/corrections',
    {
      config: { ...once, storesResult: true },
      schema: {
        tags,
        summary: 'Put an artist’s earnings right by a new line',
        headers: idempotencyHeaders,
        body: correctEarnings,
        response: { 200: correctedEarnings, '4xx': problem },
      },
    },
    async (request) => orProblem(await correct(shop, memberOf(request), request.body)),
  );
}

/** An artist's terms: the rate, and the payout account. */
function addTerms(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const provedStaff = secondSignIn(shop);

  typed.post(
    '/admin/royalty-rules',
    {
      config: { permission: 'royalty.manage', isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Agree on a rate with an artist, from now on',
        headers: idempotencyHeaders,
        body: setRoyaltyRule,
        response: { 200: setRule, '4xx': problem },
      },
    },
    async (request) => orProblem(await agree(shop, memberOf(request), request.body)),
  );

  typed.patch(
    '/admin/payees/:id',
    {
      config: { permission: 'payee.manage' },
      schema: {
        tags,
        summary: 'Where an artist’s money goes and how it is taxed',
        description: 'Asks for a second sign-in: one of the last five minutes, or the password.',
        params: idParams,
        body: setPayee,
        response: { 200: done, '4xx': problem, 503: problem },
      },
    },
    async (request) => {
      const { password, ...input } = request.body;
      await provedStaff(request, password);
      return orProblem(await savePayee(shop, request.params.id, input));
    },
  );
}
