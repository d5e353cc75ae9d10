/** Filters on product_graphics (28 visible, ids 1001 to 1028) and the numbers (id - 1000) they find, ordered by id. */
export interface FilterCase {
  readonly about: string;
  readonly where: string;
  readonly finds: readonly number[];
}

const to = (last: number, from = 1): number[] => Array.from({ length: last - from + 1 }, (_, index) => from + index);
const all = to(28);
const even = all.filter((n) => n % 2 === 0);

export const filterCases: readonly FilterCase[] = [
  { about: '_eq', where: '{ id: { _eq: 1003 } }', finds: [3] },
  { about: '_eq takes a text for a bigint', where: '{ id: { _eq: "1003" } }', finds: [3] },
  { about: '_neq', where: '{ artist_id: { _neq: 1001 } }', finds: [26, 27, 28] },
  { about: '_gt', where: '{ price: { _gt: 26000 } }', finds: [27, 28] },
  { about: '_gte', where: '{ price: { _gte: 27000 } }', finds: [27, 28] },
  { about: '_lt', where: '{ price: { _lt: 3000 } }', finds: [1, 2] },
  { about: '_lte', where: '{ price: { _lte: 2000 } }', finds: [1, 2] },
  { about: 'several operators of one column', where: '{ price: { _gt: 2000, _lt: 5000 } }', finds: [3, 4] },
  { about: '_in', where: '{ id: { _in: [1001, 1005] } }', finds: [1, 5] },
  { about: '_in with one value', where: '{ id: { _in: 1005 } }', finds: [5] },
  { about: '_in with none is false', where: '{ id: { _in: [] } }', finds: [] },
  { about: '_nin', where: '{ id: { _nin: [1001, 1002], _lt: 1005 } }', finds: [3, 4] },
  { about: '_nin with none is true', where: '{ id: { _nin: [] } }', finds: all },
  { about: '_is_null true', where: '{ promotion_price: { _is_null: true }, id: { _lt: 1006 } }', finds: [1, 3, 5] },
  { about: '_is_null false', where: '{ promotion_price: { _is_null: false } }', finds: even },
  { about: 'a boolean', where: '{ is_best: { _eq: true } }', finds: to(14) },
  { about: 'a time', where: '{ created_at: { _gt: "2000-01-01T00:00:00Z" } }', finds: all },
  { about: 'no filter', where: '{}', finds: all },
  { about: 'an empty comparison', where: '{ id: {} }', finds: all },
  { about: '_and', where: '{ _and: [{ id: { _gt: 1001 } }, { id: { _lt: 1004 } }] }', finds: [2, 3] },
  { about: '_and of none is true', where: '{ _and: [] }', finds: all },
  { about: '_or', where: '{ _or: [{ id: { _eq: 1001 } }, { id: { _eq: 1028 } }] }', finds: [1, 28] },
  { about: '_or of none is false', where: '{ _or: [] }', finds: [] },
  { about: '_or with an empty filter is true', where: '{ _or: [{}, { id: { _eq: 1001 } }] }', finds: all },
  { about: '_not', where: '{ _not: { id: { _gt: 1002 } } }', finds: [1, 2] },
  { about: '_not of an empty filter is false', where: '{ _not: {} }', finds: [] },
  {
    about: 'nested',
    where: '{ _or: [{ _and: [{ id: { _eq: 1002 } }, { is_best: { _eq: true } }] }, { _not: { id: { _lt: 1028 } } }] }',
    finds: [2, 28],
  },
  { about: '_like', where: '{ src: { _like: "/cdn/2_.svg" } }', finds: to(28, 20) },
  { about: '_nlike', where: '{ src: { _nlike: "/cdn/_.svg" }, id: { _lt: 1012 } }', finds: [10, 11] },
  { about: '_ilike', where: '{ src: { _ilike: "/CDN/3.SVG" } }', finds: [3] },
  { about: '_nilike', where: '{ src: { _nilike: "/CDN/%.SVG" } }', finds: [] },
  { about: '_similar', where: '{ src: { _similar: "/cdn/(1|2).svg" } }', finds: [1, 2] },
  { about: '_nsimilar', where: '{ src: { _nsimilar: "/cdn/(1|2).svg" }, id: { _lte: 1003 } }', finds: [3] },
  { about: '_regex', where: '{ src: { _regex: "^/cdn/1\\\\.svg$" } }', finds: [1] },
  { about: '_nregex', where: '{ src: { _nregex: "[0-8]\\\\.svg$" } }', finds: [9, 19] },
  { about: '_iregex', where: '{ src: { _iregex: "/CDN/7\\\\." } }', finds: [7] },
  { about: '_niregex', where: '{ src: { _niregex: "CDN" } }', finds: [] },
  { about: 'quotes and backslashes are data', where: '{ src: { _eq: "\' or 1=1; --" } }', finds: [] },
  { about: 'jsonb _contains', where: '{ name: { _contains: { en: "Work 4" } } }', finds: [4] },
  { about: 'jsonb _contained_in', where: '{ name: { _contained_in: { ko: "그림 4", en: "Work 4", cn: "x" } } }', finds: [4] },
  { about: 'jsonb _has_key', where: '{ name: { _has_key: "cn" } }', finds: [] },
  { about: 'jsonb _has_keys_any', where: '{ name: { _has_keys_any: ["cn", "ko"] }, id: { _eq: 1001 } }', finds: [1] },
  { about: 'jsonb _has_keys_all', where: '{ name: { _has_keys_all: ["cn", "ko"] } }', finds: [] },
  { about: 'jsonb _eq', where: '{ name: { _eq: { en: "Work 5", ko: "그림 5" } } }', finds: [5] },
  { about: 'jsonb _cast to text', where: '{ name: { _cast: { String: { _ilike: "%그림 2%" } } } }', finds: [2, ...to(28, 20)] },
  { about: 'through an object relationship', where: '{ artist: { path_name: { _eq: "jeom" } } }', finds: [26, 27, 28] },
  { about: 'through an array relationship: some row', where: '{ plan_graphics: { plan_id: { _eq: 1001 } } }', finds: [2, 3] },
  { about: 'an empty filter through a relationship asks for some row', where: '{ plan_graphics: {} }', finds: [2, 3] },
  { about: 'not through a relationship: no row', where: '{ _not: { plan_graphics: {} }, id: { _lt: 1004 } }', finds: [1] },
  {
    about: 'through two relationships',
    where: '{ artist: { artist_brands: { brand: { id: { _eq: 1001 } } } }, id: { _lt: 1003 } }',
    finds: [1, 2],
  },
  {
    about: 'and, or inside a relationship',
    where: '{ artist: { _or: [{ id: { _eq: 1002 } }, { path_name: { _eq: "nobody" } }] } }',
    finds: [26, 27, 28],
  },
];
