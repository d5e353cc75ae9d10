import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Best custom items (type SHOP, limit 8, newest first) and best graphics (limit 12), by specification 9.22. */
export const selectMainBestQuery = graphql(
  `
  query selectMainBest {
    customs: product_product_customs(
      where: { deleted_at: { _is_null: true }, type: { _eq: "SHOP" }, is_best: { _eq: true } }
      limit: 8
      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]
    ) { ...customItem }
    graphics: product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: true } }
      limit: 12
      order_by: [{ position: asc }, { id: asc }]
    ) { ...graphicItem }
  }
`,
  [customItem, productItem, graphicItem],
);
