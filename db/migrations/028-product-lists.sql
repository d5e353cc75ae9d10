-- The lists of products that have a page: each category (with all below it), brand, artist, event, and what can be designed on. A list is a
-- tag of 027; its products stand here together in every order that lists offer, so that a page of one costs the same however many
-- products the shop has. What is sold at all is listed by product.products itself.

create table product.product_lists (
  list text collate "C" not null,
  product_id bigint not null references product.product_facets (product_id) on delete cascade,
  is_sold_out boolean not null,
  position integer not null,
  is_new boolean not null,
  created_at timestamptz not null,
  like_count integer not null,
  sales_count integer not null,
  selling_price integer not null,
  primary key (product_id, list)
);
-- Before its indexes, which are built faster than they are kept.
insert into product.product_lists
  select list, p.id, p.is_sold_out, p.position, p.is_new, p.created_at, p.like_count, p.sales_count, p.selling_price
  from product.product_facets f join product.products p on p.id = f.product_id cross join unnest(f.tags) list
  where list ~ '^(category|brand|artist|plan):' or list = 'is:custom';
-- The orders of storefront/nouns/product/sorts.ts; a page is read from the index alone.
create index product_lists_listed on product.product_lists (list, is_sold_out, position, product_id);
create index product_lists_newest on product.product_lists (list, is_sold_out, is_new desc, created_at desc, product_id desc);
create index product_lists_popular on product.product_lists (list, is_sold_out, like_count desc, product_id desc);
create index product_lists_sold on product.product_lists (list, is_sold_out, sales_count desc, product_id desc);
create index product_lists_cheapest on product.product_lists (list, is_sold_out, selling_price, product_id);
create index product_lists_dearest on product.product_lists (list, is_sold_out, selling_price desc, product_id desc);
comment on table product.product_lists is 'The products of each list that has a page, with what it is sorted by; kept by triggers.';
comment on column product.product_lists.list is 'A tag of product_facets: category, brand, artist or plan with its value, or is:custom.';
comment on constraint product_lists_product_id_fkey on product.product_lists is E'@fieldName facets\n@foreignFieldName lists';
alter table product.product_lists add constraint product_lists_product foreign key (product_id) references product.products (id) on delete cascade;
comment on constraint product_lists_product on product.product_lists is E'@fieldName product\n@foreignFieldName lists';
select app.protect('product.product_lists', 'select');
-- An event that is not shown yet does not tell what it will hold.
create policy public_select on product.product_lists for select to shop_public
  using (list not like 'plan:%' or exists (select from product.plans where 'plan:' || plans.id = list));
grant select on product.product_lists to shop_public;

-- A product enters and leaves lists with its tags.
create function app.list_products_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from product.product_lists l using changed where l.product_id = changed.product_id and not l.list = any (changed.tags);
  insert into product.product_lists
    select list, p.id, p.is_sold_out, p.position, p.is_new, p.created_at, p.like_count, p.sales_count, p.selling_price
    from changed join product.products p on p.id = changed.product_id cross join unnest(changed.tags) list
    where list ~ '^(category|brand|artist|plan):' or list = 'is:custom'
    on conflict do nothing;
  return null;
end $$;
create trigger lists_added after insert on product.product_facets referencing new table as changed
  for each statement execute function app.list_products_anew();
create trigger lists_changed after update on product.product_facets referencing new table as changed
  for each statement execute function app.list_products_anew();

-- And its place in them changes with what they are sorted by.
create function app.sort_product_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update product.product_lists set is_sold_out = new.is_sold_out, position = new.position, is_new = new.is_new, created_at = new.created_at,
    like_count = new.like_count, sales_count = new.sales_count, selling_price = new.selling_price where product_id = new.id;
  return null;
end $$;
create trigger lists_sorted
  after update of stock_count, position, is_new, created_at, like_count, sales_count, price, promotion_price on product.products
  for each row when ((old.is_sold_out, old.position, old.is_new, old.created_at, old.like_count, old.sales_count, old.selling_price)
    is distinct from (new.is_sold_out, new.position, new.is_new, new.created_at, new.like_count, new.sales_count, new.selling_price))
  execute function app.sort_product_anew();

select app.audit_all();
revoke execute on function app.list_products_anew(), app.sort_product_anew() from public;
analyze product.product_lists;
