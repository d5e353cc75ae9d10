-- Questions become threads that the shop and brands answer in; days on which nobody answers are a table (decision 043).

alter table member.inquiries
  add column order_product_id bigint references sales.order_products (id),
  add column product_custom_id bigint references product.product_customs (id) on delete set null;
alter table member.inquiries add constraint inquiries_board_names_nothing
  check (product_id is null or (order_product_id is null and product_custom_id is null));
create index inquiries_order_product on member.inquiries (order_product_id);
create index inquiries_product_custom on member.inquiries (product_custom_id);
create index inquiries_answered on member.inquiries (answered_at desc) where answered_at is not null;
comment on column member.inquiries.status is 'Whoever wrote last in the thread decides: the one who asked waits (PENDING), anybody else has answered.';
comment on column member.inquiries.answered_at is 'When it was answered first. From then on whoever asked can neither change nor delete it.';
comment on constraint inquiries_order_product_id_fkey on member.inquiries is '@fieldName order_product
@foreignFieldName inquiries';
comment on constraint inquiries_product_custom_id_fkey on member.inquiries is '@fieldName product_custom
@foreignFieldName inquiries';

create table member.inquiry_messages (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references member.inquiries (id) on delete cascade,
  author text not null check (author in ('MEMBER', 'BRAND', 'SHOP')),
  staff_id uuid references member.members (id) on delete set null,
  content text not null check (content <> ''),
  created_at timestamptz not null default now(),
  constraint inquiry_messages_staff check (author <> 'MEMBER' or staff_id is null)
);
create index inquiry_messages_inquiry on member.inquiry_messages (inquiry_id, created_at, id);
create index inquiry_messages_staff on member.inquiry_messages (staff_id);
comment on table member.inquiry_messages is 'What follows a question in its thread: answers, and what the one who asked adds. Seen by whoever sees the question.';
comment on column member.inquiry_messages.staff_id is 'Who answered, for the shop alone.';
comment on constraint inquiry_messages_inquiry_id_fkey on member.inquiry_messages is '@fieldName inquiry
@foreignFieldName messages';
comment on constraint inquiry_messages_staff_id_fkey on member.inquiry_messages is '@fieldName staff
@foreignFieldName answers_given';
select app.protect('member.inquiry_messages', 'select');
create policy public_select on member.inquiry_messages for select to shop_public
  using (exists (select 1 from member.inquiries asked where asked.id = inquiry_id));
grant select (id, inquiry_id, author, content, created_at) on member.inquiry_messages to shop_public;

create table member.inquiry_images (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references member.inquiries (id) on delete cascade,
  message_id bigint references member.inquiry_messages (id) on delete cascade,
  photo_id bigint references member.photos (id) on delete set null,
  src text not null default '',
  position integer not null default 0
);
create index inquiry_images_inquiry on member.inquiry_images (inquiry_id, message_id, position);
create index inquiry_images_message on member.inquiry_images (message_id);
create unique index inquiry_images_photo on member.inquiry_images (photo_id);
comment on table member.inquiry_images is 'Photos that go along with a 1:1 question, or with what was added to it (message_id). Seen by whoever asked, through the REST API, and the shop.';
comment on constraint inquiry_images_inquiry_id_fkey on member.inquiry_images is '@fieldName inquiry
@foreignFieldName images';
comment on constraint inquiry_images_message_id_fkey on member.inquiry_images is '@fieldName message
@foreignFieldName images';
comment on constraint inquiry_images_photo_id_fkey on member.inquiry_images is '@fieldName photo
@foreignFieldName inquiry_images';
select app.protect('member.inquiry_images', 'select');
select app.holds_photos('member.inquiry_images');

insert into member.inquiry_messages (inquiry_id, author, content, created_at)
  select id, 'SHOP', answer, coalesce(answered_at, created_at) from member.inquiries where answer is not null;
update member.inquiries set answered_at = coalesce(answered_at, created_at) where answer is not null;
update member.inquiries set answered_at = null where answer is null;
alter table member.inquiries drop constraint inquiries_answer, drop column answer;
alter table member.inquiries add constraint inquiries_answered check (status = 'PENDING' or answered_at is not null);

-- Administrators hide posts and make them secret; what was asked and answered is nobody's to rewrite.
revoke update on member.inquiries from shop_admin;
grant update (is_secret, deleted_at) on member.inquiries to shop_admin;

-- The brand concerned reads the questions about its products, secret ones too; never what names an order.
create policy brand_select on member.inquiries for select to shop_brand using (
  order_id is null and deleted_at is null
  and product_id in (select sold.id from product.products sold where sold.brand_id in (select app.my_brand_ids())));

create table management.holidays (
  day date primary key,
  name app.localized not null,
  source text not null check (source <> '')
);
comment on table management.holidays is
  'Days on which customer service is closed beside weekends: public holidays, substitutes, days the shop itself takes off. Times of answers are promised up to the end of the last year that has a day here.';
comment on column management.holidays.source is 'The law or the notice the day comes from.';
select app.protect('management.holidays');
create policy public_select on management.holidays for select to shop_public using (true);
grant select on management.holidays to shop_public;

select app.audit_all();
