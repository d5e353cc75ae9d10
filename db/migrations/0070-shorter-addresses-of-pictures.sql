-- An original is named by 40 digits of its hash, 64 before; digits are most of what a page of pictures weighs.

create or replace function app.is_own_picture(src text) returns boolean
language sql immutable parallel safe
as $$ select src = '' or src ~ '^/cdn/(?:(?:[0-9a-f]{40}|[0-9a-f]{64})\.(?:avif|gif|jpg|png|svg|webp)|library/[1-9][0-9]{0,15}(?:-[1-9][0-9]?x[1-9][0-9]?)?)$' $$;
