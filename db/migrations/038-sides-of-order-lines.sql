alter table sales.order_products add column side_srcs jsonb not null default '[]' check (jsonb_typeof(side_srcs) = 'array');
comment on column sales.order_products.side_srcs is 'Pictures of the further printed sides of a design; image_src is the first.';
