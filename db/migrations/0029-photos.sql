-- Photos that members send in. A photo belongs to who sent it and waits until something holds it: a review, a question. What nothing holds is deleted by a job.

create table member.photos (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  src text not null check (src like '/cdn/%'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  is_held boolean not null default false,
  created_at timestamptz not null default now()
);
create index photos_waiting on member.photos (created_at) where not is_held;
create index photos_user on member.photos (user_id);
create index photos_src on member.photos (src);
comment on table member.photos is
  'Pictures sent in by members: upright, without metadata, bounded. Only the shop''s commands write here; what holds a photo (app.holds_photos) shows it to whom it may.';
comment on constraint photos_user_id_fkey on member.photos is '@fieldName member
@foreignFieldName photos';
select app.protect('member.photos', 'select');

create function app.hold_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- A photo has one holder; its address is copied to where it is shown.
begin
  if tg_op = 'DELETE' then
    update member.photos set is_held = false where id = old.photo_id;
    return old;
  end if;
  if new.photo_id is not null then
    update member.photos set is_held = true where id = new.photo_id and not is_held returning src into new.src;
    if not found then
      raise exception 'photo % is held already, or does not exist', new.photo_id using errcode = '23505', constraint = 'photos_one_holder';
    end if;
  end if;
  return new;
end $$;
revoke execute on function app.hold_photo() from public;

create function app.holds_photos(holder regclass) returns void
language plpgsql
as $$
begin
  execute format('create trigger hold_photo before insert on %s for each row execute function app.hold_photo()', holder);
  execute format('create trigger release_photo after delete on %s for each row when (old.photo_id is not null) execute function app.hold_photo()', holder);
end $$;
comment on function app.holds_photos(regclass) is
  'For tables with photo_id (references member.photos) and src: a row holds its photo, once; when the row goes, by hand or by cascade, the photo waits to be deleted.';
revoke execute on function app.holds_photos(regclass) from public;

select app.audit_all();
