// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Insert, Many, OrderBy, Where } from '#contract/graphql/inputs.ts';
import type { LocalizedText, Operation } from '#contract/graphql/operation.ts';
import type { DesignTags } from '#rules/design/saved/design-tag.ts';
import type { MainPageItemType, MainPageType } from '#contract/graphql/column-values.ts';
import type { Named, Translations } from '#rules/shop/locale.ts';
import type { TitleStyle } from '#rules/home/home-block.ts';

export type SelectGraphicsQuery = { product_graphics: Array<GraphicFields & GraphicUsage & GraphicIsLike>; product_graphics_aggregate?: { aggregate: { count: number } | null } };

export type SelectGraphicsQueryVariables = { id?: number | null | undefined; artist_id?: number | null | undefined; filters?: Many<Where<'product_graphics'>> | null | undefined; limit?: number | null | undefined; offset?: number | null | undefined; order_by?: Many<OrderBy<'product_graphics'>> | null | undefined; my_user_id?: string | null | undefined; is_counted?: boolean | null | undefined };

export type SelectBestGraphicsQuery = { product_graphics: Array<GraphicFields & GraphicIsLike> };

export type SelectBestGraphicsQueryVariables = { artist_id?: number | null | undefined; limit?: number | null | undefined; my_user_id?: string | null | undefined };

export type SelectGraphicQuery = { product_graphics_by_pk: GraphicFields & GraphicIsLike & { plan_graphics: Array<{ plan_id: number; add_content: string }>; graphic_products: Array<{ position: number; product: ProductFields | null }> } | null };

export type SelectGraphicQueryVariables = { id: number; plan_id?: number | null | undefined; my_user_id?: string | null | undefined };

export type SelectGraphicProductsQuery = { product_graphic_products: Array<{ position: number; product: { id: number; code: string; name: LocalizedText; stock_count: number; is_sale: boolean; is_new: boolean; is_custom: boolean; image_src: string; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; brand: { id: number; name: LocalizedText } | null } | null }>; product_graphic_products_aggregate: { aggregate: { count: number } | null } };

export type SelectGraphicProductsQueryVariables = { where: Where<'product_graphic_products'>; limit?: number | null | undefined; offset?: number | null | undefined; order_by?: Many<OrderBy<'product_graphic_products'>> | null | undefined };

export type GraphicFields = { id: number; name: LocalizedText; src: string; state: string; width: number; height: number; extension: string; description: LocalizedText | null; position: number; background_color: string; artist_id: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; product_count: number; is_donate: boolean; donation: number; like_count: number; artist: { id: number; name: LocalizedText; path_name: string; state: string; image_src: string; profile_src: string } | null };

export type GraphicIsLike = { is_like: Array<{ user_id: string; graphic_id: number }> };

export type GraphicUsage = { least_width_mm: number | null; most_width_mm: number | null; cloth_families: readonly string[]; is_turnable: boolean; is_combinable: boolean; is_croppable: boolean; is_coverable: boolean };

export type SelectGraphicLikeQuery = { product_graphic_likes_by_pk: { user_id: string; graphic_id: number; deleted_at: string | null; created_at: string } | null };

export type SelectGraphicLikeQueryVariables = { graphic_id: number; user_id: string };

export type InsertGraphicLikeMutation = { insert_product_graphic_likes_one: { user_id: string; graphic_id: number; deleted_at: string | null } | null };

export type InsertGraphicLikeMutationVariables = { user_id: string; graphic_id: number };

export type UpdateGraphicLikeMutation = { update_product_graphic_likes_by_pk: { user_id: string; graphic_id: number; deleted_at: string | null } | null };

export type UpdateGraphicLikeMutationVariables = { user_id: string; graphic_id: number; deleted_at?: string | null | undefined };

export type SelectGraphicLikesQuery = { product_graphic_likes: Array<{ user_id: string; graphic_id: number; created_at: string; graphic: GraphicFields | null }>; product_graphic_likes_aggregate: { aggregate: { count: number } | null } };

export type SelectGraphicLikesQueryVariables = { user_id: string; limit?: number | null | undefined; offset?: number | null | undefined };

export type SelectProductLikeQuery = { product_product_likes_by_pk: { user_id: string; product_id: number; deleted_at: string | null; created_at: string } | null };

export type SelectProductLikeQueryVariables = { product_id: number; user_id: string };

export type InsertProductLikeMutation = { insert_product_product_likes_one: { user_id: string; product_id: number; deleted_at: string | null } | null };

export type InsertProductLikeMutationVariables = { user_id: string; product_id: number };

export type UpdateProductLikeMutation = { update_product_product_likes_by_pk: { user_id: string; product_id: number; deleted_at: string | null } | null };

export type UpdateProductLikeMutationVariables = { user_id: string; product_id: number; deleted_at?: string | null | undefined };

export type SelectProductLikesQuery = { product_product_likes: Array<{ user_id: string; product_id: number; created_at: string; product: ProductFields & ProductIsLike | null }>; product_product_likes_aggregate: { aggregate: { count: number } | null } };

export type SelectProductLikesQueryVariables = { user_id?: string | null | undefined; limit?: number | null | undefined; offset?: number | null | undefined; my_user_id?: string | null | undefined };

export type SelectReviewLikeQuery = { product_review_likes_by_pk: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type SelectReviewLikeQueryVariables = { user_id: string; review_id: number };

export type InsertReviewLikeMutation = { insert_product_review_likes_one: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type InsertReviewLikeMutationVariables = { user_id: string; review_id: number; deleted_at?: string | null | undefined };

export type UpdateReviewLikeMutation = { update_product_review_likes_by_pk: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type UpdateReviewLikeMutationVariables = { user_id: string; review_id: number; deleted_at?: string | null | undefined };

export type SelectReviewUnlikeQuery = { product_review_unlikes_by_pk: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type SelectReviewUnlikeQueryVariables = { user_id: string; review_id: number };

export type InsertReviewUnlikeMutation = { insert_product_review_unlikes_one: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type InsertReviewUnlikeMutationVariables = { user_id: string; review_id: number; deleted_at?: string | null | undefined };

export type UpdateReviewUnlikeMutation = { update_product_review_unlikes_by_pk: { user_id: string; review_id: number; deleted_at: string | null } | null };

export type UpdateReviewUnlikeMutationVariables = { user_id: string; review_id: number; deleted_at?: string | null | undefined };

export type SelectMainPagesQuery = { management_main_pages: Array<{ id: number; state: string; position: number; type: MainPageType; sub_type: string; is_title: boolean; title: LocalizedText | null; sub_title: LocalizedText | null; title_btn: LocalizedText | null; title_btn_url: string; title_style: TitleStyle; thumbnails: Array<{ id: number; main_page_id: number; position: number; thumbnail_src: string; thumbnail_url: string; thumbnail_width: number | null; thumbnail_height: number | null; title: LocalizedText | null; content: LocalizedText | null; labels: Array<{ id: number; text: LocalizedText; background_color: string; text_color: string }>; items: Array<MainPageItemFields> }>; items: Array<MainPageItemFields> }> };

export type SelectMainPagesQueryVariables = { my_user_id?: string | null | undefined };

export type MainPageItemFields = { id: number; main_page_id: number; thumbnail_id: number | null; position: number; type: MainPageItemType; refer_id: number; is_show_index: boolean; product: ProductFields & ProductIsLike | null; product_custom: { id: number; product_id: number; type: string; name: string; render_key: string; revision: number; product: { id: number; name: LocalizedText; image_src: string; price: number; origin_price: number; promotion_price: number | null } | null; option: { id: number; name: LocalizedText; price: number } | null; custom_mockups: Array<{ id: number; src: string; mockup_group: { id: number; name: LocalizedText; position: number; price: number } | null; layers: Array<CustomLayerFields> }> } | null; brand: { id: number; name: LocalizedText; logo_src: string } | null; artist: { id: number; name: LocalizedText; path_name: string; state: string; image_src: string; profile_src: string } | null; graphic: GraphicFields & GraphicIsLike | null; plan: { id: number; title: LocalizedText; image_src: string } | null; review: { id: number; score: number; content: string; like_count: number; unlike_count: number; created_at: string; review_images: Array<{ src: string }>; product: { id: number; name: LocalizedText; image_src: string } | null; user: { nickname: string } | null; is_like: Array<{ user_id: string; review_id: number }>; is_unlike: Array<{ user_id: string; review_id: number }> } | null };

export type SelectPictureFactsQuery = { management_pictures: Array<{ id: number; focal_x: number; focal_y: number; alt: Named }> };

export type SelectPictureFactsQueryVariables = { ids: Many<number> };

export type SelectPopupQuery = { management_popup: Array<{ id: number; position: number; title: string; url_path: string; image_src: string; start_date: string; end_date: string; translations: Translations }> };

export type SelectPopupQueryVariables = { now: string };

export type InsertProductCustomsMutation = { insert_product_product_customs: { affected_rows: number; returning: Array<{ id: number; revision: number; render_key: string; custom_mockups: Array<{ id: number; mockup_group_id: number; layers: Array<{ id: number; key: string }> }> }> } | null };

export type InsertProductCustomsMutationVariables = { objects: Many<Insert<'product_product_customs'>> };

export type InsertProductCustomMockupsMutation = { insert_product_product_custom_mockups: { affected_rows: number; returning: Array<{ id: number; mockup_group_id: number; src: string }> } | null };

export type InsertProductCustomMockupsMutationVariables = { objects: Many<Insert<'product_product_custom_mockups'>> };

export type InsertProductCustomLayersMutation = { insert_product_product_custom_layers: { affected_rows: number; returning: Array<{ id: number; key: string; custom_mockup_id: number }> } | null };

export type InsertProductCustomLayersMutationVariables = { objects: Many<Insert<'product_product_custom_layers'>> };

export type SelectProductTemplatesQuery = { product_product_templates: Array<{ id: number; position: number; custom: CustomFields | null }> };

export type SelectProductTemplatesQueryVariables = { product_id: number; type: string };

export type SelectProductCustomsQuery = { product_product_customs: Array<CustomFields>; product_product_customs_aggregate: { aggregate: { count: number } | null } };

export type SelectProductCustomsQueryVariables = { user_id?: string | null | undefined; type?: string | null | undefined; is_best?: boolean | null | undefined; filters?: Many<Where<'product_product_customs'>> | null | undefined; limit?: number | null | undefined; offset?: number | null | undefined; order_by?: Many<OrderBy<'product_product_customs'>> | null | undefined };

export type SelectProductCustomQuery = { product_product_customs_by_pk: CustomFields | null };

export type SelectProductCustomQueryVariables = { id: number };

export type DeleteProductCustomLayerMutation = { update_product_product_custom_layers_by_pk: { id: number; deleted_at: string | null } | null; insert_management_logs: { affected_rows: number } | null };

export type DeleteProductCustomLayerMutationVariables = { id: number; deleted_at: string; user_id: string; description: string };

export type InsertLogMutation = { insert_management_logs: { affected_rows: number } | null };

export type InsertLogMutationVariables = { object: Insert<'management_logs'> };

export type CustomFields = { id: number; product_id: number; option_id: number; type: string; name: string; is_best: boolean; user_id: string | null; revision: number; render_key: string; created_at: string; updated_at: string; deleted_at: string | null; tags: DesignTags; product: { id: number; name: LocalizedText; image_src: string; price: number; promotion_price: number | null } | null; option: { id: number; name: LocalizedText; price: number; frame_id: number | null; color_id: number | null } | null; custom_mockups: Array<{ id: number; src: string; mockup_group_id: number; mockup_group: { id: number; name: LocalizedText; position: number; price: number } | null; layers: Array<CustomLayerFields> }> };

export type CustomLayerFields = { id: number; key: string; custom_mockup_id: number; graphic_id: number; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number; graphic: { id: number; name: LocalizedText; src: string; width: number; height: number; extension: string; price: number; promotion_price: number | null; artist: { id: number; name: LocalizedText; path_name: string } | null } | null };

export type ProductFields = { id: number; code: string; name: LocalizedText; image_src: string; is_custom: boolean; is_new: boolean; is_sale: boolean; stock_count: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; state: string; type: string; brand: { id: number; name: LocalizedText; logo_src: string } | null };

export type ProductIsLike = { is_like: Array<{ user_id: string; product_id: number }> };

export type SelectShopInfoQuery = { management_shop_info: Array<{ company_name: string; ceo: string; registration_number: string; business_type: string; business_category: string; phone: string; telecommunication_number: string; email: string; personal_information_admin: string; zip_code: string; address: string; detail_address: string; footer_title: string; footer_content: string; donation: number; banner_autoplay: number; is_custom_main: boolean }> };

export type SelectShopInfoQueryVariables = Record<string, never>;

export type SelectShopDonationQuery = { management_shop_info: Array<{ donation: number }> };

export type SelectShopDonationQueryVariables = Record<string, never>;

export type SelectShopBannerAutoplayQuery = { management_shop_info: Array<{ banner_autoplay: number }> };

export type SelectShopBannerAutoplayQueryVariables = Record<string, never>;

export type SelectShopIsCustomMainQuery = { management_shop_info: Array<{ is_custom_main: boolean }> };

export type SelectShopIsCustomMainQueryVariables = Record<string, never>;

export type SelectCustomGuidesQuery = { management_custom_guides: Array<{ id: number; position: number; title: LocalizedText; description: LocalizedText; image_src: string }> };

export type SelectCustomGuidesQueryVariables = Record<string, never>;

export type SelectDetailTemplatesQuery = { management_detail_templates: Array<{ id: number; position: number; type: string; sub_type: string; title: LocalizedText; sub_title: LocalizedText | null }> };

export type SelectDetailTemplatesQueryVariables = { where?: Where<'management_detail_templates'> | null | undefined };

export type SelectHomeTemplatesQuery = { management_home_templates: Array<{ id: number; brand_id: number | null; src: string; type: string; position: number; content_type: string; url: string; is_custom_url: boolean }> };

export type SelectHomeTemplatesQueryVariables = { type?: string | null | undefined; content_type?: string | null | undefined };

export type SelectHomeTemplateQuery = { management_home_templates_by_pk: { id: number; brand_id: number | null; src: string; type: string; position: number; content_type: string; url: string; is_custom_url: boolean; state: string; description: LocalizedText | null; add_content: string } | null };

export type SelectHomeTemplateQueryVariables = { id: number };

export type SelectTermsQuery = { management_terms: Array<{ content: string; created_at: string; deleted_at: string | null; id: number; name: LocalizedText; revised_on: string; translations: Translations; type: string; updated_at: string }> };

export type SelectTermsQueryVariables = { type: string };

const graphicFields = "fragment graphicFields on product_graphics {\n  id\n  name\n  src\n  state\n  width\n  height\n  extension\n  description\n  position\n  background_color\n  artist_id\n  price\n  origin_price\n  sale_price\n  sale_rate\n  promotion_price\n  product_count\n  is_donate\n  donation\n  like_count\n  artist {\n    id\n    name\n    path_name\n    state\n    image_src\n    profile_src\n  }\n}\n";

const graphicIsLike = "fragment graphicIsLike on product_graphics {\n  is_like: graphic_likes(\n    where: {user_id: {_eq: $my_user_id}, deleted_at: {_is_null: true}}\n    limit: 1\n  ) {\n    user_id\n    graphic_id\n  }\n}\n";

const graphicUsage = "fragment graphicUsage on product_graphics {\n  least_width_mm\n  most_width_mm\n  cloth_families\n  is_turnable\n  is_combinable\n  is_croppable\n  is_coverable\n}\n";

const mainPageItemFields = "fragment mainPageItemFields on management_main_page_items {\n  id\n  main_page_id\n  thumbnail_id\n  position\n  type\n  refer_id\n  is_show_index\n  product {\n    ...productFields\n    ...productIsLike\n  }\n  product_custom {\n    id\n    product_id\n    type\n    name\n    render_key\n    revision\n    product {\n      id\n      name\n      image_src\n      price\n      origin_price\n      promotion_price\n    }\n    option {\n      id\n      name\n      price\n    }\n    custom_mockups(\n      where: {deleted_at: {_is_null: true}}\n      limit: 2\n      order_by: [{mockup_group: {position: asc}}, {id: asc}]\n    ) {\n      id\n      src\n      mockup_group {\n        id\n        name\n        position\n        price\n      }\n      layers(\n        where: {deleted_at: {_is_null: true}}\n        limit: 10\n        order_by: [{z_index: asc}, {id: asc}]\n      ) {\n        ...customLayerFields\n      }\n    }\n  }\n  brand {\n    id\n    name\n    logo_src\n  }\n  artist {\n    id\n    name\n    path_name\n    state\n    image_src\n    profile_src\n  }\n  graphic {\n    ...graphicFields\n    ...graphicIsLike\n  }\n  plan {\n    id\n    title\n    image_src\n  }\n  review {\n    id\n    score\n    content\n    like_count\n    unlike_count\n    created_at\n    review_images(order_by: [{position: asc}], limit: 1) {\n      src\n    }\n    product {\n      id\n      name\n      image_src\n    }\n    user {\n      nickname\n    }\n    is_like: review_likes(\n      where: {user_id: {_eq: $my_user_id}, deleted_at: {_is_null: true}}\n      limit: 1\n    ) {\n      user_id\n      review_id\n    }\n    is_unlike: review_unlikes(\n      where: {user_id: {_eq: $my_user_id}, deleted_at: {_is_null: true}}\n      limit: 1\n    ) {\n      user_id\n      review_id\n    }\n  }\n}\n";

const customFields = "fragment customFields on product_product_customs {\n  id\n  product_id\n  option_id\n  type\n  name\n  is_best\n  user_id\n  revision\n  render_key\n  created_at\n  updated_at\n  deleted_at\n  tags\n  product {\n    id\n    name\n    image_src\n    price\n    promotion_price\n  }\n  option {\n    id\n    name\n    price\n    frame_id\n    color_id\n  }\n  custom_mockups(\n    where: {deleted_at: {_is_null: true}}\n    limit: 4\n    order_by: [{mockup_group: {position: asc}}, {id: asc}]\n  ) {\n    id\n    src\n    mockup_group_id\n    mockup_group {\n      id\n      name\n      position\n      price\n    }\n    layers(\n      where: {deleted_at: {_is_null: true}}\n      limit: 20\n      order_by: [{z_index: asc}, {id: asc}]\n    ) {\n      ...customLayerFields\n    }\n  }\n}\n";

const customLayerFields = "fragment customLayerFields on product_product_custom_layers {\n  id\n  key\n  custom_mockup_id\n  graphic_id\n  x_coordinate\n  y_coordinate\n  width\n  height\n  rotation\n  z_index\n  graphic {\n    id\n    name\n    src\n    width\n    height\n    extension\n    price\n    promotion_price\n    artist {\n      id\n      name\n      path_name\n    }\n  }\n}\n";

const productFields = "fragment productFields on product_products {\n  id\n  code\n  name\n  image_src\n  is_custom\n  is_new\n  is_sale\n  stock_count\n  price\n  origin_price\n  sale_price\n  sale_rate\n  promotion_price\n  like_count\n  state\n  type\n  brand {\n    id\n    name\n    logo_src\n  }\n}\n";

const productIsLike = "fragment productIsLike on product_products {\n  is_like: product_likes(\n    where: {user_id: {_eq: $my_user_id}, deleted_at: {_is_null: true}}\n    limit: 1\n  ) {\n    user_id\n    product_id\n  }\n}\n";

export const selectGraphics: Operation<SelectGraphicsQuery, SelectGraphicsQueryVariables> = graphicFields + graphicIsLike + graphicUsage + "query selectGraphics($id: bigint, $artist_id: bigint, $filters: [product_graphics_bool_exp!] = [], $limit: Int = 20, $offset: Int = 0, $order_by: [product_graphics_order_by!] = [{position: asc}, {id: asc}], $my_user_id: uuid = \"00000000-0000-0000-0000-000000000000\", $is_counted: Boolean = true) {\n  product_graphics(\n    where: {deleted_at: {_is_null: true}, state: {_eq: \"ACT\"}, id: {_eq: $id}, artist_id: {_eq: $artist_id}, _and: $filters}\n    limit: $limit\n    offset: $offset\n    order_by: $order_by\n  ) {\n    ...graphicFields\n    ...graphicUsage\n    ...graphicIsLike\n  }\n  product_graphics_aggregate(\n    where: {deleted_at: {_is_null: true}, state: {_eq: \"ACT\"}, id: {_eq: $id}, artist_id: {_eq: $artist_id}, _and: $filters}\n  ) @include(if: $is_counted) {\n    aggregate {\n      count\n    }\n  }\n}";

export const selectBestGraphics: Operation<SelectBestGraphicsQuery, SelectBestGraphicsQueryVariables> = graphicFields + graphicIsLike + "query selectBestGraphics($artist_id: bigint, $limit: Int = 12, $my_user_id: uuid = \"00000000-0000-0000-0000-000000000000\") {\n  product_graphics(\n    where: {deleted_at: {_is_null: true}, state: {_eq: \"ACT\"}, is_best: {_eq: true}, artist_id: {_eq: $artist_id}}\n    limit: $limit\n    order_by: [{position: asc}, {id: asc}]\n  ) {\n    ...graphicFields\n    ...graphicIsLike\n  }\n}";

export const selectGraphic: Operation<SelectGraphicQuery, SelectGraphicQueryVariables> = graphicFields + graphicIsLike + productFields + "query selectGraphic($id: bigint!, $plan_id: bigint, $my_user_id: uuid = \"00000000-0000-0000-0000-000000000000\") {\n  product_graphics_by_pk(id: $id) {\n    ...graphicFields\n    ...graphicIsLike\n    plan_graphics(where: {plan_id: {_eq: $plan_id}}, order_by: [{position: asc}]) {\n      plan_id\n      add_content\n    }\n    graphic_products(order_by: [{position: asc}]) {\n      position\n      product {\n        ...productFields\n      }\n    }\n  }\n}";

export const selectGraphicProducts: Operation<SelectGraphicProductsQuery, SelectGraphicProductsQueryVariables> = "query selectGraphicProducts($where: product_graphic_products_bool_exp!, $limit: Int = 20, $offset: Int = 0, $order_by: [product_graphic_products_order_by!] = [{position: asc}, {product_id: asc}]) {\n  product_graphic_products(\n    where: $where\n    limit: $limit\n    offset: $offset\n    order_by: $order_by\n  ) {\n    position\n    product {\n      id\n      code\n      name\n      stock_count\n      is_sale\n      is_new\n      is_custom\n      image_src\n      price\n      origin_price\n      sale_price\n      sale_rate\n      promotion_price\n      brand {\n        id\n        name\n      }\n    }\n  }\n  product_graphic_products_aggregate(where: $where) {\n    aggregate {\n      count\n    }\n  }\n}";

export const selectGraphicLike: Operation<SelectGraphicLikeQuery, SelectGraphicLikeQueryVariables> = "query selectGraphicLike($graphic_id: bigint!, $user_id: uuid!) {\n  product_graphic_likes_by_pk(graphic_id: $graphic_id, user_id: $user_id) {\n    user_id\n    graphic_id\n    deleted_at\n    created_at\n  }\n}";

export const insertGraphicLike: Operation<InsertGraphicLikeMutation, InsertGraphicLikeMutationVariables> = "mutation insertGraphicLike($user_id: uuid!, $graphic_id: bigint!) {\n  insert_product_graphic_likes_one(\n    object: {user_id: $user_id, graphic_id: $graphic_id}\n  ) {\n    user_id\n    graphic_id\n    deleted_at\n  }\n}";

export const updateGraphicLike: Operation<UpdateGraphicLikeMutation, UpdateGraphicLikeMutationVariables> = "mutation updateGraphicLike($user_id: uuid!, $graphic_id: bigint!, $deleted_at: timestamptz) {\n  update_product_graphic_likes_by_pk(\n    pk_columns: {user_id: $user_id, graphic_id: $graphic_id}\n    _set: {deleted_at: $deleted_at}\n  ) {\n    user_id\n    graphic_id\n    deleted_at\n  }\n}";

export const selectGraphicLikes: Operation<SelectGraphicLikesQuery, SelectGraphicLikesQueryVariables> = graphicFields + "query selectGraphicLikes($user_id: uuid!, $limit: Int = 10, $offset: Int = 0) {\n  product_graphic_likes(\n    where: {user_id: {_eq: $user_id}, deleted_at: {_is_null: true}}\n    limit: $limit\n    offset: $offset\n    order_by: [{created_at: desc}]\n  ) {\n    user_id\n    graphic_id\n    created_at\n    graphic {\n      ...graphicFields\n    }\n  }\n  product_graphic_likes_aggregate(\n    where: {user_id: {_eq: $user_id}, deleted_at: {_is_null: true}}\n  ) {\n    aggregate {\n      count\n    }\n  }\n}";

export const selectProductLike: Operation<SelectProductLikeQuery, SelectProductLikeQueryVariables> = "query selectProductLike($product_id: bigint!, $user_id: uuid!) {\n  product_product_likes_by_pk(product_id: $product_id, user_id: $user_id) {\n    user_id\n    product_id\n    deleted_at\n    created_at\n  }\n}";

export const insertProductLike: Operation<InsertProductLikeMutation, InsertProductLikeMutationVariables> = "mutation insertProductLike($user_id: uuid!, $product_id: bigint!) {\n  insert_product_product_likes_one(\n    object: {user_id: $user_id, product_id: $product_id}\n  ) {\n    user_id\n    product_id\n    deleted_at\n  }\n}";

export const updateProductLike: Operation<UpdateProductLikeMutation, UpdateProductLikeMutationVariables> = "mutation updateProductLike($user_id: uuid!, $product_id: bigint!, $deleted_at: timestamptz) {\n  update_product_product_likes_by_pk(\n    pk_columns: {user_id: $user_id, product_id: $product_id}\n    _set: {deleted_at: $deleted_at}\n  ) {\n    user_id\n    product_id\n    deleted_at\n  }\n}";

export const selectProductLikes: Operation<SelectProductLikesQuery, SelectProductLikesQueryVariables> = productFields + productIsLike + "query selectProductLikes($user_id: uuid, $limit: Int = 10, $offset: Int = 0, $my_user_id: uuid = \"00000000-0000-0000-0000-000000000000\") {\n  product_product_likes(\n    where: {deleted_at: {_is_null: true}, user_id: {_eq: $user_id}}\n    limit: $limit\n    offset: $offset\n    order_by: [{created_at: desc}]\n  ) {\n    user_id\n    product_id\n    created_at\n    product {\n      ...productFields\n      ...productIsLike\n    }\n  }\n  product_product_likes_aggregate(\n    where: {deleted_at: {_is_null: true}, user_id: {_eq: $user_id}}\n  ) {\n    aggregate {\n      count\n    }\n  }\n}";

export const selectReviewLike: Operation<SelectReviewLikeQuery, SelectReviewLikeQueryVariables> = "query selectReviewLike($user_id: uuid!, $review_id: bigint!) {\n  product_review_likes_by_pk(user_id: $user_id, review_id: $review_id) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const insertReviewLike: Operation<InsertReviewLikeMutation, InsertReviewLikeMutationVariables> = "mutation insertReviewLike($user_id: uuid!, $review_id: bigint!, $deleted_at: timestamptz) {\n  insert_product_review_likes_one(\n    object: {user_id: $user_id, review_id: $review_id, deleted_at: $deleted_at}\n  ) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const updateReviewLike: Operation<UpdateReviewLikeMutation, UpdateReviewLikeMutationVariables> = "mutation updateReviewLike($user_id: uuid!, $review_id: bigint!, $deleted_at: timestamptz) {\n  update_product_review_likes_by_pk(\n    pk_columns: {user_id: $user_id, review_id: $review_id}\n    _set: {deleted_at: $deleted_at}\n  ) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const selectReviewUnlike: Operation<SelectReviewUnlikeQuery, SelectReviewUnlikeQueryVariables> = "query selectReviewUnlike($user_id: uuid!, $review_id: bigint!) {\n  product_review_unlikes_by_pk(user_id: $user_id, review_id: $review_id) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const insertReviewUnlike: Operation<InsertReviewUnlikeMutation, InsertReviewUnlikeMutationVariables> = "mutation insertReviewUnlike($user_id: uuid!, $review_id: bigint!, $deleted_at: timestamptz) {\n  insert_product_review_unlikes_one(\n    object: {user_id: $user_id, review_id: $review_id, deleted_at: $deleted_at}\n  ) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const updateReviewUnlike: Operation<UpdateReviewUnlikeMutation, UpdateReviewUnlikeMutationVariables> = "mutation updateReviewUnlike($user_id: uuid!, $review_id: bigint!, $deleted_at: timestamptz) {\n  update_product_review_unlikes_by_pk(\n    pk_columns: {user_id: $user_id, review_id: $review_id}\n    _set: {deleted_at: $deleted_at}\n  ) {\n    user_id\n    review_id\n    deleted_at\n  }\n}";

export const selectMainPages: Operation<SelectMainPagesQuery, SelectMainPagesQueryVariables> = customLayerFields + graphicFields + graphicIsLike + mainPageItemFields + productFields + productIsLike + "query selectMainPages($my_user_id: uuid = \"00000000-0000-0000-0000-000000000000\") {\n  management_main_pages(\n    where: {state: {_eq: \"ACT\"}, deleted_at: {_is_null: true}}\n    order_by: [{position: asc}, {id: asc}]\n    limit: 30\n  ) {\n    id\n    state\n    position\n    type\n    sub_type\n    is_title\n    title\n    sub_title\n    title_btn\n    title_btn_url\n    title_style\n    thumbnails(order_by: [{position: asc}, {id: asc}], limit: 12) {\n      id\n      main_page_id\n      position\n      thumbnail_src\n      thumbnail_url\n      thumbnail_width\n      thumbnail_height\n      title\n      content\n      labels(order_by: [{position: asc}, {id: asc}], limit: 4) {\n        id\n        text\n        background_color\n        text_color\n      }\n      items(order_by: [{position: asc}, {id: asc}], limit: 12) {\n        ...mainPageItemFields\n      }\n    }\n    items(\n      where: {thumbnail_id: {_is_null: true}}\n      order_by: [{position: asc}, {id: asc}]\n      limit: 20\n    ) {\n      ...mainPageItemFields\n    }\n  }\n}";

export const selectPictureFacts: Operation<SelectPictureFactsQuery, SelectPictureFactsQueryVariables> = "query selectPictureFacts($ids: [bigint!]!) {\n  management_pictures(where: {id: {_in: $ids}, deleted_at: {_is_null: true}}) {\n    id\n    focal_x\n    focal_y\n    alt\n  }\n}";

export const selectPopup: Operation<SelectPopupQuery, SelectPopupQueryVariables> = "query selectPopup($now: timestamptz!) {\n  management_popup(\n    where: {deleted_at: {_is_null: true}, start_date: {_lte: $now}, end_date: {_gte: $now}}\n    order_by: [{position: asc}, {id: asc}]\n  ) {\n    id\n    position\n    title\n    url_path\n    image_src\n    start_date\n    end_date\n    translations\n  }\n}";

export const insertProductCustoms: Operation<InsertProductCustomsMutation, InsertProductCustomsMutationVariables> = "mutation insertProductCustoms($objects: [product_product_customs_insert_input!]!) {\n  insert_product_product_customs(objects: $objects) {\n    affected_rows\n    returning {\n      id\n      revision\n      render_key\n      custom_mockups(order_by: [{id: asc}], limit: 4) {\n        id\n        mockup_group_id\n        layers(order_by: [{z_index: asc}, {id: asc}], limit: 20) {\n          id\n          key\n        }\n      }\n    }\n  }\n}";

export const insertProductCustomMockups: Operation<InsertProductCustomMockupsMutation, InsertProductCustomMockupsMutationVariables> = "mutation insertProductCustomMockups($objects: [product_product_custom_mockups_insert_input!]!) {\n  insert_product_product_custom_mockups(objects: $objects) {\n    affected_rows\n    returning {\n      id\n      mockup_group_id\n      src\n    }\n  }\n}";

export const insertProductCustomLayers: Operation<InsertProductCustomLayersMutation, InsertProductCustomLayersMutationVariables> = "mutation insertProductCustomLayers($objects: [product_product_custom_layers_insert_input!]!) {\n  insert_product_product_custom_layers(objects: $objects) {\n    affected_rows\n    returning {\n      id\n      key\n      custom_mockup_id\n    }\n  }\n}";

export const selectProductTemplates: Operation<SelectProductTemplatesQuery, SelectProductTemplatesQueryVariables> = customFields + customLayerFields + "query selectProductTemplates($product_id: bigint!, $type: String!) {\n  product_product_templates(\n    where: {product_id: {_eq: $product_id}, custom: {type: {_eq: $type}, deleted_at: {_is_null: true}}}\n    order_by: [{position: asc}, {id: asc}]\n    limit: 20\n  ) {\n    id\n    position\n    custom {\n      ...customFields\n    }\n  }\n}";

export const selectProductCustoms: Operation<SelectProductCustomsQuery, SelectProductCustomsQueryVariables> = customFields + customLayerFields + "query selectProductCustoms($user_id: uuid, $type: String, $is_best: Boolean, $filters: [product_product_customs_bool_exp!] = [], $limit: Int = 8, $offset: Int = 0, $order_by: [product_product_customs_order_by!] = [{created_at: desc}, {id: desc}]) {\n  product_product_customs(\n    where: {deleted_at: {_is_null: true}, user_id: {_eq: $user_id}, type: {_eq: $type}, is_best: {_eq: $is_best}, _and: $filters}\n    limit: $limit\n    offset: $offset\n    order_by: $order_by\n  ) {\n    ...customFields\n  }\n  product_product_customs_aggregate(\n    where: {deleted_at: {_is_null: true}, user_id: {_eq: $user_id}, type: {_eq: $type}, is_best: {_eq: $is_best}, _and: $filters}\n  ) {\n    aggregate {\n      count\n    }\n  }\n}";

export const selectProductCustom: Operation<SelectProductCustomQuery, SelectProductCustomQueryVariables> = customFields + customLayerFields + "query selectProductCustom($id: bigint!) {\n  product_product_customs_by_pk(id: $id) {\n    ...customFields\n  }\n}";

export const deleteProductCustomLayer: Operation<DeleteProductCustomLayerMutation, DeleteProductCustomLayerMutationVariables> = "mutation deleteProductCustomLayer($id: bigint!, $deleted_at: timestamptz!, $user_id: uuid!, $description: String!) {\n  update_product_product_custom_layers_by_pk(\n    pk_columns: {id: $id}\n    _set: {deleted_at: $deleted_at}\n  ) {\n    id\n    deleted_at\n  }\n  insert_management_logs(\n    objects: [{user_id: $user_id, type: \"DELETE\", target: \"product.product_custom_layers\", description: $description}]\n  ) {\n    affected_rows\n  }\n}";

export const insertLog: Operation<InsertLogMutation, InsertLogMutationVariables> = "mutation insertLog($object: management_logs_insert_input!) {\n  insert_management_logs(objects: [$object]) {\n    affected_rows\n  }\n}";

export const selectShopInfo: Operation<SelectShopInfoQuery, SelectShopInfoQueryVariables> = "query selectShopInfo {\n  management_shop_info(limit: 1) {\n    company_name\n    ceo\n    registration_number\n    business_type\n    business_category\n    phone\n    telecommunication_number\n    email\n    personal_information_admin\n    zip_code\n    address\n    detail_address\n    footer_title\n    footer_content\n    donation\n    banner_autoplay\n    is_custom_main\n  }\n}";

export const selectShopDonation: Operation<SelectShopDonationQuery, SelectShopDonationQueryVariables> = "query selectShopDonation {\n  management_shop_info(limit: 1) {\n    donation\n  }\n}";

export const selectShopBannerAutoplay: Operation<SelectShopBannerAutoplayQuery, SelectShopBannerAutoplayQueryVariables> = "query selectShopBannerAutoplay {\n  management_shop_info(limit: 1) {\n    banner_autoplay\n  }\n}";

export const selectShopIsCustomMain: Operation<SelectShopIsCustomMainQuery, SelectShopIsCustomMainQueryVariables> = "query selectShopIsCustomMain {\n  management_shop_info(limit: 1) {\n    is_custom_main\n  }\n}";

export const selectCustomGuides: Operation<SelectCustomGuidesQuery, SelectCustomGuidesQueryVariables> = "query selectCustomGuides {\n  management_custom_guides(\n    where: {deleted_at: {_is_null: true}}\n    order_by: [{position: asc}, {id: asc}]\n  ) {\n    id\n    position\n    title\n    description\n    image_src\n  }\n}";

export const selectDetailTemplates: Operation<SelectDetailTemplatesQuery, SelectDetailTemplatesQueryVariables> = "query selectDetailTemplates($where: management_detail_templates_bool_exp = {}) {\n  management_detail_templates(\n    where: $where\n    order_by: [{position: asc}, {id: asc}]\n  ) {\n    id\n    position\n    type\n    sub_type\n    title\n    sub_title\n  }\n}";

export const selectHomeTemplates: Operation<SelectHomeTemplatesQuery, SelectHomeTemplatesQueryVariables> = "query selectHomeTemplates($type: String, $content_type: String) {\n  management_home_templates(\n    where: {deleted_at: {_is_null: true}, state: {_eq: \"ACT\"}, type: {_eq: $type}, content_type: {_eq: $content_type}}\n    order_by: [{position: asc}, {id: asc}]\n  ) {\n    id\n    brand_id\n    src\n    type\n    position\n    content_type\n    url\n    is_custom_url\n  }\n}";

export const selectHomeTemplate: Operation<SelectHomeTemplateQuery, SelectHomeTemplateQueryVariables> = "query selectHomeTemplate($id: bigint!) {\n  management_home_templates_by_pk(id: $id) {\n    id\n    brand_id\n    src\n    type\n    position\n    content_type\n    url\n    is_custom_url\n    state\n    description\n    add_content\n  }\n}";

export const selectTerms: Operation<SelectTermsQuery, SelectTermsQueryVariables> = "query selectTerms($type: String!) {\n  management_terms(\n    where: {deleted_at: {_is_null: true}, type: {_eq: $type}}\n    order_by: [{id: asc}]\n  ) {\n    content\n    created_at\n    deleted_at\n    id\n    name\n    revised_on\n    translations\n    type\n    updated_at\n  }\n}";
