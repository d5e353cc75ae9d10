-- A good month of a brand is more than 2,147,483,647 won, and one payee's sum must not stop the settlement of all.
alter table sales.settlements
  alter column sales_amount type bigint, alter column reversal_amount type bigint, alter column correction_amount type bigint,
  alter column carried_amount type bigint, alter column owed_amount type bigint, alter column donation_amount type bigint,
  alter column income_tax type bigint, alter column local_tax type bigint, alter column vat type bigint, alter column payout_amount type bigint;
