import { routeOf } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import {
  linkedReference,
  linkProblems,
  type PageProblem,
  pageProblems,
  type Reference,
  referenceKey,
  referencesOf,
} from '#rules/home/page/page-problems.ts';
import { namesOf } from './names-of.ts';

/** The tables of the rows that a page refers to. */
const tables: Readonly<Record<Reference['type'], string>> = {
  PRODUCT: 'product.products',
  PRODUCT_CUSTOM: 'product.product_customs',
  ARTIST: 'product.artists',
  GRAPHIC: 'product.graphics',
  REVIEW: 'product.reviews',
  PLAN: 'product.plans',
  BRAND: 'product.brands',
  EVENT: 'management.banners',
  INFLUENCER: 'management.influencers',
};

type Known = Pick<Database, 'pool' | 'service'>;

/** Everything missing or invalid on a page, with the names of deleted references. References are looked up with a visitor's rights. */
export async function checkPage(database: Known, blocks: readonly PageBlock[]): Promise<(PageProblem & { name: string })[]> {
  const shown = await shownReferences(database, referencesOf(blocks));
  const problems = pageProblems(blocks, knownBy(shown));
  const names = await namesOf(
    database.service,
    problems.flatMap(({ about }) => about ?? []),
  );
  return problems.map(({ figure = '', ...problem }) => ({
    ...problem,
    name: problem.about === null ? figure : (names.get(referenceKey(problem.about)) ?? ''),
  }));
}

/** The links that are broken now: they lead to no page or to a hidden item. */
export async function deadLinks(database: Known, urls: readonly string[]): Promise<Set<string>> {
  const known = knownBy(
    await shownReferences(
      database,
      urls.flatMap((url) => linkedReference(url) ?? []),
    ),
  );
  return new Set(urls.filter((url) => linkProblems('', url, false, known).length > 0));
}

function knownBy(shown: ReadonlySet<string>) {
  return { isShown: (reference: Reference) => shown.has(referenceKey(reference)), isPath: (path: string) => routeOf(path) !== null };
}

async function shownReferences(database: Known, references: readonly Reference[]): Promise<Set<string>> {
  const types = [...new Set(references.map(({ type }) => type))];
  if (types.length === 0) return new Set();
  const parts = types.map((type, index) => `select '${type}' as type, id from ${tables[type]} where id = any ($${index + 1}::bigint[])`);
  const values = types.map((type) => references.filter((reference) => reference.type === type).map(({ id }) => id));
  const { rows } = await database.pool('pages').query<Reference>(parts.join(' union all '), values);
  return new Set(rows.map(referenceKey));
}
