-- Likes and follows: one row for each pair, switched off and on by deleted_at (specification 4). All six tables have the policies and
-- triggers that stand below them.

-- A member's own flags change in one transaction at a time: two tabs that like the same things in opposite orders would wait for each
-- other's rows.
create function app.lock_own_flags() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('role') in ('shop_user', 'shop_artist', 'shop_brand') then
    perform pg_advisory_xact_lock(hashtextextended('flags ' || current_setting('app.user_id', true), 0));
  end if;
  return null;
end $$;

create table product.graphic_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, graphic_id)
);
create index graphic_likes_graphic on product.graphic_likes (graphic_id, user_id);
create index graphic_likes_newest on product.graphic_likes (user_id, created_at desc) where deleted_at is null;
comment on constraint graphic_likes_user_id_fkey on product.graphic_likes is E'@fieldName member\n@foreignFieldName graphic_likes';
select app.protect('product.graphic_likes');
grant select on product.graphic_likes to shop_public;
grant insert (user_id, graphic_id), update (deleted_at) on product.graphic_likes to shop_user;
select app.count_at_commit('product.graphic_likes', 'product.graphics', 'graphic_id', 'like_count', '(deleted_at is null)::integer');

create table product.product_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, product_id)
);
create index product_likes_product on product.product_likes (product_id, user_id);
create index product_likes_newest on product.product_likes (user_id, created_at desc) where deleted_at is null;
comment on constraint product_likes_user_id_fkey on product.product_likes is E'@fieldName member\n@foreignFieldName product_likes';
select app.protect('product.product_likes');
grant select on product.product_likes to shop_public;
grant insert (user_id, product_id), update (deleted_at) on product.product_likes to shop_user;
select app.count_at_commit('product.product_likes', 'product.products', 'product_id', 'like_count', '(deleted_at is null)::integer');

create table product.artist_follows (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  artist_id bigint not null references product.artists (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  is_muted boolean not null default false,
  primary key (user_id, artist_id)
);
create index artist_follows_artist on product.artist_follows (artist_id, user_id);
comment on column product.artist_follows.is_muted is 'Followed, but left out of the digest.';
comment on constraint artist_follows_user_id_fkey on product.artist_follows is E'@fieldName member\n@foreignFieldName artist_follows';
select app.protect('product.artist_follows');
grant select on product.artist_follows to shop_public;
grant insert (user_id, artist_id), update (deleted_at, is_muted) on product.artist_follows to shop_user;
select app.count_at_commit('product.artist_follows', 'product.artists', 'artist_id', 'follower_count', '(deleted_at is null)::integer');

create table product.brand_follows (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  brand_id bigint not null references product.brands (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, brand_id)
);
create index brand_follows_brand on product.brand_follows (brand_id, user_id);
comment on constraint brand_follows_user_id_fkey on product.brand_follows is E'@fieldName member\n@foreignFieldName brand_follows';
select app.protect('product.brand_follows');
grant select on product.brand_follows to shop_public;
grant insert (user_id, brand_id), update (deleted_at) on product.brand_follows to shop_user;
select app.count_at_commit('product.brand_follows', 'product.brands', 'brand_id', 'follower_count', '(deleted_at is null)::integer');

create table product.review_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  review_id bigint not null references product.reviews (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_likes_review on product.review_likes (review_id, user_id);
comment on constraint review_likes_user_id_fkey on product.review_likes is E'@fieldName member\n@foreignFieldName review_likes';
select app.protect('product.review_likes');
grant select on product.review_likes to shop_public;
grant insert (user_id, review_id, deleted_at), update (deleted_at) on product.review_likes to shop_user;
select app.count_at_commit('product.review_likes', 'product.reviews', 'review_id', 'like_count', '(deleted_at is null)::integer');

create table product.review_unlikes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  review_id bigint not null references product.reviews (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_unlikes_review on product.review_unlikes (review_id, user_id);
comment on constraint review_unlikes_user_id_fkey on product.review_unlikes is E'@fieldName member\n@foreignFieldName review_unlikes';
select app.protect('product.review_unlikes');
grant select on product.review_unlikes to shop_public;
grant insert (user_id, review_id, deleted_at), update (deleted_at) on product.review_unlikes to shop_user;
select app.count_at_commit('product.review_unlikes', 'product.reviews', 'review_id', 'unlike_count', '(deleted_at is null)::integer');

do $$
declare
  flag record;
  condition text;
begin
  for flag in select * from (values
    ('graphic_likes', 'graphic_id', 'graphics', 'shown.state = ''ACT'''),
    ('product_likes', 'product_id', 'products', 'shown.state <> ''STOP'''),
    ('artist_follows', 'artist_id', 'artists', 'shown.state = ''ACT'''),
    ('brand_follows', 'brand_id', 'brands', 'shown.state = ''ACT'''),
    ('review_likes', 'review_id', 'reviews', 'shown.state = ''ACT'''),
    ('review_unlikes', 'review_id', 'reviews', 'shown.state = ''ACT''')
  ) as flags (name, key, things, is_shown) loop
    -- No look at deleted_at: the toggle needs to see its own switched-off row.
    execute format('create policy own_select on product.%I for select to shop_public using (user_id = (select app.me()))', flag.name);
    -- Liking and following ask whether the thing is shown; taking it back does not.
    condition := format('user_id = (select app.me()) and (deleted_at is not null
      or exists (select 1 from product.%I shown where shown.id = %I.%I and shown.deleted_at is null and %s))',
      flag.things, flag.name, flag.key, flag.is_shown);
    execute format('create policy own_insert on product.%I for insert to shop_user with check (%s)', flag.name, condition);
    execute format('create policy own_update on product.%I for update to shop_user using (user_id = (select app.me())) with check (%s)',
      flag.name, condition);
    if flag.things = 'reviews' then
      -- Nobody calls an own review helpful: popularity is said by its readers.
      condition := format('deleted_at is not null
        or not exists (select 1 from product.reviews written join member.members me on me.profile_id = written.profile_id
          where written.id = %I.review_id and me.id = (select app.me()))', flag.name);
      execute format('create policy others_insert on product.%I as restrictive for insert to shop_user with check (%s)',
        flag.name, condition);
      execute format('create policy others_update on product.%I as restrictive for update to shop_user using (true) with check (%s)',
        flag.name, condition);
    end if;
    execute format('create trigger a_lock_own_flags before insert or update or delete on product.%I
      for each statement execute function app.lock_own_flags()', flag.name);
    execute format('create trigger deleted_when_it_happens before insert or update of deleted_at on product.%I
      for each row when (new.deleted_at is not null and current_user in (''shop_user'', ''shop_artist'', ''shop_brand''))
      execute function app.deleted_when_it_happens()', flag.name);
  end loop;
end $$;

-- What is new to a follower is told by the times works came out alone: the clock of a process beside that of the database would mark works
-- twice, or never.
create table member.follow_visits (
  user_id uuid primary key references member.members (id) on delete cascade,
  visited_at timestamptz,
  new_since timestamptz,
  digested_at timestamptz,
  seen_until timestamptz
);
comment on table member.follow_visits is 'How far a member has seen what is new of whom they follow.';
comment on column member.follow_visits.visited_at is
  'The last look at /mypage/follow, which tells one visit from the next and nothing else.';
comment on column member.follow_visits.new_since is 'What came out after this is marked as new: seen_until of the visit before this one.';
comment on column member.follow_visits.digested_at is 'Graphics published until then were in a digest, or will never be in one.';
comment on column member.follow_visits.seen_until is
  'The newest work or product there was at the last look, of whom the member followed then.';
select app.protect('member.follow_visits', '');
