import { graphql } from '#admin/graphql/artist.ts';

export const ownProfiles = graphql(`
  query ownProfiles($where: product_artists_bool_exp!) {
    product_artists(where: $where, order_by: [{ id: asc }], limit: 20) {
      id name path_name state description image_src profile_src
      payee { tax_kind business_number bank number_end }
    }
  }
`);

export const introduceArtist = graphql(`
  mutation introduceArtist($id: bigint!, $set: product_artists_set_input!) {
    update_product_artists_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
