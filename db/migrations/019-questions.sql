-- Questions are threads that the shop and brands answer in (decision 043).

-- Administrators hide posts and make them secret; what was asked and answered is nobody's to rewrite. Own questions and those of others
-- stand in one table, and a column is open for all rows or for none: nobody reads who asked.
create table member.inquiries (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  product_id bigint references product.products (id) on delete cascade,
  order_id bigint references sales.orders (id),
  type text not null check (type in ('PRODUCT', 'SIZE', 'DELIVERY', 'RETURN', 'PAYMENT', 'CUSTOM', 'ETC')),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  is_secret boolean not null default false,
  status text not null default 'PENDING' check (status in ('PENDING', 'ANSWERED')),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  order_product_id bigint references sales.order_products (id),
  product_custom_id bigint references product.product_customs (id) on delete set null,
  waiting_since timestamptz,
  answer_by timestamptz,
  constraint inquiries_board_names_nothing check (product_id is null or (order_product_id is null and product_custom_id is null)),
  constraint inquiries_answered check (status = 'PENDING' or answered_at is not null),
  constraint inquiries_waiting check ((status = 'PENDING') = (waiting_since is not null))
);
create index inquiries_product on member.inquiries (product_id, created_at desc) where deleted_at is null;
create index inquiries_user on member.inquiries (user_id, created_at desc);
create index inquiries_order on member.inquiries (order_id);
create index inquiries_order_product on member.inquiries (order_product_id);
create index inquiries_product_custom on member.inquiries (product_custom_id);
create index inquiries_answered on member.inquiries (answered_at desc) where answered_at is not null;
create index inquiries_waiting on member.inquiries (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index inquiries_newest on member.inquiries (created_at desc, id) where deleted_at is null;
comment on table member.inquiries is
  'With product_id: a question on the product''s board; without: a 1:1 question, always private (specification 6.10).';
comment on column member.inquiries.status is
  'Whoever wrote last in the thread decides: the one who asked waits (PENDING), anybody else has answered.';
comment on column member.inquiries.answered_at is
  'When it was answered first. From then on whoever asked can neither change nor delete it.';
comment on column member.inquiries.waiting_since is 'Since when the one who asked waits for an answer; null while nobody does.';
comment on column member.inquiries.answer_by is
  'When the answer was promised, as the shop said it when the question was asked; null while nobody waits, and for questions from before.';
comment on constraint inquiries_user_id_fkey on member.inquiries is E'@fieldName member\n@foreignFieldName inquiries';
comment on constraint inquiries_order_product_id_fkey on member.inquiries is E'@fieldName order_product\n@foreignFieldName inquiries';
comment on constraint inquiries_product_custom_id_fkey on member.inquiries is E'@fieldName product_custom\n@foreignFieldName inquiries';
select app.protect('member.inquiries', 'select, update (is_secret, deleted_at)');
-- What names an order is never on the board, not even by a slip.
create policy public_select on member.inquiries for select to shop_public
  using (product_id is not null and order_id is null and not is_secret and deleted_at is null);
create policy own_select on member.inquiries for select to shop_user using (user_id = (select app.me()));
-- The brand concerned reads the questions about its products, secret ones too; never what names an order.
create policy brand_select on member.inquiries for select to shop_brand using (
  order_id is null and deleted_at is null
  and product_id in (select sold.id from product.products sold where sold.brand_id in (select app.my_brand_ids())));
grant select (id, product_id, type, title, content, is_secret, status, answered_at, created_at, deleted_at)
  on member.inquiries to shop_public;
grant select (order_id) on member.inquiries to shop_user;

-- Questions wait since somebody asked last.
create function app.note_waiting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'PENDING' then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  return new;
end $$;
create trigger note_waiting before insert or update of status, waiting_since on member.inquiries
  for each row execute function app.note_waiting();

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
comment on table member.inquiry_messages is
  'What follows a question in its thread: answers, and what the one who asked adds. Seen by whoever sees the question.';
comment on column member.inquiry_messages.staff_id is 'Who answered, for the shop alone.';
comment on constraint inquiry_messages_inquiry_id_fkey on member.inquiry_messages is E'@fieldName inquiry\n@foreignFieldName messages';
comment on constraint inquiry_messages_staff_id_fkey on member.inquiry_messages is E'@fieldName staff\n@foreignFieldName answers_given';
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
comment on table member.inquiry_images is
  'Photos that go along with a 1:1 question, or with what was added to it (message_id). Seen by whoever asked, through the REST API, and the shop.';
comment on constraint inquiry_images_inquiry_id_fkey on member.inquiry_images is E'@fieldName inquiry\n@foreignFieldName images';
comment on constraint inquiry_images_message_id_fkey on member.inquiry_images is E'@fieldName message\n@foreignFieldName images';
comment on constraint inquiry_images_photo_id_fkey on member.inquiry_images is E'@fieldName photo\n@foreignFieldName inquiry_images';
select app.protect('member.inquiry_images', 'select');
select app.holds_photos('member.inquiry_images');

create table management.canned_answers (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 60),
  content text not null check (length(content) between 1 and 2000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index canned_answers_place on management.canned_answers (position, id) where deleted_at is null;
comment on table management.canned_answers is
  'Answers that staff begins with; {words} in braces are filled in when they are sent (rules/community/canned-answer.ts).';
select app.protect('management.canned_answers', 'select, insert, update');
