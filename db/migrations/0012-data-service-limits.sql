-- What the data service needs to weigh answers while they are built, and an index for every order the shop offers.

-- Settings are local to the transaction; a single statement is one. Volatile and not parallel safe: every object counts, in one process.
create function app.metered(built json, most bigint, at_least integer) returns json
language plpgsql volatile
as $$
declare
  weight bigint := coalesce(nullif(current_setting('app.weight', true), ''), '0')::bigint + greatest(pg_column_size(built), at_least);
begin
  if weight > most then
    raise exception 'the answer is larger than this role may ask for' using errcode = 'SM001';
  end if;
  perform set_config('app.weight', weight::text, true);
  return built;
end $$;
comment on function app.metered(json, bigint, integer) is 'Gives back one object of an answer, its bytes added up; ends the statement above the bound.';

create function app.cut_list(list json, kept integer, path text) returns json
language plpgsql volatile
as $$
declare
  known text := coalesce(current_setting('app.cut', true), '');
begin
  if not path = any (string_to_array(known, E'\n')) then
    perform set_config('app.cut', concat_ws(E'\n', nullif(known, ''), path), true);
  end if;
  return (select coalesce(json_agg(item.value order by item.place), '[]'::json)
    from json_array_elements(list) with ordinality item (value, place) where item.place <= kept);
end $$;
comment on function app.cut_list(json, integer, text) is 'Cuts a list to the cap of the role and notes its path, so that the answer can say so.';

-- Popularity and sales of products; prices, positions and newest have theirs (0003). The id settles ties.
create index products_popular on product.products (like_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_sold on product.products (sales_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_custom on product.products (position, id) where type = 'CUSTOM' and deleted_at is null and state = 'ACT';

create index graphics_popular on product.graphics (like_count desc, id) where deleted_at is null and state = 'ACT';
create index graphics_newest on product.graphics (created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index graphics_artist_best on product.graphics (artist_id, position, id) where is_best and deleted_at is null and state = 'ACT';

create index product_customs_newest on product.product_customs (type, created_at desc, id desc) where deleted_at is null;

create index reviews_newest on product.reviews (created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_product_score on product.reviews (product_id, score, created_at desc) where deleted_at is null and state = 'ACT';
create index reviews_product_liked on product.reviews (product_id, like_count desc, created_at desc) where deleted_at is null and state = 'ACT';

-- The order history sorts by time and then by id; without the id PostgreSQL sorts again.
drop index sales.orders_user;
create index orders_user on sales.orders (user_id, ordered_at desc, id desc);
create index orders_newest on sales.orders (ordered_at desc, id desc);
