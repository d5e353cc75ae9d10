-- expand: pieces that are made again, why and for how much.

create table sales.reprints (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  order_product_id bigint not null references sales.order_products (id),
  quantity integer not null check (quantity between 1 and 99),
  cause text not null constraint reprints_cause_check check (cause in ('MISPRINT', 'WRONG_SIZE', 'DAMAGED', 'LOST', 'OTHER')),
  cost integer not null check (cost between 0 and 100000000),
  noted_by uuid not null,
  created_at timestamptz not null,
  made_at timestamptz,
  request_key text unique
);
create index reprints_order on sales.reprints (order_id);
create index reprints_line on sales.reprints (order_product_id);
create index reprints_by_time on sales.reprints (created_at);
comment on table sales.reprints is 'Pieces of an order that came out wrong and are made again, each with one more garment from stock.';
comment on column sales.reprints.cost is 'What it costs the shop altogether, won.';
comment on column sales.reprints.request_key is 'The Idempotency-Key of its request, so that a repeat adds nothing even after a crash.';
comment on column sales.reprints.made_at is 'When the order left production with them; until then the press makes these pieces alone.';
comment on constraint reprints_order_id_fkey on sales.reprints is E'@fieldName order\n@foreignFieldName reprints';
comment on constraint reprints_order_product_id_fkey on sales.reprints is E'@fieldName order_product\n@foreignFieldName reprints';
select app.protect('sales.reprints', '');

alter table sales.order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
    'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'OPTION_CHANGED', 'PREPARED_BY_STAFF', 'PROOF_APPROVED',
    'REPRINTED', 'REPRINT_UNDONE', 'NOTE'));
select app.audit_all();
