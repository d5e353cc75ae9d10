-- What an order, a like and a page of a product did more often than they had to.

-- The photos of one review were looked for among all reviews of the shop.
alter policy public_select on product.review_images using (exists (select from product.reviews shown where shown.id = review_id));

-- What is derived from rows that are logged is not logged again: an edit of 5,000 products wrote 40,000 lines about their lists.
create or replace function app.audit_all() returns void
language plpgsql
as $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' and c.relname <> 'audit_entries'
      and c.relname not in ('product_facets', 'product_lists', 'list_news', 'search_news', 'search_words', 'product_search', 'graphic_search', 'artist_search')
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_admin')
  loop
    execute format('create trigger audit_admin after insert or update on %s for each row
      when (current_user in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''')
      execute function app.audit()', target);
    -- A cascade deletes as the owner, while the role that was taken on still says who asked: what went along is kept too.
    execute format('create trigger audit_admin_delete after delete on %s for each row
      when (current_setting(''role'') in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''')
      execute function app.audit()', target);
  end loop;
end $$;
do $$
declare target text;
begin
  foreach target in array array['product_facets', 'product_lists', 'search_news', 'search_words', 'product_search', 'graphic_search', 'artist_search'] loop
    execute format('drop trigger audit_admin on product.%1$I; drop trigger audit_admin_delete on product.%1$I', target);
  end loop;
end $$;

-- Pieces sold and likes sort lists, which follow within a minute: a sale wrote fifteen entries of indexes of its product and six of each of
-- its lists while its shopper waited.
create table product.list_news (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  sold integer not null default 0
);
comment on table product.list_news is 'Pieces sold and likes that sales counts and lists of products have yet to take up; a job does every minute.';
comment on column product.list_news.sold is 'Pieces sold, or taken back below 0, that the product does not count yet; 0: a count of the product changed.';
select app.protect('product.list_news', 'select');

drop trigger lists_sorted on product.products;
create or replace function app.sort_product_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update product.product_lists set is_sold_out = new.is_sold_out, position = new.position, is_new = new.is_new, created_at = new.created_at,
    selling_price = new.selling_price where product_id = new.id;
  return null;
end $$;
create trigger lists_sorted
  after update of stock_count, position, is_new, created_at, price, promotion_price on product.products
  for each row when ((old.is_sold_out, old.position, old.is_new, old.created_at, old.selling_price)
    is distinct from (new.is_sold_out, new.position, new.is_new, new.created_at, new.selling_price))
  execute function app.sort_product_anew();
create function app.note_list_news() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into product.list_news (product_id) values (new.id);
  return null;
end $$;
create trigger lists_counted after update of like_count, sales_count on product.products
  for each row when ((old.like_count, old.sales_count) is distinct from (new.like_count, new.sales_count))
  execute function app.note_list_news();
revoke execute on function app.note_list_news() from public;

-- Texts made at each call are planned at each call: the stock of an option, which every order changes, has its own, planned once. What only
-- sets or locks is an expression, which needs no statement.
create function app.note_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pending jsonb := coalesce(nullif(current_setting('app.counts', true), ''), '{}')::jsonb;
  changed jsonb;
  done text;
begin
  select jsonb_object_agg(format('product.products|%s|stock_count', product_id), coalesce((pending ->> format('product.products|%s|stock_count', product_id))::bigint, 0) + delta)
    into changed
  from (select product_id, sum(pieces) as delta
    from (select product_id, case when state = 'ACT' then stock_count else 0 end as pieces from added
      union all select product_id, -case when state = 'ACT' then stock_count else 0 end from removed) each_row
    group by product_id having sum(pieces) <> 0) summed;
  if changed is not null then done := set_config('app.counts', (pending || changed)::text, true); end if;
  return null;
end $$;
comment on function app.note_stock() is 'app.note_counts for the updates of options: what their product has in stock.';
revoke execute on function app.note_stock() from public;
drop trigger note_updates on product.product_options;
create trigger note_updates after update on product.product_options referencing old table as removed new table as added
  for each statement execute function app.note_stock();

create or replace function app.apply_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Runs at the commit for each counted row; the first one does it for all. (Not earlier: within one statement rows come before note_counts.)
declare
  pending text := current_setting('app.counts', true);
  done text;
  change record;
begin
  if coalesce(pending, '') = '' then return null; end if;
  done := set_config('app.counts', '', true);
  done := app.share_catalogue()::text;
  done := set_config('app.locks_in_order', 'on', true);
  for change in
    select split_part(key, '|', 1) as counted, split_part(key, '|', 2)::bigint as id,
      (sum(value::bigint) filter (where split_part(key, '|', 3) = 'stock_count'))::integer as stock,
      -- Stock is a plain sum; other counters were also set by hand, and never go below nothing.
      string_agg(format('%1$I = greatest(0, %1$I + (%2$s))', split_part(key, '|', 3), value), ', ')
        filter (where split_part(key, '|', 3) <> 'stock_count') as assignments
    from jsonb_each_text(pending::jsonb) where value <> '0' group by 1, 2 order by 1, 2
  loop
    if change.stock is not null then update product.products set stock_count = stock_count + change.stock where id = change.id; end if;
    if change.assignments is not null then
      execute format('update %s set %s where id = %s', change.counted, change.assignments, change.id);
    end if;
  end loop;
  done := set_config('app.locks_in_order', '', true);
  return null;
end $$;

create or replace function app.lock_catalogue() returns trigger
language plpgsql set search_path = ''
as $$
declare done text;
begin
  if current_setting('app.locks_in_order', true) = 'on' then return null; end if;
  if current_setting('role') = 'shop_service' then
    done := pg_advisory_xact_lock_shared(1936024941, 1)::text;
  else
    done := pg_advisory_xact_lock(1936024941, 1)::text;
  end if;
  return null;
end $$;

-- Asked five times for an order by checks and generated columns, and mostly for nothing.
create or replace function app.amounts_sum(amounts jsonb, of_discounts boolean) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$ begin
  if amounts = '{}' then return 0; end if;
  return (select coalesce(sum(value::integer), 0)::integer from jsonb_each_text(amounts) where (key like '%discount\_amount') = of_discounts);
end $$;

-- The lines of an order that nobody has paid are nobody's work yet.
create or replace function app.follow_preparations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'orders' then perform app.keep_preparations(new.id);
  elsif tg_table_name = 'claim_products' then perform app.keep_preparations((select order_id from sales.claims where id = new.claim_id));
  elsif tg_table_name = 'claims' or exists (select from sales.orders where id = new.order_id and payment_date is not null) then
    perform app.keep_preparations(new.order_id);
  end if;
  return null;
end $$;
