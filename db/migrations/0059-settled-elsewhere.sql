-- Money that staff gave back by another way than the payment provider is marked as such. Until now a claim's part was told by its missing
-- cancellation; a part that the bank had refused once had one, so that the rest of its order gave it back a second time. And a shopper was told
-- that it went to the card.

alter table sales.claim_refunds
  add column is_settled_elsewhere boolean not null default false,
  add constraint claim_refunds_settled_elsewhere check (not is_settled_elsewhere or state = 'BACK');
comment on column sales.claim_refunds.is_settled_elsewhere is 'Staff gave it back by another way than the payment provider.';

alter table sales.payments
  add column is_settled_elsewhere boolean not null default false,
  add constraint payments_settled_elsewhere check (not is_settled_elsewhere or refunded_at is not null);
comment on column sales.payments.is_settled_elsewhere is 'Staff gave back what was left of it by another way than the payment provider.';
grant select (is_settled_elsewhere) on sales.payments to shop_user;

update sales.claim_refunds refund set is_settled_elsewhere = true
where refund.state = 'BACK' and not refund.is_whole and not exists (
  select from sales.payment_cancellations cancellation
  where cancellation.payment_id = refund.payment_id and cancellation.cancellation_id = refund.cancellation_id and cancellation.status = 'SUCCEEDED'
) and not exists (select from sales.payments payment where payment.payment_id = refund.payment_id and payment.refunded_at = refund.back_at);
update sales.payments payment set is_settled_elsewhere = true
where payment.refunded_at is not null and exists (
  select from sales.discrepancies discrepancy
  where discrepancy.payment_id = payment.payment_id and discrepancy.action = 'SETTLE' and discrepancy.resolved_at >= payment.refunded_at
    and discrepancy.resolved_at < payment.refunded_at + interval '1 minute'
);
