-- What pages show is kept for a moment by every process that renders. A change of published rows is announced on the channel
-- shop_changed, once for each table and transaction, and every process makes its pages anew (server/web/service.ts).
-- Counters (likes, sales, stock) change with every order and are shown two seconds late at most; they are not announced.

create function app.announce_change() returns trigger
language plpgsql
as $$ begin perform pg_notify('shop_changed', tg_table_schema || '.' || tg_table_name); return null; end $$;
revoke execute on function app.announce_change() from public;
comment on function app.announce_change() is 'Tells every process that published rows of this table changed.';

-- Watches every column but the counters and what is generated from others. A migration that adds a column to a watched table calls it
-- again, else a change of that column stays unannounced (db/test/announced.db.test.ts says so).
create function app.announce_changes_of(target regclass) returns void
language plpgsql
as $$
declare watched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into watched from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and attname not in ('follower_count', 'like_count', 'product_count', 'review_count', 'review_score_sum', 'sales_count', 'stock_count');
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_change after insert or delete or truncate or update of %s on %s
    for each statement execute function app.announce_change()', watched, target);
end $$;
revoke execute on function app.announce_changes_of(regclass) from public;

do $$
declare target text;
begin
  foreach target in array array[
    'management.banners', 'management.detail_templates', 'management.faqs', 'management.home_templates', 'management.influencer_feed_products',
    'management.influencer_feeds', 'management.influencers', 'management.main_page_items', 'management.main_page_labels',
    'management.main_page_thumbnails', 'management.main_pages', 'management.notices', 'management.popup', 'management.shop_info', 'management.terms',
    'product.artists', 'product.brands', 'product.categories', 'product.colors', 'product.frames', 'product.graphic_products', 'product.graphics',
    'product.mockup_groups', 'product.mockups', 'product.plan_graphics', 'product.plan_products', 'product.plans', 'product.product_images',
    'product.product_options', 'product.product_templates', 'product.products', 'product.shipping_policies'
  ] loop
    perform app.announce_changes_of(target::regclass);
  end loop;
end $$;

-- Members save designs all day; pages show those that an administrator called the best.
create trigger announce_change after update on product.product_customs
  for each row when (old.is_best or new.is_best) execute function app.announce_change();
create trigger announce_new after insert on product.product_customs
  for each row when (new.is_best) execute function app.announce_change();
