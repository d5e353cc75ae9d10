import type { Selectable } from 'kysely';
import type { SettlementPeriod, SettlementPeriods, SettlementRow, Statement, StatementLine } from '#contract/rest/admin/settlements.ts';
import type { Localized } from '#contract/rest/values.ts';
import type { SalesSettlementPeriods } from '#db/schema.generated.ts';
import { sumWon } from '#rules/money/money.ts';
import { isPeriodOver, owedAmount, periodState, type SettlementState } from '#rules/money/settlement.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readPeriodSums } from './read-period-sums.ts';

type PeriodRow = Selectable<SalesSettlementPeriods>;

/** All periods, newest first, with their totals; `artistIds` limits the totals to these artists, null to none. */
export async function readPeriods(db: Db, artistIds: readonly number[] | null, now: Date): Promise<SettlementPeriods> {
  const periods = await db.selectFrom('sales.settlement_periods').selectAll().orderBy('starts_on', 'desc').limit(120).execute();
  const rows = [];
  for (const period of periods) {
    const { settlements, ...head } = await toPeriod(db, period, artistIds, now);
    rows.push({
      ...head,
      artist_count: settlements.length,
      owed_amount: sumWon(settlements.map((each) => Math.max(0, each.owed_amount))),
      payout_amount: sumWon(settlements.map((each) => each.payout_amount ?? 0)),
      donation_amount: sumWon(settlements.map((each) => each.donation_amount)),
    });
  }
  return { periods: rows };
}

/** One period with a row for each artist; null when there is none. */
export async function readPeriod(db: Db, id: number, artistIds: readonly number[] | null, now: Date): Promise<SettlementPeriod | null> {
  const period = await db.selectFrom('sales.settlement_periods').selectAll().where('id', '=', id).executeTakeFirst();
  return period === undefined ? null : toPeriod(db, period, artistIds, now);
}

/** One artist's statement: each entry of the period and the total; null when the artist has none. */
export async function readStatement(db: Db, id: number, artistId: number, now: Date): Promise<Statement | null> {
  const period = await readPeriod(db, id, [artistId], now);
  const [settlement] = period?.settlements ?? [];
  if (period === null || settlement === undefined) return null;
  const { settlements: _all, ...head } = period;
  return { ...head, settlement, lines: await listStatementLines(db, id, artistId) };
}

async function toPeriod(db: Db, period: PeriodRow, artistIds: readonly number[] | null, now: Date): Promise<SettlementPeriod> {
  const settlements = period.closed_at === null ? await openRows(db, period, artistIds) : await closedRows(db, period.id, artistIds);
  const payable = settlements.filter((each) => each.is_payable).map((each) => each.state as SettlementState);
  return {
    id: period.id,
    starts_on: period.starts_on,
    ends_on: period.ends_on,
    state: periodState(period.closed_at !== null, payable),
    is_over: isPeriodOver(period, now),
    closed_at: period.closed_at?.toISOString() ?? null,
    settlements,
  };
}

async function openRows(db: Db, period: PeriodRow, artistIds: readonly number[] | null): Promise<SettlementRow[]> {
  const sums = await readPeriodSums(db, period, artistIds);
  const people = await artistsOf(
    db,
    sums.map((each) => each.artist_id),
  );
  return sums.map((each) => ({
    settlement_id: null,
    ...people.get(each.artist_id),
    artist_id: each.artist_id,
    artist_name: people.get(each.artist_id)?.artist_name ?? { ko: '', en: '' },
    payee: people.get(each.artist_id)?.payee ?? null,
    sales_amount: each.sales,
    reversal_amount: each.reversals,
    correction_amount: each.corrections,
    carried_amount: each.carried,
    owed_amount: owedAmount(each),
    donation_amount: each.donation,
    state: 'OPEN' as const,
    is_payable: owedAmount(each) > 0,
    tax_kind: null,
    income_tax: null,
    local_tax: null,
    vat: null,
    payout_amount: null,
    invoiced_at: null,
    paid_at: null,
    payout_reference: null,
  }));
}

async function closedRows(db: Db, periodId: number, artistIds: readonly number[] | null): Promise<SettlementRow[]> {
  if (artistIds?.length === 0) return [];
  const rows = await db
    .selectFrom('sales.settlements')
    .selectAll()
    .where('period_id', '=', periodId)
    .$if(artistIds !== null, (query) => query.where('artist_id', 'in', artistIds ?? []))
    .orderBy('artist_id')
    .execute();
  const people = await artistsOf(
    db,
    rows.map((row) => row.artist_id),
  );
  return rows.map(({ id, period_id: _period, closed_at: _closed, ...row }) => ({
    ...sentRow(row),
    settlement_id: id,
    artist_name: people.get(row.artist_id)?.artist_name ?? { ko: '', en: '' },
    payee: people.get(row.artist_id)?.payee ?? null,
    is_payable: row.owed_amount > 0,
  }));
}

async function artistsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { artist_name: Localized; payee: SettlementRow['payee'] }>();
  const rows = await db
    .selectFrom('product.artists as artist')
    .leftJoin('sales.payees as payee', 'payee.artist_id', 'artist.id')
    .select(['artist.id', 'artist.name', 'payee.bank', 'payee.number_end', 'payee.tax_kind'])
    .where('artist.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, name, bank, number_end, tax_kind }) => {
      const payee = bank === null || number_end === null || tax_kind === null ? null : { bank, number_end, tax_kind };
      return [id, { artist_name: name, payee }];
    }),
  );
}

/** An artist's entries in a period as recorded, with the layer of the sale behind each. */
async function listStatementLines(db: Db, periodId: number, artistId: number): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('sales.royalty_entries as entry')
    .leftJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
    .select(['entry.id as entry_id', 'entry.created_at as counted_at', 'entry.cause', 'entry.kind', 'entry.amount', 'entry.reason'])
    .select(['share.product_name', 'share.side_name', 'share.layer_number', 'share.graphic_name', 'share.quantity'])
    .select(['share.unit_price', 'share.base_amount', 'share.rate'])
    .where('entry.period_id', '=', periodId)
    .where('entry.artist_id', '=', artistId)
    .orderBy('entry.id')
    .execute();
  return rows.map(sentRow);
}
