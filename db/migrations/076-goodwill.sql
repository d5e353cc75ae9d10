-- expand: staff refund an amount out of goodwill, as a claim of a kind of its own.
alter table sales.claims drop constraint claims_type_check,
  add constraint claims_type_check check (type in ('CANCEL', 'RETURN', 'EXCHANGE', 'GOODWILL'));

alter table sales.claim_refunds add column goodwill_amount integer not null default 0,
  drop constraint claim_refunds_sum,
  add constraint claim_refunds_sum
    check (amount = goods_amount + app.amounts_sum(amounts, false) + shipping_back - shipping_back_points
      - (shipping_charge - shipping_charge_points) - (pick_up_fee - pick_up_points) + goodwill_amount);
comment on column sales.claim_refunds.goodwill_amount is
  'What a goodwill refund is; negative where a later claim would refund more than is left of the payment because of one.';
