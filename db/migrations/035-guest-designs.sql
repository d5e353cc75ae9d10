-- A guest's design lies in their cart and nowhere else: merged, it becomes the member's; when the cart is gone, it goes (purge-carts).
create table sales.guest_designs (
  product_custom_id bigint primary key references product.product_customs (id) on delete cascade,
  cart_id uuid references sales.carts (id) on delete set null
);
create index guest_designs_cart on sales.guest_designs (cart_id);
comment on table sales.guest_designs is 'Designs that belong to no member yet, with the guest''s cart that holds them; without it they are deleted.';
select app.protect('sales.guest_designs', '');
select app.audit_all();
