import { graphql } from '#client/graphql/graphql.ts';

/** The versions of terms of a type other than the one in force: upcoming and former. */
export const termsVersionsQuery = graphql(`
  query termsVersions($type: String!) {
    versions: management_terms(
      where: { type: { _eq: $type }, _or: [{ is_coming: { _eq: true } }, { deleted_at: { _is_null: false } }] }
      order_by: [{ id: desc }]
      limit: 20
    ) { id revised_on deleted_at is_coming }
  }
`);

/** The text of one version, in force or not. */
export const termsVersionQuery = graphql(`
  query termsVersion($type: String!, $id: bigint!) {
    terms: management_terms(where: { type: { _eq: $type }, id: { _eq: $id } }, limit: 1) {
      id
      type
      name
      content
      translations
      revised_on
      deleted_at
      is_coming
    }
  }
`);
