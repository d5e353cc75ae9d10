import { graphql } from '#client/graphql/graphql.ts';

/** What the shop knows of words (`lexiconOf`): asked for with every search, so that a change of the list counts at once. */
export const searchWordsQuery = graphql(`
  query searchWords {
    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) {
      words
    }
    product_categories {
      name
    }
  }
`);
