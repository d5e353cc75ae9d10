-- Reviews with what was bought, how it fits, an answer of the shop and a trace of every change (decision 042).

-- Hiding takes points back and is told: through the command alone (PATCH /api/reviews/{id}/visibility). Nobody reads the id of another
-- member: what strangers see of a writer is a profile with a number of its own.
create table product.reviews (
  id bigint generated always as identity primary key,
  order_product_id bigint not null references sales.order_products (id),
  product_id bigint not null references product.products (id),
  user_id uuid not null references member.members (id) on delete cascade,
  score integer not null check (score between 1 and 5),
  content text not null,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  is_best boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0),
  unlike_count integer not null default 0 check (unlike_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The default is never kept: the trigger writes the number of the member who writes.
  profile_id bigint not null default 0 references member.profiles (id) on delete cascade,
  option_name app.localized,
  design_src text constraint reviews_design_src_leads check (app.is_path(design_src)),
  height_from integer check (height_from between 140 and 195 and height_from % 5 = 0),
  weight_from integer check (weight_from between 35 and 115 and weight_from % 5 = 0),
  size_feel text check (size_feel in ('SMALL', 'TRUE', 'LARGE')),
  photo_count integer not null default 0 check (photo_count >= 0),
  has_photos boolean generated always as (photo_count > 0) stored,
  is_rewarded boolean not null default false,
  edited_at timestamptz,
  hidden_reason text check (hidden_reason in ('ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED')),
  hidden_at timestamptz,
  reply text check (reply <> ''),
  replied_at timestamptz,
  constraint reviews_reply check ((reply is null) = (replied_at is null)),
  constraint reviews_hidden check ((state = 'HIDDEN') = (hidden_reason is not null))
);
create unique index reviews_one_per_order_product on product.reviews (order_product_id) where deleted_at is null;
create index reviews_product on product.reviews (product_id, created_at desc) where deleted_at is null and state = 'ACT';
create index reviews_user on product.reviews (user_id, created_at desc);
create index reviews_newest on product.reviews (created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_product_score on product.reviews (product_id, score, created_at desc) where deleted_at is null and state = 'ACT';
create index reviews_product_liked on product.reviews (product_id, like_count desc, created_at desc)
  where deleted_at is null and state = 'ACT';
create index reviews_profile on product.reviews (profile_id, created_at desc);
create index reviews_photos on product.reviews (has_photos desc, created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_product_fit on product.reviews (product_id, height_from, weight_from) where deleted_at is null and state = 'ACT';
comment on column product.reviews.option_name is 'What was bought, as the line of the order says; the review outlives the option.';
comment on column product.reviews.design_src is 'The design as it was ordered, beside the photos of what came.';
comment on column product.reviews.height_from is 'Where the wearer''s range of height begins, in cm: measures are told as ranges only.';
comment on column product.reviews.weight_from is 'Where the wearer''s range of weight begins, in kg.';
comment on column product.reviews.is_rewarded is 'Points were promised for it, which readers are told.';
comment on column product.reviews.hidden_reason is 'A review is never deleted by the shop: it is hidden for a reason its writer is told.';
comment on constraint reviews_user_id_fkey on product.reviews is E'@fieldName member\n@foreignFieldName reviews';
comment on constraint reviews_profile_id_fkey on product.reviews is E'@fieldName user\n@foreignFieldName reviews';
comment on index product.reviews_one_per_order_product is 'You have already written a review for this product.';
create trigger a_lock_catalogue before update or delete on product.reviews for each statement execute function app.lock_catalogue();
select app.protect('product.reviews', 'select, insert, update (is_best)');
create policy public_select on product.reviews for select to shop_public using (deleted_at is null and state = 'ACT');
create policy own_select on product.reviews for select to shop_user using (user_id = (select app.me()));
grant select (id, product_id, score, content, state, is_best, like_count, unlike_count, created_at, deleted_at, profile_id, option_name,
  design_src, height_from, weight_from, size_feel, photo_count, has_photos, is_rewarded, edited_at, reply, replied_at)
  on product.reviews to shop_public;
grant select (hidden_reason, hidden_at) on product.reviews to shop_user;
select app.count_at_commit('product.reviews', 'product.products', 'product_id',
  'review_count', '(deleted_at is null and state = ''ACT'')::integer',
  'review_score_sum', 'case when deleted_at is null and state = ''ACT'' then score else 0 end');

create function app.sign_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select profile_id into new.profile_id from member.members where id = new.user_id;
  return new;
end $$;
create trigger sign_review before insert or update of user_id, profile_id on product.reviews
  for each row execute function app.sign_review();

-- The first review that is shown makes its writer's profile public.
create function app.show_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update member.profiles set is_public = true where user_id = new.user_id and not is_public;
  return null;
end $$;
create trigger show_reviewer after insert or update of state, deleted_at on product.reviews
  for each row when (new.deleted_at is null and new.state = 'ACT') execute function app.show_reviewer();

create table product.review_images (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  src text not null constraint review_images_src_leads check (app.is_path(src)),
  position integer not null default 0,
  photo_id bigint constraint review_images_photo unique references member.photos (id)
);
create index review_images_review on product.review_images (review_id, position);
select app.protect('product.review_images', 'select, insert, update');
create policy public_select on product.review_images for select to shop_public using (review_id in (select id from product.reviews));
grant select (id, review_id, src, position) on product.review_images to shop_public;
select app.holds_photos('product.review_images');
select app.count_at_commit('product.review_images', 'product.reviews', 'review_id', 'photo_count', '1');

create table product.review_revisions (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  score integer not null,
  content text not null,
  height_from integer,
  weight_from integer,
  size_feel text,
  photo_count integer not null,
  replaced_at timestamptz not null default now()
);
create index review_revisions_review on product.review_revisions (review_id, replaced_at);
comment on table product.review_revisions is
  'What a review said before each change of its writer''s. Photos that were taken out are deleted; how many there were stays.';
create trigger never_changed before update on product.review_revisions for each row execute function app.forbid_change();
select app.protect('product.review_revisions', 'select');

create table product.review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  user_id uuid references member.members (id) on delete set null,
  reason text not null check (reason in ('ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED')),
  detail text not null default '',
  state text not null default 'WAITING' check (state in ('WAITING', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null default now(),
  constraint review_reports_once unique (review_id, user_id)
);
create index review_reports_user on product.review_reports (user_id);
create index review_reports_waiting on product.review_reports (created_at) where state = 'WAITING';
create index review_reports_open on product.review_reports (review_id) where state = 'WAITING';
comment on constraint review_reports_user_id_fkey on product.review_reports is E'@fieldName member\n@foreignFieldName review_reports';
select app.protect('product.review_reports', 'select, update');
