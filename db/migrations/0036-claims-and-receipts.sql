-- Claims that are decided: fault, pick-up, re-delivery, photos, what goes back, and the receipts of money that was deposited.
-- Line, claim and refund each have a state of their own (rules/order/claim.ts, rules/money/refund.ts).

alter table sales.claims
  drop constraint claims_status_check,
  add constraint claims_status_check check (status in ('REQUESTED', 'COLLECTING', 'COLLECTED', 'REDELIVERING', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'WITHDRAWN')),
  add column fault text not null default 'SHOPPER' constraint claims_fault_check check (fault in ('SHOPPER', 'SHOP', 'COURIER')),
  add column has_pick_up boolean not null default false,
  add column note text not null default '' check (length(note) <= 500),
  add column decided_at timestamptz,
  add column pick_up_courier text check (pick_up_courier ~ '^[A-Z_]{2,40}$'),
  add column pick_up_number text check (pick_up_number ~ '^[0-9A-Za-z-]{4,40}$'),
  add column collected_at timestamptz,
  add column delivery_courier text check (delivery_courier ~ '^[A-Z_]{2,40}$'),
  add column delivery_number text check (delivery_number ~ '^[0-9A-Za-z-]{4,40}$');
create index claims_state on sales.claims (status, created_at desc);
comment on column sales.claims.fault is 'Who answers for it, and so who pays for the way back; said by the reason, decided by an operator.';
comment on column sales.claims.note is 'What the shop says to its decision; the shopper reads it.';
comment on column sales.claims.delivery_number is 'The waybill of an exchange on its way to the shopper.';

alter table sales.claim_products
  add column is_open boolean not null default false,
  add column is_resellable boolean,
  add column option_id bigint references product.product_options (id),
  add column exchange_option_id bigint references product.product_options (id);
create unique index claim_products_one_open on sales.claim_products (order_product_id) where is_open;
create index claim_products_option on sales.claim_products (option_id);
create index claim_products_exchange on sales.claim_products (exchange_option_id);
comment on column sales.claim_products.is_open is 'The claim is not decided: no other one about this line may begin.';
comment on column sales.claim_products.option_id is 'What the pieces were when they came back: after an exchange not what was ordered.';
comment on column sales.claim_products.is_resellable is 'Whether the pieces went back into stock; null while nobody has looked.';

-- Staff decide through commands that move claim, stock, points and money together; a claim is not corrected by hand any more.
revoke update on sales.claims from shop_admin;
grant select (fault, has_pick_up, note, decided_at, pick_up_courier, pick_up_number, collected_at, delivery_courier, delivery_number) on sales.claims to shop_user;

create table sales.claim_photos (
  claim_id bigint not null references sales.claims (id) on delete cascade,
  position integer not null check (position >= 0),
  photo_id bigint references member.photos (id),
  src text not null,
  primary key (claim_id, position)
);
create index claim_photos_photo on sales.claim_photos (photo_id);
comment on table sales.claim_photos is 'What a shopper shows of what is wrong.';
comment on constraint claim_photos_claim_id_fkey on sales.claim_photos is '@fieldName claim
@foreignFieldName claim_photos';
comment on constraint claim_photos_photo_id_fkey on sales.claim_photos is '@fieldName photo';
select app.holds_photos('sales.claim_photos');
select app.protect('sales.claim_photos', 'select');
create policy own_select on sales.claim_photos for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_photos to shop_user;

create table sales.claim_changes (
  id bigint generated always as identity primary key,
  claim_id bigint not null references sales.claims (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('MEMBER', 'ADMIN', 'PAYMENT')),
  user_id uuid,
  note text not null default '',
  changed_at timestamptz not null
);
create index claim_changes_claim on sales.claim_changes (claim_id, changed_at);
comment on table sales.claim_changes is 'The way of each claim: who moved it, when. Added to, never rewritten.';
comment on constraint claim_changes_claim_id_fkey on sales.claim_changes is '@fieldName claim
@foreignFieldName claim_changes';
create trigger never_changed before update on sales.claim_changes for each row execute function app.forbid_change();
select app.protect('sales.claim_changes', 'select');
create policy own_select on sales.claim_changes for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select (id, claim_id, from_status, to_status, changed_at) on sales.claim_changes to shop_user;

create table sales.claim_refunds (
  claim_id bigint primary key references sales.claims (id),
  payment_id text references sales.payments (payment_id),
  state text not null constraint claim_refunds_state_check check (state in ('NONE', 'OWED', 'ACCOUNT_NEEDED', 'ASKED', 'BACK')),
  goods_amount integer not null check (goods_amount >= 0),
  shipping_back integer not null default 0 check (shipping_back >= 0),
  shipping_charge integer not null default 0 check (shipping_charge >= 0),
  pick_up_fee integer not null default 0 check (pick_up_fee >= 0),
  amount integer not null check (amount >= 0),
  point_amount integer not null default 0 check (point_amount >= 0),
  earned_back integer not null default 0 check (earned_back >= 0),
  is_coupon_back boolean not null default false,
  is_whole boolean not null default false,
  cancellation_id text,
  owed_since timestamptz not null,
  asked_at timestamptz,
  back_at timestamptz,
  constraint claim_refunds_sum check (amount = goods_amount + shipping_back - shipping_charge - pick_up_fee),
  constraint claim_refunds_money check ((amount = 0) = (state = 'NONE') and (amount = 0 or payment_id is not null)),
  constraint claim_refunds_back check ((state = 'BACK') = (back_at is not null))
);
create index claim_refunds_payment on sales.claim_refunds (payment_id);
create index claim_refunds_owed on sales.claim_refunds (owed_since) where state in ('OWED', 'ACCOUNT_NEEDED', 'ASKED');
comment on table sales.claim_refunds is
  'What a settled claim gave back, by what it is made of: won, points, coupons. The sum is exact; fees that were more than the goods cost were waived and are not in it.';
comment on column sales.claim_refunds.is_whole is 'The order ended with it: the rest of its payment goes back as one (sales.payments.refund_since).';
comment on column sales.claim_refunds.earned_back is 'Points of a confirmed purchase that were taken back.';
comment on constraint claim_refunds_claim_id_fkey on sales.claim_refunds is '@fieldName claim
@foreignFieldName claim_refund';
comment on constraint claim_refunds_payment_id_fkey on sales.claim_refunds is '@fieldName payment
@foreignFieldName claim_refunds';
select app.protect('sales.claim_refunds', 'select');
create policy own_select on sales.claim_refunds for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_refunds to shop_user;

alter table sales.discrepancies
  add column resolved_by uuid,
  add column action text constraint discrepancies_action_check check (action in ('REFUND', 'ACCEPT', 'SETTLE'));
comment on column sales.discrepancies.action is 'What an operator did about it; null for cases that healed by themselves.';

create table sales.cash_receipts (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  receipt_key text not null unique check (receipt_key ~ '^[A-Za-z0-9]{20,32}$'),
  purpose text not null constraint cash_receipts_purpose_check check (purpose in ('PERSONAL', 'CORPORATE')),
  sealed_identity text,
  shown_identity text not null,
  amount integer not null check (amount >= 0),
  state text not null constraint cash_receipts_state_check check (state in ('REQUESTED', 'ISSUED', 'FAILED', 'CANCELLED')),
  issue_number text,
  receipt_url text,
  error text,
  replaces_id bigint references sales.cash_receipts (id),
  requested_at timestamptz not null,
  issued_at timestamptz,
  cancelled_at timestamptz,
  constraint cash_receipts_issued check (state <> 'ISSUED' or (issued_at is not null and issue_number is not null)),
  constraint cash_receipts_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null))
);
create unique index cash_receipts_one_standing on sales.cash_receipts (order_id) where state <> 'CANCELLED';
create index cash_receipts_order on sales.cash_receipts (order_id);
create index cash_receipts_replaces on sales.cash_receipts (replaces_id);
create index cash_receipts_state on sales.cash_receipts (state, requested_at desc);
comment on table sales.cash_receipts is
  'Cash receipts of deposits, one standing for an order. After a part was given back the old one is cancelled and another issued for what is left. Amounts in won.';
comment on column sales.cash_receipts.receipt_key is 'The id under which the provider issues it: new for each, so that one that was lost on the way is found again.';
comment on column sales.cash_receipts.sealed_identity is 'Phone, card or business number under a key of the shop; null once nothing can be issued with it any more.';
comment on column sales.cash_receipts.shown_identity is 'The same with all but its end masked.';
comment on constraint cash_receipts_order_id_fkey on sales.cash_receipts is '@fieldName order
@foreignFieldName cash_receipts';
comment on constraint cash_receipts_replaces_id_fkey on sales.cash_receipts is '@fieldName replaced
@foreignFieldName replacements';
select app.protect('sales.cash_receipts', '');
create policy admin_select on sales.cash_receipts for select to shop_admin using (true);
grant select (id, order_id, purpose, shown_identity, amount, state, issue_number, receipt_url, error, replaces_id, requested_at, issued_at, cancelled_at)
  on sales.cash_receipts to shop_admin;
create policy own_select on sales.cash_receipts for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, purpose, shown_identity, amount, state, issue_number, receipt_url, requested_at, issued_at, cancelled_at)
  on sales.cash_receipts to shop_user;

select app.audit_all();
