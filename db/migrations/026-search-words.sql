-- Search that reads Korean: a vocabulary of the words of what is shown, against which mistakes are read (rules/search), colours and facts
-- among what finds a product, groups of synonyms of three meanings, and a count of what is looked for and found.

alter table product.colors add column family text check (family ~ '^[a-z]+$');
comment on column product.colors.family is
  'The family of the colour (rules/catalogue/colour-family.ts). Whoever writes a colour writes it; a job gives it to colours from before.';
create index colors_family on product.colors (family, product_id);
create index colors_without_family on product.colors (id) where family is null;

create table product.search_words (
  word text primary key,
  written text not null,
  jamo text not null,
  initials text not null,
  near text[] not null,
  uses integer not null,
  is_named boolean not null
);
comment on table product.search_words is
  'Each word of what is shown, once: what a shopper types is read against it (rules/search/reading.ts). Kept by a job, counted anew at night.';
comment on column product.search_words.word is 'As a search compares it.';
comment on column product.search_words.written is 'As it stands in a name, for suggestions.';
comment on column product.search_words.jamo is 'The letters of its syllables; half a syllable begins a word of these.';
comment on column product.search_words.near is 'What it shares with its misspellings (rules/search/misspelling.ts).';
comment on column product.search_words.uses is 'How many things shown bear it.';
comment on column product.search_words.is_named is 'Whether it stands in a name or among keywords; else only in descriptions and facts.';
create index search_words_begin on product.search_words (jamo text_pattern_ops) where is_named;
create index search_words_initials on product.search_words (initials text_pattern_ops) where is_named and initials <> '';
create index search_words_near on product.search_words using gin (near) where is_named;
create index search_words_parts on product.search_words using gin (app.search_grams(word));
select app.protect('product.search_words', 'select');

create table product.search_news (
  id bigint generated always as identity primary key,
  noun text not null check (noun in ('graphic', 'product', 'artist', 'synonym')),
  thing_id bigint not null
);
comment on table product.search_news is 'What is shown or written anew, whose words the vocabulary has yet to take up; a job does every minute.';
select app.protect('product.search_news', 'select');

create function app.words_of_colours(of_product bigint) returns text[]
language sql stable set search_path = ''
as $$ select coalesce(array_agg(word order by c.position, c.id, word), '{}')
  from product.colors c cross join lateral unnest(app.words_of(c.name)) word where c.product_id = of_product $$;

create function app.words_told_of(of_product bigint) returns text[]
language sql stable set search_path = ''
as $$ select coalesce(app.words_of(p.description), '{}') || coalesce(app.words_of(f.material), '{}') || coalesce(app.words_of(f.contents), '{}')
    || coalesce((select array_agg(word order by fr.id, word) from product.frames fr cross join lateral unnest(app.words_of(fr.name)) word
      where fr.product_id = p.id), '{}')
  from product.products p left join product.product_facts f on f.product_id = p.id where p.id = of_product $$;
comment on function app.words_told_of(bigint) is 'What a product''s description, facts and fits say in every language.';

-- The names whose words make up the vocabulary, by thing. A word of a description is told, not named.
create function app.search_names(of_noun text, of_things bigint[])
returns table (id bigint, names text[], told text[])
language sql stable set search_path = ''
as $$
  select g.id, app.words_of(g.name) || g.keywords, '{}'::text[] from product.graphics g
    where of_noun = 'graphic' and g.id = any (of_things) and g.deleted_at is null and g.state = 'ACT'
  union all
  select a.id, app.words_of(a.name) || a.path_name, '{}' from product.artists a
    where of_noun = 'artist' and a.id = any (of_things) and a.deleted_at is null and a.state = 'ACT'
  union all
  select s.id, regexp_split_to_array(regexp_replace(s.words, '[,，、\n]\s*-[^,，、\n]*', '', 'g'), '[,，、\n]'), '{}' from management.search_synonyms s
    where of_noun = 'synonym' and s.id = any (of_things)
  union all
  select p.id, app.words_of(p.name) || app.words_of(b.name) || app.words_of_categories(p.category_id) || app.words_of_colours(p.id),
      app.words_told_of(p.id)
    from product.products p join product.brands b on b.id = p.brand_id
    where of_noun = 'product' and p.id = any (of_things) and p.deleted_at is null and p.state <> 'STOP' $$;

alter table product.product_search add column told_words text not null default '';
alter table product.product_search add column told_grams text[] not null generated always as (app.search_grams(told_words)) stored;
create index product_search_told on product.product_search using gin (told_grams) with (fastupdate = off);
comment on column product.product_search.told_words is 'The words of its description and facts; only what no name says is looked for here.';

create or replace function app.refresh_graphic_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.graphic_search s using product.graphics g
    where s.graphic_id = any (changed) and g.id = s.graphic_id and (g.deleted_at is not null or g.state <> 'ACT');
  with written as (
    insert into product.graphic_search (graphic_id, words, own_words)
    select g.id, app.search_words(variadic app.words_of(g.name) || app.words_of(a.name) || g.keywords),
      app.search_words(variadic app.words_of(g.name))
    from product.graphics g join product.artists a on a.id = g.artist_id
    where g.id = any (changed) and g.deleted_at is null and g.state = 'ACT' order by g.id
    on conflict (graphic_id) do update set words = excluded.words, own_words = excluded.own_words
      where (graphic_search.words, graphic_search.own_words) is distinct from (excluded.words, excluded.own_words)
    returning graphic_id
  ) insert into product.search_news (noun, thing_id) select 'graphic', graphic_id from written $$;

-- A colour's family stands among the words behind a letter that nobody types.
create or replace function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  with written as (
    insert into product.product_search (product_id, words, own_words, told_words)
    select p.id, app.search_words(variadic own.words || app.words_of(b.name) || app.words_of_colours(p.id) || coalesce(works.words, '{}'))
        || coalesce((select string_agg(distinct 'ƿ' || c.family || E'\n', '') from product.colors c where c.product_id = p.id), ''),
      app.search_words(variadic own.words), app.search_words(variadic app.words_told_of(p.id))
    from product.products p join product.brands b on b.id = p.brand_id
    cross join lateral (select app.words_of(p.name) || app.words_of_categories(p.category_id) as words) own
    left join lateral (
      select array_agg(word order by shown.position, g.id, word) as words
      from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id and g.deleted_at is null and g.state = 'ACT'
      join product.artists a on a.id = g.artist_id
      cross join lateral unnest(app.words_of(g.name) || app.words_of(a.name) || g.keywords) word
      where shown.product_id = p.id
    ) works on true
    where p.id = any (changed) and p.deleted_at is null and p.state <> 'STOP' order by p.id
    on conflict (product_id) do update set words = excluded.words, own_words = excluded.own_words, told_words = excluded.told_words
      where (product_search.words, product_search.own_words, product_search.told_words)
        is distinct from (excluded.words, excluded.own_words, excluded.told_words)
    returning product_id
  ) insert into product.search_news (noun, thing_id) select 'product', product_id from written $$;

create or replace function app.refresh_artist_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.artist_search s using product.artists a
    where s.artist_id = any (changed) and a.id = s.artist_id and (a.deleted_at is not null or a.state <> 'ACT');
  with written as (
    insert into product.artist_search (artist_id, words)
    select id, app.search_words(variadic app.words_of(name) || path_name) from product.artists
    where id = any (changed) and deleted_at is null and state = 'ACT' order by id
    on conflict (artist_id) do update set words = excluded.words where artist_search.words <> excluded.words
    returning artist_id
  ) insert into product.search_news (noun, thing_id) select 'artist', artist_id from written $$;

drop trigger search_changed on product.products;
create trigger search_changed after update of name, brand_id, category_id, state, deleted_at, description on product.products
  for each row execute function app.search_products_anew();

-- Once for a whole statement: colours, fits and facts are written after their product, as the graphics it carries are.
alter function app.search_shown_works_anew() rename to search_parts_anew;
create trigger search_added after insert on product.colors referencing new table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_changed after update on product.colors referencing new table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_removed after delete on product.colors referencing old table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_added after insert on product.frames referencing new table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_changed after update on product.frames referencing new table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_removed after delete on product.frames referencing old table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_added after insert on product.product_facts referencing new table as changed
  for each statement execute function app.search_parts_anew();
create trigger search_changed after update on product.product_facts referencing new table as changed
  for each statement execute function app.search_parts_anew();

alter table management.search_synonyms drop constraint search_synonyms_words_check;
alter table management.search_synonyms add constraint search_synonyms_words_check check (char_length(words) between 3 and 400);
alter table management.search_synonyms add column meaning text not null default 'SAME' check (meaning in ('SAME', 'GOODS', 'WIDER'));
comment on column management.search_synonyms.meaning is
  'SAME: each word finds the others. GOODS: the same, and they name a kind of goods: they match what a product is, not what is printed on it. WIDER: the first word finds the others, not the other way round; a word behind - keeps out what bears it.';

create function app.search_synonyms_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into product.search_news (noun, thing_id) values ('synonym', new.id);
  return null;
end $$;
create trigger search_changed after insert or update of words on management.search_synonyms
  for each row execute function app.search_synonyms_anew();

create table management.search_hits (
  day date not null,
  term text not null check (length(term) between 1 and 40),
  count bigint not null check (count > 0),
  primary key (day, term)
);
create index search_hits_often on management.search_hits (day, count desc);
comment on table management.search_hits is
  'What was looked for and found, beside search_misses and under the same rule; the popular words of the last days.';
select app.protect('management.search_hits', 'select');

-- The groups of before name goods; 반팔 leaves 티셔츠, which is also the name of what has long sleeves.
update management.search_synonyms set meaning = 'GOODS' where position between 1 and 10;
update management.search_synonyms set words = '후디, 후드티, 후드, 후드티셔츠, 모자티, 후드집업, hoodie, hoody, hood, 连帽衫, 帽衫' where position = 1 and words like '후디, 후드티%';
update management.search_synonyms set words = '스웨트셔츠, 맨투맨, 맨투맨티, 크루넥, 스웻셔츠, sweatshirt, crewneck, crew neck, sweater, 卫衣, 圆领卫衣'
  where position = 2 and words like '스웨트셔츠, 맨투맨%';
update management.search_synonyms set words = '긴소매, 긴팔, 긴팔티, 긴소매티, 긴팔티셔츠, 긴소매티셔츠, 롱슬리브, long sleeve, longsleeve, long sleeve tee, 长袖, 长袖T恤'
  where position = 3 and words like '긴소매, 긴팔%';
update management.search_synonyms set words = '티셔츠, 티, 면티, 티샤쓰, t-shirt, tee, t shirt, T恤, T恤衫, 体恤' where position = 4 and words like '티셔츠, 티,%';
update management.search_synonyms set words = '토트백, 에코백, 토트, 천가방, 캔버스백, tote bag, tote, eco bag, canvas bag, 帆布包, 托特包, 帆布袋'
  where position = 5 and words like '토트백, 에코백%';
update management.search_synonyms set words = '모자, 캡, 볼캡, 야구모자, 캡모자, 스냅백, hat, cap, ball cap, baseball cap, 帽子, 棒球帽' where position = 6 and words like '모자, 캡%';
update management.search_synonyms set words = '폰케이스, 핸드폰케이스, 휴대폰케이스, 스마트폰케이스, 폰커버, phone case, phone cover, 手机壳, 手机套'
  where position = 7 and words like '폰케이스%';
update management.search_synonyms set words = '머그, 컵, 머그컵, 머그잔, 커피잔, mug, cup, coffee cup, coffee mug, 马克杯, 杯子, 水杯' where position = 8 and words like '머그, 컵%';
update management.search_synonyms set words = '노트, 공책, 수첩, 다이어리, notebook, note book, journal, 笔记本, 本子' where position = 9 and words like '노트, 공책%';
update management.search_synonyms set words = '배지, 뱃지, 핀, 핀버튼, badge, pin, enamel pin, 徽章, 胸针' where position = 10 and words like '배지, 뱃지%';

insert into management.search_synonyms (words, meaning, position) values
  ('반팔, 반팔티, 반팔티셔츠, 반소매, 반소매티, 반소매티셔츠, 숏슬리브, short sleeve, short sleeve tee, 短袖, 短袖T恤', 'GOODS', 11),
  ('반팔, 티셔츠, -긴소매, -long sleeve', 'WIDER', 12),
  ('스웨트셔츠, -후디, -hoodie, -连帽卫衣', 'WIDER', 12),
  ('쿠션, 방석, 등쿠션, 쿠션커버, cushion, pillow, 靠垫, 抱枕, 坐垫', 'GOODS', 13),
  ('포스터, 액자, 아트포스터, 벽그림, poster, art print, wall art, 海报, 挂画', 'GOODS', 14),
  ('양말, 삭스, socks, 袜, 袜子', 'GOODS', 15),
  ('스티커, 씰, sticker, 贴纸, 贴画', 'GOODS', 16),
  ('파우치, 화장품파우치, 필통, pouch, 收纳包, 小包', 'GOODS', 17),
  ('가방, bag, 包, 包包', 'GOODS', 18),
  ('가방, 토트백, 에코백, 파우치, 배낭, 백팩', 'WIDER', 19),
  ('옷, 의류, 상의, clothes, clothing, top, 衣服, 上衣', 'GOODS', 20),
  ('옷, 티셔츠, 긴소매, 스웨트셔츠, 후디', 'WIDER', 21),
  ('문구, 문구류, stationery, 文具', 'GOODS', 22),
  ('리빙, 생활용품, 홈데코, 인테리어, living, home, 家居', 'GOODS', 23),
  ('러닝, 달리기, 조깅, 마라톤, running, runner, run, 跑步', 'SAME', 24),
  ('러닝, 러너스, 러닝캡', 'WIDER', 25),
  ('고양이, 냥이, 야옹이, cat, kitty, 猫, 猫咪', 'SAME', 26),
  ('강아지, 멍멍이, dog, puppy, 狗, 小狗', 'SAME', 27),
  ('곰, 곰돌이, bear, 熊', 'SAME', 28),
  ('토끼, 토깽이, rabbit, bunny, 兔, 兔子', 'SAME', 29),
  ('개구리, frog, 青蛙', 'SAME', 30),
  ('새, bird, 鸟, 小鸟', 'SAME', 31),
  ('물고기, 생선, fish, 鱼', 'SAME', 32),
  ('꽃, 꽃무늬, 플라워, flower, floral, 花, 花朵', 'SAME', 33),
  ('나무, tree, 树', 'SAME', 34),
  ('식물, plant, botanical, 植物', 'SAME', 35),
  ('과일, fruit, 水果', 'SAME', 36),
  ('딸기, strawberry, 草莓', 'SAME', 37),
  ('복숭아, peach, 桃子, 桃', 'SAME', 38),
  ('수박, watermelon, 西瓜', 'SAME', 39),
  ('포도, grape, 葡萄', 'SAME', 40),
  ('귤, 감귤, tangerine, mandarin, 橘子', 'SAME', 41),
  ('음식, 먹을거리, food, 食物, 美食', 'SAME', 42),
  ('라면, 컵라면, 라멘, ramen, ramyeon, noodle, noodles, 拉面, 泡面', 'SAME', 43),
  ('만두, 교자, dumpling, mandu, 饺子', 'SAME', 44),
  ('빵, 식빵, 토스트, bread, toast, 面包', 'SAME', 45),
  ('달걀, 계란, egg, 鸡蛋, 蛋', 'SAME', 46),
  ('두부, tofu, 豆腐', 'SAME', 47),
  ('커피, 아메리카노, coffee, 咖啡', 'SAME', 48),
  ('우유, milk, 牛奶', 'SAME', 49),
  ('별자리, constellation, zodiac, 星座', 'SAME', 50),
  ('별, star, 星, 星星', 'SAME', 51),
  ('달, 달님, moon, 月, 月亮', 'SAME', 52),
  ('해, 태양, sun, 太阳', 'SAME', 53),
  ('우주, space, cosmos, universe, 宇宙', 'SAME', 54),
  ('산, mountain, 山, 山脉', 'SAME', 55),
  ('바다, sea, ocean, 海, 大海', 'SAME', 56),
  ('파도, 물결, wave, 波浪, 海浪', 'SAME', 57),
  ('구름, cloud, 云, 云朵', 'SAME', 58),
  ('숲, forest, 森林', 'SAME', 59),
  ('밤하늘, night sky, 夜空', 'SAME', 60),
  ('웃음, 스마일, 미소, smile, laugh, 笑, 笑脸', 'SAME', 61),
  ('얼굴, 표정, face, 脸, 表情', 'SAME', 62),
  ('귀여운, 귀여움, 깜찍한, cute, kawaii, 可爱', 'SAME', 63),
  ('유령, 귀신, ghost, 幽灵', 'SAME', 64),
  ('도깨비, goblin, dokkaebi, 鬼怪', 'SAME', 65),
  ('용, dragon, 龙', 'SAME', 66),
  ('한글, 한글자, hangul, hangeul, korean letter, korean letters, 韩文, 韩语', 'SAME', 67),
  ('타이포, 타이포그래피, 글자, 글씨, 레터링, typography, lettering, 文字, 字体', 'SAME', 68),
  ('줄무늬, 스트라이프, stripe, striped, 条纹', 'SAME', 69),
  ('체크, 체크무늬, 격자, check, checkered, 格子', 'SAME', 70),
  ('도트, 땡땡이, 물방울무늬, dot, polka dot, 圆点', 'SAME', 71),
  ('픽셀, 픽셀아트, 도트그래픽, pixel, pixel art, 像素', 'SAME', 72),
  ('전통, 전통무늬, 민화, traditional, 传统', 'SAME', 73),
  ('레트로, 복고, 빈티지, retro, vintage, 复古', 'SAME', 74),
  ('춤, 댄스, dance, 舞, 跳舞', 'SAME', 75),
  ('음악, music, 音乐', 'SAME', 76),
  ('집, house, home, 家, 房子', 'SAME', 77),
  ('의자, chair, 椅子', 'SAME', 78),
  ('꽃, 튤립, 장미, 해바라기, 양귀비, 민들레, 연꽃, 들꽃, 벚꽃, 국화, 선인장꽃, 꽃병, 꽃다발, 꽃잎, 수국, 동백, 코스모스, 백합, 카네이션', 'WIDER', 82),
  ('동물, 고양이, 강아지, 곰, 토끼, 개구리, 새, 물고기, 문어, 사자, 호랑이, 여우, 까치, 전갈, 코끼리, 펭귄, 고래, 용, 해태, 오리, 거북이, 다람쥐', 'WIDER', 83),
  ('동물, animal, animals, 动物', 'SAME', 84),
  ('새, 까치, 참새, 비둘기, 오리, 학, 부엉이, 올빼미, 앵무새, 제비', 'WIDER', 85),
  ('과일, 딸기, 오렌지, 수박, 체리, 배, 레몬, 감, 참외, 포도, 복숭아, 무화과, 귤, 사과, 바나나, 파인애플, 키위, 망고, 자두, 블루베리, 앵두', 'WIDER', 86),
  ('음식, 김밥, 만두, 라면, 두부, 달걀, 붕어빵, 떡, 떡꼬치, 식빵, 빵, 케이크, 피자, 햄버거, 도넛, 아이스크림, 커피, 우유, 찌개, 초밥', 'WIDER', 87),
  ('채소, 무, 고추, 당근, 버섯, 토마토, 호박, 양파, 옥수수, 오이', 'WIDER', 88),
  ('채소, 야채, vegetable, vegetables, 蔬菜', 'SAME', 89),
  ('식물, 나무, 꽃, 풀, 잎, 선인장, 고사리, 몬스테라, 화분, 은행잎, 소나무, 버드나무, 민들레, 튤립', 'WIDER', 90),
  ('나무, 소나무, 은행나무, 버드나무, 벚나무, 단풍나무, 야자수', 'WIDER', 91),
  ('바다, 파도, 섬, 물결, 고래, 문어, 등대, 조개, 해변', 'WIDER', 92),
  ('산, 능선, 봉우리, 설악, 한라산, 백두산', 'WIDER', 93),
  ('우주, 별, 달, 행성, 혜성, 별자리, 은하수, 태양계, 로켓', 'WIDER', 94),
  ('별, 별자리, 성단, 은하수, 별똥별', 'WIDER', 95),
  ('날씨, 비, 구름, 바람, 해, 무지개, 번개', 'WIDER', 96),
  ('간식, 붕어빵, 떡꼬치, 아이스크림, 도넛, 쿠키, 케이크, 사탕, 초콜릿', 'WIDER', 97);

-- What is shown already is written with its colours and facts; the job takes its words up.
select app.refresh_product_search(array(select id from product.products));

revoke execute on function app.search_names(text, bigint[]), app.words_of_colours(bigint), app.words_told_of(bigint), app.search_parts_anew(),
  app.search_synonyms_anew() from public;
grant execute on function app.search_names(text, bigint[]), app.words_of(jsonb), app.words_of_categories(bigint), app.words_of_colours(bigint),
  app.words_told_of(bigint), app.search_grams(text) to shop_service;

select app.announce_changes_of('product.colors'), app.announce_changes_of('management.search_synonyms'), app.audit_all();
