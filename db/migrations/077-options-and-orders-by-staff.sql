-- expand: staff change the option of a line before production, and prepare checkouts for members.
alter table sales.order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
    'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'OPTION_CHANGED', 'PREPARED_BY_STAFF', 'PROOF_APPROVED', 'NOTE'));

-- Staff prepare a checkout for a member, who pays it by its link.
alter table sales.checkouts
  add column prepared_by uuid,
  add column delivery_destination_id bigint references member.delivery_destinations (id) on delete set null;
create index checkouts_destination on sales.checkouts (delivery_destination_id);
create index checkouts_prepared on sales.checkouts (user_id, created_at desc) where prepared_by is not null;
comment on column sales.checkouts.prepared_by is 'The member of staff who prepared it for its member; null for one that a member opened.';
comment on column sales.checkouts.delivery_destination_id is 'Where it goes unless its member chooses another address.';
comment on constraint checkouts_delivery_destination_id_fkey on sales.checkouts is '@fieldName delivery_destination';

alter table member.notifications
  drop constraint notifications_event_check,
  add constraint notifications_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came', 'payee_changed', 'campaign',
    'checkout_ready'));
alter table member.notification_mutes
  drop constraint notification_mutes_event_check,
  add constraint notification_mutes_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came', 'payee_changed', 'campaign',
    'checkout_ready'));
