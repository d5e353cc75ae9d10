-- expand: an option says when more of it comes, a product when it runs low.

create table product.incoming_stocks (
  option_id bigint primary key,
  product_id bigint not null,
  piece_count integer not null check (piece_count between 1 and 1000000),
  comes_on date not null,
  supplier text check (length(supplier) between 1 and 100),
  constraint incoming_stocks_option_fkey foreign key (option_id, product_id)
    references product.product_options (id, product_id) on delete cascade
);
create index incoming_stocks_option on product.incoming_stocks (option_id, product_id);
comment on table product.incoming_stocks is 'The next delivery of an option that staff noted; taken in, it is in stock and its row is gone.';
comment on column product.incoming_stocks.comes_on is 'The day (Korea) it is expected; shoppers read it while the option is sold out.';
comment on constraint incoming_stocks_option_fkey on product.incoming_stocks is E'@fieldName option\n@foreignFieldName incoming';
create trigger a_lock_catalogue before update or delete on product.incoming_stocks for each statement execute function app.lock_catalogue();
select app.protect('product.incoming_stocks', 'select');
create policy public_select on product.incoming_stocks for select to shop_public
  using (exists (select 1 from product.product_options shown where shown.id = option_id));
grant select (option_id, product_id, piece_count, comes_on) on product.incoming_stocks to shop_public;
select app.announce_changes_of('product.incoming_stocks');

alter table product.products add column low_stock integer check (low_stock between 0 and 100);
comment on column product.products.low_stock is 'An option with fewer pieces runs low; null: the limit of the shop.';
select app.announce_changes_of('product.products');
alter table management.shop_rules add column low_stock integer not null default 5 check (low_stock between 0 and 100);
comment on column management.shop_rules.low_stock is 'An option with fewer pieces runs low, unless its product has a limit of its own; 0: none does.';
grant select (low_stock) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');
-- No limit is above 100, so options with more are never read.
create index product_options_low on product.product_options (product_id) where state = 'ACT' and stock_count < 100;
select app.audit_all();
