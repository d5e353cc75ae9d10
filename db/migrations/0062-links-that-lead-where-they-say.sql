-- What staff write by the data service leads where the forms would let it lead: no script, no other site in the dress of a path.

create function app.is_path(address text) returns boolean
language sql immutable parallel safe
as $$ select address ~ '^(?:/(?!/)[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*)?$' $$;
comment on function app.is_path(text) is 'A path of the shop (rules/shop/link.ts), or none.';
create function app.is_link(address text) returns boolean
language sql immutable parallel safe
as $$
  select app.is_path(address) or address ~ ('^https://[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff/]'
    '[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$')
$$;
comment on function app.is_link(text) is 'A path of the shop or an https address (rules/shop/link.ts), or none.';
revoke execute on function app.is_path(text), app.is_link(text) from public;
grant execute on function app.is_path(text), app.is_link(text) to shop_public, shop_admin, shop_service, shop_identity;

-- What stands and leads elsewhere is taken down.
do $$
declare
  held record;
begin
  for held in
    select target::regclass as target, name, rule
    from (values
      ('management.popup', 'url_path', 'is_link'), ('management.home_templates', 'url', 'is_link'),
      ('management.main_pages', 'title_btn_url', 'is_link'), ('management.main_page_thumbnails', 'thumbnail_url', 'is_link'),
      ('management.banners', 'image_src', 'is_path'), ('management.custom_guides', 'image_src', 'is_path'),
      ('management.home_templates', 'src', 'is_path'), ('management.influencer_feed_images', 'src', 'is_path'),
      ('management.influencer_feeds', 'image_src', 'is_path'), ('management.influencers', 'image_src', 'is_path'),
      ('management.main_page_thumbnails', 'thumbnail_src', 'is_path'), ('management.popup', 'image_src', 'is_path'),
      ('member.profiles', 'image_src', 'is_path'), ('product.categories', 'image_src', 'is_path'), ('product.graphics', 'src', 'is_path'),
      ('product.mockups', 'shade_src', 'is_path'), ('product.mockups', 'src', 'is_path'), ('product.plans', 'image_src', 'is_path'),
      ('product.product_images', 'src', 'is_path'), ('product.products', 'image_src', 'is_path'),
      ('product.review_images', 'src', 'is_path'), ('product.reviews', 'design_src', 'is_path')
    ) as columns (target, name, rule)
  loop
    execute format('update %s set %I = '''' where not app.%I(%2$I)', held.target, held.name, held.rule);
    execute format('alter table %s add constraint %I check (app.%I(%I))', held.target,
      (select relname from pg_class where oid = held.target) || '_' || held.name || '_leads', held.rule, held.name);
  end loop;
end $$;
-- A button that leads nowhere is none; a reward keeps some picture.
update management.banners set link_url = '', link_name = null where not app.is_link(link_url);
alter table management.banners add constraint banners_link_url_leads check (app.is_link(link_url));
update member.reward_kinds set image_src = '/cdn/placeholder.svg' where not app.is_path(image_src);
alter table member.reward_kinds add constraint reward_kinds_image_src_leads check (app.is_path(image_src));
