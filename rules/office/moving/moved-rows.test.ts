import { expect, test } from 'vitest';
import { cellOf, type MovedKind, movedTable } from './moved-headings.ts';
import { maskedWriter, momentOf, movedMember, type movedPoints, movedReview } from './moved-rows.ts';

const now = new Date('2026-11-20T03:00:00Z');
const at = (text: string) => new Date(text);

/** The rows of a table, read as a kind. */
function rowsOf<Row>(kind: MovedKind, table: string[][], make: (read: Parameters<typeof movedPoints>[0]) => Row): Row[] | undefined {
  const found = movedTable(table, kind);
  return found?.rows.map(({ cells }) => make((column) => cellOf(found, cells, column)));
}

test('members are read by the headings of Cafe24, with consents, their days and points', () => {
  const head = [
    '아이디',
    '이름',
    '이메일',
    '휴대폰번호',
    '회원 가입일',
    'e-mail 수신여부',
    '이메일 수신동의일',
    'SMS 수신여부',
    '사용가능 적립금',
  ];
  const rows = [
    ['hong', '홍길동', 'Hong@Example.com', '010-1234-5678', '2023-05-02 10:00:00', 'T', '2024-03-01', 'F', '1,500'],
    ['kim', '김철', 'kim@example.com', '02-123-4567', '2023-05-02', 'F', '', '동의', ''],
  ];
  expect(rowsOf('MEMBERS', [head, ...rows], (read) => movedMember(read, now))).toEqual([
    {
      ...{
        email: 'hong@example.com',
        name: '홍길동',
        nickname: '홍*동',
        phone: '01012345678',
        joined_at: at('2023-05-02T01:00:00Z'),
        points: 1_500,
      },
      ...{ consents: [{ type: 'EMAIL', at: at('2024-02-29T15:00:00Z') }], left_out: [] },
    },
    {
      ...{ email: 'kim@example.com', name: '김철', nickname: '김*', phone: null, joined_at: at('2023-05-01T15:00:00Z'), points: 0 },
      ...{ consents: [], left_out: ['phone', 'sms_consent'] },
    },
  ]);
});

test('a moved consent without a day is dropped, and a member row without a name or address has an error', () => {
  const head = ['고객명', '메일', '가입일', 'SMS수신동의', '마일리지'];
  const read = (cells: string[]) => rowsOf('MEMBERS', [head, cells], (cell) => movedMember(cell, now))?.[0];
  const [known] =
    rowsOf(
      'MEMBERS',
      [
        ['이름', '이메일', '휴대폰'],
        ['이음', 'a@b.co', '1012345678'],
      ],
      (cell) => movedMember(cell, now),
    ) ?? [];
  expect(known).toMatchObject({ phone: '01012345678', left_out: [] });
  expect(read(['이음', 'a@b.co', '', 'Y', ''])).toMatchObject({ joined_at: now, consents: [], left_out: ['sms_consent'] });
  expect(read(['이음', '', '', '', ''])).toEqual({ column: 'email', fault: 'MISSING' });
  expect(read(['이음', 'no mail', '', '', ''])).toEqual({ column: 'email', fault: 'EMAIL_WRONG' });
  expect(read(['https://x.y', 'a@b.co', '', '', ''])).toEqual({ column: 'name', fault: 'NAME_WRONG' });
  expect(read(['이음', 'a@b.co', '어제', '', ''])).toEqual({ column: 'joined', fault: 'DATE_WRONG' });
  expect(read(['이음', 'a@b.co', '2027-01-01', '', ''])).toEqual({ column: 'joined', fault: 'DATE_AHEAD' });
  expect(read(['이음', 'a@b.co', '', '', '-5'])).toEqual({ column: 'points', fault: 'POINTS_WRONG' });
});

test('reviews are read by the headings of Smart Store and of a Cafe24 board, as plain text with a masked writer', () => {
  const smart = ['리뷰글번호', '상품번호', '상품명', '구매자평점', '리뷰상세내용', '등록자', '리뷰등록일'];
  expect(
    rowsOf('REVIEWS', [['리뷰 목록'], smart, ['77', '12', '셔츠', '5', '좋아요', 'abcd****', '2025.01.02. 13:05']], (read) =>
      movedReview(read, now),
    ),
  ).toEqual([{ number: '77', score: 5, content: '좋아요', writer: 'abcd****', written_at: at('2025-01-02T04:05:00Z') }]);
  const cafe = ['번호', '상품코드', '평점', '제목', '내용', '작성자', '작성일'];
  const board = (cells: string[]) => rowsOf('REVIEWS', [cafe, cells], (read) => movedReview(read, now))?.[0];
  expect(board(['1', 'P1', '★★★★☆', '추천', '<p>따뜻해요&nbsp;!</p><p>또 살게요</p>', '홍길동', '20250102'])).toMatchObject({
    ...{ score: 4, content: '추천\n따뜻해요 !\n또 살게요', writer: '홍*동' },
  });
  expect(board(['1', 'P1', '6', '', '좋아요', '', '20250102'])).toEqual({ column: 'score', fault: 'SCORE_WRONG' });
  expect(board(['1', 'P1', '5', '', '<br>', '', '20250102'])).toEqual({ column: 'content', fault: 'MISSING' });
});

test('a table without the headings of its kind is refused', () => {
  expect(movedTable([['이름', '휴대폰']], 'MEMBERS')).toBeNull();
  expect(movedTable([['이메일', '총 적립금']], 'POINTS')).toBeNull();
});

test.each([
  ['홍길동', '홍*동'],
  ['남궁민수', '남**수'],
  ['김', '김*'],
  ['shopper', 'sho****'],
  ['someone@example.com', 'som****'],
  ['ab**', 'ab**'],
  ['', ''],
])('the writer %j of a moved review is shown as %j', (written, told) => expect(maskedWriter(written)).toBe(told));

test.each([
  ['2024-03-01T09:30:00.000Z', '2024-03-01T00:30:00Z'],
  ['2024-03-01 오후 1:05', '2024-03-01T04:05:00Z'],
  ['2024년 3월 1일', '2024-02-29T15:00:00Z'],
  ['2024-02-30', null],
  ['1.3.2024', null],
])('the written day %s is %s', (text, moment) => expect(momentOf(text)).toEqual(moment === null ? null : at(moment)));
