-- A part of an order number is looked up, where every order was read for it. Four signs at a time, without the century and the decade every order has.
create function app.order_number_parts(order_number text) returns text[]
language sql immutable parallel safe
as $$ select array_agg(distinct substr(order_number, begins, 4)) from generate_series(3, length(order_number) - 3) begins $$;
revoke execute on function app.order_number_parts(text) from public;
grant execute on function app.order_number_parts(text) to shop_service, shop_admin;
create index orders_number_parts on sales.orders using gin (app.order_number_parts(order_number));
