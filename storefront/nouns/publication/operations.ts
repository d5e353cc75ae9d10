import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

const eventItem = graphql(`
  fragment eventItem on management_banners {
    id
    title
    sub_title
    image_src
    start_date
    end_date
  }
`);

/** Current events, by position. */
export const eventsQuery = graphql(
  `
  query events($now: timestamptz!) {
    management_banners(
      where: {
        deleted_at: { _is_null: true }
        state: { _eq: "ACT" }
        start_date: { _lte: $now }
        _or: [{ end_date: { _is_null: true } }, { end_date: { _gte: $now } }]
      }
      order_by: [{ position: asc }, { id: asc }]
      limit: 50
    ) { ...eventItem }
  }
`,
  [eventItem],
);

/** An event with its text, also after its end: links to it outlive it. */
export const eventQuery = graphql(
  `
  query event($id: bigint!) {
    management_banners(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      ...eventItem
      content
      translations
      link_name
      link_url
      banner_graphics(
        where: { graphic: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }, { graphic_id: asc }]
        limit: 60
      ) { graphic { ...graphicItem } }
      banner_products(
        where: { product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }, { product_id: asc }]
        limit: 60
      ) { product { ...productItem } }
    }
  }
`,
  [eventItem, graphicItem, productItem],
);
