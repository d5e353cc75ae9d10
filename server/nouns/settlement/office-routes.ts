import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import {
  correctEarningsBody,
  correctedEarnings,
  movedSettlements,
  moveSettlementsBody,
  payeeOf,
  setBrandPayeeBody,
  setPayeeBody,
  setRoyaltyRuleBody,
  setRule,
  settlementPeriod,
  settlementPeriods,
  statement,
  statementQuery,
  transfersQuery,
} from '#contract/rest/admin/settlements.ts';
import { isPayout, type Payee } from '#rules/money/settlement.ts';
import { ownArtistIds, ownBrandIds } from '#server/nouns/desk/read-desk.ts';
import { setRoyaltyRule as agree } from '#server/nouns/royalty/set-rule.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { type Call, route, routes } from '#server/rest/route.ts';
import { sendFile } from '#server/rest/send-file.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import { closePeriod } from './close-period.ts';
import { correctEarnings as correct } from './correct-earnings.ts';
import { payoutFile, statementCsv, transferFile, transferRows } from './files.ts';
import { lookAtPayouts } from './look-at-payouts.ts';
import { moveSettlement } from './move-settlement.ts';
import type { OwnPayees } from './read-period-sums.ts';
import { readPeriod, readPeriods, readStatement } from './read-periods.ts';
import { setPayee as savePayee } from './set-payee.ts';

const done = z.object({});
const noPayees: OwnPayees = { artistIds: [], brandIds: [] };

/** Settlement periods, statements and payouts of artists and brands, who read only their own. */
export const settlementOfficeRoutes = routes('settlements', [
  route(
    'GET /admin/settlement-periods',
    'Settlement periods, the newest first',
    { permission: 'settlement.read', reply: settlementPeriods },
    async (call) => readPeriods(call.db, await reachable(call), call.shop.clock()),
  ),
  route(
    'GET /admin/settlement-periods/:id',
    'One period, by payee',
    { permission: 'settlement.read', reply: settlementPeriod },
    async (call) =>
      (await readPeriod(call.db, call.params.id, await reachable(call), call.shop.clock())) ?? fail('SETTLEMENT_PERIOD_NOT_FOUND'),
  ),
  route(
    'GET /admin/settlement-periods/:id/statement',
    'The statement of one artist or brand: all that counted or went back',
    { permission: 'settlement.read', query: statementQuery, reply: statement },
    (call) => statementOf(call, call.params.id, payeeOf(call.query)),
  ),
  route(
    'GET /admin/settlement-periods/:id/statement.csv',
    'The statement as CSV',
    { permission: 'settlement.read', produces: ['text/csv'], query: statementQuery, reply: z.string() },
    async (call) => {
      const payee = payeeOf(call.query);
      const found = orProblem(await statementOf(call, call.params.id, payee));
      const name = `statement-${found.starts_on.slice(0, 7)}-${payee.artist_id ?? `brand-${payee.brand_id}`}.csv`;
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
    'What a period owes to whom, paid or not, as a spreadsheet',
    { permission: 'payee.reveal', produces: [xlsxType], reply: z.any() },
    async ({ shop, db, userId, params, reply }) => {
      const period = orProblem((await readPeriod(db, params.id, noPayees, shop.clock())) ?? fail('SETTLEMENT_PERIOD_NOT_FOUND'));
      const file = await payoutFile(orProblem(await lookAtPayouts(shop, userId, period.id)));
      return sendFile(reply, xlsxType, `payouts-${period.starts_on.slice(0, 7)}.xlsx`, file);
    },
  ),
  route(
    'GET /admin/settlement-periods/:id/transfers',
    'The transfers that are still to be made, as a file for internet banking',
    { permission: 'payee.reveal', produces: [xlsxType, 'text/csv'], query: transfersQuery, reply: z.any() },
    async ({ shop, db, userId, params, query: { format }, reply }) => {
      const period = orProblem((await readPeriod(db, params.id, noPayees, shop.clock())) ?? fail('SETTLEMENT_PERIOD_NOT_FOUND'));
      const month = period.starts_on.slice(0, 7);
      const rows = transferRows(orProblem(await lookAtPayouts(shop, userId, period.id)), { memo: `${month} 정산` });
      // Banks' upload pages read CSV as Windows writes it in Korea.
      const type = format === 'csv' ? 'text/csv; charset=euc-kr' : xlsxType;
      return sendFile(reply, type, `transfers-${month}.${format}`, await transferFile(rows, format));
    },
  ),
  route(
    'POST /admin/settlements/corrections',
    'Put what an artist or a brand is owed right by a new line',
    { permission: 'settlement.manage', isIdempotent: true, storesResult: true, body: correctEarningsBody, reply: correctedEarnings },
    ({ shop, userId, body }) => correct(shop, userId, { ...body, ...payeeOf(body) }),
  ),
  route(
    'POST /admin/royalty-rules',
    'Agree on a rate with an artist or a brand, from now on',
    { permission: 'royalty.manage', isIdempotent: true, storesResult: true, body: setRoyaltyRuleBody, reply: setRule },
    ({ shop, userId, body }) => agree(shop, userId, body),
  ),
  route(
    'PATCH /admin/payees/:id',
    'Where an artist’s money goes and how it is taxed',
    {
      permission: 'payee.register',
      description: 'Asks for a second sign-in: one of the last five minutes, or the password.',
      body: setPayeeBody,
      reply: done,
    },
    async ({ shop, db, userId, reach, params, body: { password, ...input }, prove }) => {
      if (reach !== 'any' && !(await ownArtistIds(db, userId)).includes(params.id)) return fail('ARTIST_NOT_FOUND');
      await prove(password);
      return savePayee(shop, { artist_id: params.id, brand_id: null }, input);
    },
  ),
  route(
    'PATCH /admin/brands/:id/payee',
    'Where a brand’s money goes',
    {
      permission: 'payee.manage',
      description: 'Asks for a second sign-in: one of the last five minutes, or the password.',
      body: setBrandPayeeBody,
      reply: done,
    },
    async ({ shop, params, body: { password, ...input }, prove }) => {
      await prove(password);
      return savePayee(shop, { artist_id: null, brand_id: params.id }, { ...input, tax_kind: 'SELLER' });
    },
  ),
]);

/** The owner whose data the caller may see; null for the data of all owners. */
async function reachable({ db, userId, reach }: Call): Promise<OwnPayees | null> {
  return reach === 'any' ? null : { artistIds: await ownArtistIds(db, userId), brandIds: await ownBrandIds(db, userId) };
}

async function statementOf(call: Call, periodId: number, payee: Payee) {
  const own = await reachable(call);
  const isOwn =
    own === null || (payee.artist_id === null ? own.brandIds.includes(payee.brand_id) : own.artistIds.includes(payee.artist_id));
  return (isOwn ? await readStatement(call.db, periodId, payee, call.shop.clock()) : null) ?? fail('SETTLEMENT_NOT_FOUND');
}
