import { graphql } from '#admin/graphql/admin.ts';

export const categoryTree = graphql(`
  query categoryTree {
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 1000) {
      id parent_id name path_name image_src
      products_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }
    }
  }
`);
