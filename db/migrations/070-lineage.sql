-- expand: a design made from a shared one remembers it, and whose design was the first.
alter table product.product_customs
  add column parent_code text check (parent_code ~ '^[1-9A-HJ-NP-Za-km-z]{12}$'),
  add column origin_id bigint,
  add constraint product_customs_origin_fkey foreign key (origin_id) references product.product_customs (id) on delete set null,
  add constraint product_customs_parent_of_members check (type = 'USER' or parent_code is null and origin_id is null);
create index product_customs_origin on product.product_customs (origin_id) where origin_id is not null;
comment on column product.product_customs.parent_code is 'The code of the share that it was made from.';
comment on column product.product_customs.origin_id is 'The first design of that line, whose designer earns points when this one is bought; follows from parent_code.';
comment on constraint product_customs_origin_fkey on product.product_customs is E'@fieldName origin\n@foreignFieldName descendants';
grant insert (parent_code) on product.product_customs to shop_user;

create function app.complete_lineage() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Whoever starts from a link of their own goes on with the parent of that design.
declare parent record;
begin
  select share.user_id, custom.id, custom.parent_code, custom.origin_id into parent
  from product.design_shares share join product.product_customs custom on custom.id = share.product_custom_id
  where share.code = new.parent_code;
  if not found then
    new.parent_code := null;
  elsif parent.user_id is not distinct from new.user_id then
    new.parent_code := parent.parent_code;
    new.origin_id := parent.origin_id;
  else
    new.origin_id := coalesce(parent.origin_id, parent.id);
  end if;
  return new;
end $$;
revoke execute on function app.complete_lineage() from public;
create trigger complete_lineage before insert on product.product_customs
  for each row when (new.parent_code is not null) execute function app.complete_lineage();

alter table management.shop_rules
  add column descendant_points integer not null default 300 check (descendant_points between 0 and 100000);
comment on column management.shop_rules.descendant_points is 'Points for the first designer when a design made from theirs is bought and confirmed, won.';
grant select (descendant_points) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');

alter table sales.point_entries drop constraint point_entries_reason_check,
  add constraint point_entries_reason_check check (reason in ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED',
    'DESCENDANT', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'ORDER_RETURNED', 'EXPIRY', 'ADMIN', 'OFFSET')),
  drop constraint point_entries_review,
  add constraint point_entries_of_line check (order_product_id is null or reason in ('REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED', 'DESCENDANT'));
drop index sales.point_entries_review_once;
create unique index point_entries_line_once on sales.point_entries (order_product_id, reason)
  where type = 'EARNED' and reason in ('REVIEW', 'PHOTO_REVIEW', 'DESCENDANT') and order_product_id is not null;
comment on column sales.point_entries.order_product_id is
  'The line a review was written about, or of a design that was made from another. Its points are EARNED once for each reason; USED or OWED with the same reason is what was taken back.';

-- What else an artist does not want done to a work.
alter table product.graphics
  add column is_croppable boolean not null default true,
  add column is_coverable boolean not null default true;
comment on column product.graphics.is_croppable is 'Whether the edge of the print area may cut it off.';
comment on column product.graphics.is_coverable is 'Whether texts may lie over it.';
grant update (is_croppable, is_coverable) on product.graphics to shop_artist;
select app.announce_changes_of('product.graphics');
