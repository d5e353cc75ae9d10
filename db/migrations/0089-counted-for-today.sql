-- What the office's first screen counts besides: works to review, receipts that failed, goods on sale that are sold out.
create index graphics_waiting on product.graphics (created_at) where state = 'REVIEW' and deleted_at is null;
create index products_sold_out on product.products (id) where is_sold_out and state = 'ACT' and deleted_at is null;
create index cash_receipts_failed on sales.cash_receipts (requested_at) where state = 'FAILED';
