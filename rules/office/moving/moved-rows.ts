import { isEmailId, isPersonName, normalizeEmail, normalizeMobile } from '../../member/credential.ts';
import { momentOfKoreanTime } from '../../shop/korean-time.ts';
import { isVisibleWriting } from '../../shop/visible-text.ts';
import type { MovedColumn } from './moved-headings.ts';

/** Why a row is not imported, in the words of the screen and the file of such rows. */
export const movedFaults = {
  MISSING: '비어 있어요. 꼭 있어야 해요.',
  EMAIL_WRONG: '이메일 주소가 아니에요.',
  NAME_WRONG: '이름은 40자까지, 주소나 기호 없이 적어 주세요.',
  DATE_WRONG: '날짜를 읽을 수 없어요. 2024-03-01처럼 적어 주세요.',
  DATE_AHEAD: '오지 않은 날짜예요.',
  POINTS_WRONG: '0부터 1천만까지의 정수로 적어 주세요.',
  SCORE_WRONG: '평점은 1부터 5까지예요.',
  TOO_LONG: '너무 길어요. 5,000자까지예요.',
  HIDDEN_SIGN: '보이지 않는 문자가 있어요.',
  TWICE: '이 파일의 앞줄에 이미 있어요.',
  MEMBER_UNKNOWN: '이 이메일을 쓰는 회원이 없어요. 회원을 먼저 가져와 주세요.',
  MEMBER_GONE: '탈퇴한 회원이에요.',
  PRODUCT_UNKNOWN: '상품을 찾을 수 없어요. 상품 파일의 ‘옛 상품번호’를 먼저 채우거나 상품코드를 맞춰 주세요.',
  ADDRESS_WRONG: '주소를 읽을 수 없어요.',
  NOT_OF_SHOP: '이 쇼핑몰의 주소가 아니에요. /product/1처럼 적어 주세요.',
  LEADS_BACK: '새 주소가 다시 옛 주소로 이어져요.',
} as const;
export type MovedFault = keyof typeof movedFaults;
export const movedFaultNames = Object.keys(movedFaults) as [MovedFault, ...MovedFault[]];

/** An error of a cell. */
export interface Blamed {
  readonly column: MovedColumn;
  readonly fault: MovedFault;
}

/** Reads a cell of the current row. */
type Read = (column: MovedColumn) => string;

export interface MovedMember {
  email: string;
  name: string;
  nickname: string;
  phone: string | null;
  joined_at: Date;
  consents: readonly { type: 'EMAIL' | 'SMS'; at: Date }[];
  points: number;
  /** Parts that are not imported although the row is: a phone that is not mobile, a consent without its day. */
  left_out: readonly MovedColumn[];
}

/** Maximum points of one balance. */
const POINTS_MAX = 10_000_000;
/** Maximum characters of an imported review, which may be longer than the shop's own. */
const CONTENT_MAX = 5_000;

/** A member to import. Without a day of joining the member joins now. */
export function movedMember(read: Read, now: Date): MovedMember | Blamed {
  const email = normalizeEmail(read('email'));
  if (email === '') return { column: 'email', fault: 'MISSING' };
  if (!isEmailId(email)) return { column: 'email', fault: 'EMAIL_WRONG' };
  const name = read('name');
  if (name === '') return { column: 'name', fault: 'MISSING' };
  if (!isPersonName(name)) return { column: 'name', fault: 'NAME_WRONG' };
  const joined = read('joined') === '' ? now : momentOf(read('joined'));
  if (joined === null) return { column: 'joined', fault: 'DATE_WRONG' };
  if (joined > now) return { column: 'joined', fault: 'DATE_AHEAD' };
  const points = pointsOf(read('points'));
  if (points === null) return { column: 'points', fault: 'POINTS_WRONG' };
  // A spreadsheet that took it for a number has lost its first digit.
  const phone = normalizeMobile(read('phone').replace(/^(?=1[016789]\d{7,8}$)/, '0'));
  const asked = (['email', 'sms'] as const).filter((channel) => isYes(read(`${channel}_consent`)));
  const dayOf = (channel: 'email' | 'sms') => momentOf(read(`${channel}_consented`));
  const given = asked.flatMap((channel) => {
    const at = dayOf(channel);
    return at === null || at > now ? [] : [{ channel, type: channel === 'email' ? ('EMAIL' as const) : ('SMS' as const), at }];
  });
  const undated = asked.filter((channel) => given.every((each) => each.channel !== channel));
  const nickname = read('nickname');
  return {
    ...{ email, name, phone, joined_at: joined, points },
    nickname: nickname !== '' && isPersonName(nickname) ? nickname : maskedWriter(name),
    consents: given.map(({ type, at }) => ({ type, at })),
    left_out: [
      ...(read('phone') !== '' && phone === null ? (['phone'] as const) : []),
      ...undated.map((channel) => `${channel}_consent` as const),
    ],
  };
}

/** A point balance to import. */
export function movedPoints(read: Read): { email: string; points: number } | Blamed {
  const email = normalizeEmail(read('email'));
  if (email === '') return { column: 'email', fault: 'MISSING' };
  if (!isEmailId(email)) return { column: 'email', fault: 'EMAIL_WRONG' };
  const points = pointsOf(read('points'));
  return points === null ? { column: 'points', fault: 'POINTS_WRONG' } : { email, points };
}

export interface MovedReview {
  /** The number in the other shop; empty when missing. */
  number: string;
  score: number;
  content: string;
  /** The masked writer. */
  writer: string;
  written_at: Date;
}

export function movedReview(read: Read, now: Date): MovedReview | Blamed {
  const score = Number(read('score').replace(/점|점수|\s/g, ''));
  const stars = /^★+☆*$/.test(read('score')) ? read('score').replaceAll('☆', '').length : score;
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return { column: 'score', fault: 'SCORE_WRONG' };
  const said = plainText(read('content'));
  const title = plainText(read('title'));
  const content = title === '' || said.startsWith(title) ? said : `${title}\n${said}`;
  if (said === '') return { column: 'content', fault: 'MISSING' };
  if ([...content].length > CONTENT_MAX) return { column: 'content', fault: 'TOO_LONG' };
  if (!isVisibleWriting(content)) return { column: 'content', fault: 'HIDDEN_SIGN' };
  const written = momentOf(read('written'));
  if (written === null) return { column: 'written', fault: 'DATE_WRONG' };
  if (written > now) return { column: 'written', fault: 'DATE_AHEAD' };
  return { number: read('number'), score: stars, content, writer: maskedWriter(read('writer')), written_at: written };
}

export function isBlamed(row: object): row is Blamed {
  return 'fault' in row;
}

/** A name with only its first and last letter, or an ID of another shop with only its first letters. A masked name stays unchanged. */
export function maskedWriter(written: string): string {
  const name = isPersonName(written) ? written.trim() : (written.split('@')[0] ?? '').trim();
  const letters = [...name];
  if (name.includes('*') || letters.length === 0) return isPersonName(name) ? name.slice(0, 40) : '';
  if (letters.length > 4) return `${letters.slice(0, 3).join('')}****`;
  const [first = '', ...rest] = letters;
  return rest.length < 2 ? `${first}*` : `${first}${'*'.repeat(rest.length - 1)}${rest.at(-1)}`;
}

/**
 * Parses `2024-03-01 12:30:00`, `2024.3.1.` or `20240301`, with or without a time, as Korean time; a workbook's date has the same digits
 * in UTC.
 */
export function momentOf(text: string): Date | null {
  const found =
    /^(\d{4})\s?[-./년]?\s?(\d{1,2})\s?[-./월]?\s?(\d{1,2})(?:[.일]*)(?:[T\s]\s*(오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?.*)?$/.exec(
      text.trim(),
    );
  if (found === null) return null;
  const [, year = '', month = '', day = '', half, hour = '0', minute = '0', second = '0'] = found;
  const hours = (Number(hour) % (half === undefined ? 24 : 12)) + (half === '오후' ? 12 : 0);
  const two = (number: string | number) => String(number).padStart(2, '0');
  const written = `${year}-${two(month)}-${two(day)} ${two(hours)}:${two(minute)}:${two(second)}`;
  const moment = momentOfKoreanTime(written);
  const isReal =
    !Number.isNaN(moment.getTime()) && new Date(`${written.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(written.slice(0, 10));
  return isReal && Number(year) >= 1990 ? moment : null;
}

function isYes(text: string): boolean {
  return /^(y|yes|t|true|1|o|예|네|동의|동의함|수신|수신함|수신동의|수신허용|허용|on)$/i.test(text.trim());
}

/** Parses points; an empty cell is 0. */
function pointsOf(text: string): number | null {
  const digits = text.replaceAll(/[,\s원점pP]/g, '').replace(/\.0+$/, '');
  if (digits === '' || digits === '-') return 0;
  return /^\d{1,8}$/.test(digits) && Number(digits) <= POINTS_MAX ? Number(digits) : null;
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The plain text of an HTML text. */
function plainText(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
