import { type HeadingRow, headingRow, headingWords } from '../../shop/text/sheet-headings.ts';

/** The kinds of data imported from another shop, each from its own file. */
export const movedKinds = ['MEMBERS', 'POINTS', 'REVIEWS', 'ADDRESSES'] as const;
export type MovedKind = (typeof movedKinds)[number];

/** The shops that files come from; consents store it as their source. The check constraint of member.consents has the same list. */
export const movedSources = { CAFE24: '카페24', SMARTSTORE: '스마트스토어', OTHER: '다른 쇼핑몰' } as const;
export type MovedSource = keyof typeof movedSources;
export const movedSourceNames = Object.keys(movedSources) as [MovedSource, ...MovedSource[]];

/** Known headings in the form of headingWords, separated by spaces. */
const known = (label: string, headings: string) => ({ label, headings: headings.split(' ') }) as const;

/**
 * The columns of import files: their label, and their headings in Cafe24, Smart Store and other programs. If a file has several, the
 * first in the list counts. Only exact matches count: 총적립금 is the total ever earned.
 */
export const movedColumns = {
  email: known('이메일', '이메일 이메일주소 회원이메일 email emailaddress emailid 메일 메일주소 전자우편 고객이메일'),
  name: known('이름', '이름 회원명 회원이름 성명 고객명 구매자명 주문자명 name'),
  nickname: known('닉네임', '닉네임 별명 별칭 nickname'),
  phone: known(
    '휴대폰',
    '휴대폰번호 휴대폰 휴대전화 휴대전화번호 핸드폰 핸드폰번호 휴대폰연락처 구매자연락처 연락처 mobile cellphone phone 전화번호',
  ),
  joined: known('가입일', '회원가입일 가입일 가입일시 가입일자 가입날짜 회원가입일시 joindate 등록일 등록일시'),
  email_consent: known(
    '이메일 수신',
    '이메일수신여부 이메일수신동의 이메일수신동의여부 이메일수신 email수신여부 email수신동의 메일수신여부 메일수신동의 메일수신 뉴스메일수신여부 뉴스메일수신 뉴스메일',
  ),
  email_consented: known(
    '이메일 수신 동의일',
    '이메일수신동의일 이메일수신동의일시 이메일수신동의일자 이메일수신동의날짜 이메일동의일 email수신동의일 메일수신동의일 메일수신동의일시 메일수신동의일자 뉴스메일수신동의일 수신동의일 마케팅동의일',
  ),
  sms_consent: known('문자 수신', 'sms수신여부 sms수신동의 sms수신동의여부 sms수신 문자수신여부 문자수신동의 문자수신동의여부 문자수신'),
  sms_consented: known(
    '문자 수신 동의일',
    'sms수신동의일 sms수신동의일시 sms수신동의일자 sms수신동의날짜 sms동의일 문자수신동의일 문자수신동의일시 문자수신동의일자 수신동의일 마케팅동의일',
  ),
  points: known(
    '적립금',
    '사용가능적립금 가용적립금 보유적립금 현재적립금 잔여적립금 적립금잔액 적립금 사용가능포인트 보유포인트 포인트 마일리지 mileage points point',
  ),
  number: known('리뷰 번호', '리뷰글번호 리뷰번호 게시글번호 글번호 reviewid reviewno 번호 no'),
  product_number: known('옛 상품번호', '옛상품번호 상품번호 productno productnumber goodsno 상품no'),
  product_code: known('상품코드', '판매자상품코드 자체상품코드 자사상품코드 상품관리코드 상품코드 productcode'),
  product_name: known('상품명', '상품명 상품이름 productname 상품'),
  score: known('평점', '구매자평점 리뷰평점 평점 별점 평가점수 점수 만족도 rating score'),
  title: known('제목', '리뷰제목 제목 title'),
  content: known('내용', '리뷰상세내용 리뷰내용 후기내용 내용 본문 상품평 후기 리뷰 content review'),
  writer: known('작성자', '등록자 작성자 작성자명 작성자id 작성자아이디 리뷰작성자 구매자id 구매자명 닉네임 writer author'),
  written: known('작성일', '리뷰등록일 리뷰작성일 작성일 작성일시 작성일자 등록일 등록일시 createdat date'),
  from: known('옛 주소', '옛주소 옛url 이전주소 이전url 기존주소 기존url 원래주소 from old oldurl source'),
  to: known('새 주소', '새주소 새url 신규주소 신규url 이동할주소 이동주소 to new newurl target'),
};
export type MovedColumn = keyof typeof movedColumns;
export const movedColumnNames = Object.keys(movedColumns) as [MovedColumn, ...MovedColumn[]];

/** Columns that identify a person: the error list does not repeat their content. */
const personalColumns: readonly MovedColumn[] = ['email', 'name', 'nickname', 'phone', 'writer'];

interface KindColumns {
  /** Required columns: a file needs one of each list. */
  needed: readonly (readonly MovedColumn[])[];
  more: readonly MovedColumn[];
}

export const columnsOfKind = {
  MEMBERS: {
    needed: [['email'], ['name']],
    more: ['nickname', 'phone', 'joined', 'email_consent', 'email_consented', 'sms_consent', 'sms_consented', 'points'],
  },
  POINTS: { needed: [['email'], ['points']], more: [] },
  REVIEWS: {
    needed: [['product_number', 'product_code', 'product_name'], ['score'], ['content'], ['written']],
    more: ['number', 'title', 'writer'],
  },
  ADDRESSES: { needed: [['from'], ['to']], more: [] },
} as const satisfies Record<MovedKind, KindColumns>;

/** A table of a kind with its known headings. */
export interface MovedTable {
  heading: HeadingRow;
  /** The index of each known column. */
  places: ReadonlyMap<MovedColumn, number>;
  /** The rows that are not empty, by spreadsheet row number. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** Finds the headings of a kind in the first rows; null when there are none. */
export function movedTable(table: readonly (readonly string[])[], kind: MovedKind): MovedTable | null {
  const { needed } = columnsOfKind[kind];
  const heading = headingRow(table, (cells) => {
    const places = placesOf(cells, kind);
    return needed.every((either) => either.some((column) => places.has(column)));
  });
  if (heading === null) return null;
  const body = table.slice(heading.below).map((cells, index) => ({ row: heading.below + index + 1, cells }));
  return { heading, places: placesOf(heading.cells, kind), rows: body.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** A cell of a row; empty when the file has no such column. */
export function cellOf({ places }: Pick<MovedTable, 'places'>, cells: readonly string[], column: MovedColumn): string {
  return (cells[places.get(column) ?? -1] ?? '').trim();
}

/** The part of a cell that the error list may show. */
export function shownCell(column: MovedColumn, value: string): string {
  return personalColumns.includes(column) ? '' : value.slice(0, 200);
}

function placesOf(heads: readonly string[], kind: MovedKind): ReadonlyMap<MovedColumn, number> {
  const words = heads.map(headingWords);
  const { needed, more } = columnsOfKind[kind];
  return new Map(
    [...needed.flat(), ...more].flatMap((column) => {
      const places = movedColumns[column].headings.map((heading) => words.findIndex((spellings) => spellings.includes(heading)));
      const place = places.find((each) => each >= 0);
      return place === undefined ? [] : [[column, place] as const];
    }),
  );
}
