-- What a search engine of its own (SEARCH_URL) has yet to be told: the news of the vocabulary (026), and what changes without new words.

alter table product.search_news add column is_read boolean not null default false;
comment on column product.search_news.is_read is
  'The vocabulary needs it no more, and it waits for the search engine; without one a job deletes it.';
comment on table product.search_news is
  'What is shown or written anew, which the vocabulary and the search engine have yet to take up; jobs do every minute.';
create index search_news_unread on product.search_news (id) where not is_read;

-- Once for a whole statement, and behind the conditions of 026 and 027: only a row that did change is news.
create function app.note_search_news() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  execute format('insert into product.search_news (noun, thing_id, is_read) select %L, %I, true from changed', tg_argv[0], tg_argv[0] || '_id');
  return null;
end $$;
comment on function app.note_search_news() is 'Notes rows whose words did not change, or that are shown no more: nothing for the vocabulary.';
revoke execute on function app.note_search_news() from public;

create trigger search_removed after delete on product.product_search referencing old table as changed
  for each statement execute function app.note_search_news('product');
create trigger search_removed after delete on product.graphic_search referencing old table as changed
  for each statement execute function app.note_search_news('graphic');
create trigger search_removed after delete on product.artist_search referencing old table as changed
  for each statement execute function app.note_search_news('artist');
create trigger search_added after insert on product.product_facets referencing new table as changed
  for each statement execute function app.note_search_news('product');
create trigger search_changed after update on product.product_facets referencing new table as changed
  for each statement execute function app.note_search_news('product');
create trigger search_removed after delete on product.product_facets referencing old table as changed
  for each statement execute function app.note_search_news('product');
