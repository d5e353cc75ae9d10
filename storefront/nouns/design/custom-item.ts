import { graphql } from '#client/graphql/graphql.ts';

/** A design as shown in tiles, with everything its price depends on. Spreads productItem. */
export const customItem = graphql(`
  fragment customItem on product_product_customs {
    id
    product_id
    name
    translations
    render_key
    revision
    product { ...productItem }
    custom_mockups(limit: 4, where: { deleted_at: { _is_null: true } }, order_by: [{ mockup_group: { position: asc } }]) {
      id
      mockup_group_id
      mockup_group { id name position price }
    }
    layers(limit: 20, where: { deleted_at: { _is_null: true } }) {
      id
      graphic { id price promotion_price artist { id name } }
    }
  }
`);
