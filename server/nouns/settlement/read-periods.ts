import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { SettlementPeriod, SettlementPeriods, SettlementRow, Statement, StatementLine } from '#contract/rest/admin/settlements.ts';
import type { Localized } from '#contract/rest/values.ts';
import type { DB, SalesSettlementPeriods } from '#db/schema.generated.ts';
import { sumWon } from '#rules/money/money.ts';
import { isPeriodOver, owedAmount, type Payee, paysOn, periodState, type SettlementState } from '#rules/money/settlement.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type OwnPayees, readPeriodSums } from './read-period-sums.ts';

type PeriodRow = Selectable<SalesSettlementPeriods>;

/** All periods, newest first, with their totals; `own` limits the totals to these payees, null for all. */
export async function readPeriods(db: Db, own: OwnPayees | null, now: Date): Promise<SettlementPeriods> {
  const periods = await db.selectFrom('sales.settlement_periods').selectAll().orderBy('starts_on', 'desc').limit(120).execute();
  const { pay_day: payDay } = await readShopRules(db);
  const rows = [];
  for (const period of periods) {
    const { settlements, ...head } = await toPeriod(db, period, { own, now, payDay });
    rows.push({
      ...head,
      payee_count: settlements.length,
      owed_amount: sumWon(settlements.map((each) => Math.max(0, each.owed_amount))),
      payout_amount: sumWon(settlements.map((each) => each.payout_amount ?? 0)),
      donation_amount: sumWon(settlements.map((each) => each.donation_amount)),
    });
  }
  return { periods: rows };
}

/** One period with a row for each payee; null when there is none. */
export async function readPeriod(db: Db, id: number, own: OwnPayees | null, now: Date): Promise<SettlementPeriod | null> {
  const period = await db.selectFrom('sales.settlement_periods').selectAll().where('id', '=', id).executeTakeFirst();
  return period === undefined ? null : toPeriod(db, period, { own, now, payDay: (await readShopRules(db)).pay_day });
}

/** One payee's statement: each entry of the period and the total; null when there are none. */
export async function readStatement(db: Db, id: number, payee: Payee, now: Date): Promise<Statement | null> {
  const period = await readPeriod(db, id, ownPayee(payee), now);
  const [settlement] = period?.settlements ?? [];
  if (period === null || settlement === undefined) return null;
  const { settlements: _all, ...head } = period;
  return { ...head, settlement, lines: await listStatementLines(db, id, payee) };
}

interface Reading {
  own: OwnPayees | null;
  now: Date;
  payDay: number;
}

async function toPeriod(db: Db, period: PeriodRow, { own, now, payDay }: Reading): Promise<SettlementPeriod> {
  const settlements = period.closed_at === null ? await openRows(db, period, own) : await closedRows(db, period.id, own);
  const payable = settlements.filter((each) => each.is_payable).map((each) => each.state as SettlementState);
  return {
    id: period.id,
    starts_on: period.starts_on,
    ends_on: period.ends_on,
    state: periodState(period.closed_at !== null, payable),
    is_over: isPeriodOver(period, now),
    closed_at: period.closed_at?.toISOString() ?? null,
    pays_on: paysOn(period, payDay),
    settlements,
  };
}

async function openRows(db: Db, period: PeriodRow, own: OwnPayees | null): Promise<SettlementRow[]> {
  const sums = await readPeriodSums(db, period, own);
  const people = await payeesOf(db, sums);
  return sums.map((each) => ({
    settlement_id: null,
    ...people(each),
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

async function closedRows(db: Db, periodId: number, own: OwnPayees | null): Promise<SettlementRow[]> {
  const rows = await db
    .selectFrom('sales.settlements')
    .selectAll()
    .where('period_id', '=', periodId)
    .$if(own !== null, (query) => query.where((where) => ofThese(where, own)))
    .orderBy('id')
    .execute();
  const people = await payeesOf(db, rows);
  return rows.map(({ id, period_id: _period, closed_at: _closed, ...row }) => ({
    ...sentRow(row),
    settlement_id: id,
    ...people(row),
    is_payable: row.owed_amount > 0,
  }));
}

/** The condition that rows belong to these payees. */
function ofThese(where: ExpressionBuilder<DB, 'sales.settlements'>, own: OwnPayees | null) {
  const [artists, brands] = [own?.artistIds ?? [], own?.brandIds ?? []];
  return where.or([
    ...(artists.length > 0 ? [where('artist_id', 'in', artists)] : []),
    ...(brands.length > 0 ? [where('brand_id', 'in', brands)] : []),
  ]);
}

type Of = Record<'artist_id' | 'brand_id', number | null>;

/** A single payee in the form of OwnPayees. */
function ownPayee({ artist_id, brand_id }: Payee): OwnPayees {
  return { artistIds: artist_id === null ? [] : [artist_id], brandIds: brand_id === null ? [] : [brand_id] };
}

/** The payee of a row: kind and id, name, and account, if any. */
async function payeesOf(db: Db, rows: readonly Of[]) {
  const ids = (column: keyof Of) => rows.flatMap((row) => row[column] ?? []);
  const [artists, brands] = [await namedPayees(db, 'artist_id', ids('artist_id')), await namedPayees(db, 'brand_id', ids('brand_id'))];
  return ({ artist_id, brand_id }: Of): Pick<SettlementRow, 'artist_id' | 'brand_id' | 'name' | 'payee'> => {
    const found = artist_id === null ? brands.get(brand_id ?? 0) : artists.get(artist_id);
    return { artist_id, brand_id, name: found?.name ?? { ko: '', en: '' }, payee: found?.payee ?? null };
  };
}

type NamedRow = { id: number; name: Localized } & {
  [Part in keyof NonNullable<SettlementRow['payee']>]: NonNullable<SettlementRow['payee']>[Part] | null;
};

async function namedPayees(db: Db, column: keyof Of, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Pick<SettlementRow, 'name' | 'payee'>>();
  const { rows } = await sql<NamedRow>`
    select named.id, named.name, payee.bank, payee.number_end, payee.tax_kind
    from ${sql.table(column === 'artist_id' ? 'product.artists' : 'product.brands')} named
    left join sales.payees payee on payee.${sql.ref(column)} = named.id where named.id = any (${ids}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, name, bank, number_end, tax_kind }) => {
      const payee = bank === null || number_end === null || tax_kind === null ? null : { bank, number_end, tax_kind };
      return [id, { name, payee }] as const;
    }),
  );
}

/** A payee's entries in a period as recorded, with the layer or the goods of the sale behind each. A brand sees the order, as it ships it. */
async function listStatementLines(db: Db, periodId: number, { artist_id, brand_id }: Payee): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('sales.royalty_entries as entry')
    .leftJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
    .leftJoin('sales.preparations as prepared', 'prepared.order_product_id', 'share.order_product_id')
    .select(['entry.id as entry_id', 'entry.created_at as counted_at', 'entry.cause', 'entry.kind', 'entry.amount', 'entry.reason'])
    .select(['share.product_name', 'share.side_name', 'share.layer_number', 'share.graphic_name', 'share.quantity'])
    .select(['share.unit_price', 'share.base_amount', 'share.rate'])
    .select(({ eb }) => eb.case().when('entry.kind', '=', 'PROCEEDS').then(eb.ref('prepared.order_number')).end().as('order_number'))
    .where('entry.period_id', '=', periodId)
    .where(artist_id === null ? 'entry.brand_id' : 'entry.artist_id', '=', artist_id ?? brand_id)
    .orderBy('entry.id')
    .execute();
  return rows.map(sentRow);
}
