-- Whoever holds a parcel types the last four digits of its waybill, as of a phone.
create index orders_waybill_end on sales.orders (right(tracking_number, 4)) where tracking_number is not null;
