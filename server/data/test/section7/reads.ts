/** A call in a form that some client may use. */
export interface ClientText {
  readonly about: string;
  readonly query: string;
  /** `me` is replaced by the caller's id. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Root fields that must return something for every role. */
  readonly filled: readonly string[];
}

const now = '2026-11-20T03:00:00Z';
const nobody = '00000000-0000-0000-0000-000000000000';
const graphicFields =
  'id name src state width height extension description position background_color price origin_price promotion_price like_count';
const productFields = 'name stock_count is_sale is_new is_custom image_src price origin_price sale_price sale_rate promotion_price';

/** Popups, terms, graphics, likes, shop info, guides and templates: lists and single rows. */
export const readTexts: readonly ClientText[] = [
  {
    about: 'popups: dates in variables',
    query: `query selectPopup($now: timestamptz) { management_popup(where: { deleted_at: { _is_null: true }, start_date: { _lte: $now }, end_date: { _gte: $now } }, order_by: { position: asc }) { id position title url_path image_src start_date end_date } }`,
    variables: { now },
    filled: ['management_popup'],
  },
  {
    about: 'popups: everything in place, _and',
    query: `{ management_popup(order_by: [{ position: asc }], where: { _and: [{ deleted_at: { _is_null: true } }, { start_date: { _lte: "${now}" } }, { end_date: { _gte: "${now}" } }] }) { id position title url_path image_src start_date end_date } }`,
    filled: ['management_popup'],
  },
  {
    about: 'terms: by type',
    query:
      'query ($type: String!) { management_terms(where: { deleted_at: { _is_null: true }, type: { _eq: $type } }) { content created_at deleted_at id name type updated_at } }',
    variables: { type: 'use' },
    filled: ['management_terms'],
  },
  {
    about: 'terms: two types through aliases',
    query: `fragment text on management_terms { content created_at deleted_at id name type updated_at }
      query { use: management_terms(where: { type: { _eq: "use" }, deleted_at: { _is_null: true } }) { ...text } about: management_terms(where: { type: { _eq: "ABOUT-US" }, deleted_at: { _is_null: true } }) { ...text } }`,
    filled: ['use', 'about'],
  },
  {
    about: 'graphics: the where as one variable, count, artist, own like',
    query: `query selectGraphics($where: product_graphics_bool_exp, $limit: Int = 20, $offset: Int, $order_by: [product_graphics_order_by!], $my_user_id: uuid) {
      product_graphics(where: $where, limit: $limit, offset: $offset, order_by: $order_by) { ${graphicFields} artist { id name path_name }
        graphic_likes(where: { user_id: { _eq: $my_user_id }, deleted_at: { _is_null: true } }) { user_id } }
      product_graphics_aggregate(where: $where) { aggregate { count } } }`,
    variables: {
      where: { deleted_at: { _is_null: true }, state: { _eq: 'ACT' }, artist: { artist_brands: { brand_id: { _eq: 1001 } } } },
      offset: 20,
      order_by: [{ position: 'asc' }],
      my_user_id: nobody,
    },
    filled: ['product_graphics'],
  },
  {
    about: 'graphics: written out, of a plan, no limit',
    query: `{ product_graphics(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, plan_graphics: { plan_id: { _eq: 1001 } } }, order_by: { position: asc }) { ${graphicFields} artist { id name } is_like: graphic_likes(where: { user_id: { _eq: "${nobody}" } }) { graphic_id } product_count }
      product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) { aggregate { count } } }`,
    filled: ['product_graphics'],
  },
  {
    about: 'graphics: optional filters left out and given, liked by a user',
    query: `query ($id: bigint, $artist: bigint, $filters: [product_graphics_bool_exp!] = []) { product_graphics(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, id: { _eq: $id }, artist_id: { _eq: $artist }, _and: $filters }, limit: 20, offset: 0, order_by: { position: asc }) { ${graphicFields} } }`,
    variables: { artist: 1001 },
    filled: ['product_graphics'],
  },
  {
    about: 'products of a graphic: variables',
    query: `query ($where: product_graphic_products_bool_exp!, $order_by: [product_graphic_products_order_by!], $limit: Int = 20, $offset: Int = 0) { product_graphic_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { product { ${productFields} brand { name } } } product_graphic_products_aggregate(where: $where) { aggregate { count } } }`,
    variables: { where: { graphic_id: { _eq: 1001 } }, order_by: [{ position: 'asc' }] },
    filled: ['product_graphic_products'],
  },
  {
    about: 'products of a graphic: from the products, no limit',
    query: `{ product_products(where: { graphic_products: { graphic_id: { _eq: 1001 } } }, order_by: [{ position: asc }]) { ${productFields} } product_products_aggregate(where: { graphic_products: { graphic_id: { _eq: 1001 } } }) { aggregate { count } } }`,
    filled: ['product_products'],
  },
  {
    about: 'best graphics: of an artist',
    query: `query ($artist_id: bigint, $limit: Int = 12) { product_graphics(limit: $limit, where: { is_best: { _eq: true }, state: { _eq: "ACT" }, artist_id: { _eq: $artist_id } }) { ...g } } fragment g on product_graphics { ${graphicFields} }`,
    variables: { artist_id: 1001 },
    filled: ['product_graphics'],
  },
  {
    about: 'best graphics: switch in a variable',
    query: `query ($best: Boolean = true, $state: String) { best: product_graphics(limit: 12, where: { is_best: { _eq: $best }, state: { _eq: $state } }) { id name artist { name } } }`,
    variables: { state: 'ACT' },
    filled: ['best'],
  },
  {
    about: 'a graphic: with like status and plan',
    query: `query ($id: bigint!, $my: uuid!, $plan: bigint) { product_graphics_by_pk(id: $id) { ${graphicFields} artist { id name } graphic_likes(where: { user_id: { _eq: $my } }) { user_id deleted_at } plan_graphics(where: { plan_id: { _eq: $plan } }) { add_content plan { title } } } }`,
    variables: { id: 1002, my: nobody, plan: 1001 },
    filled: ['product_graphics_by_pk'],
  },
  {
    about: 'a graphic: by filter, in place',
    query: `{ product_graphics(where: { id: { _eq: 1002 } }) { ${graphicFields} graphic_products { position product { ${productFields} } } plan_graphics { plan { id title } } } }`,
    filled: ['product_graphics'],
  },
  {
    about: 'a graphic like: by key',
    query:
      'query ($graphic_id: bigint!, $me: uuid!) { product_graphic_likes_by_pk(graphic_id: $graphic_id, user_id: $me) { user_id graphic_id deleted_at } }',
    variables: { graphic_id: 1001, me: '' },
    filled: [],
  },
  {
    about: 'likes: newest first, with the graphics and their artists',
    query: `query ($me: uuid!) { product_graphic_likes(where: { user_id: { _eq: $me }, deleted_at: { _is_null: true } }, limit: 10, order_by: { created_at: desc }) { created_at graphic { ${graphicFields} artist { name } } } product_product_likes(where: { deleted_at: { _is_null: true }, user_id: { _eq: $me } }, limit: 10, offset: 0, order_by: { created_at: desc }) { product { ${productFields} brand { name } is_like: product_likes(where: { user_id: { _eq: $me }, deleted_at: { _is_null: true } }) { user_id } } } }`,
    variables: { me: '' },
    filled: [],
  },
  {
    about: 'likes: without limit or user, as the list itself allows',
    query: `{ product_product_likes(where: { deleted_at: { _is_null: true } }, order_by: { created_at: desc }) { product { ${productFields} brand { name logo_src } product_likes { user_id } } } product_graphic_likes(order_by: { created_at: desc }) { graphic { ${graphicFields} artist { name graphics { id } } } } }`,
    filled: [],
  },
  {
    about: 'review likes: both kinds by key',
    query:
      'query ($me: uuid!, $review_id: bigint!) { like: product_review_likes_by_pk(user_id: $me, review_id: $review_id) { user_id deleted_at } unlike: product_review_unlikes_by_pk(user_id: $me, review_id: $review_id) { user_id deleted_at } }',
    variables: { me: '', review_id: 1001 },
    filled: [],
  },
  {
    about: 'review likes: by filter',
    query:
      'query ($me: uuid!) { product_review_likes(where: { user_id: { _eq: $me }, review_id: { _eq: 1001 } }) { user_id review_id deleted_at } }',
    variables: { me: '' },
    filled: [],
  },
  {
    about: 'shop info: all of it, and its parts',
    query: `query info { management_shop_info { company_name ceo registration_number business_type business_category phone email address footer_title footer_content } d: management_shop_info(limit: 1) { donation } b: management_shop_info { banner_autoplay } m: management_shop_info(limit: 1) { is_custom_main } }`,
    filled: ['management_shop_info', 'd', 'b', 'm'],
  },
  {
    about: 'custom guides and detail templates: optional where',
    query: `query ($where: management_detail_templates_bool_exp) { management_custom_guides(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) { id title description image_src } management_detail_templates(where: $where, order_by: { position: asc }) { id type sub_type title position } }`,
    variables: { where: { type: { _eq: 'GRAPHIC' }, sub_type: { _neq: 'REVIEW' } } },
    filled: ['management_custom_guides', 'management_detail_templates'],
  },
  {
    about: 'detail templates: no where',
    query: '{ management_detail_templates(order_by: [{ position: asc }]) { id type sub_type title sub_title position } }',
    filled: ['management_detail_templates'],
  },
  {
    about: 'home templates: a list and one by id',
    query: `query ($type: String, $content: String, $id: bigint!) { management_home_templates(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, type: { _eq: $type }, content_type: { _eq: $content } }, order_by: { position: asc }) { id src url brand { name } } management_home_templates_by_pk(id: $id) { id src type content_type brand { name logo_src products { id name } } } }`,
    variables: { type: 'HOME', id: 1001 },
    filled: ['management_home_templates'],
  },
  {
    about: 'home templates: in place',
    query:
      '{ management_home_templates(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, type: { _eq: "HOME" }, content_type: { _eq: "IMAGE" } }, order_by: { position: asc }) { id type src } }',
    filled: ['management_home_templates'],
  },
];
