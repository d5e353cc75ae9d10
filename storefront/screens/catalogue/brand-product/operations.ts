import { graphql } from '#client/graphql/graphql.ts';

/** A brand's product by its code. */
export const selectProductByCodeQuery = graphql(`
  query selectProductByCode($brand_id: bigint!, $code: String!) {
    product_products(where: { brand_id: { _eq: $brand_id }, code: { _eq: $code }, deleted_at: { _is_null: true } }, limit: 1) {
      id
    }
  }
`);
