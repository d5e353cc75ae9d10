import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { actsOf, sentenceOfAct } from './acts.ts';

const order = { kind: 'order', id: '38', name: '20261121-000021' } as const;
const member = { kind: 'member', id: 'm', name: '우산52 (이*은)' } as const;

let id = 0;
function entry(
  act: string,
  table: string,
  rest: Partial<Omit<AuditEntry, 'changes'>>,
  after: Record<string, unknown>,
  derived: readonly string[] = [],
): AuditEntry {
  id += 1;
  const changes = Object.entries(after).map(([column, value]) => {
    const [before, now] = Array.isArray(value) ? value : [null, value];
    return { column, before, after: now, is_hidden: false, is_derived: derived.includes(column) };
  });
  const staff = { id: 's', name: '문서윤' };
  return {
    ...{
      id,
      act,
      act_rows: 1,
      created_at: '2026-11-20T03:00:00.000Z',
      staff,
      action: 'UPDATE',
      table,
      row_id: '1',
      row_name: null,
      sort: null,
      about: [],
      payout: null,
    },
    ...rest,
    changes,
  };
}

const sentences = (entries: readonly AuditEntry[]) => actsOf(entries).map(sentenceOfAct);

test('an audit act of a home page separates a new publication from a restored version and from a page that returns by schedule', () => {
  const [before, now] = ['2026-11-01T00:00:00+00:00', '2026-11-20T03:00:00+00:00'];
  const slot = (act: string, since: string) => entry(act, 'management.page_slots', { action: 'INSERT' }, { since, made_at: now });
  expect(
    sentences([
      ...[slot('new', now), entry('new', 'management.page_revisions', { action: 'INSERT' }, { number: 7 })],
      ...[slot('again', before), slot('again', now)],
      slot('back', before),
    ]),
  ).toEqual([
    '문서윤 님이 홈 화면을 게시했어요.',
    '문서윤 님이 홈 화면의 지난 버전을 다시 게시했어요.',
    expect.not.stringContaining('게시했어요'),
  ]);
});

test('all rows that one press wrote are one entry of the audit log', () => {
  expect(
    sentences([
      entry('a', 'sales.claim_refunds', { action: 'INSERT', about: [order] }, { amount: 30_709, state: 'OWED' }),
      entry('a', 'product.product_options', { about: [] }, { stock_count: [4, 5] }),
      entry('a', 'sales.claims', { about: [order], sort: 'RETURN' }, { status: ['COLLECTED', 'ACCEPTED'] }),
      entry('b', 'sales.point_entries', { action: 'INSERT', about: [member] }, { amount: 1_500, note: '포장이 늦어 죄송해요' }),
    ]),
  ).toEqual([
    '문서윤 님이 주문 ‘20261121-000021’의 반품을 승인했어요. 30,709원을 돌려줘요.',
    '문서윤 님이 회원 ‘우산52 (이*은)’에게 포인트 1,500P를 지급했어요. (포장이 늦어 죄송해요)',
  ]);
});

test('an audit act of a coupon that staff take back names its member and the reason', () => {
  const coupon = { kind: 'coupon', id: '4', name: '감사 쿠폰' } as const;
  const about = [member, coupon];
  expect(
    sentences([
      entry('a', 'sales.coupons', { about: [coupon] }, { issued_count: [1, 0] }, ['issued_count']),
      entry('a', 'sales.issued_coupons', { action: 'DELETE', about }, { id: [7, null] }),
      entry('a', 'sales.issued_coupons', { about }, { taken_back_reason: '잘못 지급' }),
    ]),
  ).toEqual(['문서윤 님이 회원 ‘우산52 (이*은)’에게서 쿠폰 ‘감사 쿠폰’을 회수했어요. (잘못 지급)']);
});

test('an audit act of a payout names its sum; that of a transfer file says that it holds whole account numbers', () => {
  const artist = { kind: 'artist', id: '3', name: '하나' } as const;
  expect(
    sentences([
      entry(
        'a',
        'sales.settlements',
        { about: [artist], payout: 10_840 },
        { state: ['INVOICED', 'PAID'], paid_at: '2026-12-01T00:00:00Z' },
      ),
      entry('b', 'sales.settlement_periods', { action: 'LOOK' }, { columns: ['number', 'holder'] }),
    ]),
  ).toEqual([
    '문서윤 님이 아티스트 ‘하나’의 정산을 ‘지급 완료’로 바꿨어요. 지급액은 10,840원이에요.',
    '문서윤 님이 이체 파일을 받았어요. 지급 계좌 전체가 들어 있어요.',
  ]);
});

test('an audit act of a role names the roles that were given and taken and those held now, and says when the person was signed out', () => {
  const out = (act: string) => entry(act, 'member.members', { about: [member] }, { ended_sign_ins: [[], ['a']] });
  const role = (act: string, action: 'INSERT' | 'UPDATE' | 'DELETE', after: Record<string, unknown>) =>
    entry(act, 'member.member_roles', { action, about: [member] }, after);
  expect(
    sentences([
      ...[out('a'), role('a', 'INSERT', { role: 'admin', staff_roles: [null, ['production', 'desk']] })],
      ...[out('b'), role('b', 'DELETE', { role: ['brand', null] })],
      role('c', 'UPDATE', { staff_roles: [['desk'], ['accounting']] }),
    ]),
  ).toEqual([
    '문서윤 님이 회원 ‘우산52 (이*은)’의 권한을 바꿨어요 (관리자 추가, 맡은 일은 제작·포장, 주문 처리).',
    '문서윤 님이 회원 ‘우산52 (이*은)’의 권한을 바꿨어요 (브랜드 해제).',
    '문서윤 님이 회원 ‘우산52 (이*은)’의 권한을 바꿨어요 (맡은 일은 정산·회계).',
  ]);
});

test('an audit act of a stock change of many options with one press gives the number of options', () => {
  const changed = (act: string, table: string, act_rows: number) => entry(act, table, { row_name: 'M', act_rows }, { stock_count: [4, 9] });
  const two = (act: string, act_rows: number) =>
    ['products', 'product_options', 'product_options'].map((table) => changed(act, `product.${table}`, act_rows));
  expect(sentences([...two('a', 3), ...two('b', 900), changed('c', 'product.product_options', 1)])).toEqual([
    '문서윤 님이 옵션 2개의 재고를 바꿨어요.',
    '문서윤 님이 옵션 2개 이상의 재고를 바꿨어요.',
    '문서윤 님이 상품 옵션 ‘M’의 재고를 4에서 9로 바꿨어요.',
  ]);
});

test('an audit act in the shopper’s name says so, whether the claim still needs a decision or is settled at once', () => {
  const added = (sort: string | null) => ({ action: 'INSERT' as const, about: [order], sort });
  const refund = (act: string) => entry(act, 'sales.claim_refunds', added(null), { amount: 30_000 });
  expect(
    sentences([
      entry('a', 'sales.claims', added('RETURN'), { status: 'REQUESTED' }),
      entry('b', 'sales.claims', added('CANCEL'), { status: 'REQUESTED' }),
      refund('b'),
      entry('b', 'sales.claims', { about: [order], sort: 'CANCEL' }, { status: ['REQUESTED', 'ACCEPTED'] }),
      entry('c', 'sales.claims', added('CANCEL'), { status: 'REQUESTED' }),
      refund('c'),
      entry('c', 'sales.orders', { about: [order] }, { cancelled_at: '2026-11-20T03:00:00.000Z' }),
    ]),
  ).toEqual([
    '문서윤 님이 주문 ‘20261121-000021’의 반품을 대신 신청했어요.',
    '문서윤 님이 주문 ‘20261121-000021’의 상품 일부를 취소했어요. 30,000원을 돌려줘요.',
    '문서윤 님이 주문 ‘20261121-000021’을 취소했어요. 30,000원을 돌려줘요.',
  ]);
});

test('the audit acts of a whole day name person, act and thing in the words of the screens', () => {
  const other = { ...order, id: '39', name: '20261121-000022' };
  const coupon = { kind: 'coupon', id: '3', name: '첫 구매 3,000원' } as const;
  const waybill = { tracking_number: '123456789012', courier: 'CJ', step: ['DELIVERY_PREPARING', 'IN_DELIVERY'] };
  const product = { kind: 'product', id: '7', name: '밤하늘 노트' } as const;
  expect(
    sentences([
      entry(
        'a',
        'sales.orders',
        { about: [order] },
        { step: ['PAYMENT_COMPLETE', 'ACKNOWLEDGED'], acknowledged_at: '2026-11-20T03:00:00Z' },
      ),
      entry('a', 'sales.orders', { about: [other] }, { step: ['PAYMENT_COMPLETE', 'ACKNOWLEDGED'] }),
      entry('b', 'sales.order_events', { action: 'INSERT', about: [order], sort: 'WAYBILL_GIVEN' }, { kind: 'WAYBILL_GIVEN' }),
      entry('b', 'sales.orders', { about: [order] }, waybill),
      entry('c', 'sales.order_events', { action: 'INSERT', about: [order], sort: 'NOTE' }, { note: '선물이라 가격표를 뺐어요' }),
      entry('d', 'sales.coupons', { about: [coupon], row_name: coupon.name }, { issued_count: [3, 4] }),
      entry('d', 'sales.issued_coupons', { action: 'INSERT', about: [member, coupon] }, { coupon_id: 3 }),
      entry('e', 'product.review_reports', { about: [] }, { state: ['WAITING', 'UPHELD'] }),
      entry('e', 'product.reviews', { about: [product] }, { state: ['ACT', 'HIDDEN'], hidden_reason: 'ADVERTISING' }),
      entry('f', 'member.members', { about: [member] }, { blocked_at: '2026-11-20T03:00:00Z', blocked_reason: '도배' }),
      entry('g', 'management.brand_requests', { row_name: '느린 도자기' }, { state: ['REVIEWING', 'ACCEPTED'], answer: '환영해요' }),
      entry('h', 'sales.payments', { about: [order] }, { status: ['PAID', 'CANCELLED'] }),
      entry('i', 'sales.orders', { action: 'LOOK', about: [order], row_name: order.name }, {}),
    ]),
  ).toEqual([
    '문서윤 님이 주문 ‘20261121-000021’ 외 1건을 ‘신규 주문’에서 ‘발주 확인’ 단계로 옮겼어요.',
    '문서윤 님이 주문 ‘20261121-000021’의 송장을 등록했어요 (CJ대한통운 123456789012).',
    '문서윤 님이 주문 ‘20261121-000021’에 메모를 남겼어요: 선물이라 가격표를 뺐어요',
    '문서윤 님이 회원 ‘우산52 (이*은)’에게 쿠폰 ‘첫 구매 3,000원’을 지급했어요.',
    '문서윤 님이 상품 ‘밤하늘 노트’의 리뷰를 숨겼어요 (광고).',
    '문서윤 님이 회원 ‘우산52 (이*은)’을 차단했어요 (도배).',
    '문서윤 님이 입점 신청 ‘느린 도자기’를 승인했어요.',
    '문서윤 님이 주문 ‘20261121-000021’의 결제의 상태를 결제됨에서 환불로 바꿨어요.',
    '문서윤 님이 주문 ‘20261121-000021’의 가린 정보를 봤어요.',
  ]);
});

test('an audit act of a product is named after the product, not after its options or computed sums', () => {
  const about = { about: [{ kind: 'product', id: '7', name: '새 티셔츠' }] as const satisfies AuditEntry['about'], row_name: '새 티셔츠' };
  const option = { ...about, row_name: '기본' };
  const sums = { stock_count: [0, 5], is_sold_out: [true, false] };
  expect(
    sentences([
      entry('a', 'product.products', about, sums, Object.keys(sums)),
      entry('a', 'product.product_options', { ...option, action: 'INSERT' }, { stock_count: 5 }),
      entry('a', 'product.products', { ...about, action: 'INSERT' }, { code: 'tee' }),
      entry('b', 'product.product_options', option, { position: [0, 1] }),
      entry('b', 'product.products', about, { price: [12_000, 10_000], sale_price: [12_000, 10_000] }, ['sale_price']),
      entry('c', 'product.products', about, sums, Object.keys(sums)),
      entry('c', 'product.product_options', option, { state: ['ACT', 'STOP'] }),
    ]),
  ).toEqual([
    '문서윤 님이 상품 ‘새 티셔츠’를 만들었어요.',
    '문서윤 님이 상품 ‘새 티셔츠’의 판매가를 12,000원에서 10,000원으로 바꿨어요.',
    '문서윤 님이 상품 옵션 ‘기본’의 상태를 사용에서 중지로 바꿨어요.',
  ]);
});

test('an audit act of an imported product file counts the products that were created, changed and stopped', () => {
  const file = { changed: 3, added: 1, stopped: 1 };
  expect(
    sentences([
      entry('a', 'product.products', { row_name: '자모 노트' }, { stock_count: [3, 5] }),
      entry('a', 'product.sheets', { action: 'INSERT' }, file),
      entry('b', 'product.sheets', { action: 'INSERT' }, { ...file, added: 0, stopped: 0 }),
    ]),
  ).toEqual([
    '문서윤 님이 파일로 상품 5개를 바꿨어요 (고친 상품 3개, 새 상품 1개, 판매를 멈춘 상품 1개).',
    '문서윤 님이 파일로 상품 3개를 바꿨어요 (고친 상품 3개).',
  ]);
});

test('an audit act of a moved category names its new parent and leaves out the categories whose order changed with it', () => {
  const moved = (act: string, after: number | null, name: string | null) => {
    const row = entry(act, 'product.categories', { row_name: '비니' }, { parent_id: [4, after] });
    return { ...row, changes: row.changes.map((change) => ({ ...change, called: { before: '의류', after: name } })) };
  };
  const place = (act: string, name: string) => entry(act, 'product.categories', { row_name: name }, { position: [7, 0] });
  const stayed = entry('c', 'product.categories', { row_name: '양말' }, {});
  expect(
    sentences([
      place('a', '모자'),
      moved('a', 5, '모자'),
      moved('b', null, null),
      stayed,
      place('c', '노트'),
      place('c', '컵'),
      place('d', '컵'),
    ]),
  ).toEqual([
    '문서윤 님이 카테고리 ‘비니’를 ‘모자’ 아래로 옮겼어요.',
    '문서윤 님이 카테고리 ‘비니’를 맨 위 단계로 옮겼어요.',
    '문서윤 님이 카테고리 2개의 순서를 바꿨어요.',
    '문서윤 님이 카테고리 ‘컵’의 순서를 7에서 0으로 바꿨어요.',
  ]);
});
