import { queryMaxLength, routeQueries } from '#contract/route-queries.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { addressPrefixes, languageOfAddress, type TranslationLocale } from '#rules/shop/locale.ts';

/** A normalised storefront address: the one form that is rendered and cached. */
export interface PageAddress {
  /** Path and query as rendered: only known parameters, in the order the route declares, after the language it names. */
  url: string;
  /** The language the address names; null for a plain address, whose page is in the reader's. */
  locale: TranslationLocale | null;
  /** The route's name; null for unknown routes, which all share one page. */
  route: RouteName | null;
  /** True for navigation data (`/main.data`), false for a document. */
  isData: boolean;
  /** How many pages of this kind can exist: `named` is limited by routes, `item` by rows, `asked` by possible search terms. */
  share: 'named' | 'item' | 'asked';
}

/** Longer than any of our names; find-my-way has the same limit for its parameters. */
const segmentMaxLength = 200;

/**
 * Maximum total length of paths whose routes are requested at once: more than React Router sends, which limits the whole address to 7,680.
 */
const manifestPathsLength = 8_000;

const patterns = (Object.keys(routes) as RouteName[])
  .map((name) => ({ name, segments: routes[name].path.slice(1).split('/') }))
  // Literal segments rank above parameters, earlier ones first.
  .sort((one, other) => rank(one.segments).localeCompare(rank(other.segments)));

/**
 * Parses a request's address as the router would (ignoring letter case and a trailing slash) and drops everything the page does not depend
 * on: unknown parameters, their order, repetitions. Null for an invalid address: not a path, broken percent encoding, U+0000.
 */
export function pageAddress(requestUrl: string): PageAddress | null {
  if (!requestUrl.startsWith('/')) return null;
  const { locale, path } = languageOfAddress(requestUrl.replace(/^\/+/, '/'));
  const found = plainAddress(path);
  // The routes are the same in every language.
  if (found === null || locale === null || found.url.startsWith('/__manifest?')) return found && { ...found, locale: null };
  // `/en` itself is the root in English.
  return { ...found, url: addressPrefixes[locale] + (found.url === '/' ? '' : found.url), locale };
}

function plainAddress(address: string): Omit<PageAddress, 'locale'> | null {
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  if (path === '/__manifest') return manifestAddress(query);
  const isData = path.endsWith('.data');
  const segments = decodedSegments(isData ? path.slice(0, -'.data'.length).replace(/\/_$/, '/') : path);
  if (segments === null) return null;
  const found = segments.length === 0 ? null : matchRoute(segments);
  const pagePath = segments.length === 0 ? '/' : (found?.path ?? '/-');
  const read = found ? declaredQuery(routeQueries[found.name] ?? [], query) : [];
  if (read.some(([, value]) => value.includes('\0'))) return null;
  return {
    url: withQuery(isData ? dataPath(pagePath) : pagePath, isData ? [...read, ...askedLoaders(found?.name ?? null, query)] : read),
    route: found?.name ?? null,
    isData,
    share: read.length > 0 ? 'asked' : found?.hasParameters ? 'item' : 'named',
  };
}

function rank(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');
}

function decodedSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment.includes('\0')) ? null : segments;
  } catch {
    return null;
  }
}

function matchRoute(segments: readonly string[]): { name: RouteName; path: string; hasParameters: boolean } | null {
  if (segments.some((segment) => segment === '.' || segment === '..' || segment.length > segmentMaxLength)) return null;
  const pattern = patterns.find(
    (each) =>
      each.segments.length === segments.length &&
      each.segments.every((part, index) => part.startsWith(':') || part === segments[index]?.toLowerCase()),
  );
  if (!pattern) return null;
  const path = pattern.segments.map((part, index) => (part.startsWith(':') ? encodeURIComponent(segments[index] ?? '') : part)).join('/');
  return { name: pattern.name, path: `/${path}`, hasParameters: pattern.segments.some((part) => part.startsWith(':')) };
}

function declaredQuery(names: readonly string[], query: URLSearchParams): [name: string, value: string][] {
  return names.flatMap((name): [string, string][] => {
    const value = query.get(name)?.trim().slice(0, queryMaxLength(name));
    return value === undefined ? [] : [[name, value]];
  });
}

/** A navigation may request only some of its loaders: the frame's, the screen's. */
function askedLoaders(name: RouteName | null, query: URLSearchParams): [string, string][] {
  const asked = query.get('_routes')?.split(',') ?? [];
  const known = ['root', name ?? 'catch-all'].filter((id) => asked.includes(id));
  return known.length === 0 ? [] : [['_routes', known.join(',')]];
}

function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** The routes that a page's links lead to. The request lists paths and the response lists routes, so one path per route is enough. */
function manifestAddress(query: URLSearchParams): Omit<PageAddress, 'locale'> {
  const asked = (query.get('paths') ?? '').slice(0, manifestPathsLength).split(',');
  const names = new Set(asked.filter(Boolean).map((path) => matchRoute(decodedSegments(languageOfAddress(path).path) ?? [])?.name));
  const paths = patterns.filter(({ name }) => names.has(name)).map(({ segments }) => `/${segments.join('/').replaceAll(':', '')}`);
  if (names.has(undefined)) paths.push('/-');
  const version = (query.get('version') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 40);
  const read: [string, string][] = [
    ['paths', paths.join(',')],
    ['version', version],
  ];
  return { url: withQuery('/__manifest', read), route: null, isData: true, share: 'asked' };
}

function withQuery(path: string, query: readonly (readonly [string, string])[]): string {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return text === '' ? path : `${path}?${text}`;
}
