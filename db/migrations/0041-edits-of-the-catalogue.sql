-- Forms of the catalogue touch a product, its options and what hangs on them in whatever order the form has them. They hold the lock of
-- the catalogue alone from the start, as administrators in SQL do (0010): orders and counters wait for the moment an edit takes, and no
-- circle of locks can come about.
create function app.hold_catalogue() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(1936024941, 1) $$;
revoke execute on function app.hold_catalogue() from public;
grant execute on function app.hold_catalogue() to shop_service;
comment on function app.hold_catalogue() is 'Alone with the catalogue until the commit; taken before any of its rows.';
