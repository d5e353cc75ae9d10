-- Coupons stand where they apply: events and exhibitions name theirs, products and graphics did so before. Pages that show them hear of a
-- change.

create table sales.coupon_banners (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  banner_id bigint not null references management.banners (id) on delete cascade,
  primary key (coupon_id, banner_id)
);
create index coupon_banners_banner on sales.coupon_banners (banner_id);
comment on table sales.coupon_banners is 'The coupons an event gives to whoever takes them on its page.';
comment on constraint coupon_banners_coupon_id_fkey on sales.coupon_banners is '@fieldName coupon
@foreignFieldName coupon_banners';
comment on constraint coupon_banners_banner_id_fkey on sales.coupon_banners is '@fieldName banner
@foreignFieldName coupon_banners';
select app.protect('sales.coupon_banners');
create policy public_select on sales.coupon_banners for select to shop_public using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_banners to shop_public;

create table sales.coupon_plans (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  plan_id bigint not null references product.plans (id) on delete cascade,
  primary key (coupon_id, plan_id)
);
create index coupon_plans_plan on sales.coupon_plans (plan_id);
comment on table sales.coupon_plans is 'The coupons an exhibition gives to whoever takes them on its page.';
comment on constraint coupon_plans_coupon_id_fkey on sales.coupon_plans is '@fieldName coupon
@foreignFieldName coupon_plans';
comment on constraint coupon_plans_plan_id_fkey on sales.coupon_plans is '@fieldName plan
@foreignFieldName coupon_plans';
select app.protect('sales.coupon_plans');
create policy public_select on sales.coupon_plans for select to shop_public using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_plans to shop_public;

-- How many of a coupon are issued is a counter: while a crowd claims it, no page is made anew for each claim.
create or replace function app.announce_changes_of(target regclass) returns void
language plpgsql
as $$
declare watched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into watched from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and attname not in ('follower_count', 'issued_count', 'like_count', 'product_count', 'review_count', 'review_score_sum', 'sales_count', 'stock_count');
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_change after insert or delete or truncate or update of %s on %s
    for each statement execute function app.announce_change()', watched, target);
end $$;
select app.announce_changes_of('sales.coupons');
select app.announce_changes_of('sales.coupon_products');
select app.announce_changes_of('sales.coupon_graphics');
select app.announce_changes_of('sales.coupon_banners');
select app.announce_changes_of('sales.coupon_plans');

-- What administrators write in the new tables is logged like everything else.
select app.audit_all();
