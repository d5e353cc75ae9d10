import { graphql } from '#admin/graphql/admin.ts';

export const shopDesigns = graphql(`
  query shopDesigns(
    $where: product_product_customs_bool_exp!
    $order_by: [product_product_customs_order_by!]
    $limit: Int!
    $offset: Int!
  ) {
    rows: product_product_customs(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name is_best position revision render_key created_at
      product { id name }
      custom_mockups(where: { deleted_at: { _is_null: true } }, order_by: [{ id: asc }], limit: 1) {
        mockup_group_id
      }
      product_templates(limit: 1) { state position }
    }
    total: product_product_customs_aggregate(where: $where) { aggregate { count } }
  }
`);
