import { graphql } from '#client/graphql/graphql.ts';

/** The shop's search lexicon (`lexiconOf`), loaded with every search so that changes apply at once. */
export const searchWordsQuery = graphql(`
  query searchWords {
    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) { words meaning }
    product_categories { name }
  }
`);
