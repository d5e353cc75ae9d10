import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import {
  correctEarningsBody,
  correctedEarnings,
  movedSettlements,
  moveSettlementsBody,
  setPayeeBody,
  setRoyaltyRuleBody,
  setRule,
  settlementPeriod,
  settlementPeriods,
  statement,
  statementQuery,
} from '#contract/rest/admin/settlements.ts';
import { isPayout } from '#rules/money/settlement.ts';
import { ownArtistIds } from '#server/nouns/desk/read-desk.ts';
import { setRoyaltyRule as agree } from '#server/nouns/royalty/set-rule.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { type Call, route, routes } from '#server/rest/route.ts';
import { sendFile } from '#server/rest/send-file.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import { closePeriod } from './close-period.ts';
import { correctEarnings as correct } from './correct-earnings.ts';
import { payoutFile, statementCsv } from './files.ts';
import { lookAtPayouts } from './look-at-payouts.ts';
import { moveSettlement } from './move-settlement.ts';
import { readPeriod, readPeriods, readStatement } from './read-periods.ts';
import { setPayee as savePayee } from './set-payee.ts';

const done = z.object({});

/** Settlement periods, statements and payouts; an artist reads only their own. */
export const settlementOfficeRoutes = routes('settlements', [
  route(
    'GET /admin/settlement-periods',
    'Settlement periods, the newest first',
    { permission: 'settlement.read', reply: settlementPeriods },
    async (call) => readPeriods(call.db, await reachable(call), call.shop.clock()),
  ),
  route(
    'GET /admin/settlement-periods/:id',
    'One period, by artist',
    { permission: 'settlement.read', reply: settlementPeriod },
    async (call) =>
      (await readPeriod(call.db, call.params.id, await reachable(call), call.shop.clock())) ?? fail('SETTLEMENT_PERIOD_NOT_FOUND'),
  ),
  route(
    'GET /admin/settlement-periods/:id/statement',
    'The statement of one artist: every layer that counted or went back',
    { permission: 'settlement.read', query: statementQuery, reply: statement },
    (call) => statementOf(call, call.params.id, call.query.artist_id),
  ),
  route(
    'GET /admin/settlement-periods/:id/statement.csv',
    'The statement as CSV',
    { permission: 'settlement.read', produces: ['text/csv'], query: statementQuery, reply: z.string() },
    async (call) => {
      const artistId = call.query.artist_id;
      const found = orProblem(await statementOf(call, call.params.id, artistId));
      const name = `statement-${found.starts_on.slice(0, 7)}-${artistId}.csv`;
      return sendFile(call.reply, 'text/csv; charset=utf-8', name, statementCsv(found));
    },
  ),
  route(
    'POST /admin/settlement-periods/:id/close',
    'Close a period that is over',
    { permission: 'settlement.manage', isIdempotent: true, reply: done },
    ({ shop, userId, params }) => closePeriod(shop, userId, params.id),
  ),
  route(
    'POST /admin/settlements/moves',
    'Invoice settlements or mark them paid, each with its own outcome',
    {
      permission: 'settlement.manage',
      isIdempotent: true,
      description: 'PAID asks for a second sign-in: one of the last five minutes, or the password.',
      body: moveSettlementsBody,
      reply: movedSettlements,
    },
    async ({ shop, body: { settlement_ids, password, ...move }, prove }) => {
      if (isPayout(move.to)) await prove(password);
      const results = [];
      for (const settlement_id of [...new Set(settlement_ids)].sort((a, b) => a - b)) {
        const moved = await moveSettlement(shop, settlement_id, move);
        results.push({ settlement_id, refusal: isFailure(moved) ? moved.failure : null });
      }
      return { results };
    },
  ),
  route(
    'GET /admin/settlement-periods/:id/payouts.xlsx',
    'The transfers of a period as a spreadsheet',
    { permission: 'settlement.manage', produces: [xlsxType], reply: z.any() },
    async ({ shop, db, userId, params, reply }) => {
      const period = orProblem((await readPeriod(db, params.id, [], shop.clock())) ?? fail('SETTLEMENT_PERIOD_NOT_FOUND'));
      const file = await payoutFile(orProblem(await lookAtPayouts(shop, userId, period.id)));
      return sendFile(reply, xlsxType, `payouts-${period.starts_on.slice(0, 7)}.xlsx`, file);
    },
  ),
  route(
    'POST /admin/settlements/corrections',
    'Put an artist’s earnings right by a new line',
    { permission: 'settlement.manage', isIdempotent: true, storesResult: true, body: correctEarningsBody, reply: correctedEarnings },
    ({ shop, userId, body }) => correct(shop, userId, body),
  ),
  route(
    'POST /admin/royalty-rules',
    'Agree on a rate with an artist, from now on',
    { permission: 'royalty.manage', isIdempotent: true, storesResult: true, body: setRoyaltyRuleBody, reply: setRule },
    ({ shop, userId, body }) => agree(shop, userId, body),
  ),
  route(
    'PATCH /admin/payees/:id',
    'Where an artist’s money goes and how it is taxed',
    {
      permission: 'payee.manage',
      description: 'Asks for a second sign-in: one of the last five minutes, or the password.',
      body: setPayeeBody,
      reply: done,
    },
    async ({ shop, params, body: { password, ...input }, prove }) => {
      await prove(password);
      return savePayee(shop, params.id, input);
    },
  ),
]);

/** The artists whose data the caller may see; null for all. */
async function reachable({ db, userId, reach }: Call): Promise<number[] | null> {
  return reach === 'any' ? null : ownArtistIds(db, userId);
}

async function statementOf(call: Call, periodId: number, artistId: number) {
  const own = await reachable(call);
  const found = own === null || own.includes(artistId) ? await readStatement(call.db, periodId, artistId, call.shop.clock()) : null;
  return found ?? fail('SETTLEMENT_NOT_FOUND');
}
