-- A small shop for the tests of the data service. Ids are written out (1001 ...) so that tests can name them; new rows start at 1.
insert into member.members (id, email, name, nickname) values
  ('00000000-0000-4000-8000-00000000000a', 'member@test.example', '김이음', '이음'),
  ('00000000-0000-4000-8000-00000000000b', 'other@test.example', '박바다', '바다'),
  ('00000000-0000-4000-8000-00000000000c', 'artist@test.example', '정선', '선'),
  ('00000000-0000-4000-8000-00000000000d', 'brand@test.example', '한결', '결'),
  ('00000000-0000-4000-8000-00000000000e', 'admin@test.example', '관리자', '관리자');
insert into member.member_roles (user_id, role, staff_roles) values ('00000000-0000-4000-8000-00000000000e', 'admin', '{owner}');

insert into product.brands (id, user_id, name, logo_src) overriding system value values
  (1001, '00000000-0000-4000-8000-00000000000d', '{"ko": "결", "en": "Gyeol"}', '/cdn/library/1001'),
  (1002, null, '{"ko": "마루", "en": "Maru"}', '/cdn/library/1002');

insert into product.artists (id, user_id, name, path_name, position, state) overriding system value values
  (1001, '00000000-0000-4000-8000-00000000000c', '{"ko": "선", "en": "Seon"}', 'seon', 1, 'ACT'),
  (1002, null, '{"ko": "점", "en": "Jeom"}', 'jeom', 2, 'ACT'),
  (1003, null, '{"ko": "쉼", "en": "Shim"}', 'shim', 3, 'STOP');

insert into product.artist_brands (artist_id, brand_id) values (1001, 1001);

-- 25 graphics of Seon, 5 of Jeom; one stopped, one deleted. Positions run against the ids, so that order shows.
insert into product.graphics (id, artist_id, name, src, width, height, extension, position, price, origin_price, promotion_price, is_best) overriding system value
select 1000 + n, case when n <= 25 then 1001 else 1002 end, jsonb_build_object('ko', '그림 ' || n, 'en', 'Work ' || n), '/cdn/' || n || '.svg',
  100 + n, 200, 'svg', 100 - n, 1000 * n, 1000 * n, case when n % 2 = 0 then 900 * n end, n <= 14
from generate_series(1, 30) n;
update product.graphics set state = 'STOP' where id = 1029;
update product.graphics set deleted_at = '2026-01-01' where id = 1030;

insert into product.shipping_policies (id, name, fee_type, day1, day2) overriding system value values (1001, '{"ko": "무료", "en": "Free"}', 'FREE', 1, 3);
insert into product.products (id, brand_id, shipping_policy_id, code, name, type, state, price, origin_price, sale_rate, promotion_price, position) overriding system value values
  (1001, 1001, 1001, 'TEE', '{"ko": "면 티셔츠", "en": "Cotton tee"}', 'CUSTOM', 'ACT', 29000, 29000, 0, null, 1),
  (1002, 1001, 1001, 'MUG', '{"ko": "머그", "en": "Mug"}', 'GENERAL', 'ACT', 12000, 15000, 20, 12000, 2),
  (1003, 1002, 1001, 'POSTER', '{"ko": "포스터", "en": "Poster"}', 'GENERAL', 'ACT', 18000, 18000, 0, null, 3),
  (1004, 1002, 1001, 'HIDDEN', '{"ko": "숨은 상품", "en": "Hidden"}', 'GENERAL', 'STOP', 18000, 18000, 0, null, 4);
insert into product.frames (id, product_id, code, name) overriding system value values (1001, 1001, 'REGULAR', '{"ko": "레귤러", "en": "Regular"}');
insert into product.colors (id, product_id, name, hex) overriding system value values (1001, 1001, '{"ko": "흰색", "en": "White"}', '#FFFFFF');
insert into product.product_options (id, product_id, frame_id, color_id, size, name, stock_count) overriding system value values
  (1001, 1001, 1001, 1001, 'M', '{"ko": "흰색 M", "en": "White M"}', 10),
  (1002, 1002, null, null, '', '{"ko": "기본", "en": "Standard"}', 0);
insert into product.mockup_groups (id, product_id, code, name, position, price) overriding system value values
  (1001, 1001, 'FRONT', '{"ko": "앞면", "en": "Front"}', 1, 5000),
  (1002, 1001, 'BACK', '{"ko": "뒷면", "en": "Back"}', 2, 6000);
insert into product.mockups (id, product_id, frame_id, color_id, mockup_group_id, src, width, height, print_x, print_y, print_width, print_height, print_width_mm, print_height_mm)
overriding system value values
  (1001, 1001, 1001, 1001, 1001, '/cdn/front.webp', 1200, 1200, 0.3, 0.2, 0.4, 0.5, 300, 400),
  (1002, 1001, 1001, 1001, 1002, '/cdn/back.webp', 1200, 1200, 0.3, 0.2, 0.4, 0.5, 300, 400);
insert into product.graphic_products (graphic_id, product_id, position) values (1001, 1001, 1), (1001, 1002, 2), (1001, 1003, 3), (1001, 1004, 4);
insert into product.plans (id, title) overriding system value values (1001, '{"ko": "여름전", "en": "Summer"}');
insert into product.plan_graphics (plan_id, graphic_id, add_content, position) values (1001, 1002, '<p>여름</p>', 1), (1001, 1003, '', 2);

insert into product.product_customs (id, product_id, option_id, user_id, type, name, is_best, created_at) overriding system value
select 1000 + n, 1001, 1001, case when n <= 10 then '00000000-0000-4000-8000-00000000000a'::uuid when n = 11 then '00000000-0000-4000-8000-00000000000b'::uuid end,
  case when n <= 11 then 'USER' when n <= 22 then 'SHOP' else 'TEMPLATE' end, '디자인 ' || n, n > 11 and n <= 22, timestamptz '2026-03-01' + n * interval '1 hour'
from generate_series(1, 24) n;
insert into product.product_custom_mockups (id, product_custom_id, mockup_group_id, mockup_id, src, print_area) overriding system value
select 1000 + n, 1000 + n, 1001, 1001, '', '{}' from generate_series(1, 24) n;
insert into product.product_custom_layers (id, product_custom_id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height) overriding system value
select 1000 + n, 1000 + n, 1000 + n, 1001, 10, 20, 100, 200 from generate_series(1, 24) n;
insert into product.product_templates (id, product_id, custom_id, position) overriding system value values (1001, 1001, 1024, 2), (1002, 1001, 1023, 1), (1003, 1001, 1022, 3);

insert into product.graphic_likes (user_id, graphic_id, created_at)
select '00000000-0000-4000-8000-00000000000a', 1000 + n, timestamptz '2026-02-01' + n * interval '1 minute' from generate_series(1, 12) n;
insert into product.graphic_likes (user_id, graphic_id) values ('00000000-0000-4000-8000-00000000000b', 1001);
update product.graphic_likes set deleted_at = '2026-02-02' where graphic_id = 1012;
insert into product.product_likes (user_id, product_id, created_at) values
  ('00000000-0000-4000-8000-00000000000a', 1001, '2026-02-01'), ('00000000-0000-4000-8000-00000000000a', 1002, '2026-02-02'),
  ('00000000-0000-4000-8000-00000000000b', 1003, '2026-02-03');

insert into sales.orders (id, order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address,
  payment_method, product_amount, delivery_amount, payment_amount) overriding system value
values (1001, '20260301-0001', '00000000-0000-4000-8000-00000000000a', 'PURCHASE_CONFIRMED', '김이음', '01012345678', 'member@test.example', '김이음', '01012345678',
  '04524', '서울 중구 세종대로 110', 'CARD', 12000, 0, 12000);
insert into sales.order_products (id, order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price, unit_price, amount, snapshot)
overriding system value
values (1001, 1001, 1002, 1002, 1001, 1, '{"ko": "머그", "en": "Mug"}', '{"ko": "기본", "en": "Standard"}', '{"ko": "결", "en": "Gyeol"}', '', 15000, 12000, 12000, '{}');
insert into product.reviews (id, order_product_id, product_id, user_id, score, content) overriding system value
values (1001, 1001, 1002, '00000000-0000-4000-8000-00000000000b', 5, '손에 잘 잡혀요.');
insert into product.review_images (review_id, src) values (1001, '/cdn/review.webp');

insert into management.popup (id, position, title, url_path, image_src, start_date, end_date) overriding system value values
  (1001, 2, '둘째', '/banner/1', '/cdn/b.webp', '2026-01-01', '2026-12-31'), (1002, 1, '첫째', '/banner/2', '/cdn/a.webp', '2026-01-01', '2026-12-31'),
  (1003, 0, '지난 팝업', '', '/cdn/c.webp', '2025-01-01', '2025-12-31'), (1004, 0, '다음 팝업', '', '/cdn/d.webp', '2027-01-01', '2027-12-31');
insert into management.terms (id, name, type, content) overriding system value values
  (1001, '{"ko": "이용약관", "en": "Terms of use"}', 'use', '<p>제1조</p>'), (1002, '{"ko": "회사 소개", "en": "About us"}', 'ABOUT-US', '<p>이음</p>');
insert into management.terms (id, name, type, content, deleted_at) overriding system value values (1003, '{"ko": "옛 약관", "en": "Old terms"}', 'use', '', '2026-01-01');
insert into management.shop_info (company_name, ceo, registration_number, business_type, business_category, phone, telecommunication_number, email,
  personal_information_admin, zip_code, address, detail_address, donation, banner_autoplay)
values ('이음', '김이음', '000-00-00000', '소매', '의류', '02-000-0000', '2026-서울중구-0000', 'shop@test.example', '김이음', '04524', '서울 중구', '1층', 3000, 4000);
insert into management.pictures (name, src, width, height, bytes, focal_x, alt, deleted_at) values
  ('곰', '/cdn/bear.webp', 40, 30, 900, 30, '{"ko": "앉은 곰"}', null), ('지운 곰', '/cdn/gone.webp', 40, 30, 900, 50, '{}', now());
insert into management.custom_guides (position, title, description) values
  (2, '{"ko": "둘째 걸음", "en": "Second step"}', '{"ko": "놓기", "en": "Place"}'), (1, '{"ko": "첫 걸음", "en": "First step"}', '{"ko": "고르기", "en": "Choose"}');
insert into management.detail_templates (position, type, sub_type, title) values
  (2, 'GRAPHIC', 'PRODUCT', '{"ko": "상품", "en": "Products"}'), (1, 'GRAPHIC', 'REVIEW', '{"ko": "후기", "en": "Reviews"}'), (1, 'BRAND', 'PRODUCT', '{"ko": "상품", "en": "Products"}');
insert into management.home_templates (id, brand_id, src, type, content_type, position, state) overriding system value values
  (1001, 1001, '/cdn/h1.webp', 'HOME', 'IMAGE', 2, 'ACT'), (1002, null, '/cdn/h2.webp', 'HOME', 'IMAGE', 1, 'ACT'), (1003, null, '/cdn/h3.webp', 'HOME', 'IMAGE', 0, 'STOP');

-- Rows as a revision is made into, and some of another one, which is not shown.
insert into management.page_revisions (id, page, number, blocks) overriding system value values (1001, 'main', 1001, '[]'), (1002, 'main', 1002, '[]');
insert into management.page_slots (page, revision_id, valid, is_open) values ('main', 1001, tstzrange(null, null), true);
insert into management.main_pages (id, revision_id, block_key, position, type, sub_type, is_title, title) overriding system value values
  (1001, 1001, 'tag', 2, 'TAG', '', true, '{"ko": "작가의 그림", "en": "Graphics"}'), (1002, 1001, 'custom', 1, 'ITEM', 'PRODUCT_CUSTOM_TEMPLATE', false, null),
  (1003, 1001, 'review', 3, 'ITEM', 'REVIEW', false, null);
insert into management.main_pages (id, revision_id, block_key, position, type, state) overriding system value values (1004, 1001, 'line', 0, 'LINE', 'STOP');
insert into management.main_pages (id, revision_id, block_key, position, type) overriding system value values (1005, 1002, 'later', 0, 'LINE');
insert into management.main_page_thumbnails (id, main_page_id, position, title) overriding system value values
  (1001, 1001, 2, '{"ko": "점", "en": "Dots"}'), (1002, 1001, 1, '{"ko": "선", "en": "Lines"}');
insert into management.main_page_labels (thumbnail_id, text) values (1002, '{"ko": "새로운", "en": "New"}');
insert into management.main_page_items (main_page_id, thumbnail_id, position, type, refer_id) values
  (1001, 1002, 1, 'GRAPHIC', 1001), (1001, 1002, 2, 'GRAPHIC', 1002), (1002, null, 1, 'PRODUCT_CUSTOM', 1012), (1003, null, 1, 'REVIEW', 1001),
  (1003, null, 2, 'PRODUCT', 1002), (1003, null, 3, 'ARTIST', 1001), (1003, null, 4, 'BRAND', 1001), (1003, null, 5, 'PLAN', 1001);
