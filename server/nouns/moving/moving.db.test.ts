import { beforeAll, expect, test } from 'vitest';
import type { MovedKind } from '#rules/office/moving/moved-headings.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { ledgerViolations } from '#test/ledgers.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { messagesTo } from '#test/sent-messages.ts';
import { findNewAddress } from './old-addresses.ts';

let shop: CommerceShop;
let staff: Actor;
let product: { id: number };

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const catalogue = await addCatalogue(shop.database.service);
  product = await addProduct(shop.database.service, catalogue, { code: 'tee', price: 20_000 });
  await shop.query(`insert into management.old_addresses (number, product_id, created_at) values ('12', ${product.id}, now())`);
});

const send = (kind: MovedKind, way: string, rows: string[][], by: Actor = staff) =>
  by.call({
    method: 'POST',
    url: `/api/admin/moving/${kind}${way}`,
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(spreadsheetCsv(rows)),
  });
const rowsOf = async (text: string) => (await shop.query(text)).rows;

const members = [
  ['아이디', '이름', '이메일', '휴대폰번호', '회원 가입일', 'e-mail 수신여부', '이메일 수신동의일', 'SMS 수신여부', '사용가능 적립금'],
  ['hong', '홍길동', 'Hong@Example.com', '010-1234-5678', '2023-05-02 10:00:00', 'T', '2024-03-01', 'F', '1,500'],
  ['kim', '김철수', 'kim@example.com', '', '2023-05-02', 'F', '', 'F', '0'],
  ['bad', '박영희', 'no mail', '', '2023-05-02', 'F', '', 'F', '0'],
];

test('members are imported with consents and points, once, without password or message; refused rows are listed in a file with the reason', async () => {
  const reading = (await send('MEMBERS', '/reading', members)).json();
  expect(reading).toMatchObject({ rows: 3, added: 2, unchanged: 0, refused: 1, points: 1_500, unread: ['아이디'] });
  expect(reading.problems).toEqual([{ row: 4, column: 'email', fault: 'EMAIL_WRONG', value: '' }]);
  expect(await rowsOf("select id from member.members where email = 'hong@example.com'")).toEqual([]);
  expect((await send('MEMBERS', '?source=CAFE24', members)).json()).toMatchObject({ added: 2, refused: 1 });
  expect(
    await rowsOf(`select member.email, member.phone, phone_verified_at, member.created_at, is_email_consent, is_sms_consent, nickname,
      (select count(*)::int from identity.credentials where user_id = member.id) as passwords,
      (select array_agg(role) from member.member_roles where user_id = member.id) as roles
      from member.members member where email in ('hong@example.com', 'kim@example.com') order by email`),
  ).toEqual([
    {
      ...{ email: 'hong@example.com', phone: '01012345678', phone_verified_at: null, created_at: new Date('2023-05-02T01:00:00Z') },
      ...{ is_email_consent: true, is_sms_consent: false, nickname: '홍*동', passwords: 0, roles: ['user'] },
    },
    expect.objectContaining({ email: 'kim@example.com', is_email_consent: false }),
  ]);
  expect(await rowsOf('select type, is_given, given_at, source, told_at from member.consents where source is not null')).toEqual([
    { type: 'EMAIL', is_given: true, given_at: new Date('2024-02-29T15:00:00Z'), source: 'CAFE24', told_at: null },
  ]);
  const lots = 'select type, reason, amount, expires_at > created_at as ends from sales.point_entries';
  expect(await rowsOf(lots)).toEqual([{ type: 'EARNED', reason: 'MOVED', amount: 1_500, ends: true }]);
  expect(await rowsOf("select id from member.messages where recipient like '%@example.com'")).toEqual([]);
  expect(await rowsOf('select id from member.notifications')).toEqual([]);
  expect((await send('MEMBERS', '', members)).json()).toMatchObject({ added: 0, unchanged: 2, refused: 1 });
  expect(await rowsOf(lots)).toHaveLength(1);
  expect(await rowsOf("select row_after ->> 'added' as added from management.audit_entries where table_name = 'management.moves'")).toEqual(
    [{ added: '2' }],
  );
  expect(await rowsOf("select id from management.audit_entries where table_name = 'member.members'")).toEqual([]);
  const refused = (await send('MEMBERS', '/refused', members)).body;
  expect(refused).toContain('no mail');
  expect(refused).toContain('이메일: 이메일 주소가 아니에요.');
  expect(refused).not.toContain('홍길동');
});

test('an imported member sets a password with a code sent to their mailbox', async () => {
  const post = (url: string, body: object) => shop.visitor.call({ method: 'POST', url: `/api${url}`, body });
  const asked = await post('/verifications', { purpose: 'FIND_PASSWORD', email: 'kim@example.com' });
  const { id } = asked.json();
  const [message] = await messagesTo(shop, 'kim@example.com');
  const { proof } = (await post(`/verifications/${id}/check`, { code: message?.values.code })).json();
  const { token } = (await post('/members/password-resets', { email: 'kim@example.com', proof })).json();
  expect((await post('/members/passwords', { token, password: 'moved in 2026 well' })).statusCode).toBe(204);
  const passwords = 'select m.email from identity.credentials c join member.members m on m.id = c.user_id';
  expect(await rowsOf(`${passwords} where m.email like '%@example.com'`)).toEqual([{ email: 'kim@example.com' }]);
});

test('point balances are imported once per member without a notification, and the ledger adds up', async () => {
  const balances = [
    ['회원 이메일', '보유 적립금'],
    ['kim@example.com', '3000'],
    ['hong@example.com', '9000'],
    ['nobody@example.com', '10'],
  ];
  const taken = (await send('POINTS', '', balances)).json();
  expect(taken).toMatchObject({ added: 1, unchanged: 1, refused: 1, points: 3_000 });
  expect(taken.problems).toMatchObject([{ row: 4, fault: 'MEMBER_UNKNOWN', value: '' }]);
  expect((await send('POINTS', '', balances)).json()).toMatchObject({ added: 0, unchanged: 2 });
  expect(await rowsOf("select sum(amount)::int as sum from sales.point_entries where reason = 'MOVED'")).toEqual([{ sum: 4_500 }]);
  expect(await ledgerViolations(shop.database.servicePool)).toEqual([]);
});

const reviews = [
  ['리뷰글번호', '상품번호', '상품명', '구매자평점', '리뷰상세내용', '등록자', '리뷰등록일'],
  ['77', '12', '', '5', '정말 부드러워요', 'abcd****', '2025.01.02. 13:05'],
  ['78', '', '상품 tee', '4', '색이 예뻐요', '홍길동', '2025.01.03.'],
  ['79', '99', '', '4', '색이 예뻐요', '홍길동', '2025.01.03.'],
];

test('imported reviews find their product by its old number or name, count in its score, are imported once and can be hidden', async () => {
  expect((await send('REVIEWS', '?source=SMARTSTORE', reviews)).json()).toMatchObject({ added: 2, refused: 1 });
  expect((await send('REVIEWS', '', reviews)).json()).toMatchObject({ added: 0, unchanged: 2, refused: 1 });
  expect(await rowsOf('select review_count, review_score_sum from product.products')).toEqual([{ review_count: 2, review_score_sum: 9 }]);
  const shown = (await rowsOf('select id, writer, user_id, order_product_id, score from product.reviews order by created_at')) as {
    id: number;
  }[];
  expect(shown).toMatchObject([
    { writer: 'abcd****', user_id: null, order_product_id: null, score: 5 },
    { writer: '홍*동', score: 4 },
  ]);
  const hidden = await staff.call({
    method: 'PATCH',
    url: `/api/reviews/${shown[0]?.id}/visibility`,
    body: { hidden_reason: 'ADVERTISING' },
  });
  expect(hidden.statusCode).toBe(200);
  expect(await rowsOf('select review_count from product.products')).toEqual([{ review_count: 1 }]);
  const reply = await staff.call({ method: 'POST', url: `/api/reviews/${shown[1]?.id}/reply`, body: { content: '고맙습니다.' } });
  expect(reply.statusCode).toBe(200);
});

test('old addresses lead only to paths of this shop, without circles, and can be removed', async () => {
  const addresses = [
    ['옛 주소', '새 주소'],
    ['https://old.example.com/board/list.html?board_no=1', '/mypage/notice'],
    ['/evil', 'https://evil.example/x'],
    ['/twice', '//evil.example'],
    ['/a', '/b'],
    ['/b', '/a'],
  ];
  const taken = (await send('ADDRESSES', '', addresses)).json();
  expect(taken).toMatchObject({ added: 1, refused: 4 });
  expect(taken.problems.map(({ fault }: { fault: string }) => fault)).toEqual(['NOT_OF_SHOP', 'NOT_OF_SHOP', 'LEADS_BACK', 'LEADS_BACK']);
  const find = (requested: string) => findNewAddress(shop.database.service, requested);
  expect(await find('/board/list.html?utm_source=x&board_no=1')).toBe('/mypage/notice');
  expect(await find('/product/detail.html?product_no=12&cate_no=3')).toBe(`/product/${product.id}`);
  expect(await find('/surl/P/13')).toBeNull();
  await shop.query("insert into management.old_addresses (address, target, created_at) values ('/product/detail.html', '/main', now())");
  expect(await find('/product/detail.html?product_no=12')).toBe(`/product/${product.id}`);
  expect(await find('/product/detail.html?product_no=13')).toBe('/main');
  await shop.query("insert into management.old_addresses (address, target, created_at) values ('/written', '/.//evil.example', now())");
  expect(await find('/written')).toBeNull();
  const list = (await staff.call({ url: '/api/admin/old-addresses?q=board' })).json();
  expect(list).toMatchObject({ total: 1, rows: [{ address: '/board/list.html?board_no=1', target: '/mypage/notice' }] });
  expect((await staff.call({ method: 'DELETE', url: `/api/admin/old-addresses/${list.rows[0].id}` })).statusCode).toBe(200);
  expect(await find('/board/list.html?board_no=1')).toBeNull();
});

test('an import file without its headings is refused with a sentence, and so is a person without the right', async () => {
  expect((await send('MEMBERS', '/reading', [['이름'], ['홍길동']])).json()).toMatchObject({ code: 'MOVED_FILE_UNREADABLE' });
  const packer = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['support'] });
  expect((await send('MEMBERS', '', members, packer)).statusCode).toBe(403);
});
