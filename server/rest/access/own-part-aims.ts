/** Data of another brand and another artist, as paths refer to it. */
export interface Theirs {
  brand: { id: number; product: number; option: number; line: number; inquiry: number; review: number };
  artist: { id: number; graphic: number; period: number; settlement: number };
  order: { id: number; paymentId: string; buyer: string };
}

/** A call for another's data, and the expected responses for a brand and for an artist. */
export interface Aim {
  path: (theirs: Theirs) => string;
  body?: object | ((theirs: Theirs) => object);
  brand: string;
  artist: string;
}

const closed = '403 FORBIDDEN';

/**
 * Every route open to artists or brands as such, called for another's data. Lists return the caller's own data; the test checks that
 * nothing of the other's is included. Routes that neither may call need no row, because they are refused.
 */
export const aims: Readonly<Record<string, Aim>> = {
  'POST /api/reviews/{id}/reply': {
    path: ({ brand }) => `/api/reviews/${brand.review}/reply`,
    body: { content: '저희 상품이 아닌데요.' },
    brand: '404 REVIEW_NOT_FOUND',
    artist: closed,
  },
  'POST /api/inquiries/{id}/answers': {
    path: ({ brand }) => `/api/inquiries/${brand.inquiry}/answers`,
    body: { content: '저희 상품이 아닌데요.' },
    brand: '404 INQUIRY_NOT_FOUND',
    artist: closed,
  },
  'GET /api/admin/search': { path: () => `/api/admin/search?q=${encodeURIComponent('다른')}`, brand: '200', artist: '200' },
  // Passkeys are one's own; no address names another's but a key, which nobody knows.
  'GET /api/passkeys': { path: () => '/api/passkeys', brand: '200', artist: '200' },
  'POST /api/passkeys': { path: () => '/api/passkeys', brand: '400 INVALID_INPUT', artist: '400 INVALID_INPUT' },
  'POST /api/passkeys/challenges': { path: () => '/api/passkeys/challenges', brand: '400 INVALID_INPUT', artist: '400 INVALID_INPUT' },
  'POST /api/passkeys/proofs': { path: () => '/api/passkeys/proofs', brand: '400 INVALID_INPUT', artist: '400 INVALID_INPUT' },
  'DELETE /api/passkeys/{key}': { path: () => '/api/passkeys/a-key', brand: '400 INVALID_INPUT', artist: '400 INVALID_INPUT' },
  'GET /api/admin/desk': { path: () => '/api/admin/desk', brand: '200', artist: '200' },
  'GET /api/admin/artists/{id}/followers': {
    path: ({ artist }) => `/api/admin/artists/${artist.id}/followers`,
    brand: closed,
    artist: '404 ARTIST_NOT_FOUND',
  },
  'POST /api/admin/graphics': {
    path: () => '/api/admin/graphics',
    body: {
      ...{ artist_id: 999_999, src: `/cdn/${'e'.repeat(64)}.png`, name: { ko: '남의 것', en: 'Theirs' }, description: null, keywords: [] },
      ...{ background_color: '#FFFFFF', price: 1_000, rights: 'OWN', rights_note: '', is_whole_picture: false },
    },
    brand: closed,
    artist: '404 ARTIST_NOT_FOUND',
  },
  'PUT /api/admin/graphics/{id}/sale': {
    path: ({ artist }) => `/api/admin/graphics/${artist.graphic}/sale`,
    body: { is_on_sale: false },
    brand: closed,
    artist: '404 NOT_FOUND',
  },
  'PUT /api/admin/graphics/{id}/wished-price': {
    path: ({ artist }) => `/api/admin/graphics/${artist.graphic}/wished-price`,
    body: { price: 1_000 },
    brand: closed,
    artist: '404 NOT_FOUND',
  },
  'POST /api/admin/artists/{id}/pictures': {
    path: ({ artist }) => `/api/admin/artists/${artist.id}/pictures`,
    brand: closed,
    artist: '404 ARTIST_NOT_FOUND',
  },
  'PATCH /api/admin/payees/{id}': {
    path: ({ artist }) => `/api/admin/payees/${artist.id}`,
    body: { tax_kind: 'WITHHELD', bank: 'KOOKMIN', number: '12345678901234', holder: '남의 계좌' },
    brand: closed,
    artist: '404 ARTIST_NOT_FOUND',
  },
  'POST /api/admin/graphics/files': { path: () => '/api/admin/graphics/files', brand: closed, artist: '422 PHOTO_UNREADABLE' },
  'GET /api/admin/settlement-periods': { path: () => '/api/admin/settlement-periods', brand: '200', artist: '200' },
  'GET /api/admin/settlement-periods/{id}': {
    path: ({ artist }) => `/api/admin/settlement-periods/${artist.period}`,
    brand: '200',
    artist: '200',
  },
  'GET /api/admin/settlement-periods/{id}/statement': {
    path: ({ artist }) => `/api/admin/settlement-periods/${artist.period}/statement?artist_id=${artist.id}`,
    brand: '404 SETTLEMENT_NOT_FOUND',
    artist: '404 SETTLEMENT_NOT_FOUND',
  },
  'GET /api/admin/settlement-periods/{id}/statement.csv': {
    path: ({ artist }) => `/api/admin/settlement-periods/${artist.period}/statement.csv?artist_id=${artist.id}`,
    brand: '404 SETTLEMENT_NOT_FOUND',
    artist: '404 SETTLEMENT_NOT_FOUND',
  },
  'PATCH /api/admin/options/{id}/stock': {
    path: ({ brand }) => `/api/admin/options/${brand.option}/stock`,
    body: { stock_count: 1, was: 99 },
    brand: '404 OPTION_NOT_FOUND',
    artist: closed,
  },
  'PUT /api/admin/options/{id}/incoming': {
    path: ({ brand }) => `/api/admin/options/${brand.option}/incoming`,
    body: { piece_count: 5, comes_on: '2099-01-01', supplier: null },
    brand: '404 OPTION_NOT_FOUND',
    artist: closed,
  },
  'DELETE /api/admin/options/{id}/incoming': {
    path: ({ brand }) => `/api/admin/options/${brand.option}/incoming`,
    brand: '404 OPTION_NOT_FOUND',
    artist: closed,
  },
  'POST /api/admin/options/{id}/incoming/arrival': {
    path: ({ brand }) => `/api/admin/options/${brand.option}/incoming/arrival`,
    body: { piece_count: 5 },
    brand: '404 OPTION_NOT_FOUND',
    artist: closed,
  },
  // Options of others are refused one by one, like missing ones.
  'PATCH /api/admin/options/stock': {
    path: () => '/api/admin/options/stock',
    body: ({ brand }) => ({ change: { to: 1 }, options: [{ id: brand.option, was: 99 }] }),
    brand: '200',
    artist: closed,
  },
  'PATCH /api/admin/preparations/{id}': {
    path: ({ brand }) => `/api/admin/preparations/${brand.line}`,
    body: { is_prepared: true },
    brand: '404 PREPARATION_NOT_FOUND',
    artist: closed,
  },
};

/** The id of another's data for a path that every member may call. */
export function idBehind(path: string, { brand, artist, order }: Theirs): string {
  const known: readonly [string, string][] = [
    ['/api/orders/', String(order.id)],
    ['/api/admin/orders/', String(order.id)],
    ['/api/payments/', order.paymentId],
    ['/api/inquiries/', String(brand.inquiry)],
    ['/api/reviews/lines/', String(brand.line)],
    ['/api/reviews/', String(brand.review)],
    ['/api/admin/settlement', String(artist.period)],
    ['/api/admin/payees/', String(artist.id)],
    ['/api/admin/members/', order.buyer],
  ];
  return known.find(([prefix]) => path.startsWith(prefix))?.[1] ?? '1';
}
