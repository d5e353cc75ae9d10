import type { DemoOrder } from './orders.ts';

/** What artists agreed on, from before the first sale; artists and graphics counted as in the catalogue, rates in hundredths of a percent. */
export const demoRules: readonly { artist: number; graphic?: number; rate: number; bearer: 'SHOP' | 'ARTIST'; note: string }[] = [
  { artist: 0, rate: 3_500, bearer: 'SHOP', note: '입점 계약 2026-07' },
  { artist: 0, graphic: 7, rate: 4_500, bearer: 'SHOP', note: '단독 공개작' },
  { artist: 1, rate: 3_000, bearer: 'ARTIST', note: '쿠폰 함께 부담' },
  { artist: 8, rate: 4_000, bearer: 'SHOP', note: '공동 기획' },
];

/** Where the money goes, of some: those without an account are what the operator asks for. */
export const demoPayees: readonly { artist: number; account: object }[] = [
  { artist: 0, account: { tax_kind: 'WITHHELD', bank: 'KAKAO', number: '3333012345678', holder: '박자모' } },
  {
    artist: 1,
    account: { tax_kind: 'INVOICE', business_number: '1234567891', bank: 'SHINHAN', number: '110345678901', holder: '과일가게그림' },
  },
  { artist: 8, account: { tax_kind: 'WITHHELD', bank: 'TOSS', number: '100012345678', holder: '한별' } },
];

/** What the crowd bought over three months, so that settlements have something to settle. */
export const demoSales: readonly Omit<DemoOrder, 'member'>[] = [
  [86, 'shop-1', 1],
  [81, 'shop-2', 2],
  [74, 'shop-1', 2],
  [70, 'shop-5', 1],
  [66, 'template-1', 1],
  [61, 'shop-1', 1],
  [57, 'shop-3', 1],
  [52, 'shop-2', 1],
  [46, 'shop-1', 3],
  [43, 'shop-4', 1],
  [39, 'shop-1', 1],
  [33, 'shop-5', 2],
  [27, 'shop-1', 1],
  [23, 'shop-2', 1],
  [19, 'shop-1', 2],
  [16, 'shop-3', 1],
].map(([daysAgo = 0, design = '', quantity = 1]) => ({
  state: 'PURCHASE_CONFIRMED',
  method: 'CARD',
  daysAgo: Number(daysAgo),
  lines: [{ design: String(design), size: 0, quantity: Number(quantity) }],
}));
