-- Nobody reads the id of another member: what strangers see of a member is a profile with a number of its own. Nothing that is not
-- shown can be liked or followed. The data service asks for the standing of whoever asks.

alter table member.members add column profile_id bigint generated always as identity;
alter table member.members add constraint members_profile_id_key unique (profile_id);
comment on column member.members.profile_id is 'The number strangers know a member by; the id itself stays with the member.';
grant select (profile_id) on member.members to shop_user;

alter table product.reviews drop constraint reviews_user_id_fkey;
alter table member.profiles drop constraint profiles_user_id_fkey, drop constraint profiles_pkey;
alter table member.profiles add column id bigint;
update member.profiles set id = members.profile_id from member.members where members.id = profiles.user_id;
alter table member.profiles add constraint profiles_pkey primary key (id), add constraint profiles_user_id_key unique (user_id);
alter table member.profiles add constraint profiles_id_fkey foreign key (id) references member.members (profile_id) on delete cascade;
comment on constraint profiles_id_fkey on member.profiles is '@fieldName member
@foreignFieldName profile';
revoke select on member.profiles from shop_public;
grant select (id, nickname, image_src) on member.profiles to shop_public;

create or replace function app.copy_nickname_to_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into member.profiles (id, user_id, nickname) values (new.profile_id, new.id, new.nickname)
  on conflict (id) do update set nickname = excluded.nickname;
  return null;
end $$;

alter table product.reviews add column profile_id bigint;
update product.reviews set profile_id = members.profile_id from member.members where members.id = reviews.user_id;
-- The default is never kept: the trigger writes the number of the member who writes.
alter table product.reviews alter column profile_id set not null, alter column profile_id set default 0;
alter table product.reviews add constraint reviews_user_id_fkey foreign key (user_id) references member.members (id) on delete cascade;
alter table product.reviews add constraint reviews_profile_id_fkey foreign key (profile_id) references member.profiles (id) on delete cascade;
create index reviews_profile on product.reviews (profile_id, created_at desc);
comment on constraint reviews_user_id_fkey on product.reviews is '@fieldName member
@foreignFieldName reviews';
comment on constraint reviews_profile_id_fkey on product.reviews is '@fieldName user
@foreignFieldName reviews';

create function app.sign_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select profile_id into new.profile_id from member.members where id = new.user_id;
  return new;
end $$;
create trigger sign_review before insert or update of user_id, profile_id on product.reviews for each row execute function app.sign_review();

revoke select on product.reviews from shop_public;
grant select (id, product_id, profile_id, score, content, state, is_best, like_count, unlike_count, created_at, deleted_at) on product.reviews to shop_public;
-- Own questions and those of others stand in one table, and a column is open for all rows or for none.
revoke select (user_id) on member.inquiries from shop_user;

-- A design in the shop window belongs to nobody: its row is read by everybody.
create function app.disown_shown_custom() returns trigger
language plpgsql set search_path = ''
as $$ begin new.user_id := null; return new; end $$;
update product.product_customs set user_id = null where type <> 'USER' and user_id is not null;
create trigger disown_shown before insert or update of type, user_id on product.product_customs
  for each row when (new.type <> 'USER') execute function app.disown_shown_custom();

-- Liking and following ask whether the thing is shown; taking it back does not.
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
    condition := format('user_id = (select app.me()) and (deleted_at is not null or exists (select 1 from product.%I shown where shown.id = %I.%I and shown.deleted_at is null and %s))',
      flag.things, flag.name, flag.key, flag.is_shown);
    execute format('alter policy own_insert on product.%I with check (%s)', flag.name, condition);
    execute format('alter policy own_update on product.%I with check (%s)', flag.name, condition);
  end loop;
end $$;

create function app.my_standing() returns table (blocked_at timestamptz, withdrawn_at timestamptz, tokens_valid_from timestamptz)
language sql stable security definer set search_path = ''
as $$ select blocked_at, withdrawn_at, tokens_valid_from from member.members where id = app.me() $$;
comment on function app.my_standing() is 'What decides whether the token of the asking member still counts; no row for a member who is gone. rules/standing.ts decides.';
revoke execute on function app.my_standing(), app.sign_review(), app.disown_shown_custom() from public;
grant execute on function app.my_standing() to shop_public, shop_admin, shop_service, shop_identity;
