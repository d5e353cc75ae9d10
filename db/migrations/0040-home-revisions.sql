-- The home page in revisions (decision 052). A revision holds every block in every language and is never changed; a slot says when it is shown,
-- and what is shown at a moment is looked up when it is asked for: nothing has to happen at that moment. The rows that specification 7 reads
-- (main_pages and what is below) are made of a revision when it gets its first slot, and shoppers see those of the revision shown now.

create table management.page_revisions (
  id bigint generated always as identity primary key,
  page text not null check (page in ('main')),
  number integer not null check (number > 0),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  note text not null default '' check (length(note) <= 200),
  user_id uuid not null default app.me(),
  made_at timestamptz not null default now(),
  constraint page_revisions_number unique (page, number)
);
comment on table management.page_revisions is 'All blocks of a page in all languages (rules/home/page/page-block.ts), as somebody published them. Never changed.';
create trigger never_changed before update or delete on management.page_revisions for each row execute function app.forbid_change();
select app.protect('management.page_revisions', '');

create table management.page_slots (
  id bigint generated always as identity primary key,
  page text not null check (page in ('main')),
  revision_id bigint not null references management.page_revisions (id),
  valid tstzrange not null check (not isempty(valid) and (lower_inf(valid) or lower_inc(valid)) and (upper_inf(valid) or not upper_inc(valid))),
  since timestamptz,
  is_open boolean not null,
  user_id uuid not null default app.me(),
  made_at timestamptz not null default now(),
  -- One page, one constraint: an equality beside a range would ask for an extension.
  constraint page_slots_apart exclude using gist (valid with &&) where (page = 'main')
);
create index page_slots_revision on management.page_slots (revision_id);
comment on table management.page_slots is 'When a page shows which revision. since: when the publication began that the slot is of; is_open: it was given no end (rules/home/page/timeline.ts).';
comment on constraint page_slots_revision_id_fkey on management.page_slots is '@fieldName revision
@foreignFieldName slots';
select app.protect('management.page_slots', '');

create table management.page_drafts (
  page text primary key check (page in ('main')),
  version integer not null check (version > 0),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  user_id uuid not null default app.me(),
  changed_at timestamptz not null default now()
);
comment on table management.page_drafts is 'What is being made of a page. version counts the saves: who saves another one than they opened is told.';
select app.protect('management.page_drafts', '');

-- What was there becomes the first revision.
create function pg_temp.texts(value jsonb) returns jsonb language sql immutable
as $$ select jsonb_build_object('ko', coalesce(value ->> 'ko', ''), 'en', coalesce(value ->> 'en', ''), 'cn', coalesce(value ->> 'cn', '')) $$;

create function pg_temp.items(main_page bigint, thumbnail bigint) returns jsonb language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('type', type, 'refer_id', refer_id, 'is_show_index', is_show_index) order by position, id), '[]')
  from management.main_page_items where main_page_id = main_page and thumbnail_id is not distinct from thumbnail
$$;

create function pg_temp.labels(thumbnail bigint) returns jsonb language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', pg_temp.texts(text), 'background_color', background_color, 'text_color', text_color) order by position, id), '[]')
  from management.main_page_labels where thumbnail_id = thumbnail
$$;

create function pg_temp.thumbnails(main_page bigint) returns jsonb language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', id::text, 'thumbnail_src', thumbnail_src, 'thumbnail_url', thumbnail_url,
    'thumbnail_width', thumbnail_width, 'thumbnail_height', thumbnail_height, 'thumbnail_alt', pg_temp.texts(null), 'title', pg_temp.texts(title),
    'content', pg_temp.texts(content), 'labels', pg_temp.labels(id), 'items', pg_temp.items(main_page, id)) order by position, id), '[]')
  from management.main_page_thumbnails where main_page_id = main_page
$$;

insert into management.page_revisions (page, number, blocks, user_id)
select 'main', 1, jsonb_agg(jsonb_build_object('key', id::text, 'is_hidden', state <> 'ACT', 'type', type, 'sub_type', sub_type, 'is_title', is_title or type = 'LINE',
  'title', pg_temp.texts(title), 'sub_title', pg_temp.texts(sub_title), 'title_btn', pg_temp.texts(title_btn), 'title_btn_url', title_btn_url,
  'title_style', title_style, 'thumbnails', pg_temp.thumbnails(id), 'items', pg_temp.items(id, null)) order by position, id), app.me()
from management.main_pages where deleted_at is null having count(*) > 0;

drop function pg_temp.thumbnails(bigint), pg_temp.labels(bigint), pg_temp.items(bigint, bigint), pg_temp.texts(jsonb);

-- The rows of a revision, below.
delete from management.main_pages;
alter table management.main_pages
  add column revision_id bigint not null references management.page_revisions (id),
  add column block_key text not null check (block_key ~ '^[\w-]{1,40}$'),
  add constraint main_pages_block unique (revision_id, block_key);
comment on column management.main_pages.block_key is 'Names the block in every revision it is in; id is that of its row.';
comment on constraint main_pages_revision_id_fkey on management.main_pages is '@fieldName revision
@foreignFieldName main_pages';
select app.announce_changes_of('management.main_pages');
select app.announce_changes_of('management.page_slots');

-- The revision that a page shows now, by the clock of the shop: a demonstration's may be ahead. Who asks need not see slots that are to come.
create function app.shown_revision(asked text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select revision_id from management.page_slots
  where page = asked and valid @> now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second'
$$;
revoke execute on function app.shown_revision(text) from public;
grant execute on function app.shown_revision(text) to shop_public, shop_admin;

drop policy public_select on management.main_pages;
create policy public_select on management.main_pages for select to shop_public
  using (state = 'ACT' and deleted_at is null and revision_id = (select app.shown_revision('main')));
drop policy admin_all on management.main_pages;
create policy admin_all on management.main_pages for select to shop_admin using (revision_id = (select app.shown_revision('main')));
do $$
declare target text;
begin
  foreach target in array array['main_page_thumbnails', 'main_page_items'] loop
    execute format('drop policy admin_all on management.%I', target);
    execute format('create policy admin_all on management.%I for select to shop_admin using (main_page_id in (select id from management.main_pages))', target);
  end loop;
end $$;
drop policy admin_all on management.main_page_labels;
create policy admin_all on management.main_page_labels for select to shop_admin
  using (thumbnail_id in (select id from management.main_page_thumbnails));
-- They say what a revision says; who wants to change them publishes another.
revoke insert, update, delete on management.main_pages, management.main_page_thumbnails, management.main_page_labels, management.main_page_items from shop_admin;

create function app.name_of(texts jsonb) returns app.localized
language sql immutable
as $$
  select case when coalesce(texts ->> 'ko', '') = '' or coalesce(texts ->> 'en', '') = '' then null
    when coalesce(texts ->> 'cn', '') = '' then texts - 'cn' else texts end
$$;
revoke execute on function app.name_of(jsonb) from public;
comment on function app.name_of(jsonb) is 'A text of a revision as a name: null when it is not written, without Chinese where there is none.';

-- What a thing of a block refers to may have been deleted since the revision was made: such an item has no row.
create function app.project_items(main_page bigint, thumbnail bigint, items jsonb) returns void
language sql
as $$
  insert into management.main_page_items (main_page_id, thumbnail_id, position, type, refer_id, is_show_index)
  select main_page, thumbnail, place - 1, item ->> 'type', (item ->> 'refer_id')::bigint, (item ->> 'is_show_index')::boolean
  from jsonb_array_elements(items) with ordinality as of(item, place)
  where case item ->> 'type'
    when 'PRODUCT' then exists (select from product.products where id = (item ->> 'refer_id')::bigint)
    when 'PRODUCT_CUSTOM' then exists (select from product.product_customs where id = (item ->> 'refer_id')::bigint)
    when 'ARTIST' then exists (select from product.artists where id = (item ->> 'refer_id')::bigint)
    when 'GRAPHIC' then exists (select from product.graphics where id = (item ->> 'refer_id')::bigint)
    when 'REVIEW' then exists (select from product.reviews where id = (item ->> 'refer_id')::bigint)
    when 'BRAND' then exists (select from product.brands where id = (item ->> 'refer_id')::bigint)
    when 'PLAN' then exists (select from product.plans where id = (item ->> 'refer_id')::bigint)
    else false end
$$;
revoke execute on function app.project_items(bigint, bigint, jsonb) from public;

create function app.project_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked_by constant text := coalesce(current_setting('app.staff_id', true), '');
  block jsonb;
  thumbnail jsonb;
  label jsonb;
  place integer := 0;
  place_below integer;
  place_of_label integer;
  main_page bigint;
  thumbnail_row bigint;
begin
  -- The log has the slot and the revision; it need not have every row they are made into.
  perform set_config('app.staff_id', '', true);
  -- Rows of what has been shown and will not be again.
  delete from management.main_pages where revision_id <> new.revision_id
    and revision_id not in (select revision_id from management.page_slots where upper_inf(valid) or upper(valid) > now());
  if not exists (select from management.main_pages where revision_id = new.revision_id) then
    for block in select value from jsonb_array_elements((select blocks from management.page_revisions where id = new.revision_id)) as of(value) loop
      continue when (block ->> 'is_hidden')::boolean;
      place := place + 1;
      insert into management.main_pages (revision_id, block_key, position, type, sub_type, is_title, title, sub_title, title_btn, title_btn_url, title_style)
      values (new.revision_id, block ->> 'key', place, block ->> 'type', block ->> 'sub_type', (block ->> 'is_title')::boolean,
        app.name_of(block -> 'title'), app.name_of(block -> 'sub_title'), app.name_of(block -> 'title_btn'), block ->> 'title_btn_url', block -> 'title_style')
      returning id into main_page;
      perform app.project_items(main_page, null, block -> 'items');
      place_below := 0;
      for thumbnail in select value from jsonb_array_elements(block -> 'thumbnails') as of(value) loop
        place_below := place_below + 1;
        insert into management.main_page_thumbnails (main_page_id, position, thumbnail_src, thumbnail_url, thumbnail_width, thumbnail_height, title, content)
        values (main_page, place_below, thumbnail ->> 'thumbnail_src', thumbnail ->> 'thumbnail_url', (thumbnail ->> 'thumbnail_width')::integer,
          (thumbnail ->> 'thumbnail_height')::integer, app.name_of(thumbnail -> 'title'), app.name_of(thumbnail -> 'content'))
        returning id into thumbnail_row;
        perform app.project_items(main_page, thumbnail_row, thumbnail -> 'items');
        place_of_label := 0;
        for label in select value from jsonb_array_elements(thumbnail -> 'labels') as of(value) loop
          place_of_label := place_of_label + 1;
          insert into management.main_page_labels (thumbnail_id, position, text, background_color, text_color)
          select thumbnail_row, place_of_label, app.name_of(label -> 'text'), label ->> 'background_color', label ->> 'text_color'
          where app.name_of(label -> 'text') is not null;
        end loop;
      end loop;
    end loop;
  end if;
  perform set_config('app.staff_id', asked_by, true);
  return null;
end $$;
revoke execute on function app.project_page() from public;
create trigger projected after insert or update of revision_id on management.page_slots for each row execute function app.project_page();

insert into management.page_slots (page, revision_id, valid, is_open, user_id)
select page, id, tstzrange(null, null), true, user_id from management.page_revisions;

select app.audit_all();
