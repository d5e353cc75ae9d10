import { disguised, linkTarget } from '../../shop/navigation.ts';

/** Maximum characters of an address, old or new. */
const ADDRESS_MAX = 500;
/** The pattern of a product number of another shop. */
export const formerNumber = /^[A-Za-z0-9_-]{1,40}$/;

/** Query parameters added by advertisers and messengers, which name the source of a visit and no content. */
const tracking = /^(utm_|n_|fbclid$|gclid$|msclkid$|napm$|nt_|_ga|srsltid$)/i;
/** Query parameters for product numbers in Korean shop programs. */
const numberKeys = ['product_no', 'productno', 'goodsno', 'goods_no', 'branduid', 'it_id', 'no'];

/**
 * Normalises an address of the old shop, with or without its host: no fragment, no tracking, no trailing slash, decoded, and query
 * parameters sorted. Null for no address.
 */
export function oldAddress(written: string): string | null {
  const path = written.trim().replace(/^https?:\/\/[^/?#\\\s]+/i, '');
  const [whole = ''] = (path === '' ? '/' : path).split('#', 1);
  if (!whole.startsWith('/') || /[\\\s\p{Cc}]/u.test(whole)) return null;
  const at = whole.indexOf('?');
  const way = decoded(at < 0 ? whole : whole.slice(0, at)).replace(/\/+$/, '');
  const asked = at < 0 ? [] : queryOf(whole.slice(at + 1));
  const address = `${way || '/'}${asked.length === 0 ? '' : `?${asked.map(([key, value]) => `${key}=${value}`).join('&')}`}`;
  return address.startsWith('//') || /[\\\s\p{Cc}]/u.test(address) || address.length > ADDRESS_MAX ? null : address;
}

/** The old addresses to look up for a request, most exact first: with and without its query. */
export function oldAddressesOf(requested: string): string[] {
  const address = oldAddress(requested);
  if (address === null) return [];
  return [...new Set([address, address.split('?', 1)[0] ?? ''])].filter((each) => each !== '/' && each !== '');
}

/** The product number in an address of Cafe24, 고도몰, 메이크샵 or Smart Store; null for any other. */
export function formerNumberIn(requested: string): string | null {
  const address = oldAddress(requested) ?? '';
  const [way = '', query = ''] = address.split('?', 2);
  const [, inWay] =
    /^(?:\/m)?(?:\/surl\/p|\/products|\/goods|\/product\/[^/]+)\/(\d{1,12})(?:\/(?:category|display)\/.*)?$/i.exec(way) ?? [];
  const isProducts = /product|goods|item|shopdetail/i.test(way);
  const inQuery = isProducts
    ? numberKeys.flatMap((key) => queryOf(query).find(([name]) => name.toLowerCase() === key)?.[1] ?? [])[0]
    : undefined;
  const number = inWay ?? inQuery ?? '';
  return formerNumber.test(number) ? number : null;
}

/** A new address as a path of this shop at the origin `site`; null for any other site. */
export function newAddress(written: string, site: string): string | null {
  const text = written.trim();
  const path = text.startsWith(`${site}/`) ? text.slice(site.length) : text;
  return linkTarget(path) === 'same-window' && !disguised.test(path) && !/\s/.test(path) && path.length <= ADDRESS_MAX ? path : null;
}

function queryOf(query: string): [string, string][] {
  return query
    .split('&')
    .flatMap((part): [string, string][] => {
      const [key = '', value = ''] = part.split('=', 2);
      return key === '' || tracking.test(key) ? [] : [[decoded(key), decoded(value)]];
    })
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}
