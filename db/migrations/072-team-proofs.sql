-- expand: the press begins a team order when its organizer has approved the proof.
alter table sales.checkouts add column is_team boolean not null default false;
comment on column sales.checkouts.is_team is 'Opened for a team order.';
alter table sales.orders
  add column needs_proof boolean not null default false,
  add column proof_approved_at timestamptz check (proof_approved_at is null or needs_proof);
comment on column sales.orders.needs_proof is 'The buyer approves the proof before anything is printed: a team order.';
comment on column sales.orders.proof_approved_at is 'When they did.';
grant select (needs_proof, proof_approved_at) on sales.orders to shop_user, shop_admin;

alter table sales.order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
    'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'PROOF_APPROVED', 'NOTE')),
  drop constraint order_events_actor_check,
  add constraint order_events_actor_check check (actor in ('ADMIN', 'JOB', 'TRACKER', 'MEMBER'));
