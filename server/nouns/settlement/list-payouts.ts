import { sql } from 'kysely';
import { bankName } from '#contract/banks.ts';
import { openPayee } from '#server/keys/payee-seal.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** One payee of a period who is owed something, as the payout file lists it; amounts in won. */
export interface PayoutRow {
  name: string;
  /** A brand's sales and the shop's part of them; null for artists. */
  gross: number | null;
  commission: number | null;
  bank: string;
  /** The bank by its name in contract/banks.ts. */
  bank_code: string;
  number: string;
  holder: string;
  business_number: string;
  owed: number;
  income_tax: number;
  local_tax: number;
  vat: number;
  payout: number;
  /** The stage of the payment: nothing is transferred without an account, or before it is invoiced. */
  standing: 'PAID' | 'DUE' | 'NOT_INVOICED' | 'NO_ACCOUNT';
}

/** Every payee of a closed period who is owed something, with the stage of each payment. */
export async function listPayouts(db: Db, secret: string, periodId: number): Promise<PayoutRow[]> {
  const rows = await db
    .selectFrom('sales.settlements as settlement')
    .leftJoin('product.artists as artist', 'artist.id', 'settlement.artist_id')
    .leftJoin('product.brands as brand', 'brand.id', 'settlement.brand_id')
    .leftJoin('sales.payees as payee', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('payee.artist_id', '=', ref('settlement.artist_id')), eb('payee.brand_id', '=', ref('settlement.brand_id'))]),
      ),
    )
    .select(({ fn }) => fn.coalesce('artist.name', 'brand.name').as('name'))
    .select(['payee.bank', 'payee.sealed_account', 'payee.business_number'])
    .select(['settlement.owed_amount', 'settlement.income_tax', 'settlement.local_tax', 'settlement.vat', 'settlement.payout_amount'])
    .select(['settlement.paid_at', 'settlement.invoiced_at', 'settlement.brand_id'])
    // An entry is a part of its share's amount, and so is the price behind it.
    .select(({ selectFrom }) =>
      selectFrom('sales.royalty_entries as entry')
        .innerJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
        .select(
          sql<number>`coalesce(sum(round(share.base_amount::numeric * entry.amount / nullif(share.amount, 0)) - entry.amount), 0)::float8`.as(
            'kept',
          ),
        )
        .whereRef('entry.period_id', '=', 'settlement.period_id')
        .whereRef('entry.brand_id', '=', 'settlement.brand_id')
        .where('entry.cause', '<>', 'CORRECTION')
        .as('commission'),
    )
    .select(['settlement.sales_amount', 'settlement.reversal_amount'])
    .where('settlement.period_id', '=', periodId)
    .where('settlement.owed_amount', '>', 0)
    .orderBy('settlement.id')
    .execute();
  return rows.map((row) => {
    const account = row.sealed_account === null ? null : openPayee(secret, row.sealed_account);
    const commission = row.brand_id === null ? null : (row.commission ?? 0);
    return {
      name: row.name?.ko ?? '',
      gross: commission === null ? null : row.sales_amount + row.reversal_amount + commission,
      commission,
      bank: row.bank === null ? '' : bankName(row.bank, 'ko'),
      bank_code: row.bank ?? '',
      number: account?.number ?? '',
      holder: account?.holder ?? '',
      business_number: row.business_number ?? '',
      owed: row.owed_amount,
      income_tax: row.income_tax ?? 0,
      local_tax: row.local_tax ?? 0,
      vat: row.vat ?? 0,
      payout: row.payout_amount ?? 0,
      standing: row.paid_at !== null ? 'PAID' : row.invoiced_at !== null ? 'DUE' : row.bank === null ? 'NO_ACCOUNT' : 'NOT_INVOICED',
    };
  });
}
