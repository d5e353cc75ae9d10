import { graphql } from '#admin/graphql/admin.ts';

export const commissionBrands = graphql(`
  query commissionBrands($where: product_brands_bool_exp!, $order_by: [product_brands_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_brands(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name is_brokered position
      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 100) { id brand_id category_id rate starts_at }
      payee { bank number_end }
    }
    total: product_brands_aggregate(where: $where) { aggregate { count } }
  }
`);

export const commissionBrand = graphql(`
  query commissionBrand($id: bigint!) {
    product_brands_by_pk(id: $id) {
      id name
      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 200) {
        id category_id rate starts_at note
        category { name }
      }
      payee { bank number_end tax_kind business_number changed_at }
    }
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) { id name }
  }
`);
