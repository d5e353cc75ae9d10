-- The log is searched by a number: of an order or its parcel, of a thing, or one that a row bears. Each way in has an index, so that a search
-- reads what it finds instead of every row that was ever written. They are not partial: PostgreSQL keeps statistics of what they hold then, without
-- which it takes an order for a twohundredth of the log.

create index audit_entries_row_id on management.audit_entries (row_id, id desc);
create index audit_entries_number on management.audit_entries ((coalesce(row_after, row_before) ->> 'number'));
create index audit_entries_order on management.audit_entries ((coalesce(row_after, row_before) ->> 'order_id'));
