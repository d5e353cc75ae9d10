-- What staff publish, second half: templates that can be hidden, the order of the best designs, words of pictures for whoever sees them, drafts to
-- look at, and files that were sent and never used.

-- A template waits until it is published, and is hidden without being forgotten.
alter table product.product_templates add column state text not null default 'ACT' check (state in ('ACT', 'STOP'));
delete from product.product_templates one using product.product_templates other
  where one.product_id = other.product_id and one.custom_id = other.custom_id and one.id > other.id;
alter table product.product_templates add constraint product_templates_once unique (product_id, custom_id);
drop policy public_select on product.product_templates;
create policy public_select on product.product_templates for select to shop_public
  using (state = 'ACT' and exists (select 1 from product.products shown where shown.id = product_id));
select app.announce_changes_of('product.product_templates');

alter table product.product_customs add column position integer not null default 0;
drop index product.product_customs_best;
create index product_customs_best on product.product_customs (type, position, created_at desc) where is_best and deleted_at is null;
comment on column product.product_customs.position is 'Place among the best designs, smaller first; only the shop''s own have one.';
-- What the shop offers is checked when it is published (templates are never cut off by the edge of the print): only the shop's commands write it.
revoke insert, update, delete on product.product_templates from shop_admin;

-- What a picture shows and where the eye should stay, for every page that shows it.
create policy public_select on management.pictures for select to shop_public using (deleted_at is null);
grant select (id, focal_x, focal_y, alt, deleted_at) on management.pictures to shop_public;

create table management.drafts (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  row_id bigint,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  made_by uuid references member.members (id) on delete cascade,
  created_at timestamptz not null
);
create index drafts_made_by on management.drafts (made_by);
create index drafts_age on management.drafts (created_at);
comment on table management.drafts is
  'What somebody wrote and wants to see as shoppers would (decision 061): kept for the hour in which its preview opens, never shown otherwise.';
comment on constraint drafts_made_by_fkey on management.drafts is '@fieldName author
@foreignFieldName drafts';
select app.protect('management.drafts', '');

create table management.uploads (
  src text primary key check (src like '/cdn/%'),
  created_at timestamptz not null
);
create index uploads_age on management.uploads (created_at);
comment on table management.uploads is
  'Files that were sent before the thing they are for: a job looks at each once after a week and deletes those that nothing names.';
select app.protect('management.uploads', '');
select app.audit_all();
