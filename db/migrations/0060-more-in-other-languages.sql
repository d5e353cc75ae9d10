-- What the shop still said in one language: the words of its footer, posts of influencers, what an exhibition says of a graphic.

alter table management.shop_info add column translations jsonb not null default '{}' check (app.is_translations(translations));
comment on column management.shop_info.translations is 'The words of its footer in other languages; what is missing is not shown there.';
alter table management.influencer_feeds add column translations jsonb not null default '{}' check (app.is_translations(translations));
comment on column management.influencer_feeds.translations is 'Its content in other languages; what is missing is read in Korean.';
alter table product.plan_graphics add column translations jsonb not null default '{}' check (app.is_translations(translations));
comment on column product.plan_graphics.translations is 'Its add_content in other languages; what is missing is read in Korean.';
do $$
declare target text;
begin
  foreach target in array array['management.shop_info', 'management.influencer_feeds', 'product.plan_graphics'] loop
    perform app.announce_changes_of(target::regclass);
  end loop;
end $$;
