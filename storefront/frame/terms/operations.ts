import type { Operation } from '#contract/shop-bridge.ts';

/** Terms as specification 7 lists their fields. */
export type Terms = {
  id: number;
  name: { ko: string; en: string };
  type: string;
  content: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** Terms of a type that are not deleted (specification 7). */
export const selectTermsQuery: Operation<{ management_terms: Terms[] }, { type: string }> = /* GraphQL */ `
  query selectTerms($type: String!) {
    management_terms(where: { deleted_at: { _is_null: true }, type: { _eq: $type } }, order_by: [{ id: asc }]) {
      id
      name
      type
      content
      created_at
      updated_at
      deleted_at
    }
  }
`;
