-- Royalties and donations by layer of what was sold, frozen at the sale, counted when the purchase is confirmed, settled month by month;
-- and what a brand is to prepare. rules/money/royalty.ts and rules/money/settlement.ts hold the arithmetic (decision 050).

create table sales.royalty_rules (
  id bigint generated always as identity primary key,
  artist_id bigint not null references product.artists (id),
  graphic_id bigint references product.graphics (id),
  rate integer check (rate between 0 and 10000),
  discount_bearer text not null default 'SHOP' check (discount_bearer in ('SHOP', 'ARTIST')),
  starts_at timestamptz not null,
  note text not null default '',
  created_by uuid,
  created_at timestamptz not null default now()
);
create index royalty_rules_artist on sales.royalty_rules (artist_id, graphic_id, starts_at desc);
create index royalty_rules_graphic on sales.royalty_rules (graphic_id);
comment on table sales.royalty_rules is
  'What was agreed with an artist, for all works or for one: the last that has begun holds. rate: hundredths of a percent of the graphic''s price.';
comment on column sales.royalty_rules.rate is 'Null ends the agreement: the wider one holds again.';
create trigger never_changed before update on sales.royalty_rules for each row execute function app.forbid_change();
select app.protect('sales.royalty_rules', 'select');
create policy own_select on sales.royalty_rules for select to shop_artist using (artist_id in (select app.my_artist_ids()));
grant select (id, artist_id, graphic_id, rate, discount_bearer, starts_at, created_at) on sales.royalty_rules to shop_artist;

create table sales.royalty_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  order_product_id bigint not null references sales.order_products (id),
  layer_number integer not null check (layer_number > 0),
  kind text not null check (kind in ('ROYALTY', 'DONATION')),
  artist_id bigint not null references product.artists (id),
  graphic_id bigint not null references product.graphics (id),
  graphic_name app.localized not null,
  product_name app.localized not null,
  side_name app.localized,
  quantity integer not null check (quantity > 0),
  unit_price integer not null check (unit_price >= 0),
  base_amount integer not null check (base_amount >= 0),
  rate integer check (rate between 0 and 10000),
  discount_bearer text not null check (discount_bearer in ('SHOP', 'ARTIST')),
  rule_id bigint references sales.royalty_rules (id),
  amount integer not null check (amount >= 0),
  state text not null default 'EXPECTED' check (state in ('EXPECTED', 'COUNTED', 'ENDED')),
  sold_at timestamptz not null,
  constraint royalty_lines_once unique (order_product_id, layer_number, kind),
  constraint royalty_lines_rate check ((kind = 'ROYALTY') = (rate is not null)),
  constraint royalty_lines_artist_key unique (id, artist_id)
);
create index royalty_lines_order on sales.royalty_lines (order_id);
create index royalty_lines_artist on sales.royalty_lines (artist_id, sold_at desc);
create index royalty_lines_graphic on sales.royalty_lines (graphic_id);
create index royalty_lines_rule on sales.royalty_lines (rule_id);
comment on table sales.royalty_lines is
  'The share of one layer of a sold line, as it was worked out when it was paid; later rules, names and prices never change it. Amounts in won.';
comment on column sales.royalty_lines.state is
  'EXPECTED until the purchase is confirmed, then COUNTED; ENDED when all of it went back or the order ended.';
select app.protect('sales.royalty_lines', 'select');
create policy own_select on sales.royalty_lines for select to shop_artist using (artist_id in (select app.my_artist_ids()));
-- Whose order it is stays with the shop.
grant select (id, layer_number, kind, artist_id, graphic_id, graphic_name, product_name, side_name, quantity, unit_price, base_amount, rate,
  discount_bearer, amount, state, sold_at) on sales.royalty_lines to shop_artist;

create function app.forbid_other_shares() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' then
    raise exception 'a share is frozen at its sale' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger frozen before update on sales.royalty_lines for each row execute function app.forbid_other_shares();

create table sales.settlement_periods (
  id bigint generated always as identity primary key,
  starts_on date not null unique,
  ends_on date not null,
  closed_at timestamptz,
  closed_by uuid,
  constraint settlement_periods_days check (ends_on > starts_on)
);
comment on table sales.settlement_periods is
  'A month of Korea''s calendar; ends_on is the first day after it. Nothing comes into a period that is closed.';
select app.protect('sales.settlement_periods', 'select');
create policy artist_select on sales.settlement_periods for select to shop_artist using (true);
grant select (id, starts_on, ends_on, closed_at) on sales.settlement_periods to shop_artist;

create table sales.royalty_entries (
  id bigint generated always as identity primary key,
  period_id bigint not null references sales.settlement_periods (id),
  artist_id bigint not null references product.artists (id),
  royalty_line_id bigint,
  kind text not null check (kind in ('ROYALTY', 'DONATION')),
  cause text not null check (cause in ('SALE', 'REVERSAL', 'CORRECTION')),
  amount integer not null check (amount <> 0),
  reason text not null default '',
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint royalty_entries_line_fkey foreign key (royalty_line_id, artist_id) references sales.royalty_lines (id, artist_id),
  constraint royalty_entries_correction check ((cause = 'CORRECTION') = (reason <> '')),
  constraint royalty_entries_line check (cause = 'CORRECTION' or royalty_line_id is not null),
  constraint royalty_entries_sign check (case cause when 'SALE' then amount > 0 when 'REVERSAL' then amount < 0 else true end)
);
create index royalty_entries_period on sales.royalty_entries (period_id, artist_id);
create index royalty_entries_artist on sales.royalty_entries (artist_id, created_at desc);
create index royalty_entries_line_index on sales.royalty_entries (royalty_line_id);
comment on table sales.royalty_entries is
  'The ledger of royalties and donations in won: what counted, what went back, what a person put right. The period of an entry is the open one when it was written.';
comment on constraint royalty_entries_line_fkey on sales.royalty_entries is E'@fieldName line\n@foreignFieldName entries';
comment on constraint royalty_entries_period_id_fkey on sales.royalty_entries is E'@fieldName period\n@foreignFieldName entries';
create trigger never_changed before update on sales.royalty_entries for each row execute function app.forbid_change();
select app.protect('sales.royalty_entries', 'select');
create policy own_select on sales.royalty_entries for select to shop_artist using (artist_id in (select app.my_artist_ids()));
grant select (id, period_id, artist_id, royalty_line_id, kind, cause, amount, reason, created_at) on sales.royalty_entries to shop_artist;

create table sales.settlements (
  id bigint generated always as identity primary key,
  period_id bigint not null references sales.settlement_periods (id),
  artist_id bigint not null references product.artists (id),
  sales_amount integer not null check (sales_amount >= 0),
  reversal_amount integer not null check (reversal_amount <= 0),
  correction_amount integer not null,
  carried_amount integer not null check (carried_amount <= 0),
  owed_amount integer not null,
  donation_amount integer not null,
  state text not null default 'CLOSED' check (state in ('CLOSED', 'INVOICED', 'PAID')),
  tax_kind text check (tax_kind in ('WITHHELD', 'INVOICE', 'EXEMPT')),
  income_tax integer check (income_tax >= 0),
  local_tax integer check (local_tax >= 0),
  vat integer check (vat >= 0),
  payout_amount integer check (payout_amount >= 0),
  closed_at timestamptz not null,
  invoiced_at timestamptz,
  paid_at timestamptz,
  payout_reference text,
  constraint settlements_once unique (period_id, artist_id),
  constraint settlements_owed check (owed_amount = sales_amount + reversal_amount + correction_amount + carried_amount),
  constraint settlements_invoiced check ((state = 'CLOSED') = (invoiced_at is null)
    and num_nonnulls(invoiced_at, tax_kind, income_tax, local_tax, vat, payout_amount) in (0, 6)),
  constraint settlements_payout check (payout_amount = greatest(0, owed_amount) - income_tax - local_tax + vat),
  constraint settlements_paid check ((state = 'PAID') = (paid_at is not null))
);
create index settlements_artist on sales.settlements (artist_id, period_id desc);
comment on table sales.settlements is
  'One artist in one closed period, won: what was frozen when the period was closed, the taxes and the payout frozen when it was invoiced. Below nothing it is carried into the next.';
comment on constraint settlements_period_id_fkey on sales.settlements is E'@fieldName period\n@foreignFieldName settlements';
select app.protect('sales.settlements', 'select');
create policy own_select on sales.settlements for select to shop_artist using (artist_id in (select app.my_artist_ids()));
grant select on sales.settlements to shop_artist;

create table sales.payees (
  artist_id bigint primary key references product.artists (id),
  tax_kind text not null check (tax_kind in ('WITHHELD', 'INVOICE', 'EXEMPT')),
  business_number text check (business_number ~ '^[0-9]{10}$'),
  bank text not null check (bank ~ '^[A-Z_]{2,40}$'),
  number_end text not null check (number_end ~ '^[0-9]{4}$'),
  sealed_account text not null,
  changed_at timestamptz not null,
  constraint payees_business check ((tax_kind = 'WITHHELD') = (business_number is null))
);
comment on table sales.payees is
  'Where an artist''s money goes and how it is taxed. sealed_account holds number and holder, which the payout file alone opens.';
comment on constraint payees_artist_id_fkey on sales.payees is E'@fieldName artist\n@foreignFieldName payee';
select app.protect('sales.payees', '');
create policy admin_select on sales.payees for select to shop_admin using (true);
create policy own_select on sales.payees for select to shop_artist using (artist_id in (select app.my_artist_ids()));
grant select (artist_id, tax_kind, bank, number_end, changed_at) on sales.payees to shop_artist;
grant select (artist_id, tax_kind, business_number, bank, number_end, changed_at) on sales.payees to shop_admin;

-- Orders whose shares may count differently now: whatever ends an order, confirms it or takes goods back leaves its number here.
create table sales.royalty_checks (
  order_id bigint primary key references sales.orders (id),
  since timestamptz not null default now()
);
select app.protect('sales.royalty_checks', '');

create function app.ask_royalty_check() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into sales.royalty_checks (order_id)
  select changed from (select case tg_table_name
    when 'orders' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'order_id')::bigint end) row (changed)
  where exists (select 1 from sales.royalty_lines where order_id = changed)
  on conflict do nothing;
  return null;
end $$;
create trigger ask_royalty_check after update of confirmed_at, cancelled_at on sales.orders
  for each row when (old.confirmed_at is distinct from new.confirmed_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function app.ask_royalty_check();
create trigger ask_royalty_check after insert or update of status on sales.claims for each row execute function app.ask_royalty_check();

-- What a brand is to prepare: its own lines of paid orders, with what is needed for that and nothing of who bought and what was paid.
create table sales.preparations (
  order_product_id bigint primary key references sales.order_products (id),
  brand_id bigint not null references product.brands (id),
  order_number text not null,
  product_id bigint not null references product.products (id),
  option_id bigint not null references product.product_options (id),
  product_name app.localized not null,
  option_name app.localized not null,
  image_src text not null,
  is_custom boolean not null,
  ordered_quantity integer not null check (ordered_quantity > 0),
  returned_quantity integer not null default 0 check (returned_quantity between 0 and ordered_quantity),
  quantity integer generated always as (ordered_quantity - returned_quantity) stored,
  state text not null default 'WAITING' check (state in ('WAITING', 'PREPARED', 'SENT', 'ENDED')),
  paid_at timestamptz not null,
  prepared_at timestamptz,
  prepared_by uuid
);
create index preparations_brand on sales.preparations (brand_id, state, paid_at);
create index preparations_product on sales.preparations (product_id);
create index preparations_option on sales.preparations (option_id);
comment on table sales.preparations is
  'A line of a paid order as its brand sees it. WAITING until the brand says PREPARED; SENT when the order left the house, ENDED when nothing of it is left to send.';
select app.protect('sales.preparations', 'select');
create policy own_select on sales.preparations for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select (order_product_id, brand_id, order_number, product_id, option_id, product_name, option_name, image_src, is_custom,
  ordered_quantity, returned_quantity, quantity, state, paid_at, prepared_at) on sales.preparations to shop_brand;

create function app.keep_preparations(about bigint) returns void
language plpgsql set search_path = ''
as $$
-- Follows what the order and its claims say, so it may run any time and as often as anybody likes.
begin
  insert into sales.preparations as kept (order_product_id, brand_id, order_number, product_id, option_id, product_name, option_name,
    image_src, is_custom, ordered_quantity, returned_quantity, state, paid_at)
  select line.id, line.brand_id, o.order_number, line.product_id, line.option_id, line.product_name, line.option_name, line.image_src,
    line.custom_version_id is not null, line.quantity, back.quantity,
    case when o.cancelled_at is not null or back.quantity = line.quantity then 'ENDED'
      when o.shipped_at is not null then 'SENT' else 'WAITING' end,
    o.payment_date
  from sales.orders o
  join sales.order_products line on line.order_id = o.id
  cross join lateral (
    select least(line.quantity, coalesce(sum(taken.quantity), 0))::integer as quantity
    from sales.claim_products taken join sales.claims claim on claim.id = taken.claim_id
    where taken.order_product_id = line.id and claim.type in ('CANCEL', 'RETURN') and claim.status in ('ACCEPTED', 'COMPLETED')) back
  where o.id = about and o.payment_date is not null
  on conflict (order_product_id) do update set returned_quantity = excluded.returned_quantity,
    state = case when excluded.state = 'WAITING' and kept.prepared_at is not null then 'PREPARED' else excluded.state end
  where kept.returned_quantity <> excluded.returned_quantity
    or kept.state <> case when excluded.state = 'WAITING' and kept.prepared_at is not null then 'PREPARED' else excluded.state end;
end $$;

create function app.follow_preparations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(new);
begin
  perform app.keep_preparations(case tg_table_name
    when 'orders' then (changed ->> 'id')::bigint
    when 'claim_products' then (select order_id from sales.claims where id = (changed ->> 'claim_id')::bigint)
    else (changed ->> 'order_id')::bigint end);
  return null;
end $$;
create trigger follow_preparations after update of payment_date, cancelled_at, shipped_at on sales.orders
  for each row when ((old.payment_date, old.cancelled_at, old.shipped_at)
    is distinct from (new.payment_date, new.cancelled_at, new.shipped_at))
  execute function app.follow_preparations();
create trigger follow_preparations after insert on sales.order_products for each row execute function app.follow_preparations();
create trigger follow_preparations after update of status on sales.claims for each row execute function app.follow_preparations();
create trigger follow_preparations after insert on sales.claim_products for each row execute function app.follow_preparations();
