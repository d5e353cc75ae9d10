import { graphql } from '#admin/graphql/admin.ts';

export const artistAccount = graphql(`
  query artistAccount($id: bigint!) {
    product_artists_by_pk(id: $id) { member { id masked_name masked_email } }
  }
`);

export const brandAccount = graphql(`
  query brandAccount($id: bigint!) {
    product_brands_by_pk(id: $id) { member { id masked_name masked_email } }
  }
`);
