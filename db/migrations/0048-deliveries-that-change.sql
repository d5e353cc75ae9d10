-- Where an order goes changes until its waybill is there; what its delivery cost was reckoned for the place it was ordered to, and refunds go on reckoning with that.
alter table sales.orders add column priced_zip_code text check (priced_zip_code ~ '^\d{5}$');
comment on column sales.orders.priced_zip_code is 'The zip code its delivery was paid for, once the order goes to another one; null while they are the same.';
grant select (priced_zip_code) on sales.orders to shop_admin;

alter table sales.order_events drop constraint order_events_kind_check;
alter table sales.order_events add constraint order_events_kind_check check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
  'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'NOTE'));
