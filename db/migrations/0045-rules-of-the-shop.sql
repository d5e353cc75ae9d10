-- What an operator may change of the rules: points, deposits, confirmation, returns; and words that mean the same to a search.

create table management.shop_rules (
  id integer primary key default 1 check (id = 1),
  points_earn_percent integer not null default 1 check (points_earn_percent between 0 and 50),
  points_valid_months integer not null default 36 check (points_valid_months between 1 and 120),
  points_min_held integer not null default 1000 check (points_min_held between 0 and 1000000),
  review_text_points integer not null default 500 check (review_text_points between 0 and 100000),
  review_photo_points integer not null default 500 check (review_photo_points between 0 and 100000),
  deposit_days integer not null default 7 check (deposit_days between 1 and 7),
  confirm_days integer not null default 7 check (confirm_days between 7 and 60),
  pick_up_fee integer not null default 3000 check (pick_up_fee between 0 and 100000)
);
comment on table management.shop_rules is
  'One row. Read whenever a rule asks, so that a change counts at once; amounts in won and points, defaults those of rules/office/shop-rules.ts.';
insert into management.shop_rules default values;
select app.protect('management.shop_rules', 'select');
create policy public_select on management.shop_rules for select to shop_public using (true);
grant select on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');

-- An order keeps what its buyer was promised, whatever the rules say later.
alter table sales.orders
  add column earn_percent integer not null default 1 check (earn_percent between 0 and 50),
  add column confirm_days integer not null default 7 check (confirm_days between 7 and 60),
  add column pick_up_fee integer not null default 3000 check (pick_up_fee between 0 and 100000);
grant select (earn_percent, confirm_days, pick_up_fee) on sales.orders to shop_admin;
comment on column sales.orders.earn_percent is 'Of what its goods cost in money, per cent that its confirmation earns in points.';
comment on column sales.orders.confirm_days is 'Full days after delivery before the clock confirms it.';
comment on column sales.orders.pick_up_fee is 'What a parcel back costs its buyer, won, before the remote fee.';

create table management.search_synonyms (
  id bigint generated always as identity primary key,
  words text not null check (char_length(words) between 3 and 200),
  position integer not null default 0
);
comment on table management.search_synonyms is 'Words that mean the same to a shopper, with commas: whoever searches for one finds what bears another.';
select app.protect('management.search_synonyms', 'select');
create policy public_select on management.search_synonyms for select to shop_public using (true);
grant select on management.search_synonyms to shop_public;
select app.announce_changes_of('management.search_synonyms');
insert into management.search_synonyms (words, position) values
  ('후디, 후드티, 후드, hoodie', 1),
  ('스웨트셔츠, 맨투맨, sweatshirt', 2),
  ('긴소매, 긴팔, 롱슬리브', 3),
  ('티셔츠, 반팔, 반팔티', 4),
  ('토트백, 에코백', 5),
  ('캡, 볼캡', 6),
  ('폰케이스, 핸드폰케이스, 휴대폰케이스', 7);

-- Staff see of an account that money goes back to its end and a masked holder, until they ask.
alter table sales.refund_accounts
  add column masked_holder text generated always as (
    case when char_length(holder) < 2 then holder when char_length(holder) = 2 then left(holder, 1) || '*'
      else left(holder, 1) || repeat('*', least(char_length(holder) - 2, 6)) || right(holder, 1) end) virtual;

-- What the provider says of receipts that were issued is compared every night; what was cancelled at its console stands in the queue.
alter table sales.cash_receipts add column compared_at timestamptz;
create index cash_receipts_compared on sales.cash_receipts (compared_at nulls first, id) where state = 'ISSUED';
alter table sales.discrepancies drop constraint discrepancies_kind_check;
alter table sales.discrepancies add constraint discrepancies_kind_check check (kind in
  ('WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED', 'ACCOUNT_NOT_CLOSED',
   'CANCELLED_OUTSIDE', 'PARTLY_CANCELLED_OUTSIDE', 'UNKNOWN_PAYMENT', 'JOB_FAILING', 'RECEIPT_NOT_CANCELLED', 'RECEIPT_CANCELLED_OUTSIDE'));
alter table sales.discrepancies drop constraint discrepancies_action_check;
alter table sales.discrepancies add constraint discrepancies_action_check check (action in ('REFUND', 'ACCEPT', 'SETTLE', 'REISSUE'));
select app.audit_all();
