-- The home page in revisions (decision 052). A revision holds every block in every language and is never changed; a slot says when it is
-- shown, and what is shown at a moment is looked up when it is asked for: nothing has to happen at that moment. The rows that specification
-- 7 reads (main_pages and what is below) are made of a revision when it gets its first slot; shoppers see those of the revision shown now.

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
comment on table management.page_revisions is
  'All blocks of a page in all languages (rules/home/page/page-block.ts), as somebody published them. Never changed.';
create trigger never_changed before update or delete on management.page_revisions for each row execute function app.forbid_change();
select app.protect('management.page_revisions', '');

create table management.page_slots (
  id bigint generated always as identity primary key,
  page text not null check (page in ('main')),
  revision_id bigint not null references management.page_revisions (id),
  valid tstzrange not null check (not isempty(valid)
    and (lower_inf(valid) or lower_inc(valid)) and (upper_inf(valid) or not upper_inc(valid))),
  since timestamptz,
  is_open boolean not null,
  user_id uuid not null default app.me(),
  made_at timestamptz not null default now(),
  -- One page, one constraint: an equality beside a range would ask for an extension.
  constraint page_slots_apart exclude using gist (valid with &&) where (page = 'main')
);
create index page_slots_revision on management.page_slots (revision_id);
comment on table management.page_slots is
  'When a page shows which revision. since: when the publication began that the slot is of; is_open: it was given no end (rules/home/page/timeline.ts).';
comment on constraint page_slots_revision_id_fkey on management.page_slots is E'@fieldName revision\n@foreignFieldName slots';
select app.protect('management.page_slots', '');
select app.announce_changes_of('management.page_slots');

-- The revision that a page shows now, by the clock of the shop. Who asks need not see slots that are to come.
create function app.shown_revision(asked text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select revision_id from management.page_slots
  where page = asked and valid @> now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second'
$$;
grant execute on function app.shown_revision(text) to shop_public, shop_admin;

create table management.page_drafts (
  page text primary key check (page in ('main')),
  version integer not null check (version > 0),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  user_id uuid not null default app.me(),
  changed_at timestamptz not null default now()
);
comment on table management.page_drafts is
  'What is being made of a page. version counts the saves: who saves another one than they opened is told.';
select app.protect('management.page_drafts', '');

-- They say what a revision says; who wants to change them publishes another.
create table management.main_pages (
  id bigint generated always as identity primary key,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  type text not null check (type in ('BANNER', 'LINE', 'NAVIGATION', 'ITEM', 'THUMBNAIL', 'TAG')),
  sub_type text not null default '',
  is_title boolean not null default false,
  title app.localized,
  sub_title app.localized,
  title_btn app.localized,
  title_btn_url text not null default '' constraint main_pages_title_btn_url_leads check (app.is_link(title_btn_url)),
  title_style jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  revision_id bigint not null references management.page_revisions (id),
  block_key text not null check (block_key ~ '^[\w-]{1,40}$'),
  constraint main_pages_sub_type check (case type
    when 'BANNER' then sub_type in ('', 'PRODUCT', 'GRAPHIC')
    when 'ITEM' then sub_type in ('PRODUCT_CUSTOM_TEMPLATE', 'PRODUCT', 'ARTIST', 'REVIEW')
    when 'THUMBNAIL' then sub_type in ('PRODUCT', 'CUSTOM', 'CUSTOM2')
    else sub_type = '' end),
  constraint main_pages_block unique (revision_id, block_key)
);
create index main_pages_shown on management.main_pages (position) where state = 'ACT' and deleted_at is null;
comment on table management.main_pages is 'The blocks of the home page (specification 2, Main page blocks).';
comment on column management.main_pages.block_key is 'Names the block in every revision it is in; id is that of its row.';
comment on constraint main_pages_revision_id_fkey on management.main_pages is E'@fieldName revision\n@foreignFieldName main_pages';
select app.protect('management.main_pages', '');
create policy public_select on management.main_pages for select to shop_public
  using (state = 'ACT' and deleted_at is null and revision_id = (select app.shown_revision('main')));
create policy admin_all on management.main_pages for select to shop_admin using (revision_id = (select app.shown_revision('main')));
grant select on management.main_pages to shop_public, shop_admin;
select app.announce_changes_of('management.main_pages');

create table management.main_page_thumbnails (
  id bigint generated always as identity primary key,
  main_page_id bigint not null references management.main_pages (id) on delete cascade,
  position integer not null default 0,
  thumbnail_src text not null default '' constraint main_page_thumbnails_thumbnail_src_leads check (app.is_path(thumbnail_src)),
  thumbnail_url text not null default '' constraint main_page_thumbnails_thumbnail_url_leads check (app.is_link(thumbnail_url)),
  thumbnail_width integer check (thumbnail_width > 0),
  thumbnail_height integer check (thumbnail_height > 0),
  title app.localized,
  content app.localized
);
create index main_page_thumbnails_page on management.main_page_thumbnails (main_page_id, position);
comment on constraint main_page_thumbnails_main_page_id_fkey on management.main_page_thumbnails is
  E'@fieldName main_page\n@foreignFieldName thumbnails';
select app.protect('management.main_page_thumbnails', '');
create policy public_select on management.main_page_thumbnails for select to shop_public
  using (main_page_id in (select id from management.main_pages));
create policy admin_all on management.main_page_thumbnails for select to shop_admin
  using (main_page_id in (select id from management.main_pages));
grant select on management.main_page_thumbnails to shop_public, shop_admin;
select app.announce_changes_of('management.main_page_thumbnails');

create table management.main_page_labels (
  id bigint generated always as identity primary key,
  thumbnail_id bigint not null references management.main_page_thumbnails (id) on delete cascade,
  position integer not null default 0,
  text app.localized not null,
  background_color text not null default '#141412' check (background_color ~ '^#[0-9A-Fa-f]{6}$'),
  text_color text not null default '#FFFFFF' check (text_color ~ '^#[0-9A-Fa-f]{6}$')
);
create index main_page_labels_thumbnail on management.main_page_labels (thumbnail_id, position);
comment on constraint main_page_labels_thumbnail_id_fkey on management.main_page_labels is
  E'@fieldName thumbnail\n@foreignFieldName labels';
select app.protect('management.main_page_labels', '');
create policy public_select on management.main_page_labels for select to shop_public
  using (thumbnail_id in (select id from management.main_page_thumbnails));
create policy admin_all on management.main_page_labels for select to shop_admin
  using (thumbnail_id in (select id from management.main_page_thumbnails));
grant select on management.main_page_labels to shop_public, shop_admin;
select app.announce_changes_of('management.main_page_labels');

-- refer_id means a row of the table that type names. Stored generated columns carry the foreign keys,
-- so that the reference is checked and the data service finds product, graphic, ... as plain relationships.
create table management.main_page_items (
  id bigint generated always as identity primary key,
  main_page_id bigint not null references management.main_pages (id) on delete cascade,
  thumbnail_id bigint references management.main_page_thumbnails (id) on delete cascade,
  position integer not null default 0,
  type text not null check (type in ('PRODUCT', 'PRODUCT_CUSTOM', 'BRAND', 'ARTIST', 'GRAPHIC', 'PLAN', 'REVIEW')),
  refer_id bigint not null,
  is_show_index boolean not null default false,
  product_id bigint generated always as (case when type = 'PRODUCT' then refer_id end) stored
    references product.products (id) on delete cascade,
  product_custom_id bigint generated always as (case when type = 'PRODUCT_CUSTOM' then refer_id end) stored
    references product.product_customs (id) on delete cascade,
  brand_id bigint generated always as (case when type = 'BRAND' then refer_id end) stored references product.brands (id) on delete cascade,
  artist_id bigint generated always as (case when type = 'ARTIST' then refer_id end) stored
    references product.artists (id) on delete cascade,
  graphic_id bigint generated always as (case when type = 'GRAPHIC' then refer_id end) stored
    references product.graphics (id) on delete cascade,
  plan_id bigint generated always as (case when type = 'PLAN' then refer_id end) stored references product.plans (id) on delete cascade,
  review_id bigint generated always as (case when type = 'REVIEW' then refer_id end) stored
    references product.reviews (id) on delete cascade
);
create index main_page_items_page on management.main_page_items (main_page_id, position);
create index main_page_items_thumbnail on management.main_page_items (thumbnail_id, position);
create index main_page_items_product on management.main_page_items (product_id) where product_id is not null;
create index main_page_items_product_custom on management.main_page_items (product_custom_id) where product_custom_id is not null;
create index main_page_items_brand on management.main_page_items (brand_id) where brand_id is not null;
create index main_page_items_artist on management.main_page_items (artist_id) where artist_id is not null;
create index main_page_items_graphic on management.main_page_items (graphic_id) where graphic_id is not null;
create index main_page_items_plan on management.main_page_items (plan_id) where plan_id is not null;
create index main_page_items_review on management.main_page_items (review_id) where review_id is not null;
comment on constraint main_page_items_main_page_id_fkey on management.main_page_items is E'@fieldName main_page\n@foreignFieldName items';
comment on constraint main_page_items_thumbnail_id_fkey on management.main_page_items is E'@fieldName thumbnail\n@foreignFieldName items';
select app.protect('management.main_page_items', '');
create policy public_select on management.main_page_items for select to shop_public
  using (main_page_id in (select id from management.main_pages));
create policy admin_all on management.main_page_items for select to shop_admin
  using (main_page_id in (select id from management.main_pages));
grant select on management.main_page_items to shop_public, shop_admin;
select app.announce_changes_of('management.main_page_items');

create function app.name_of(texts jsonb) returns app.localized
language sql immutable
as $$
  select case when coalesce(texts ->> 'ko', '') = '' or coalesce(texts ->> 'en', '') = '' then null
    else (select jsonb_object_agg(key, value) from jsonb_each_text(texts) where value <> '') end
$$;
comment on function app.name_of(jsonb) is
  'A text of a revision as a name: null when it is not written, without the languages that nobody wrote.';

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
    for block in select value
      from jsonb_array_elements((select blocks from management.page_revisions where id = new.revision_id)) as of(value)
    loop
      continue when (block ->> 'is_hidden')::boolean;
      place := place + 1;
      insert into management.main_pages (revision_id, block_key, position, type, sub_type, is_title, title, sub_title, title_btn,
        title_btn_url, title_style)
      values (new.revision_id, block ->> 'key', place, block ->> 'type', block ->> 'sub_type', (block ->> 'is_title')::boolean,
        app.name_of(block -> 'title'), app.name_of(block -> 'sub_title'), app.name_of(block -> 'title_btn'), block ->> 'title_btn_url',
        block -> 'title_style')
      returning id into main_page;
      perform app.project_items(main_page, null, block -> 'items');
      place_below := 0;
      for thumbnail in select value from jsonb_array_elements(block -> 'thumbnails') as of(value) loop
        place_below := place_below + 1;
        insert into management.main_page_thumbnails (main_page_id, position, thumbnail_src, thumbnail_url, thumbnail_width,
          thumbnail_height, title, content)
        values (main_page, place_below, thumbnail ->> 'thumbnail_src', thumbnail ->> 'thumbnail_url',
          (thumbnail ->> 'thumbnail_width')::integer, (thumbnail ->> 'thumbnail_height')::integer,
          app.name_of(thumbnail -> 'title'), app.name_of(thumbnail -> 'content'))
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
create trigger projected after insert or update of revision_id on management.page_slots for each row execute function app.project_page();
