-- What is new to a follower is told by the times works came out alone: the clock of a process beside that of the database marked works twice, or never.
alter table member.follow_visits add column seen_until timestamptz;
update member.follow_visits set seen_until = visited_at;
comment on column member.follow_visits.seen_until is 'The newest work or product there was at the last look, of whom the member followed then.';
comment on column member.follow_visits.new_since is 'What came out after this is marked as new: seen_until of the visit before this one.';
comment on column member.follow_visits.visited_at is 'The last look at /mypage/follow, which tells one visit from the next and nothing else.';

-- A product that is prepared for weeks is new when it is shown, as a graphic is.
alter table product.products add column published_at timestamptz;
update product.products set published_at = created_at where state = 'ACT' and deleted_at is null;
create trigger note_publication before insert or update of state, deleted_at on product.products
  for each row when (new.state = 'ACT' and new.deleted_at is null and new.published_at is null) execute function app.note_publication();
create index products_published on product.products (brand_id, published_at desc) where deleted_at is null and state = 'ACT';
comment on column product.products.published_at is 'When it was first shown; null while it never was.';
select app.announce_changes_of('product.products');

-- Members write the table too, and its check runs as them.
grant execute on function app.is_translations(jsonb) to shop_user;
-- Designs of the shop itself are published; what members call theirs is theirs, and stays as they wrote it.
alter table product.product_customs add column translations jsonb not null default '{}'
  check (app.is_translations(translations) and (translations = '{}' or type <> 'USER'));
comment on column product.product_customs.translations is 'The name of a design of the shop in en and cn; what is missing is read in Korean.';
