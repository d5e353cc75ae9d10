import { median } from './load.ts';
import { type Row, slowdownRow } from './row.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

const BUDGET = 1.5;
/** Requests per round. The API allows a member 600 a minute, so twenty members take turns. */
const requests = 30;
const rounds = 5;

/** Typical requests of an operator, about an order in the middle of either table. */
const asked: readonly { what: string; path: (orders: number) => string }[] = [
  { what: 'the list of new orders', path: () => '/api/admin/orders?tab=NEW' },
  { what: 'the list of all orders', path: () => '/api/admin/orders?tab=ALL' },
  { what: 'the tallies of the tabs', path: () => '/api/admin/orders/counts' },
  { what: 'the board', path: () => '/api/admin/orders/board' },
  { what: 'what the first screen counts', path: () => '/api/admin/dashboard?days=7' },
  { what: 'how many match a filter', path: () => '/api/admin/orders/matching?tab=NEW&kind=MADE' },
  { what: 'how many the list says there are', path: () => '/api/admin/orders/matching?tab=ALL&most=999' },
  { what: 'search by order number', path: (orders) => `/api/admin/orders?tab=ALL&q=20260101-D${String(orders / 2).padStart(6, '0')}` },
  { what: 'search by phone', path: (orders) => `/api/admin/orders?tab=ALL&q=${phoneOf(orders / 2)}` },
  { what: 'search by whole name', path: (orders) => `/api/admin/orders?tab=ALL&q=${encodeURIComponent(nameOf(orders / 2))}` },
  { what: 'search by the end of a waybill', path: (orders) => `/api/admin/orders?tab=ALL&q=${waybillOf(orders / 2 + 1).slice(-6)}` },
  { what: 'search by waybill', path: (orders) => `/api/admin/orders?tab=ALL&q=${waybillOf(orders / 2 + 1)}` },
];

/** The operators' lists, board and search at 100,000 orders, compared with 1,000. */
export async function desk(): Promise<Row[]> {
  const few = await startShop(0, undefined, 1_000);
  const many = await startShop(0, undefined, 100_000);
  try {
    const rows: Row[] = [];
    for (const { what, path } of asked) {
      const ratio = await compare({ shop: many, path: path(100_000) }, { shop: few, path: path(1_000) });
      rows.push(slowdownRow(`100,000 orders against 1,000: ${what}`, BUDGET, ratio));
    }
    return rows;
  } finally {
    await few.end();
    await many.end();
  }
}

interface Asked {
  shop: ShopUnderTest;
  path: string;
}

/** How many times longer the first takes: medians of alternating rounds. */
async function compare(ours: Asked, baseline: Asked): Promise<number> {
  await round(ours);
  await round(baseline);
  const ourTimes: number[] = [];
  const baselineTimes: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    ourTimes.push(await round(ours));
    baselineTimes.push(await round(baseline));
  }
  return median(ourTimes) / median(baselineTimes);
}

/** Median milliseconds of one request, run sequentially. */
async function round({ shop, path }: Asked): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const token = shop.staffTokens[count % shop.staffTokens.length];
    const started = performance.now();
    const reply = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } });
    const body = await reply.text();
    times.push(performance.now() - started);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${body}`);
  }
  return median(times);
}

// Same format as in bench/fill-desk.ts.
function phoneOf(n: number): string {
  return `010${String((n * 7919 + 12_345) % 100_000_000).padStart(8, '0')}`;
}

function nameOf(n: number): string {
  const family = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'][n % 10];
  const first = ['민', '서', '지', '하', '도', '수', '예', '유', '준', '시'][Math.floor(n / 10) % 10];
  return `${family}${first}${String.fromCharCode(44_032 + ((n * 7919) % 11_172))}`;
}

function waybillOf(n: number): string {
  return String(630_000_000_000 + n);
}
