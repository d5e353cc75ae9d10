import { routeQueries } from '#contract/route-queries.ts';
import { queryValueMaxLength, type RouteName, routes } from '#contract/routes.ts';

/** What an address asks of the storefront, in the one form that is rendered and kept. */
export interface PageAddress {
  /** Path and query as rendered: known parameters only, in the order the route declares them. */
  url: string;
  /** The route's name; null where no route is known, which is one page for all such addresses. */
  route: RouteName | null;
  /** True for the data of a navigation in the browser (`/main.data`), false for a document. */
  isData: boolean;
  /** How many pages of this sort there can be: `named` as many as routes, `item` as many as rows, `asked` as many as words. */
  share: 'named' | 'item' | 'asked';
}

/** Longer than any name of ours; find-my-way has the same limit for its parameters. */
const segmentMaxLength = 200;

/** Letters of all paths whose routes are asked for at once: more than React Router sends, which gives up at 7,680 for the whole address. */
const manifestPathsLength = 8_000;

const patterns = (Object.keys(routes) as RouteName[])
  .map((name) => ({ name, segments: routes[name].path.slice(1).split('/') }))
  // A written word counts for more than a parameter, the earlier the more.
  .sort((one, other) => rank(one.segments).localeCompare(rank(other.segments)));

/**
 * Reads the address of a request as the router would (letter case and a slash at the end do not count), without what the page does
 * not depend on: made-up parameters, their order, repetitions. Null for an address that cannot be one: not a path, broken percent
 * encoding, U+0000.
 */
export function pageAddress(requestUrl: string): PageAddress | null {
  if (!requestUrl.startsWith('/')) return null;
  const [path = '', ...rest] = requestUrl.split('?');
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
    const value = query.get(name)?.trim().slice(0, queryValueMaxLength);
    return value === undefined ? [] : [[name, value]];
  });
}

/** A navigation may ask for some of the loaders on its way: the frame's, the screen's. */
function askedLoaders(name: RouteName | null, query: URLSearchParams): [string, string][] {
  const asked = query.get('_routes')?.split(',') ?? [];
  const known = ['root', name ?? 'catch-all'].filter((id) => asked.includes(id));
  return known.length === 0 ? [] : [['_routes', known.join(',')]];
}

function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** The routes that links on a page lead to: asked by path, answered by route, so one path of each route is enough. */
function manifestAddress(query: URLSearchParams): PageAddress {
  const asked = (query.get('paths') ?? '').slice(0, manifestPathsLength).split(',');
  const names = new Set(asked.filter(Boolean).map((path) => matchRoute(decodedSegments(path) ?? [])?.name));
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
