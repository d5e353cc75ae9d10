import type { DemoOrder } from './orders.ts';

/** Royalty agreements of artists, from before the first sale; artists and graphics by catalogue index, rates in hundredths of a percent. */
export const demoRules: readonly { artist: number; graphic?: number; rate: number; bearer: 'SHOP' | 'ARTIST'; note: string }[] = [
  { artist: 0, rate: 3_500, bearer: 'SHOP', note: '입점 계약 2026-07' },
  { artist: 0, graphic: 7, rate: 4_500, bearer: 'SHOP', note: '단독 공개작' },
  { artist: 1, rate: 3_000, bearer: 'ARTIST', note: '쿠폰 함께 부담' },
  { artist: 8, rate: 4_000, bearer: 'SHOP', note: '공동 기획' },
];

/** Brands that are paid, by their keys: commission in hundredths of a percent, for all goods and by category (its path name), and the account. */
export const demoBrandTerms: readonly { brand: string; commission: number; categories?: Record<string, number>; account?: object }[] = [
  {
    ...{ brand: 'natjam', commission: 2_000, categories: { living: 1_800 } },
    account: { business_number: '1234567892', bank: 'SHINHAN', number: '110987654321', holder: '낮잠상회' },
  },
  {
    brand: 'hangang',
    commission: 2_200,
    account: { business_number: '0000000001', bank: 'KOOKMIN', number: '92930209876543', holder: '한강러너스' },
  },
];

/** Bank accounts of all artists but one, so that the operator has one to ask for. */
export const demoPayees: readonly { artist: number; account: object }[] = [
  { artist: 0, account: { tax_kind: 'WITHHELD', bank: 'KAKAO', number: '3333012345678', holder: '박자모' } },
  { artist: 1, account: business('SHINHAN', '110345678901', '과일인쇄소') },
  { artist: 3, account: person('TOSS', '100022345671', '도윤재') },
  { artist: 4, account: business('IBK', '01034567890123', '무아레 연구실') },
  { artist: 6, account: person('KOOKMIN', '92930201234567', '한필규') },
  { artist: 8, account: person('TOSS', '100012345678', '성하늘') },
];

function person(bank: string, number: string, holder: string): object {
  return { tax_kind: 'WITHHELD', bank, number, holder };
}

function business(bank: string, number: string, holder: string): object {
  return { tax_kind: 'INVOICE', business_number: '1234567891', bank, number, holder };
}

/** The crowd's purchases over three months, for settlements, and what a brand has to prepare today. */
export const demoSales: readonly Omit<DemoOrder, 'member'>[] = [
  ...[
    sold(86, 'shop-1'),
    sold(81, 'shop-2', 2),
    sold(74, 'shop-1', 2),
    sold(70, 'shop-5'),
    sold(66, 'template-1'),
    sold(61, 'shop-1'),
    sold(57, 'shop-3'),
    sold(52, 'shop-2'),
    sold(46, 'shop-1', 3),
    sold(43, 'shop-4'),
    sold(39, 'shop-1'),
    sold(33, 'shop-5', 2),
    sold(27, 'shop-1'),
    sold(23, 'shop-2'),
    sold(19, 'shop-1', 2),
    sold(16, 'shop-3'),
  ],
  ...[
    soldGoods(72, ['CU-01', 2]),
    soldGoods(48, ['MG-02', 3], ['RT-01', 1]),
    soldGoods(41, ['RT-02', 1]),
    soldGoods(24, ['CU-02', 1]),
    soldGoods(18, ['RT-01', 2]),
  ],
  ...[waiting(2, ['CU-01', 1], ['MG-02', 2]), waiting(2, ['PO-01', 1]), waiting(1, ['MG-01', 1], ['NB-01', 1]), waiting(1, ['CU-02', 2])],
];

function sold(daysAgo: number, design: string, quantity = 1): Omit<DemoOrder, 'member'> {
  return { state: 'PURCHASE_CONFIRMED', method: 'CARD', daysAgo, lines: [{ design, size: 0, quantity }] };
}

function soldGoods(daysAgo: number, ...goods: [product: string, quantity: number][]): Omit<DemoOrder, 'member'> {
  return { ...waiting(daysAgo, ...goods), state: 'PURCHASE_CONFIRMED' };
}

function waiting(daysAgo: number, ...goods: [product: string, quantity: number][]): Omit<DemoOrder, 'member'> {
  const lines = goods.map(([product, quantity]) => ({ product, option: 0, quantity }));
  return { state: 'PAYMENT_COMPLETE', method: 'CARD', daysAgo, lines };
}
