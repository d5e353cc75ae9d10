import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/graphql/operation.ts';
import { clockRead, type FacetsWanted, facetsRead, pageRead, searchRead, sharedDesignRead } from '#contract/shop-bridge.ts';
import { databaseFault } from '#db/faults.ts';
import { readFrom } from '#db/replica.ts';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import { DataOutage } from '#server/data-outage.ts';
import { asIf, type Supposed } from '#server/nouns/content/as-if.ts';
import { readPageAt } from '#server/nouns/page/read-page-at.ts';
import { readProductFacets } from '#server/nouns/product/read-facets.ts';
import { readSearch } from '#server/nouns/search/read-search.ts';
import { readSharedDesign } from '#server/nouns/share/read-shared-design.ts';
import type { Config } from '../../config.ts';
import { pagesPass } from '../../pages-pass.ts';
import { clockAheadMs } from '../../sandbox/clock-ahead.ts';
import type { Shop } from '../../shop.ts';

type Answer = { data: unknown } | { errors: readonly { message: string; extensions?: { code?: string } | undefined }[] };
type AskedOperation = Operation<unknown, unknown>;

/** Runs an operation as a visitor. Errors: DataOutage; Error when the operation itself is rejected. */
export type PageData = (operation: AskedOperation, variables: unknown) => Promise<unknown>;

/** Longer than the data service's statement timeout; a page that waits longer is no use to the visitor. */
const longestMs = 6_000;

/**
 * The data source of pages: the data service in this process, or the one at DATA_URL over HTTP. Shared designs, which only their codes
 * open, and page revisions are read separately.
 */
export function openPageData(app: FastifyInstance, shop: PageShop): PageData {
  const { config } = shop;
  // It may be mounted later.
  return readingBeside(shop, config.services.includes('data') ? queryHere(app) : queryElsewhere(config));
}

/** The data source of a preview's pages, in which `supposed` counts as true; only possible where the data service is in this process. */
export function openSupposedData(app: FastifyInstance, shop: PageShop, supposed: Supposed): PageData {
  const clock = 'at' in supposed ? () => supposed.at : shop.clock;
  return readingBeside({ ...shop, clock }, async (operation, variables) => {
    if (!shop.config.services.includes('data')) throw new DataOutage('one', 'previews are shown where the data service is');
    return orOutage(asIf(shop, supposed, (on) => app.data.execute(operation, variables, { role: 'public', userId: null, on })));
  });
}

type PageShop = Pick<Shop, 'config' | 'database' | 'clock' | 'gateways'>;

function readingBeside({ database, clock, gateways }: PageShop, ask: RunOperation): PageData {
  return async (operation, variables) => {
    if (operation === sharedDesignRead) return orOutage(readSharedDesign(database.service, (variables as { code: string }).code));
    if (operation === searchRead) {
      const { q, isExact } = variables as { q: string; isExact: boolean };
      return orOutage(readFrom(database, ({ service }) => readSearch(service, q, isExact)));
    }
    if (operation === clockRead) return { now: clock().toISOString(), ahead_ms: clockAheadMs(clock) };
    if (operation === facetsRead)
      return orOutage(readFrom(database, ({ service }) => readProductFacets(service, variables as FacetsWanted, gateways.search)));
    if (operation === pageRead) {
      const { page, at } = variables as { page: BuiltPage; at: string | null };
      return orOutage(readFrom(database, ({ service }) => readPageAt(service, page, at === null ? clock() : new Date(at))));
    }
    const answer = await ask(operation, variables);
    if (!('errors' in answer)) return answer.data;
    const said = `data service: ${answer.errors.map(({ message }) => message).join('; ')}`;
    const isSaid = (codes: readonly string[]) => answer.errors.some(({ extensions }) => codes.includes(extensions?.code ?? ''));
    throw isSaid(refusals) ? new Error(said) : new DataOutage(isSaid(['database-unavailable']) ? 'all' : 'one', said);
  };
}

/** Codes that blame the query; all others blame the service. */
const refusals = ['validation-failed', 'permission-error', 'data-exception'];

type RunOperation = (operation: AskedOperation, variables: unknown) => Promise<Answer>;

function queryHere(app: FastifyInstance): RunOperation {
  return async (operation, variables) => {
    return orOutage(app.data.execute(operation, variables));
  };
}

async function orOutage<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const fault = databaseFault(error);
    if (fault === null) throw error;
    throw fault === 'OVERLOADED'
      ? new DataOutage('one', 'the database cannot serve this page in time', { cause: error })
      : new DataOutage('all', 'the database does not answer', { cause: error });
  }
}

function queryElsewhere(config: Config): RunOperation {
  if (config.data.url === undefined) throw new Error('Pages need the data service: add data to SERVICES, or set DATA_URL.');
  const url = `${config.data.url}/v1/graphql`;
  const headers = { 'content-type': 'application/json', ...pagesPass(config) };
  return async (operation, variables) => {
    const body = JSON.stringify({ query: operation, variables });
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
      if (response.status === 429) throw new DataOutage('one', `data service at ${url}: status 429`);
      if (response.status < 500) return (await response.json()) as Answer;
      // Its own 503 says what is the matter; that of a proxy is no JSON.
      const said = (await response.json().catch(() => null)) as Answer | null;
      if (said === null || !('errors' in said)) throw new Error(`status ${response.status}`);
      return said;
    } catch (error) {
      if (error instanceof DataOutage) throw error;
      throw new DataOutage('all', `data service at ${url}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
}
