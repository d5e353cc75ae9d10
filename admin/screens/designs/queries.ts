import { graphql } from '#admin/graphql/admin.ts';

export const shopDesigns = graphql(`
  query shopDesigns($where: product_product_customs_bool_exp!, $order_by: [product_product_customs_order_by!], $limit: Int!, $offset: Int!) {
    product_product_customs(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      name
      type
      is_best
      revision
      render_key
      created_at
      product {
        id
        name
      }
      custom_mockups(where: { deleted_at: { _is_null: true } }, order_by: [{ id: asc }], limit: 1) {
        mockup_group_id
      }
      product_templates(limit: 1) {
        id
      }
    }
    product_product_customs_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const setBest = graphql(`
  mutation setBest($ids: [bigint!]!, $is_best: Boolean!) {
    update_product_product_customs(where: { id: { _in: $ids } }, _set: { is_best: $is_best }) {
      affected_rows
    }
  }
`);

export const addTemplates = graphql(`
  mutation addTemplates($objects: [product_product_templates_insert_input!]!) {
    insert_product_product_templates(objects: $objects) {
      affected_rows
    }
  }
`);

export const endTemplates = graphql(`
  mutation endTemplates($ids: [bigint!]!) {
    delete_product_product_templates(where: { custom_id: { _in: $ids } }) {
      affected_rows
    }
  }
`);
