import { graphql } from '#client/graphql/graphql.ts';

/** Words that mean the same: asked for with every search, so that a change of the list counts at once. */
export const synonymsQuery = graphql(`
  query searchSynonyms {
    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) {
      words
    }
  }
`);
