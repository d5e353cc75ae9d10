-- A popup, an event, a themed exhibition or a coupon that begins later was readable at once by anybody who asked for it: only the pages filtered
-- by date. A preview of another time supposes that time.
create or replace function app.shop_now() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('app.supposed_now', true), '')::timestamptz,
    now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second'
  )
$$;
grant execute on function app.shop_now() to shop_public;

alter policy public_select on management.popup using (deleted_at is null and start_date <= (select app.shop_now()));
alter policy public_select on management.banners
  using (deleted_at is null and state = 'ACT' and start_date <= (select app.shop_now()));
alter policy public_select on product.plans
  using (deleted_at is null and state = 'ACT' and (start_date is null or start_date <= (select app.shop_now())));
alter policy public_select on sales.coupons
  using (is_public and deleted_at is null and state = 'ACT' and starts_at <= (select app.shop_now()));
