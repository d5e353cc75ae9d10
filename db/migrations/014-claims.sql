-- Claims that are decided: fault, pick-up, re-delivery, photos, and what goes back. Line, claim and refund each have a state of their own
-- (rules/order/claim.ts, rules/money/refund.ts).

-- Staff decide through commands that move claim, stock, points and money together. The account a refund goes to is nobody's to read but the
-- command's that pays it.
create table sales.claims (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  type text not null check (type in ('CANCEL', 'RETURN', 'EXCHANGE')),
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'COLLECTING', 'COLLECTED', 'REDELIVERING', 'ACCEPTED',
    'COMPLETED', 'REJECTED', 'WITHDRAWN')),
  reason text not null,
  detail text not null default '',
  refund_amount integer not null default 0 check (refund_amount >= 0),
  refund_bank text,
  refund_account text,
  refund_holder text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  fault text not null default 'SHOPPER' check (fault in ('SHOPPER', 'SHOP', 'COURIER')),
  has_pick_up boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  decided_at timestamptz,
  pick_up_courier text check (pick_up_courier ~ '^[A-Z_]{2,40}$'),
  pick_up_number text check (pick_up_number ~ '^[0-9A-Za-z-]{4,40}$'),
  collected_at timestamptz,
  delivery_courier text check (delivery_courier ~ '^[A-Z_]{2,40}$'),
  delivery_number text check (delivery_number ~ '^[0-9A-Za-z-]{4,40}$')
);
create index claims_order on sales.claims (order_id);
create index claims_unfinished on sales.claims (order_id) where status not in ('COMPLETED', 'REJECTED', 'WITHDRAWN');
create index claims_state on sales.claims (status, created_at desc);
comment on table sales.claims is 'Cancel, return and exchange: entities of their own beside the eight order states (decision 049).';
comment on column sales.claims.fault is 'Who answers for it, and so who pays for the way back; said by the reason, decided by an operator.';
comment on column sales.claims.note is 'What the shop says to its decision; the shopper reads it.';
comment on column sales.claims.delivery_number is 'The waybill of an exchange on its way to the shopper.';
comment on constraint claims_order_id_fkey on sales.claims is E'@fieldName order\n@foreignFieldName claims';
select app.protect('sales.claims', 'select (id, order_id, type, status, reason, detail, refund_amount, refund_bank, created_at,
  completed_at, fault, has_pick_up, note, decided_at, pick_up_courier, pick_up_number, collected_at, delivery_courier, delivery_number)');
create policy own_select on sales.claims for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, type, status, reason, detail, refund_amount, created_at, completed_at, fault, has_pick_up, note, decided_at,
  pick_up_courier, pick_up_number, collected_at, delivery_courier, delivery_number) on sales.claims to shop_user;

create table sales.claim_products (
  claim_id bigint not null references sales.claims (id) on delete cascade,
  order_product_id bigint not null references sales.order_products (id),
  quantity integer not null check (quantity > 0),
  is_open boolean not null default false,
  is_resellable boolean,
  option_id bigint references product.product_options (id),
  exchange_option_id bigint references product.product_options (id),
  primary key (claim_id, order_product_id)
);
create index claim_products_order_product on sales.claim_products (order_product_id);
create unique index claim_products_one_open on sales.claim_products (order_product_id) where is_open;
create index claim_products_option on sales.claim_products (option_id);
create index claim_products_exchange on sales.claim_products (exchange_option_id);
comment on column sales.claim_products.is_open is 'The claim is not decided: no other one about this line may begin.';
comment on column sales.claim_products.is_resellable is 'Whether the pieces went back into stock; null while nobody has looked.';
comment on column sales.claim_products.option_id is 'What the pieces were when they came back: after an exchange not what was ordered.';
comment on constraint claim_products_claim_id_fkey on sales.claim_products is E'@fieldName claim\n@foreignFieldName claim_products';
select app.protect('sales.claim_products', 'select');
create policy own_select on sales.claim_products for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_products to shop_user;

create table sales.claim_photos (
  claim_id bigint not null references sales.claims (id) on delete cascade,
  position integer not null check (position >= 0),
  photo_id bigint references member.photos (id),
  src text not null,
  primary key (claim_id, position)
);
create index claim_photos_photo on sales.claim_photos (photo_id);
comment on table sales.claim_photos is 'What a shopper shows of what is wrong.';
comment on constraint claim_photos_claim_id_fkey on sales.claim_photos is E'@fieldName claim\n@foreignFieldName claim_photos';
comment on constraint claim_photos_photo_id_fkey on sales.claim_photos is '@fieldName photo';
select app.protect('sales.claim_photos', 'select');
create policy own_select on sales.claim_photos for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_photos to shop_user;
select app.holds_photos('sales.claim_photos');

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
comment on constraint claim_changes_claim_id_fkey on sales.claim_changes is E'@fieldName claim\n@foreignFieldName claim_changes';
create trigger never_changed before update on sales.claim_changes for each row execute function app.forbid_change();
select app.protect('sales.claim_changes', 'select');
create policy own_select on sales.claim_changes for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select (id, claim_id, from_status, to_status, changed_at) on sales.claim_changes to shop_user;

-- Fees of a return that the money does not cover are paid by points that would go back; what points paid for a delivery comes back as
-- points. Money that staff gave back by another way than the payment provider is marked, or the rest of its order would give it back a
-- second time.
create table sales.claim_refunds (
  claim_id bigint primary key references sales.claims (id),
  payment_id text references sales.payments (payment_id),
  state text not null check (state in ('NONE', 'OWED', 'ACCOUNT_NEEDED', 'ASKED', 'BACK')),
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
  shipping_back_points integer not null default 0 check (shipping_back_points between 0 and shipping_back),
  shipping_charge_points integer not null default 0 check (shipping_charge_points between 0 and shipping_charge),
  pick_up_points integer not null default 0 check (pick_up_points between 0 and pick_up_fee),
  is_settled_elsewhere boolean not null default false,
  constraint claim_refunds_money check ((amount = 0) = (state = 'NONE') and (amount = 0 or payment_id is not null)),
  constraint claim_refunds_back check ((state = 'BACK') = (back_at is not null)),
  constraint claim_refunds_sum check (amount = goods_amount + shipping_back - shipping_back_points
    - (shipping_charge - shipping_charge_points) - (pick_up_fee - pick_up_points)),
  constraint claim_refunds_settled_elsewhere check (not is_settled_elsewhere or state = 'BACK')
);
create index claim_refunds_payment on sales.claim_refunds (payment_id);
create index claim_refunds_owed on sales.claim_refunds (owed_since) where state in ('OWED', 'ACCOUNT_NEEDED', 'ASKED');
comment on table sales.claim_refunds is
  'What a settled claim gave back, by what it is made of: won, points, coupons. The sum is exact; fees that were more than the goods cost were waived and are not in it.';
comment on column sales.claim_refunds.point_amount is
  'Points that went back: those of the goods, with what of fees was given back in points, less the fees that points paid.';
comment on column sales.claim_refunds.earned_back is 'Points of a confirmed purchase that were taken back, owed ones too.';
comment on column sales.claim_refunds.is_whole is
  'The order ended with it: the rest of its payment goes back as one (sales.payments.refund_since).';
comment on column sales.claim_refunds.is_settled_elsewhere is 'Staff gave it back by another way than the payment provider.';
comment on constraint claim_refunds_claim_id_fkey on sales.claim_refunds is E'@fieldName claim\n@foreignFieldName claim_refund';
comment on constraint claim_refunds_payment_id_fkey on sales.claim_refunds is E'@fieldName payment\n@foreignFieldName claim_refunds';
select app.protect('sales.claim_refunds', 'select');
create policy own_select on sales.claim_refunds for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_refunds to shop_user;
