-- The library of pictures: what staff put into the shop, under an address that stays when the file behind it is replaced (decision 054).

create table management.pictures (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  folder text not null default '' check (length(folder) <= 60),
  src text not null check (src like '/cdn/%'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  version integer not null default 1 check (version > 0),
  focal_x integer not null default 50 check (focal_x between 0 and 100),
  focal_y integer not null default 50 check (focal_y between 0 and 100),
  alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  made_from bigint references management.pictures (id) on delete set null,
  uploaded_by uuid references member.members (id) on delete set null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  deleted_at timestamptz
);
create index pictures_newest on management.pictures (id desc) where deleted_at is null;
create index pictures_folder on management.pictures (folder, id desc) where deleted_at is null;
create index pictures_made_from on management.pictures (made_from) where made_from is not null;
create index pictures_uploaded_by on management.pictures (uploaded_by);
comment on table management.pictures is
  'Pictures of the shop''s own by number: /cdn/library/<id> shows the file of src, whichever that is now. focal_x and focal_y in percent from the left and the top: what a cut keeps. Only the shop''s commands write here.';
comment on column management.pictures.alt is 'What the picture shows, by language: any of ko, en, cn.';
comment on constraint pictures_made_from_fkey on management.pictures is '@fieldName original
@foreignFieldName cuts';
comment on constraint pictures_uploaded_by_fkey on management.pictures is '@fieldName uploader
@foreignFieldName uploaded_pictures';
select app.protect('management.pictures', 'select');
select app.announce_changes_of('management.pictures');
select app.audit_all();
