-- What members say: reviews with their likes, and questions.

create table product.reviews (
  id bigint generated always as identity primary key,
  order_product_id bigint not null references sales.order_products (id),
  product_id bigint not null references product.products (id),
  user_id uuid not null references member.profiles (user_id) on delete cascade,
  score integer not null check (score between 1 and 5),
  content text not null,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  is_best boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0),
  unlike_count integer not null default 0 check (unlike_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index reviews_one_per_order_product on product.reviews (order_product_id) where deleted_at is null;
create index reviews_product on product.reviews (product_id, created_at desc) where deleted_at is null and state = 'ACT';
create index reviews_user on product.reviews (user_id, created_at desc);
comment on index product.reviews_one_per_order_product is 'You have already written a review for this product.';
comment on constraint reviews_user_id_fkey on product.reviews is '@fieldName user
@foreignFieldName reviews';
select app.protect('product.reviews');
create policy public_select on product.reviews for select to shop_public using (deleted_at is null and state = 'ACT');
create policy own_select on product.reviews for select to shop_user using (user_id = (select app.me()));
grant select on product.reviews to shop_public;

create function app.count_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null and old.state = 'ACT' then
    update product.products set review_count = review_count - 1, review_score_sum = review_score_sum - old.score where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null and new.state = 'ACT' then
    update product.products set review_count = review_count + 1, review_score_sum = review_score_sum + new.score where id = new.product_id;
    update member.profiles set is_public = true where user_id = new.user_id and not is_public;
  end if;
  return null;
end $$;
create trigger count_review after insert or delete or update of score, state, deleted_at on product.reviews
  for each row execute function app.count_review();

create table product.review_images (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  src text not null,
  position integer not null default 0
);
create index review_images_review on product.review_images (review_id, position);
select app.protect('product.review_images');
create policy public_select on product.review_images for select to shop_public using (review_id in (select id from product.reviews));
grant select on product.review_images to shop_public;

create table product.review_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  review_id bigint not null references product.reviews (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_likes_review on product.review_likes (review_id, user_id);
comment on constraint review_likes_user_id_fkey on product.review_likes is '@fieldName member
@foreignFieldName review_likes';
create trigger count_likes after insert or delete or update of deleted_at on product.review_likes
  for each row execute function app.count_flag('product.reviews', 'like_count', 'review_id');
select app.protect('product.review_likes');
create policy own_select on product.review_likes for select to shop_public using (user_id = (select app.me()));
grant select on product.review_likes to shop_public;
create policy own_insert on product.review_likes for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.review_likes for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, review_id, deleted_at), update (deleted_at) on product.review_likes to shop_user;

create table product.review_unlikes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  review_id bigint not null references product.reviews (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_unlikes_review on product.review_unlikes (review_id, user_id);
comment on constraint review_unlikes_user_id_fkey on product.review_unlikes is '@fieldName member
@foreignFieldName review_unlikes';
create trigger count_unlikes after insert or delete or update of deleted_at on product.review_unlikes
  for each row execute function app.count_flag('product.reviews', 'unlike_count', 'review_id');
select app.protect('product.review_unlikes');
create policy own_select on product.review_unlikes for select to shop_public using (user_id = (select app.me()));
grant select on product.review_unlikes to shop_public;
create policy own_insert on product.review_unlikes for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.review_unlikes for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, review_id, deleted_at), update (deleted_at) on product.review_unlikes to shop_user;

create table member.inquiries (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  product_id bigint references product.products (id) on delete cascade,
  order_id bigint references sales.orders (id),
  type text not null check (type in ('PRODUCT', 'SIZE', 'DELIVERY', 'RETURN', 'PAYMENT', 'CUSTOM', 'ETC')),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  is_secret boolean not null default false,
  status text not null default 'PENDING' check (status in ('PENDING', 'ANSWERED')),
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint inquiries_answer check ((status = 'ANSWERED') = (answer is not null))
);
create index inquiries_product on member.inquiries (product_id, created_at desc) where deleted_at is null;
create index inquiries_user on member.inquiries (user_id, created_at desc);
create index inquiries_order on member.inquiries (order_id);
comment on table member.inquiries is 'With product_id: a question on the product''s board; without: a 1:1 question, always private (specification 6).';
comment on constraint inquiries_user_id_fkey on member.inquiries is '@fieldName member
@foreignFieldName inquiries';
select app.protect('member.inquiries', 'select, update');
-- What names an order is never on the board, not even by a slip.
create policy public_select on member.inquiries for select to shop_public
  using (product_id is not null and order_id is null and not is_secret and deleted_at is null);
create policy own_select on member.inquiries for select to shop_user using (user_id = (select app.me()));
grant select (id, product_id, type, title, content, is_secret, status, answer, answered_at, created_at, deleted_at) on member.inquiries to shop_public;
grant select (user_id, order_id) on member.inquiries to shop_user;
