import { bankName } from '#contract/banks.ts';
import { openPayee } from '#server/keys/payee-seal.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** One transfer of a period, as the payout file lists it; amounts in won. */
export interface PayoutRow {
  name: string;
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
  isPaid: boolean;
}

/** The transfers of a period: its invoiced settlements, with those already paid marked. */
export async function listPayouts(db: Db, secret: string, periodId: number): Promise<PayoutRow[]> {
  const rows = await db
    .selectFrom('sales.settlements as settlement')
    .leftJoin('product.artists as artist', 'artist.id', 'settlement.artist_id')
    .leftJoin('product.brands as brand', 'brand.id', 'settlement.brand_id')
    .innerJoin('sales.payees as payee', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('payee.artist_id', '=', ref('settlement.artist_id')), eb('payee.brand_id', '=', ref('settlement.brand_id'))]),
      ),
    )
    .select(({ fn }) => fn.coalesce('artist.name', 'brand.name').as('name'))
    .select(['payee.bank', 'payee.sealed_account', 'payee.business_number'])
    .select(['settlement.owed_amount', 'settlement.income_tax', 'settlement.local_tax', 'settlement.vat', 'settlement.payout_amount'])
    .select('settlement.paid_at')
    .where('settlement.period_id', '=', periodId)
    .where('settlement.invoiced_at', 'is not', null)
    .orderBy('settlement.id')
    .execute();
  return rows.map((row) => {
    const account = openPayee(secret, row.sealed_account);
    return {
      name: row.name?.ko ?? '',
      bank: bankName(row.bank, 'ko'),
      bank_code: row.bank,
      number: account?.number ?? '',
      holder: account?.holder ?? '',
      business_number: row.business_number ?? '',
      owed: row.owed_amount,
      income_tax: row.income_tax ?? 0,
      local_tax: row.local_tax ?? 0,
      vat: row.vat ?? 0,
      payout: row.payout_amount ?? 0,
      isPaid: row.paid_at !== null,
    };
  });
}
