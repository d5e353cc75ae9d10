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

export type GraphicUsage = { least_width_mm: number | null; most_width_mm: number | null; cloth_families: readonly string[]; is_turnable: boolean; is_combinable: boolean };

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

const graphicFields = "fragment graphicFields on product_graphics{id name src state width height extension description position background_color artist_id price origin_price sale_price sale_rate promotion_price product_count is_donate donation like_count artist{id name path_name state image_src profile_src}}";

const graphicIsLike = "fragment graphicIsLike on product_graphics{is_like:graphic_likes(where:{user_id:{_eq:$my_user_id}deleted_at:{_is_null:true}}limit:1){user_id graphic_id}}";

const graphicUsage = "fragment graphicUsage on product_graphics{least_width_mm most_width_mm cloth_families is_turnable is_combinable}";

const mainPageItemFields = "fragment mainPageItemFields on management_main_page_items{id main_page_id thumbnail_id position type refer_id is_show_index product{...productFields ...productIsLike}product_custom{id product_id type name render_key revision product{id name image_src price origin_price promotion_price}option{id name price}custom_mockups(where:{deleted_at:{_is_null:true}}limit:2 order_by:[{mockup_group:{position:asc}}{id:asc}]){id src mockup_group{id name position price}layers(where:{deleted_at:{_is_null:true}}limit:10 order_by:[{z_index:asc}{id:asc}]){...customLayerFields}}}brand{id name logo_src}artist{id name path_name state image_src profile_src}graphic{...graphicFields ...graphicIsLike}plan{id title image_src}review{id score content like_count unlike_count created_at review_images(order_by:[{position:asc}]limit:1){src}product{id name image_src}user{nickname}is_like:review_likes(where:{user_id:{_eq:$my_user_id}deleted_at:{_is_null:true}}limit:1){user_id review_id}is_unlike:review_unlikes(where:{user_id:{_eq:$my_user_id}deleted_at:{_is_null:true}}limit:1){user_id review_id}}}";

const customFields = "fragment customFields on product_product_customs{id product_id option_id type name is_best user_id revision render_key created_at updated_at deleted_at tags product{id name image_src price promotion_price}option{id name price frame_id color_id}custom_mockups(where:{deleted_at:{_is_null:true}}limit:4 order_by:[{mockup_group:{position:asc}}{id:asc}]){id src mockup_group_id mockup_group{id name position price}layers(where:{deleted_at:{_is_null:true}}limit:20 order_by:[{z_index:asc}{id:asc}]){...customLayerFields}}}";

const customLayerFields = "fragment customLayerFields on product_product_custom_layers{id key custom_mockup_id graphic_id x_coordinate y_coordinate width height rotation z_index graphic{id name src width height extension price promotion_price artist{id name path_name}}}";

const productFields = "fragment productFields on product_products{id code name image_src is_custom is_new is_sale stock_count price origin_price sale_price sale_rate promotion_price like_count state type brand{id name logo_src}}";

const productIsLike = "fragment productIsLike on product_products{is_like:product_likes(where:{user_id:{_eq:$my_user_id}deleted_at:{_is_null:true}}limit:1){user_id product_id}}";

export const selectGraphics: Operation<SelectGraphicsQuery, SelectGraphicsQueryVariables> = graphicFields + graphicIsLike + graphicUsage + "query selectGraphics($id:bigint$artist_id:bigint$filters:[product_graphics_bool_exp!]=[]$limit:Int=20$offset:Int=0$order_by:[product_graphics_order_by!]=[{position:asc}{id:asc}]$my_user_id:uuid=\"00000000-0000-0000-0000-000000000000\"$is_counted:Boolean=true){product_graphics(where:{deleted_at:{_is_null:true}state:{_eq:\"ACT\"}id:{_eq:$id}artist_id:{_eq:$artist_id}_and:$filters}limit:$limit offset:$offset order_by:$order_by){...graphicFields ...graphicUsage ...graphicIsLike}product_graphics_aggregate(where:{deleted_at:{_is_null:true}state:{_eq:\"ACT\"}id:{_eq:$id}artist_id:{_eq:$artist_id}_and:$filters})@include(if:$is_counted){aggregate{count}}}";

export const selectBestGraphics: Operation<SelectBestGraphicsQuery, SelectBestGraphicsQueryVariables> = graphicFields + graphicIsLike + "query selectBestGraphics($artist_id:bigint$limit:Int=12$my_user_id:uuid=\"00000000-0000-0000-0000-000000000000\"){product_graphics(where:{deleted_at:{_is_null:true}state:{_eq:\"ACT\"}is_best:{_eq:true}artist_id:{_eq:$artist_id}}limit:$limit order_by:[{position:asc}{id:asc}]){...graphicFields ...graphicIsLike}}";

export const selectGraphic: Operation<SelectGraphicQuery, SelectGraphicQueryVariables> = graphicFields + graphicIsLike + productFields + "query selectGraphic($id:bigint!$plan_id:bigint$my_user_id:uuid=\"00000000-0000-0000-0000-000000000000\"){product_graphics_by_pk(id:$id){...graphicFields ...graphicIsLike plan_graphics(where:{plan_id:{_eq:$plan_id}}order_by:[{position:asc}]){plan_id add_content}graphic_products(order_by:[{position:asc}]){position product{...productFields}}}}";

export const selectGraphicProducts: Operation<SelectGraphicProductsQuery, SelectGraphicProductsQueryVariables> = "query selectGraphicProducts($where:product_graphic_products_bool_exp!$limit:Int=20$offset:Int=0$order_by:[product_graphic_products_order_by!]=[{position:asc}{product_id:asc}]){product_graphic_products(where:$where limit:$limit offset:$offset order_by:$order_by){position product{id code name stock_count is_sale is_new is_custom image_src price origin_price sale_price sale_rate promotion_price brand{id name}}}product_graphic_products_aggregate(where:$where){aggregate{count}}}";

export const selectGraphicLike: Operation<SelectGraphicLikeQuery, SelectGraphicLikeQueryVariables> = "query selectGraphicLike($graphic_id:bigint!$user_id:uuid!){product_graphic_likes_by_pk(graphic_id:$graphic_id user_id:$user_id){user_id graphic_id deleted_at created_at}}";

export const insertGraphicLike: Operation<InsertGraphicLikeMutation, InsertGraphicLikeMutationVariables> = "mutation insertGraphicLike($user_id:uuid!$graphic_id:bigint!){insert_product_graphic_likes_one(object:{user_id:$user_id graphic_id:$graphic_id}){user_id graphic_id deleted_at}}";

export const updateGraphicLike: Operation<UpdateGraphicLikeMutation, UpdateGraphicLikeMutationVariables> = "mutation updateGraphicLike($user_id:uuid!$graphic_id:bigint!$deleted_at:timestamptz){update_product_graphic_likes_by_pk(pk_columns:{user_id:$user_id graphic_id:$graphic_id}_set:{deleted_at:$deleted_at}){user_id graphic_id deleted_at}}";

export const selectGraphicLikes: Operation<SelectGraphicLikesQuery, SelectGraphicLikesQueryVariables> = graphicFields + "query selectGraphicLikes($user_id:uuid!$limit:Int=10$offset:Int=0){product_graphic_likes(where:{user_id:{_eq:$user_id}deleted_at:{_is_null:true}}limit:$limit offset:$offset order_by:[{created_at:desc}]){user_id graphic_id created_at graphic{...graphicFields}}product_graphic_likes_aggregate(where:{user_id:{_eq:$user_id}deleted_at:{_is_null:true}}){aggregate{count}}}";

export const selectProductLike: Operation<SelectProductLikeQuery, SelectProductLikeQueryVariables> = "query selectProductLike($product_id:bigint!$user_id:uuid!){product_product_likes_by_pk(product_id:$product_id user_id:$user_id){user_id product_id deleted_at created_at}}";

export const insertProductLike: Operation<InsertProductLikeMutation, InsertProductLikeMutationVariables> = "mutation insertProductLike($user_id:uuid!$product_id:bigint!){insert_product_product_likes_one(object:{user_id:$user_id product_id:$product_id}){user_id product_id deleted_at}}";

export const updateProductLike: Operation<UpdateProductLikeMutation, UpdateProductLikeMutationVariables> = "mutation updateProductLike($user_id:uuid!$product_id:bigint!$deleted_at:timestamptz){update_product_product_likes_by_pk(pk_columns:{user_id:$user_id product_id:$product_id}_set:{deleted_at:$deleted_at}){user_id product_id deleted_at}}";

export const selectProductLikes: Operation<SelectProductLikesQuery, SelectProductLikesQueryVariables> = productFields + productIsLike + "query selectProductLikes($user_id:uuid$limit:Int=10$offset:Int=0$my_user_id:uuid=\"00000000-0000-0000-0000-000000000000\"){product_product_likes(where:{deleted_at:{_is_null:true}user_id:{_eq:$user_id}}limit:$limit offset:$offset order_by:[{created_at:desc}]){user_id product_id created_at product{...productFields ...productIsLike}}product_product_likes_aggregate(where:{deleted_at:{_is_null:true}user_id:{_eq:$user_id}}){aggregate{count}}}";

export const selectReviewLike: Operation<SelectReviewLikeQuery, SelectReviewLikeQueryVariables> = "query selectReviewLike($user_id:uuid!$review_id:bigint!){product_review_likes_by_pk(user_id:$user_id review_id:$review_id){user_id review_id deleted_at}}";

export const insertReviewLike: Operation<InsertReviewLikeMutation, InsertReviewLikeMutationVariables> = "mutation insertReviewLike($user_id:uuid!$review_id:bigint!$deleted_at:timestamptz){insert_product_review_likes_one(object:{user_id:$user_id review_id:$review_id deleted_at:$deleted_at}){user_id review_id deleted_at}}";

export const updateReviewLike: Operation<UpdateReviewLikeMutation, UpdateReviewLikeMutationVariables> = "mutation updateReviewLike($user_id:uuid!$review_id:bigint!$deleted_at:timestamptz){update_product_review_likes_by_pk(pk_columns:{user_id:$user_id review_id:$review_id}_set:{deleted_at:$deleted_at}){user_id review_id deleted_at}}";

export const selectReviewUnlike: Operation<SelectReviewUnlikeQuery, SelectReviewUnlikeQueryVariables> = "query selectReviewUnlike($user_id:uuid!$review_id:bigint!){product_review_unlikes_by_pk(user_id:$user_id review_id:$review_id){user_id review_id deleted_at}}";

export const insertReviewUnlike: Operation<InsertReviewUnlikeMutation, InsertReviewUnlikeMutationVariables> = "mutation insertReviewUnlike($user_id:uuid!$review_id:bigint!$deleted_at:timestamptz){insert_product_review_unlikes_one(object:{user_id:$user_id review_id:$review_id deleted_at:$deleted_at}){user_id review_id deleted_at}}";

export const updateReviewUnlike: Operation<UpdateReviewUnlikeMutation, UpdateReviewUnlikeMutationVariables> = "mutation updateReviewUnlike($user_id:uuid!$review_id:bigint!$deleted_at:timestamptz){update_product_review_unlikes_by_pk(pk_columns:{user_id:$user_id review_id:$review_id}_set:{deleted_at:$deleted_at}){user_id review_id deleted_at}}";

export const selectMainPages: Operation<SelectMainPagesQuery, SelectMainPagesQueryVariables> = customLayerFields + graphicFields + graphicIsLike + mainPageItemFields + productFields + productIsLike + "query selectMainPages($my_user_id:uuid=\"00000000-0000-0000-0000-000000000000\"){management_main_pages(where:{state:{_eq:\"ACT\"}deleted_at:{_is_null:true}}order_by:[{position:asc}{id:asc}]limit:30){id state position type sub_type is_title title sub_title title_btn title_btn_url title_style thumbnails(order_by:[{position:asc}{id:asc}]limit:12){id main_page_id position thumbnail_src thumbnail_url thumbnail_width thumbnail_height title content labels(order_by:[{position:asc}{id:asc}]limit:4){id text background_color text_color}items(order_by:[{position:asc}{id:asc}]limit:12){...mainPageItemFields}}items(where:{thumbnail_id:{_is_null:true}}order_by:[{position:asc}{id:asc}]limit:20){...mainPageItemFields}}}";

export const selectPictureFacts: Operation<SelectPictureFactsQuery, SelectPictureFactsQueryVariables> = "query selectPictureFacts($ids:[bigint!]!){management_pictures(where:{id:{_in:$ids}deleted_at:{_is_null:true}}){id focal_x focal_y alt}}";

export const selectPopup: Operation<SelectPopupQuery, SelectPopupQueryVariables> = "query selectPopup($now:timestamptz!){management_popup(where:{deleted_at:{_is_null:true}start_date:{_lte:$now}end_date:{_gte:$now}}order_by:[{position:asc}{id:asc}]){id position title url_path image_src start_date end_date translations}}";

export const insertProductCustoms: Operation<InsertProductCustomsMutation, InsertProductCustomsMutationVariables> = "mutation insertProductCustoms($objects:[product_product_customs_insert_input!]!){insert_product_product_customs(objects:$objects){affected_rows returning{id revision render_key custom_mockups(order_by:[{id:asc}]limit:4){id mockup_group_id layers(order_by:[{z_index:asc}{id:asc}]limit:20){id key}}}}}";

export const insertProductCustomMockups: Operation<InsertProductCustomMockupsMutation, InsertProductCustomMockupsMutationVariables> = "mutation insertProductCustomMockups($objects:[product_product_custom_mockups_insert_input!]!){insert_product_product_custom_mockups(objects:$objects){affected_rows returning{id mockup_group_id src}}}";

export const insertProductCustomLayers: Operation<InsertProductCustomLayersMutation, InsertProductCustomLayersMutationVariables> = "mutation insertProductCustomLayers($objects:[product_product_custom_layers_insert_input!]!){insert_product_product_custom_layers(objects:$objects){affected_rows returning{id key custom_mockup_id}}}";

export const selectProductTemplates: Operation<SelectProductTemplatesQuery, SelectProductTemplatesQueryVariables> = customFields + customLayerFields + "query selectProductTemplates($product_id:bigint!$type:String!){product_product_templates(where:{product_id:{_eq:$product_id}custom:{type:{_eq:$type}deleted_at:{_is_null:true}}}order_by:[{position:asc}{id:asc}]limit:20){id position custom{...customFields}}}";

export const selectProductCustoms: Operation<SelectProductCustomsQuery, SelectProductCustomsQueryVariables> = customFields + customLayerFields + "query selectProductCustoms($user_id:uuid$type:String$is_best:Boolean$filters:[product_product_customs_bool_exp!]=[]$limit:Int=8$offset:Int=0$order_by:[product_product_customs_order_by!]=[{created_at:desc}{id:desc}]){product_product_customs(where:{deleted_at:{_is_null:true}user_id:{_eq:$user_id}type:{_eq:$type}is_best:{_eq:$is_best}_and:$filters}limit:$limit offset:$offset order_by:$order_by){...customFields}product_product_customs_aggregate(where:{deleted_at:{_is_null:true}user_id:{_eq:$user_id}type:{_eq:$type}is_best:{_eq:$is_best}_and:$filters}){aggregate{count}}}";

export const selectProductCustom: Operation<SelectProductCustomQuery, SelectProductCustomQueryVariables> = customFields + customLayerFields + "query selectProductCustom($id:bigint!){product_product_customs_by_pk(id:$id){...customFields}}";

export const deleteProductCustomLayer: Operation<DeleteProductCustomLayerMutation, DeleteProductCustomLayerMutationVariables> = "mutation deleteProductCustomLayer($id:bigint!$deleted_at:timestamptz!$user_id:uuid!$description:String!){update_product_product_custom_layers_by_pk(pk_columns:{id:$id}_set:{deleted_at:$deleted_at}){id deleted_at}insert_management_logs(objects:[{user_id:$user_id type:\"DELETE\" target:\"product.product_custom_layers\" description:$description}]){affected_rows}}";

export const insertLog: Operation<InsertLogMutation, InsertLogMutationVariables> = "mutation insertLog($object:management_logs_insert_input!){insert_management_logs(objects:[$object]){affected_rows}}";

export const selectShopInfo: Operation<SelectShopInfoQuery, SelectShopInfoQueryVariables> = "query selectShopInfo{management_shop_info(limit:1){company_name ceo registration_number business_type business_category phone telecommunication_number email personal_information_admin zip_code address detail_address footer_title footer_content donation banner_autoplay is_custom_main}}";

export const selectShopDonation: Operation<SelectShopDonationQuery, SelectShopDonationQueryVariables> = "query selectShopDonation{management_shop_info(limit:1){donation}}";

export const selectShopBannerAutoplay: Operation<SelectShopBannerAutoplayQuery, SelectShopBannerAutoplayQueryVariables> = "query selectShopBannerAutoplay{management_shop_info(limit:1){banner_autoplay}}";

export const selectShopIsCustomMain: Operation<SelectShopIsCustomMainQuery, SelectShopIsCustomMainQueryVariables> = "query selectShopIsCustomMain{management_shop_info(limit:1){is_custom_main}}";

export const selectCustomGuides: Operation<SelectCustomGuidesQuery, SelectCustomGuidesQueryVariables> = "query selectCustomGuides{management_custom_guides(where:{deleted_at:{_is_null:true}}order_by:[{position:asc}{id:asc}]){id position title description image_src}}";

export const selectDetailTemplates: Operation<SelectDetailTemplatesQuery, SelectDetailTemplatesQueryVariables> = "query selectDetailTemplates($where:management_detail_templates_bool_exp={}){management_detail_templates(where:$where order_by:[{position:asc}{id:asc}]){id position type sub_type title sub_title}}";

export const selectHomeTemplates: Operation<SelectHomeTemplatesQuery, SelectHomeTemplatesQueryVariables> = "query selectHomeTemplates($type:String$content_type:String){management_home_templates(where:{deleted_at:{_is_null:true}state:{_eq:\"ACT\"}type:{_eq:$type}content_type:{_eq:$content_type}}order_by:[{position:asc}{id:asc}]){id brand_id src type position content_type url is_custom_url}}";

export const selectHomeTemplate: Operation<SelectHomeTemplateQuery, SelectHomeTemplateQueryVariables> = "query selectHomeTemplate($id:bigint!){management_home_templates_by_pk(id:$id){id brand_id src type position content_type url is_custom_url state description add_content}}";

export const selectTerms: Operation<SelectTermsQuery, SelectTermsQueryVariables> = "query selectTerms($type:String!){management_terms(where:{deleted_at:{_is_null:true}type:{_eq:$type}}order_by:[{id:asc}]){content created_at deleted_at id name revised_on translations type updated_at}}";
