-- expand: what search engines and couriers are told of a product, and words it is found by.

alter table product.products
  add column seo_title app.localized,
  add column seo_description app.localized,
  add column keywords app.localized,
  add column weight_g integer constraint products_weight check (weight_g between 1 and 100000);
comment on column product.products.seo_title is 'What search engines are told as the title of its page; its name when empty.';
comment on column product.products.seo_description is 'What search engines are told of its page; its description when empty.';
comment on column product.products.keywords is 'Further words it is found by, which no page shows.';
comment on column product.products.weight_g is 'Its weight as it is packed, in grams.';
select app.announce_changes_of('product.products');

create or replace function app.words_told_of(of_product bigint) returns text[]
language sql stable set search_path = ''
as $$ select coalesce(app.words_of(p.description), '{}') || coalesce(app.words_of(p.keywords), '{}')
    || coalesce(app.words_of(f.material), '{}') || coalesce(app.words_of(f.contents), '{}')
    || coalesce((select array_agg(word order by fr.id, word) from product.frames fr cross join lateral unnest(app.words_of(fr.name)) word
      where fr.product_id = p.id), '{}')
  from product.products p left join product.product_facts f on f.product_id = p.id where p.id = of_product $$;
comment on function app.words_told_of(bigint) is 'What a product''s description, keywords, facts and fits say in every language.';
drop trigger search_changed on product.products;
create trigger search_changed after update of name, brand_id, category_id, state, deleted_at, description, keywords on product.products
  for each row execute function app.search_products_anew();
