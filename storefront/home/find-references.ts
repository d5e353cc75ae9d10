import type { PageReferencesQuery, PageReferencesQueryVariables } from '#client/graphql/operations.generated.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { askedReferences, type FoundReferences, joinedReferences } from './shown-blocks.ts';

/** Reads the blocks' references as a visitor; shared by the shop's page and its preview. `ask` runs the references query. */
export async function findReferences(
  blocks: readonly PageBlock[],
  ask: (variables: PageReferencesQueryVariables) => Promise<PageReferencesQuery>,
): Promise<FoundReferences> {
  return joinedReferences(await Promise.all(askedReferences(blocks, MOST_LIST_ROWS).map(ask)));
}
