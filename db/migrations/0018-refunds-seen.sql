-- What a shopper is told of a refund stands on the payment itself, so that every screen asks one rule (rules/money/refund.ts): how much
-- is owed, since when the provider has been asked, and whether it waits for an account.

alter table sales.payments
  add column refund_amount integer check (refund_amount > 0),
  add column refund_asked_at timestamptz,
  add column needs_refund_account boolean not null default false,
  add constraint payments_refund_asked check (refund_asked_at is null or refund_since is not null);
comment on column sales.payments.refund_amount is 'What is owed back where it is not the amount that was asked for.';
comment on column sales.payments.refund_asked_at is 'When the provider took the request that is under way; null before, and after one that failed.';
comment on column sales.payments.needs_refund_account is 'The money waits for an account, or for another one because the bank refused it; only its buyer can name it.';

-- Refunds that are owed while this runs: what the queue of discrepancies says of them.
update sales.payments payment set refund_amount = found.amount
from (
  select distinct on (payment_id) payment_id, amount from sales.discrepancies
  where kind in ('WRONG_MONEY', 'LATE_MONEY') and amount > 0 order by payment_id, since desc
) found
where found.payment_id = payment.payment_id and payment.refund_since is not null and found.amount <> payment.amount;
update sales.payments payment set refund_asked_at = found.since
from sales.discrepancies found
where found.payment_id = payment.payment_id and found.kind = 'REFUND_REQUESTED' and found.resolved_at is null
  and payment.refund_since is not null and payment.refunded_at is null;
update sales.payments payment set needs_refund_account = true
where payment.refund_since is not null and payment.refunded_at is null and payment.method = 'VIRTUAL_ACCOUNT'
  and exists (
    select 1 from sales.discrepancies found
    where found.payment_id = payment.payment_id and found.kind in ('REFUND_ACCOUNT_NEEDED', 'REFUND_FAILED') and found.resolved_at is null);

-- The owner of the order reads what the screens are made of; the account itself stays unreadable.
grant select (refund_since, refunded_at, refund_amount, refund_asked_at, needs_refund_account) on sales.payments to shop_user;

-- An order that was left unpaid is not listed; one that money came for all the same is, because its owner waits for that money.
update sales.orders set cancel_reason = 'EXPIRED'
where cancel_reason = 'NOT_PAID'
  and id in (select order_id from sales.payments where status = 'MISMATCH' and refund_since is not null);
