import { graphql } from '#client/graphql/graphql.ts';

/** The member's saved design with everything its preview needs. */
export const designToShareQuery = graphql(`
  query designToShare($id: bigint!) {
    product_product_customs_by_pk(id: $id) {
      id
      render_key
      revision
      custom_mockups(limit: 4, where: { deleted_at: { _is_null: true } }, order_by: [{ mockup_group: { position: asc } }]) {
        id
        mockup_group_id
        print_area
        mockup_group { id name }
        layers(limit: 20, where: { deleted_at: { _is_null: true } }, order_by: [{ z_index: asc }, { id: asc }]) {
          id
          x_coordinate
          y_coordinate
          width
          height
          rotation
          z_index
          graphic { id src artist { id name profile_src } }
        }
        texts(limit: 20, where: { deleted_at: { _is_null: true } }) {
          id
          text
          x_coordinate
          y_coordinate
          width
          height
          rotation
          z_index
        }
        pictures(limit: 20, where: { deleted_at: { _is_null: true } }) {
          id
          picture_id
          x_coordinate
          y_coordinate
          width
          height
          rotation
          z_index
        }
      }
    }
  }
`);
