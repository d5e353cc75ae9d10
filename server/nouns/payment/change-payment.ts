import type { Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { preparedQuery } from '#db/prepared-query.ts';
import type { SalesPayments } from '#db/schema.generated.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { paymentColumns } from './find-payments.ts';

type PaymentFacts = { [Column in keyof Updateable<SalesPayments>]?: string | number | boolean | Date | null };

/** The statement that changes a payment. */
export const paymentNoted = preparedQuery((trx: Trx, id: number, facts: PaymentFacts) => changedPayment(trx, id, facts));

/** The statement that changes a payment and returns it with the other attempts of its order. */
export const paymentNotedAmong = preparedQuery((trx: Trx, id: number, facts: PaymentFacts) =>
  changedPayment(trx, id, facts).returning((eb) => [
    ...paymentColumns,
    jsonArrayFrom(
      eb
        .selectFrom('sales.payments as other')
        .select(['other.payment_id', 'other.status'])
        .whereRef('other.order_id', '=', 'sales.payments.order_id')
        .whereRef('other.id', '<>', 'sales.payments.id')
        .orderBy('other.id', 'desc'),
    ).as('others'),
  ]),
);

function changedPayment(trx: Trx, id: number, facts: PaymentFacts) {
  return trx
    .updateTable('sales.payments')
    .set(facts as Updateable<SalesPayments>)
    .where('id', '=', id);
}
