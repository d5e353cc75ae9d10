-- Rows in addition to the demo shop's, so that every table has rows of the shopper and of yuna, and hidden rows where rows can be
-- hidden. Run as the owner.

create function pg_temp.of(account text) returns uuid language sql stable
as $$ select id from member.members where email = account || '@seam.example' $$;

insert into identity.wallet_accounts (address, email, password_hash, sealed_key)
  select '0x' || repeat(digit, 40), account || '@wallet.example', 'hash', 'sealed' from (values ('shopper', '1'), ('yuna', '2'), ('nobody', '3')) as of(account, digit);
insert into member.wallets (user_id, email, address)
  select pg_temp.of(account), account || '@wallet.example', '0x' || repeat(digit, 40) from (values ('shopper', '1'), ('yuna', '2')) as of(account, digit);
-- Each cause is used once: one token of the shopper's is pending, one of yuna's is in the shopper's wallet, one in her own, and one in an unconnected wallet.
delete from member.reward_tokens;
insert into member.reward_tokens (user_id, cause, name, why, image_src)
  select pg_temp.of(account), cause, name, why, image_src from (values ('shopper'), ('yuna')) as of(account), member.reward_kinds;
insert into member.reward_transfers (token_id, nth, from_address, to_address)
  select id, 1, '0x0000000000000000000000000000000000000000', '0x' || repeat(wallet, 40) from member.reward_tokens join
    (values ('yuna', 'FIRST_PURCHASE', '1'), ('yuna', 'FIRST_DESIGN', '2'), ('shopper', 'FIRST_DESIGN', '3')) as of(account, kind, wallet)
    on user_id = pg_temp.of(account) and cause = kind;
insert into member.reward_mints (contract, token_id, nonce, transaction_hash, signed_transaction)
  select '1:0x0', id, 0, '0x0', '0x0' from member.reward_tokens where owner_address is not null;
insert into member.delivery_destinations (user_id, recipient, phone, zip_code, address, deleted_at)
  select pg_temp.of(account), account, '010-0000-0000', '04524', '서울', gone
  from (values ('shopper', now()), ('yuna', null), ('yuna', now())) as of(account, gone);
insert into member.inquiries (user_id, product_id, order_id, type, title, content, is_secret)
  select pg_temp.of(account), case when is_board then (select min(id) from product.products) end, case when is_about_order then (select min(id) from sales.orders) end,
    'ETC', '문의', '내용', is_secret
  from (values ('shopper'), ('yuna'), ('minjae')) as of(account), (values (true, false, true), (true, false, false), (true, true, false), (false, false, false)) as kind(is_board, is_about_order, is_secret);
-- Private questions about products of the account brand and of another one; every thread has an answer and one message from its author.
insert into member.inquiries (user_id, product_id, type, title, content, is_secret)
  select pg_temp.of(account), p.id, 'ETC', '문의', '내용', true from (values ('shopper'), ('yuna')) as of(account),
    (select min(id) as id from product.products group by brand_id) p;
insert into member.inquiry_messages (inquiry_id, author, staff_id, content)
  select i.id, author, case when author = 'SHOP' then pg_temp.of('admin') end, '답변' from member.inquiries i, (values ('SHOP'), ('MEMBER')) as of(author);
insert into member.inquiry_images (inquiry_id, src) select id, '/cdn/x' from member.inquiries where product_id is null;
insert into product.search_words (word, written, jamo, initials, near, uses, is_named) values ('딸기', '딸기', 'ㄸㅏㄹㄱㅣ', 'ㄸㄱ', '{ㄸㅏㄹㄱㅣ}', 1, true);
insert into management.holidays (day, name, source) values ('2031-01-01', '{"ko":"1월 1일","en":"New Year"}', 'test') on conflict do nothing;

-- Designs of every account, and a shop design owned by yuna.
insert into product.product_customs (product_id, option_id, user_id, type, name)
  select o.product_id, o.id, pg_temp.of(account), type, account
  from (values ('yuna', 'USER'), ('yuna', 'USER'), ('yuna', 'SHOP'), ('minjae', 'USER'), ('artist', 'USER'), ('brand', 'USER')) as of(account, type),
    lateral (select c.product_id, c.option_id as id from product.product_customs c where c.user_id = pg_temp.of('shopper') order by c.id limit 1) o;
insert into product.product_custom_mockups (product_custom_id, mockup_group_id, mockup_id, src, print_area)
  select c.id, g.id, 0, '', '{}' from product.product_customs c join product.mockup_groups g using (product_id)
  where c.name in ('yuna', 'minjae', 'artist', 'brand') and g.code = 'FRONT';
insert into product.product_custom_layers (product_custom_id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height)
  select m.product_custom_id, m.id, (select min(id) from product.graphics), 1, 1, 50, 50 from product.product_custom_mockups m
  join product.product_customs c on c.id = m.product_custom_id where c.name in ('yuna', 'minjae', 'artist', 'brand');
insert into product.product_custom_texts (product_custom_id, custom_mockup_id, text, x_coordinate, y_coordinate, width, height)
  select m.product_custom_id, m.id, '{"words": "안녕"}', 1, 1, 50, 50 from product.product_custom_mockups m
  join product.product_customs c on c.id = m.product_custom_id where c.name in ('yuna', 'minjae', 'artist', 'brand');
insert into product.own_pictures (user_id, src, width, height, by_gradient, by_frequency)
  select id, '/cdn/' || email, 100, 100, b'0'::bit(64), b'0'::bit(64) from member.members
  where email in ('shopper@seam.example', 'yuna@seam.example', 'artist@seam.example', 'brand@seam.example');
insert into product.product_custom_pictures (product_custom_id, custom_mockup_id, picture_id, x_coordinate, y_coordinate, width, height)
  select m.product_custom_id, m.id, p.id, 1, 1, 50, 50 from product.product_custom_mockups m
  join product.product_customs c on c.id = m.product_custom_id join product.own_pictures p on p.user_id = c.user_id
  where c.type = 'USER';
insert into product.product_custom_versions (product_custom_id, revision, content_hash, scene)
  select id, 1, 'hash ' || id, '{}' from product.product_customs where name in ('yuna', 'minjae', 'artist', 'brand');
insert into product.custom_version_pictures (version_id, picture_id)
  select min(v.id), p.id from product.product_custom_versions v, product.own_pictures p group by p.id;

insert into product.review_unlikes (user_id, review_id)
  select pg_temp.of(account), r.id from (values ('shopper'), ('yuna'), ('artist'), ('brand')) as of(account), (select id from product.reviews order by id limit 3) r
  on conflict do nothing;
insert into product.review_likes (user_id, review_id)
  select pg_temp.of(account), r.id from (values ('shopper'), ('yuna')) as of(account), (select id from product.reviews order by id limit 6) r
  on conflict do nothing;
insert into product.review_revisions (review_id, score, content, photo_count) select id, 1, 'said before', 0 from product.reviews order by id limit 2;
insert into product.review_reports (review_id, user_id, reason) select r.id, pg_temp.of('yuna'), 'ABUSE' from product.reviews r order by id limit 2;
insert into product.artist_follows (user_id, artist_id)
  select pg_temp.of(account), a.id from (values ('shopper'), ('yuna')) as of(account), product.artists a on conflict do nothing;
insert into product.brand_follows (user_id, brand_id)
  select pg_temp.of(account), b.id from (values ('shopper'), ('yuna')) as of(account), product.brands b on conflict do nothing;

insert into member.notifications (user_id, event, values, link) select pg_temp.of(account), 'answered', '{"title": ""}', '/main' from (values ('shopper'), ('yuna')) as of(account);
insert into member.notification_mutes (user_id, event) select pg_temp.of(account), 'coupon' from (values ('shopper'), ('yuna')) as of(account) on conflict do nothing;
insert into management.member_grades (name, threshold, bonus_percent) values ('{"ko": "등급"}', 77777, 1);
insert into management.grade_months (month, graded_at) values ('2020-01-01', now());
insert into member.month_grades (user_id, month, grade_id, spent_amount)
  select pg_temp.of(account), '2020-01-01', (select max(id) from management.member_grades), 80000 from (values ('shopper'), ('yuna')) as of(account);
insert into member.follow_visits (user_id) select pg_temp.of(account) from (values ('shopper'), ('yuna')) as of(account) on conflict do nothing;
insert into product.incoming_stocks (option_id, product_id, piece_count, comes_on, supplier)
  select id, product_id, 10, date '2026-12-01', 'a mill' from product.product_options order by id limit 4;
insert into product.restock_requests (user_id, product_id, option_id)
  select pg_temp.of(account), o.product_id, o.id from (values ('shopper'), ('yuna')) as of(account), (select * from product.product_options order by id limit 2) o;

insert into member.photos (user_id, src, width, height)
  select pg_temp.of(account), '/cdn/' || account || '.webp', 1, 1 from (values ('shopper'), ('yuna')) as of(account);

insert into sales.carts (user_id, guest_hash) values (pg_temp.of('shopper'), null), (pg_temp.of('yuna'), null), (null, 'a guest');
insert into sales.guest_designs (product_custom_id, cart_id)
  select (select max(id) from product.product_customs), id from sales.carts where guest_hash = 'a guest';
insert into sales.cart_lines (cart_id, product_id, option_id, quantity)
  select c.id, o.product_id, o.id, 1 from sales.carts c, (select * from product.product_options order by id limit 2) o;
insert into sales.checkouts (user_id, expires_at) values (pg_temp.of('shopper'), now()), (pg_temp.of('yuna'), now()), (pg_temp.of('minjae'), now());
insert into sales.checkout_lines (checkout_id, product_id, option_id, quantity)
  select c.id, o.product_id, o.id, 1 from sales.checkouts c, (select * from product.product_options order by id limit 1) o;

-- An unpaid, cancelled order of each, and a claim on every order.
update sales.orders set cancelled_at = now(), cancel_reason = 'NOT_PAID' where id in
  (select max(id) from sales.orders where user_id = pg_temp.of('shopper'));
insert into sales.claims (order_id, type, reason) select id, 'RETURN', 'reason' from sales.orders;
insert into sales.claim_products (claim_id, order_product_id, quantity)
  select c.id, p.id, 1 from sales.claims c join sales.order_products p using (order_id) on conflict do nothing;
insert into sales.claim_photos (claim_id, position, src) select id, 0, '/cdn/photo' from sales.claims on conflict do nothing;
insert into sales.claim_changes (claim_id, to_status, actor, changed_at) select id, 'REQUESTED', 'MEMBER', now() from sales.claims;
insert into sales.claim_refunds (claim_id, state, goods_amount, amount, owed_since) select id, 'NONE', 0, 0, now() from sales.claims on conflict do nothing;
insert into sales.cash_receipts (order_id, receipt_key, purpose, sealed_identity, shown_identity, amount, state, requested_at)
  select id, 'R' || lpad(id::text, 25, '0'), 'PERSONAL', 'sealed', '010****5678', 0, 'REQUESTED', now() from sales.orders
  on conflict do nothing;
insert into sales.payment_cancellations (payment_id, cancellation_id, amount, reason, status)
  select payment_id, 'of ' || payment_id, 1, 'reason', 'SUCCEEDED' from sales.payments;
insert into sales.payment_webhooks (webhook_id, type, body) values ('webhook', 'Transaction.Paid', '{}');
insert into sales.discrepancies (kind, order_id, payment_id, amount) select 'LATE_MONEY', order_id, payment_id, amount from sales.payments;
insert into sales.refund_accounts (payment_id, bank, number, holder, given_at) select payment_id, 'SHINHAN', '110123456789', 'holder', now() from sales.payments;
insert into sales.job_failures (job, row_key, tries, failures, error, since, next_try_at) values ('sweep-payments', 'key', 1, 1, 'error', now(), now());
insert into sales.idempotency_keys (actor, key, route, request_hash) values ('actor', 'key-of-eight', 'POST /api/orders', 'hash');

-- Shares, agreements, periods and settlements of every artist and brand; every paid line is prepared by a brand.
insert into sales.royalty_rules (artist_id, rate, starts_at) select id, 3000, now() from product.artists;
insert into sales.settlement_periods (starts_on, ends_on, closed_at) values ('2020-01-01', '2020-02-01', now()), ('2020-02-01', '2020-03-01', null);
insert into sales.royalty_lines (order_id, order_product_id, layer_number, kind, artist_id, graphic_id, graphic_name, product_name, quantity, unit_price, base_amount,
    rate, discount_bearer, amount, sold_at)
  select p.order_id, p.id, 100 + a.id, 'ROYALTY', a.id, (select min(id) from product.graphics), p.product_name, p.product_name, 1, 1000, 1000, 3000, 'SHOP', 300, now()
  from product.artists a, (select * from sales.order_products order by id limit 2) p;
insert into sales.royalty_entries (period_id, artist_id, royalty_line_id, kind, cause, amount)
  select (select max(id) from sales.settlement_periods), artist_id, id, 'ROYALTY', 'SALE', amount from sales.royalty_lines where layer_number > 100;
insert into sales.settlements (period_id, artist_id, sales_amount, reversal_amount, correction_amount, carried_amount, owed_amount, donation_amount, closed_at)
  select (select min(id) from sales.settlement_periods where starts_on = '2020-01-01'), id, 300, 0, 0, 0, 300, 0, now() from product.artists;
insert into sales.payees (artist_id, tax_kind, bank, number_end, sealed_account, changed_at)
  select id, 'WITHHELD', 'SHINHAN', '6789', 'sealed', now() from product.artists on conflict do nothing;
insert into sales.royalty_rules (brand_id, rate, starts_at) select id, 8000, now() from product.brands;
insert into sales.royalty_lines (order_id, order_product_id, kind, brand_id, product_name, quantity, unit_price, base_amount, rate, discount_bearer, amount, sold_at)
  select p.order_id, p.id, 'PROCEEDS', b.id, p.product_name, 1, 1000, 1000, 8000, 'SHOP', 800, now()
  from (select *, row_number() over (order by id) as place from sales.order_products) p
  join (select id, row_number() over (order by user_id nulls last, id) as place from product.brands) b using (place);
insert into sales.royalty_entries (period_id, brand_id, royalty_line_id, kind, cause, amount)
  select (select max(id) from sales.settlement_periods), brand_id, id, 'PROCEEDS', 'SALE', amount from sales.royalty_lines where kind = 'PROCEEDS';
insert into sales.settlements (period_id, brand_id, sales_amount, reversal_amount, correction_amount, carried_amount, owed_amount, donation_amount, closed_at)
  select (select min(id) from sales.settlement_periods where starts_on = '2020-01-01'), id, 800, 0, 0, 0, 800, 0, now() from product.brands;
insert into sales.payees (brand_id, tax_kind, business_number, bank, number_end, sealed_account, changed_at)
  select id, 'SELLER', '1234567890', 'SHINHAN', '6789', 'sealed', now() from product.brands on conflict do nothing;
insert into sales.royalty_checks (order_id) select min(id) from sales.orders on conflict do nothing;

-- What begins tomorrow: nobody outside reads it today.
insert into management.popup (title, image_src, start_date, end_date)
  values ('tomorrow', '/cdn/none.png', now() + interval '1 day', now() + interval '2 days');
insert into management.banners (title, image_src, start_date) values ('{"ko":"내일","en":"Tomorrow"}', '/cdn/none.png', now() + interval '1 day');
insert into product.plans (title, start_date) values ('{"ko":"내일","en":"Tomorrow"}', now() + interval '1 day');
insert into sales.coupons (type, name, discount_type, discount_value, is_public, starts_at)
  values ('ORDER', '{"ko":"내일","en":"Tomorrow"}', 'AMOUNT', 1000, true, now() + interval '1 day');

-- Coupons: one public, two known only to their holders, each with products and graphics.
with added as (
  insert into sales.coupons (type, name, discount_type, discount_value, number, is_public)
  select 'ORDER', '{"ko":"쿠폰","en":"Coupon"}', 'AMOUNT', 1000, account, is_public
  from (values ('shopper', false), ('yuna', false), ('everybody', true)) as of(account, is_public) returning id, number)
insert into sales.issued_coupons (coupon_id, user_id) select id, pg_temp.of(number) from added where number <> 'everybody';
insert into sales.coupon_products (coupon_id, product_id) select id, (select min(id) from product.products) from sales.coupons on conflict do nothing;
insert into sales.coupon_graphics (coupon_id, graphic_id) select id, (select min(id) from product.graphics) from sales.coupons on conflict do nothing;
insert into sales.coupon_banners (coupon_id, banner_id) select id, (select min(id) from management.banners) from sales.coupons on conflict do nothing;
insert into sales.coupon_plans (coupon_id, plan_id) select id, (select min(id) from product.plans) from sales.coupons on conflict do nothing;

-- Shared designs, posts with more pictures and designs, brand requests.
with frozen as (
  insert into product.product_custom_versions (product_custom_id, revision, content_hash, scene)
  select id, revision, 'shared', '{}' from product.product_customs where user_id is not null returning id, product_custom_id)
insert into product.design_shares (code, user_id, product_custom_id, version_id, mockup_group_id, form, view, background, locale)
select lpad(translate(c.id::text, '0', 'a'), 12, 'S'), c.user_id, c.id, f.id, (select min(id) from product.mockup_groups), 'SQUARE', 'GARMENT', '#FFFFFF', 'ko'
from frozen f join product.product_customs c on c.id = f.product_custom_id;
insert into product.design_share_artists (share_id, artist_id, position) select id, (select max(id) from product.artists), 2 from product.design_shares on conflict do nothing;
insert into sales.team_orders (code, user_id, product_custom_id, title, closes_at)
  select lpad(translate(id::text, '0', 'a'), 12, 'T'), user_id, id, '팀', now() from product.product_customs
  where user_id is not null and id not in (select product_custom_id from sales.team_orders) limit 2;
insert into sales.team_people (team_order_id, option_id, name, token_hash)
  select t.id, (select min(id) from product.product_options), '김하늘', t.code from sales.team_orders t;
insert into management.influencer_feed_images (feed_id, src) select id, '/cdn/post' from management.influencer_feeds;
insert into management.influencer_feed_customs (feed_id, product_custom_id)
select id, (select min(id) from product.product_customs where type = 'SHOP') from management.influencer_feeds on conflict do nothing;
insert into management.brand_requests (user_id, brand_name, contact_name, email, introduction)
select pg_temp.of(account), 'brand', 'contact', 'brand@seam.example', 'what the brand makes' from (values ('shopper'), ('yuna')) as of(account) on conflict do nothing;

insert into management.brand_request_images (brand_request_id, src) select id, '/cdn/x' from management.brand_requests;

insert into management.page_drafts (page, version, blocks) values ('main', 1, '[]');
insert into management.main_page_labels (thumbnail_id, text) select id, '{"ko":"라벨","en":"Label"}' from management.main_page_thumbnails;
insert into management.logs (user_id, type, target) values (pg_temp.of('yuna'), 'DELETE', 'product.product_custom_layers');
insert into management.audit_entries (user_id, table_name, action) values (pg_temp.of('admin'), 'product.products', 'UPDATE');

insert into identity.security_events (user_id, type) values (pg_temp.of('shopper'), 'SIGN_IN');
insert into identity.sign_ins (id, grant_id, user_id, browser, system, signed_in_at, last_seen_at, expires_at) values ('sign-in 1', 'grant 1', pg_temp.of('shopper'), 'chrome', 'android', now(), now(), now());
insert into sales.trade_records (kind, reference, sealed_record, kept_until) values ('ORDER', '1', 'sealed', now());
insert into identity.passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('key', pg_temp.of('shopper'), '\x00', 0, '{}', 'Laptop', now());
insert into identity.oidc_payloads (kind, id, payload) values ('Grant', 'id', '{}');
insert into identity.social_accounts (vendor, subject, user_id) values ('google', 'subject', pg_temp.of('yuna'));
insert into identity.rate_limits (key) values ('key');
insert into identity.signing_keys (kid, sealed_jwk, signs_from) values ('key 1', 'sealed', now());
insert into identity.sign_in_waits (key, failures, blocked_until, expires_at) values ('wait 1', 1, now(), now());
insert into identity.used_proofs (nonce, expires_at) values ('proof 1', now());
insert into identity.refresh_replies (name, next_name, sealed_reply, expires_at) values ('token 1', 'token 2', 'sealed', now());
insert into identity.verification_codes (purpose, target, code_hash, expires_at) values ('SIGN_UP', '010', 'hash', now());
insert into identity.wallet_entries (code_id, password_hash) select id, 'hash' from identity.verification_codes;
insert into member.messages (channel, recipient, event, locale, sealed_values) values ('SMS', '010', 'verification-code', 'ko', 'sealed');
insert into identity.social_attempts (vendor, browser_hash, state, nonce, code_verifier, expires_at) values ('google', 'hash', 'state', 'nonce', 'verifier', now());
insert into management.staff_invitations (email, role, token_hash, invited_by, created_at, expires_at)
  select 'new@seam.example', 'brand', 'hash', id, now(), now() + interval '3 days' from member.members order by id limit 1;
insert into management.api_keys (name, scopes, secret_hash, made_by, created_at, expires_at)
  select 'erp', '{orders:read}', 'hash', id, now(), now() + interval '30 days' from member.members order by id limit 1;
insert into management.webhooks (url, sealed_secret, made_by, created_at) select 'https://erp.example', 'sealed', id, now() from member.members order by id limit 1;
insert into management.webhook_deliveries (webhook_id, type, data) select id, 'order.changed', '{}' from management.webhooks;
insert into management.sandbox_clock (ahead_seconds, moved_at) values (0, now());
insert into management.shop_mode (is_live) values (true);

-- In every table, a fifth of the rows is deleted, and another fifth is in each hidden state, including several owned by the accounts.
do $$
declare target record; hidden text; turn integer;
begin
  for target in
    select c.oid::regclass as name, a.attname as flag, pg_get_constraintdef(k.oid) as states,
      (select string_agg(quote_ident(p.attname), ', ') from pg_index i join pg_attribute p on p.attrelid = i.indrelid and p.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('deleted_at', 'state')
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and a.attname = 'state'
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' order by 1, 2
  loop
    if target.flag = 'deleted_at' then
      execute format('update %1$s set deleted_at = now() where (%2$s) in (select %2$s from (select *, row_number() over (order by %2$s) as nth from %1$s) as counted where nth %% 5 = 2)',
        target.name, target.keys);
    else
      turn := 3;
      foreach hidden in array array['STOP', 'HIDDEN', 'REVIEW', 'DISCONTINUED'] loop
        continue when target.states not like '%''' || hidden || '''%';
        execute format('update %1$s set state = %3$L%5$s where (%2$s) in (select %2$s from (select *, row_number() over (order by %2$s) as nth from %1$s) as counted where nth %% 5 = %4$s)',
          target.name, target.keys, hidden, turn % 5, case target.name::text when 'product.reviews' then ', hidden_reason = ''ABUSE''' else '' end);
        turn := turn + 1;
      end loop;
    end if;
  end loop;
end $$;

insert into sales.gifts (order_id, token_hash, from_name) select min(id), repeat('0', 64), 'gift' from sales.orders;
insert into sales.reprints (order_id, order_product_id, quantity, cause, cost, noted_by, created_at)
  select order_id, min(id), 1, 'MISPRINT', 0, pg_temp.of('shopper'), now() from sales.order_products group by order_id;
insert into sales.order_events (order_id, kind, actor) select id, 'NOTE', 'ADMIN' from sales.orders;
insert into management.saved_views (user_id, page, name, state, is_shared)
  select pg_temp.of(account), 'orders', 'view ' || is_shared, '{}', is_shared from (values ('admin'), ('shopper')) as of(account), (values (true), (false)) as kept(is_shared);

-- Staff's records about products and works.
insert into product.promotions (product_id, price) select id, price from product.products order by id limit 1;
insert into product.price_wishes (graphic_id, price) select id, 1000 from product.graphics on conflict do nothing;
insert into product.graphic_submissions (graphic_id, rights) select id, 'OWN' from product.graphics on conflict do nothing;
insert into product.graphic_marks (graphic_id, src, by_gradient, by_frequency) select id, src, repeat('0', 64)::bit(64), repeat('1', 64)::bit(64) from product.graphics on conflict do nothing;
insert into management.content_documents (kind, row_id, field, doc) values ('notices', 1, 'content', '{"type": "doc", "content": []}');
insert into management.drafts (kind, body, created_at) values ('notices', '{}', now());
insert into management.campaigns (segment, title, content, link, recipient_count, sent_at) values ('INACTIVE', '{"ko": "a"}', '{"ko": "a"}', '/main', 1, now());
insert into management.old_addresses (address, target, created_at) values ('/old', '/main', now());
insert into management.uploads (src, created_at) values ('/cdn/none.png', now());
-- Terms withdrawn before taking effect.
insert into management.terms (name, type, content, is_coming, deleted_at) values ('{"ko": "거둔 약관", "en": "Withdrawn terms"}', 'use', '', true, now());

insert into management.banner_products (banner_id, product_id) select id, (select min(id) from product.products) from management.banners on conflict do nothing;
insert into management.banner_graphics (banner_id, graphic_id) select id, (select min(id) from product.graphics) from management.banners on conflict do nothing;
