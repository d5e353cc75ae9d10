import type { ClientText } from './reads.ts';

const layer =
  'id key x_coordinate y_coordinate width height rotation z_index graphic { id name src price promotion_price artist { id name path_name } }';
const mockups = `custom_mockups { id src mockup_group { id name price position } layers { ${layer} } }`;
const custom = `id type name is_best created_at user_id product { id name image_src price promotion_price brand { id name } } option { id name price } ${mockups}`;
const review =
  'id score content created_at like_count unlike_count user { nickname } product { id name } review_images { src } review_likes { user_id } review_unlikes { user_id }';
const item = `id position type refer_id is_show_index
  product { id name price origin_price promotion_price brand { id name } product_likes { user_id } }
  product_custom { ${custom} } brand { id name logo_src } artist { id name path_name }
  graphic { id name src price artist { id name } graphic_likes { user_id } } plan { id title image_src } review { ${review} }`;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Nested queries of the specification: the home page, designs with sides and layers, templates, reviews, orders. */
export const treeTexts: readonly ClientText[] = [
  {
    about: 'main pages: the shortest nesting',
    query: '{ management_main_pages { id items { id product { id } } } }',
    filled: ['management_main_pages'],
  },
  {
    about: 'main pages: the whole tree without a limit anywhere',
    query: `{ management_main_pages(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, order_by: { position: asc }) { id type sub_type title thumbnails { id title labels { text } items { ${item} } } items { ${item} } } }`,
    filled: ['management_main_pages'],
  },
  {
    about: 'main pages: the tree in fragments, own likes by variable',
    query: `query main($my_user_id: uuid = "${nobody}") { pages: management_main_pages(order_by: [{ position: asc }]) { ...page } }
      fragment page on management_main_pages { id type title thumbnails(order_by: { position: asc }) { id labels { text } items { ...item } } items(order_by: { position: asc }) { ...item } }
      fragment item on management_main_page_items { id type product { ...product } graphic { ...graphic } product_custom { ...custom } review { ...review } }
      fragment product on product_products { id name is_like: product_likes(where: { user_id: { _eq: $my_user_id } }) { user_id } }
      fragment graphic on product_graphics { id src is_like: graphic_likes(where: { user_id: { _eq: $my_user_id } }) { user_id } }
      fragment custom on product_product_customs { id custom_mockups { layers { ${layer} } } }
      fragment review on product_reviews { ${review} }`,
    filled: ['pages'],
  },
  {
    about: 'a design by id with sides and layers',
    query: `query ($id: bigint!) { product_product_customs_by_pk(id: $id) { ${custom} } }`,
    variables: { id: 1012 },
    filled: ['product_product_customs_by_pk'],
  },
  {
    about: 'a design by filter, layers with everything of their graphics',
    query: `{ product_product_customs(where: { id: { _eq: 1012 }, deleted_at: { _is_null: true } }) { ${custom} product_templates { product { id name } } } }`,
    filled: ['product_product_customs'],
  },
  {
    about: 'designs: by user, type and best, newest first',
    query: `query ($user: uuid, $type: String, $best: Boolean, $limit: Int = 8) { product_product_customs(where: { user_id: { _eq: $user }, type: { _eq: $type }, is_best: { _eq: $best }, deleted_at: { _is_null: true } }, limit: $limit, order_by: { created_at: desc }) { ${custom} } }`,
    variables: { type: 'SHOP', best: true },
    filled: ['product_product_customs'],
  },
  {
    about: 'designs: all, without limit',
    query: `{ product_product_customs(order_by: { created_at: desc }) { ${custom} } product_product_customs_aggregate { aggregate { count } } }`,
    filled: ['product_product_customs'],
  },
  {
    about: 'templates of a product: type of the design in a variable, without limit',
    query: `query ($product: bigint!, $type: String!) { product_product_templates(where: { product_id: { _eq: $product }, custom: { type: { _eq: $type } } }, order_by: { position: asc }) { position custom { ${custom} } } }`,
    variables: { product: 1001, type: 'TEMPLATE' },
    filled: ['product_product_templates'],
  },
  {
    about: 'templates: of every product, without limit or filter',
    query: `{ product_product_templates(order_by: { position: asc }) { id product { id name options { id name stock_count } mockup_groups { id name mockups { id src } } } custom { ${custom} } } }`,
    filled: ['product_product_templates'],
  },
  {
    about: 'reviews with pictures and likes',
    query: '{ product_reviews { review_images { src } review_likes { user_id } } }',
    filled: ['product_reviews'],
  },
  {
    about: 'reviews of the products, newest first',
    query: `{ product_products { id name reviews(order_by: { created_at: desc }) { ${review} } reviews_aggregate { aggregate { count avg { score } } } } }`,
    filled: ['product_products'],
  },
  {
    about: 'graphics with their products, and each product with its graphics',
    query:
      '{ product_graphics { id graphic_products { product { id name graphic_products { graphic { id name artist { id name } } } } } } }',
    filled: ['product_graphics'],
  },
  {
    about: 'artists with their graphics and whose brands sell them',
    query:
      '{ product_artists { id name graphics { id name graphic_products { product { id name brand { id name } } } } artist_brands { brand { id name products { id name } } } } }',
    filled: ['product_artists'],
  },
];
