import { graphql } from '#admin/graphql/admin.ts';

export const brandRequestList = graphql(`
  query brandRequestList(
    $where: management_brand_requests_bool_exp!
    $order_by: [management_brand_requests_order_by!]
    $limit: Int!
    $offset: Int!
  ) {
    rows: management_brand_requests(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id kind brand_name masked_contact_name state created_at
      images_aggregate { aggregate { count } }
    }
    total: management_brand_requests_aggregate(where: $where) { aggregate { count } }
  }
`);

export const brandRequestDetail = graphql(`
  query brandRequestDetail($id: bigint!) {
    management_brand_requests_by_pk(id: $id) {
      id user_id kind brand_name homepage introduction state answer created_at answered_at masked_contact_name masked_email
      masked_phone
      member { nickname }
      images(order_by: [{ position: asc }]) { id src }
    }
  }
`);
