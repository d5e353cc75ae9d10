-- Orders at work (decision 048): the shop's acknowledgement, the promise until when an order leaves the house, the queue it is reckoned from,
-- waybills and where the parcel is, one history of what staff, courier and clock did, and lists that answer alike in a table of any size.

alter table sales.orders
  add column acknowledged_at timestamptz,
  add column made_units integer not null default 0 check (made_units >= 0),
  add column ship_by date,
  add column slips_on date,
  add column tracking_state text check (tracking_state in ('INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAIL',
    'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'EXCEPTION', 'UNKNOWN')),
  add column tracked_at timestamptz,
  add column step text not null generated always as (
    case when cancelled_at is not null then 'CANCELLED' when status = 'PAYMENT_COMPLETE' and acknowledged_at is not null then 'ACKNOWLEDGED' else status end
  ) stored;
grant select (acknowledged_at, made_units, ship_by, slips_on, tracking_state, tracked_at, step) on sales.orders to shop_admin;
comment on column sales.orders.acknowledged_at is 'When the shop saw the order and took it into its work (발주 확인); no state of its own.';
comment on column sales.orders.made_units is 'Pieces that are made to order, known from the payment on: what waits for the press is their sum.';
comment on column sales.orders.ship_by is 'The last day, in Korea, on which the order leaves the house; promised at the payment and never moved. Null: nothing was promised.';
comment on column sales.orders.slips_on is 'The day it will leave the house as work goes now, where that is later than promised.';
comment on column sales.orders.tracking_state is 'What the courier said last, in the words of Delivery Tracker.';
comment on column sales.orders.tracked_at is 'When the courier was asked last.';
comment on column sales.orders.step is 'Where the order stands in the work of the house (rules/order/work-step.ts).';

update sales.orders set made_units = made.units
  from (select order_id, sum(quantity) as units from sales.order_products where custom_version_id is not null group by order_id) made
  where made.order_id = orders.id;

-- What operators look for by word: names whole and without blanks, phone numbers as digits, and their last four.
create function app.order_words(recipient text, orderer text, depositor text, recipient_phone text, orderer_phone text) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(distinct word) from unnest(array[
    lower(regexp_replace(recipient, '\s', '', 'g')), lower(regexp_replace(orderer, '\s', '', 'g')), lower(regexp_replace(coalesce(depositor, ''), '\s', '', 'g')),
    regexp_replace(recipient_phone, '\D', '', 'g'), regexp_replace(orderer_phone, '\D', '', 'g'),
    right(regexp_replace(recipient_phone, '\D', '', 'g'), 4), right(regexp_replace(orderer_phone, '\D', '', 'g'), 4)]) word
  where word <> ''
$$;
revoke execute on function app.order_words(text, text, text, text, text) from public;
grant execute on function app.order_words(text, text, text, text, text) to shop_service, shop_admin;

create index orders_words on sales.orders using gin (app.order_words(recipient, orderer_name, depositor_name, recipient_phone, orderer_phone));
create index orders_waybill on sales.orders (tracking_number) where tracking_number is not null;
create index orders_by_step on sales.orders (step, ordered_at desc, id desc);
create index orders_by_time on sales.orders (ordered_at desc, id desc);
create index orders_to_ship on sales.orders (step, coalesce(ship_by, '9999-12-31'::date), id)
  where step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING');
create index orders_slipping on sales.orders (step, id)
  where slips_on is not null and step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING');
create index orders_to_produce on sales.orders (made_units)
  where made_units > 0 and step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION');
create index orders_to_track on sales.orders (tracked_at nulls first) where step = 'IN_DELIVERY' and tracking_number is not null;
create index claims_unfinished on sales.claims (order_id) where status not in ('COMPLETED', 'REJECTED', 'WITHDRAWN');

create table sales.order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  kind text not null check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN', 'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED',
    'SLIP_AVERTED', 'NOTE')),
  actor text not null check (actor in ('ADMIN', 'JOB', 'TRACKER')),
  user_id uuid,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index order_events_order on sales.order_events (order_id, created_at);
comment on table sales.order_events is 'What happened to an order beside its states: staff, clock and courier. Added to, never rewritten.';
comment on constraint order_events_order_id_fkey on sales.order_events is '@fieldName order
@foreignFieldName events';
create trigger never_changed before update on sales.order_events for each row execute function app.forbid_change();
select app.protect('sales.order_events', 'select');

create table sales.production_plan (
  is_only boolean primary key default true check (is_only),
  units_a_day integer not null default 40 check (units_a_day between 1 and 100000),
  cut_off_minute integer not null default 840 check (cut_off_minute between 0 and 1440),
  spare_days integer not null default 1 check (spare_days between 0 and 30)
);
comment on table sales.production_plan is 'One row: pieces made to order in a working day, minutes of the Korean day until which an order is worked on at once, days to spare in what is promised.';
insert into sales.production_plan default values;
select app.protect('sales.production_plan', 'select, update');

create table management.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  state jsonb not null check (jsonb_typeof(state) = 'object' and length(state::text) <= 4000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  constraint saved_views_name unique (user_id, page, name)
);
create index saved_views_page on management.saved_views (page);
comment on table management.saved_views is 'Filters of a list of the back office that somebody keeps; whoever reads one checks it, because lists change.';
select app.protect('management.saved_views', '');
create policy kept_select on management.saved_views for select to shop_admin using (is_shared or user_id = (select app.me()));
create policy own_insert on management.saved_views for insert to shop_admin with check (user_id = (select app.me()));
create policy own_delete on management.saved_views for delete to shop_admin using (user_id = (select app.me()));
grant select, delete on management.saved_views to shop_admin;
grant insert (page, name, state, is_shared) on management.saved_views to shop_admin;

select app.audit_all();
