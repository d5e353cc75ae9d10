import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { actsOf, sentenceOfAct } from './acts.ts';
import { changeLines } from './change-lines.ts';
import { draftTables, tableNames } from './names.ts';
import { sentenceOf } from './sentences.ts';

const entry: AuditEntry = {
  id: 1,
  act: 'a',
  act_rows: 1,
  sort: null,
  about: [],
  payout: null,
  created_at: '2026-11-20T03:00:00.000Z',
  staff: { id: 'a', name: '문서윤' },
  action: 'UPDATE',
  table: 'product.products',
  row_id: '7',
  row_name: '밤하늘 노트',
  changes: [{ column: 'price', before: 12_000, after: 10_000, is_hidden: false }],
};

test('a log sentence names who wrote, what was written, and the values before and after', () => {
  expect(sentenceOf(entry)).toBe('문서윤 님이 상품 ‘밤하늘 노트’의 판매가를 12,000원에서 10,000원으로 바꿨어요.');
  expect(sentenceOf({ ...entry, action: 'INSERT' })).toBe('문서윤 님이 상품 ‘밤하늘 노트’를 만들었어요.');
  expect(sentenceOf({ ...entry, action: 'DELETE', table: 'sales.coupons', row_name: null, row_id: '13' })).toBe(
    '문서윤 님이 쿠폰 #13을 지웠어요.',
  );
  const back = [{ column: 'deleted_at', before: '2026-11-20T03:00:00Z', after: null, is_hidden: false }];
  expect(sentenceOf({ ...entry, table: 'management.popup', row_name: '가을', changes: back })).toBe(
    '문서윤 님이 팝업 ‘가을’을 되살렸어요.',
  );
  expect(sentenceOf({ ...entry, action: 'LOOK', table: 'sales.orders', row_name: '20261120-000001' })).toBe(
    '문서윤 님이 주문 ‘20261120-000001’의 가린 정보를 봤어요.',
  );
});

test('a log sentence about a draft names the thing that is drafted, never its number', () => {
  const draft: AuditEntry = { ...entry, action: 'INSERT', table: 'management.drafts', row_id: '31', changes: [] };
  expect(sentenceOf({ ...draft, sort: 'popups', row_name: '가을 세일' })).toBe('문서윤 님이 팝업 초안 ‘가을 세일’을 만들었어요.');
  expect(sentenceOf({ ...draft, sort: 'influencer-posts', row_name: null })).toBe('문서윤 님이 인플루언서 게시물 초안을 만들었어요.');
  expect(Object.values(draftTables).filter((table) => tableNames[table] === undefined)).toEqual([]);
});

test('a log sentence calls an erased member a person, and the author of a write without a person the shop', () => {
  const by = (name: string | null) => ({ ...entry, staff: { id: 'a', name }, action: 'INSERT' }) as const;
  expect(sentenceOf(by(''))).toBe('탈퇴한 직원이 상품 ‘밤하늘 노트’를 만들었어요.');
  expect(sentenceOf(by(null))).toBe('시스템이 상품 ‘밤하늘 노트’를 만들었어요.');
  const granted = { ...by(''), table: 'sales.point_entries', changes: [{ column: 'amount', before: null, after: 100, is_hidden: false }] };
  expect(actsOf([granted]).map(sentenceOfAct)).toEqual(['탈퇴한 직원이 회원에게 포인트 100P를 지급했어요.']);
});

test('a log sentence writes states and times in the words of the screens, with Korean particles that fit the word before', () => {
  const moved = [{ column: 'status', before: 'IN_PRODUCTION', after: 'IN_DELIVERY', is_hidden: false }];
  expect(sentenceOf({ ...entry, table: 'sales.orders', row_name: '20261120-000001', changes: moved })).toBe(
    '문서윤 님이 주문 ‘20261120-000001’의 상태를 제작 중에서 배송 중으로 바꿨어요.',
  );
  const shipped = [{ column: 'shipped_at', before: null, after: '2026-11-20T03:07:00+00:00', is_hidden: false }];
  expect(sentenceOf({ ...entry, changes: shipped })).toContain('출고 시각을 없음에서 2026.11.20 12:07로 바꿨어요.');
});

test('a log sentence writes each number that is not money with its own unit', () => {
  const told = (column: string) =>
    changeLines({ ...entry, changes: [{ column, before: 1, after: 2_000, is_hidden: false }] }).map(({ after }) => after);
  expect(['points_earn_percent', 'points_valid_months', 'points_min_held', 'price', 'point_amount'].flatMap(told)).toEqual([
    '2,000%',
    '2,000개월',
    '2,000P',
    '2,000원',
    '2,000P',
  ]);
});

test('a log sentence names several changes, and never shows personal data', () => {
  const changes = ['recipient', 'recipient_phone', 'address', 'courier'].map((column) => ({
    column,
    before: null,
    after: null,
    is_hidden: true,
  }));
  expect(sentenceOf({ ...entry, table: 'sales.orders', row_name: '1', changes })).toBe(
    '문서윤 님이 주문 ‘1’의 받는 사람, 받는 사람 전화번호, 주소 외 1가지를 바꿨어요.',
  );
  expect(changeLines({ ...entry, changes })[0]).toEqual({ name: '받는 사람', before: '가림', after: '가림' });
});

test('a log entry without a visible change still makes a whole sentence', () => {
  expect(sentenceOf({ ...entry, table: 'sales.claims', row_name: null, row_id: '5', changes: [] })).toBe(
    '문서윤 님이 클레임 #5를 바꿨어요.',
  );
  const refunded = [{ column: 'refund_amount', before: 0, after: 30_709, is_hidden: false }];
  expect(sentenceOf({ ...entry, table: 'sales.claims', row_name: null, row_id: '5', changes: refunded })).toBe(
    '문서윤 님이 클레임 #5의 환불 금액을 0원에서 30,709원으로 바꿨어요.',
  );
});

test('a log sentence about a text in several languages names the changed languages, and quotes a long text from its first difference', () => {
  const description = (en: string) => ({ ko: '밤하늘을 담은 노트', en });
  const changes = [
    { column: 'price', before: 12_000, after: 10_000, is_hidden: false },
    { column: 'sale_price', before: 12_000, after: 10_000, is_hidden: false, is_derived: true },
    { column: 'sale_rate', before: 0, after: 16.67, is_hidden: false, is_derived: true },
    { column: 'description', before: description('A notebook'), after: description('A notebook of the night sky'), is_hidden: false },
  ];
  expect(sentenceOf({ ...entry, changes })).toBe('문서윤 님이 상품 ‘밤하늘 노트’의 판매가, 한 줄 소개(영어)를 바꿨어요.');
  expect(changeLines({ ...entry, changes }).map(({ name }) => name)).toEqual(['판매가', '한 줄 소개(영어)']);
  expect(changeLines({ ...entry, changes }).at(-1)).toEqual({
    name: '한 줄 소개(영어)',
    before: 'A notebook',
    after: 'A notebook of the night sky',
  });
  const long = `${'가'.repeat(200)} 처음`;
  const [line] = changeLines({ ...entry, changes: [{ column: 'content', before: long, after: `${long} 끝`, is_hidden: false }] });
  expect([line?.before.endsWith('처음'), line?.after.endsWith('처음 끝')]).toEqual([true, true]);
});

test('a log sentence shows a rich text as plain words in every language, without tags', () => {
  const html = (words: string) =>
    `<h2>안내</h2>\n<p>${words} &amp; <strong>포장</strong>은<br>내일</p><p><img src="/cdn/library/1" alt="상자"></p>`;
  const notice = { ...entry, table: 'management.notices', row_name: '추석 배송' };
  const changes = [
    { column: 'content', before: html('배송'), after: html('택배'), is_hidden: false },
    { column: 'translations', before: {}, after: { en: { content: '<p>Late <em>parcels</em></p>' } }, is_hidden: false },
    { column: 'title', before: '2 < 3', after: 'a <b> c', is_hidden: false },
  ];
  expect(changeLines({ ...notice, changes })).toEqual([
    {
      name: '내용',
      before: '안내 배송 & 포장은 내일 [사진 상자 /cdn/library/1]',
      after: '안내 택배 & 포장은 내일 [사진 상자 /cdn/library/1]',
    },
    { name: '내용(영어)', before: '없음', after: 'Late parcels' },
    { name: '제목', before: '2 < 3', after: 'a <b> c' },
  ]);
});

test('a log sentence about a change of format alone says that only the look changed, in every language', () => {
  const plan = { ...entry, table: 'management.notices', row_name: '추석 배송' };
  const changed = (column: string, before: unknown, after: unknown) => ({
    ...plan,
    changes: [{ column, before, after, is_hidden: false }],
  });
  const [plainly, boldly] = ['<p>내일 보내요</p>', '<p><strong>내일</strong> 보내요</p>'];
  const said = '서식만 바뀌고 글은 그대로예요.';
  expect(changeLines(changed('content', plainly, boldly))).toEqual([{ name: '내용 서식', before: '', after: said }]);
  expect(sentenceOf(changed('content', plainly, boldly))).toBe('문서윤 님이 공지사항 ‘추석 배송’의 내용 서식을 바꿨어요.');
  expect(changeLines(changed('content', { ko: plainly, en: plainly }, { ko: boldly, en: plainly }))).toEqual([
    { name: '내용 서식', before: '', after: said },
  ]);
  const english = (content: string) => ({ en: { content } });
  expect(changeLines(changed('translations', english(plainly), english(boldly)))).toEqual([
    { name: '내용 서식(영어)', before: '', after: said },
  ]);
  expect(changeLines(changed('title', plainly, boldly))).toEqual([{ name: '제목', before: plainly, after: boldly }]);
});

test('a log sentence shows links and pictures with their addresses, and keeps text that looks like a tag', () => {
  const notice = { ...entry, table: 'management.notices', row_name: '추석 배송' };
  const html = (link: string, picture: string) =>
    `<p><a title="a > b" href="${link}"><strong>여기</strong></a><img src="${picture}" alt=""></p>`;
  const changes = [
    {
      column: 'content',
      before: html('https://a.example/?x=1&amp;y=2', '/cdn/library/1'),
      after: html('/help', '/cdn/library/2'),
      is_hidden: false,
    },
    { column: 'translations', before: { en: { title: '<b>One' } }, after: { en: { title: '<sold out> One' } }, is_hidden: false },
    { column: 'title', before: { ko: '<b>노트' }, after: { ko: '<sold out> 노트' }, is_hidden: false },
  ];
  expect(changeLines({ ...notice, changes })).toEqual([
    { name: '내용', before: '여기 (https://a.example/?x=1&y=2) [사진 /cdn/library/1]', after: '여기 (/help) [사진 /cdn/library/2]' },
    { name: '제목(영어)', before: '<b>One', after: '<sold out> One' },
    { name: '제목', before: '<b>노트', after: '<sold out> 노트' },
  ]);
});

test('a log sentence names the row a reference points at, calls a set deleted_at a deletion, and leaves out a UUID', () => {
  const changes = [{ column: 'category_id', before: null, after: 7, is_hidden: false, called: { before: null, after: '노트' } }];
  expect(sentenceOf({ ...entry, changes })).toBe('문서윤 님이 상품 ‘밤하늘 노트’의 카테고리를 없음에서 노트로 바꿨어요.');
  const gone = [
    { column: 'state', before: 'ACT', after: 'STOP', is_hidden: false },
    { column: 'deleted_at', before: null, after: '2026-11-20T03:00:00Z', is_hidden: false },
  ];
  expect(sentenceOf({ ...entry, changes: gone })).toBe('문서윤 님이 상품 ‘밤하늘 노트’를 지웠어요.');
  const draft = { ...entry, table: 'management.page_drafts', row_name: null, row_id: '01a212e9-0000-7000-8000-000000000000' };
  expect(sentenceOf({ ...draft, action: 'INSERT' })).toBe('문서윤 님이 홈 화면 초안을 만들었어요.');
});

test('a log sentence names translations by their columns and lists by their entries', () => {
  const notice = { ...entry, table: 'management.notices', row_name: '추석 배송' };
  const said = (before: unknown, after: unknown) =>
    sentenceOf({ ...notice, changes: [{ column: 'translations', before, after, is_hidden: false }] });
  expect(said({}, { en: { title: 'Parcels' } })).toBe('문서윤 님이 공지사항 ‘추석 배송’의 제목(영어)을 없음에서 Parcels(으)로 바꿨어요.');
  expect(said({ en: { title: 'Parcels', content: 'Late' } }, { cn: { title: '包裹' } })).toBe(
    '문서윤 님이 공지사항 ‘추석 배송’의 제목(영어), 내용(영어), 제목(중국어)을 바꿨어요.',
  );
  expect(changeLines({ ...notice, changes: [{ column: 'translations', before: null, after: {}, is_hidden: false }] })).toEqual([]);
  const alt = [{ column: 'alt', before: {}, after: { en: 'A night sky' }, is_hidden: false }];
  expect(changeLines({ ...entry, changes: alt })).toEqual([{ name: '대체 텍스트(영어)', before: '없음', after: 'A night sky' }]);
  const words = [{ column: 'service_days', before: [], after: ['MON', 'TUE'], is_hidden: false }];
  expect(changeLines({ ...entry, changes: words })).toEqual([{ name: '상담하는 요일', before: '없음', after: '월, 화' }]);
});
