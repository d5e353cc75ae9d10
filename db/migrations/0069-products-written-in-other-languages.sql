-- What is written below a product was read in Korean alone.

alter table product.products add column translations jsonb not null default '{}' check (app.is_translations(translations));
comment on column product.products.translations is 'Its add_content in other languages; what is missing is read in Korean.';
select app.announce_changes_of('product.products');
