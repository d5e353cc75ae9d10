alter table management.shop_rules
  add column picture_price integer not null default 0 check (picture_price between 0 and 100000);
comment on column management.shop_rules.picture_price is 'Price of each own picture printed with a design, won.';
grant select (picture_price) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');
