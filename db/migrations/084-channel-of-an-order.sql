-- expand: orders say by which channel their buyer came, so that sales are summed by it.
alter table sales.orders add column channel text check (channel ~ '^[a-z0-9][a-z0-9._-]{0,29}$');
comment on column sales.orders.channel is 'The utm_source of the visit that placed it, else the site that led to the shop; null when unknown.';
grant select (channel) on sales.orders to shop_user, shop_admin;
