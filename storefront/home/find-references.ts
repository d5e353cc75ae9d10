import type { PageReferencesQuery, PageReferencesQueryVariables } from '#client/graphql/operations.generated.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { askedReferences, type FoundReferences, joinedReferences } from './shown-blocks.ts';

/** Reads what blocks refer to, as a visitor: the page of the shop and its preview ask the same. `ask` runs the query of references. */
export async function findReferences(
  blocks: readonly PageBlock[],
  ask: (variables: PageReferencesQueryVariables) => Promise<PageReferencesQuery>,
): Promise<FoundReferences> {
  return joinedReferences(await Promise.all(askedReferences(blocks, MOST_LIST_ROWS).map(ask)));
}
