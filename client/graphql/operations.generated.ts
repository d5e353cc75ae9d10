// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Insert, Many, OrderBy, Where } from '#contract/graphql/inputs.ts';
import type { Json, LocalizedText, Operation } from '#contract/graphql/operation.ts';
import type { ClaimState, ClaimType } from '#rules/order/claim/claim.ts';
import type { CopiedArea } from '#rules/design/print-area.ts';
import type { Coupon } from '#rules/money/coupon/coupon.ts';
import type { DesignTags } from '#rules/design/saved/design-tag.ts';
import type { FaqCategory } from '#contract/graphql/column-values.ts';
import type { InquiryAuthor, InquiryState, InquiryType } from '#rules/community/inquiry.ts';
import type { NotificationEvent } from '#rules/member/notification.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import type { ServiceDays } from '#rules/community/service-hours.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import type { Translations } from '#rules/shop/locale.ts';

export type UpdateProductCustomMutation = { update_product_product_customs_by_pk: { id: number; revision: number } | null; update_product_product_custom_mockups: { affected_rows: number } | null; update_product_product_custom_layers: { affected_rows: number } | null; update_product_product_custom_texts: { affected_rows: number } | null; update_product_product_custom_pictures: { affected_rows: number } | null; insert_product_product_custom_mockups: { affected_rows: number } | null; insert_product_product_custom_layers: { affected_rows: number } | null; insert_product_product_custom_texts: { affected_rows: number } | null; insert_product_product_custom_pictures: { affected_rows: number } | null; insert_management_logs: { affected_rows: number } | null };

export type UpdateProductCustomMutationVariables = { id: number; revision: number; option_id: number; deleted_at: string; removed_mockup_ids: Many<number>; removed_layer_ids: Many<number>; removed_text_ids: Many<number>; removed_picture_ids: Many<number>; new_sides: Many<Insert<'product_product_custom_mockups'>>; layers: Many<Insert<'product_product_custom_layers'>>; texts: Many<Insert<'product_product_custom_texts'>>; pictures: Many<Insert<'product_product_custom_pictures'>>; logs: Many<Insert<'management_logs'>> };

export type SelectRevisionQuery = { product_product_customs_by_pk: { revision: number; deleted_at: string | null } | null };

export type SelectRevisionQueryVariables = { id: number };

export type SelectTrayArtistsQuery = { product_artists: Array<{ id: number; name: LocalizedText; profile_src: string }> };

export type SelectTrayArtistsQueryVariables = Record<string, never>;

export type SelectBesideLayersQuery = { product_product_custom_layers: Array<{ key: string; editing: Json | null }>; product_product_custom_texts: Array<{ id: number; key: string; custom_mockup_id: number; text: Json; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number; editing: Json | null }>; product_product_custom_pictures: Array<{ id: number; key: string; custom_mockup_id: number; picture_id: number; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number; editing: Json | null }> };

export type SelectBesideLayersQueryVariables = { id: number };

export type ShellQuery = { management_shop_info: Array<{ company_name: string; ceo: string; registration_number: string; business_type: string; business_category: string; phone: string; telecommunication_number: string; email: string; hosting_provider: string; escrow_provider: string; escrow_url: string; personal_information_admin: string; zip_code: string; address: string; detail_address: string; footer_title: string; footer_content: string; translations: Translations; donation: number; banner_autoplay: number; is_custom_main: boolean; service_from: string; service_until: string; lunch_from: string; lunch_until: string; service_days: ServiceDays; is_open_on_holidays: boolean }>; management_shop_rules: Array<{ review_text_points: number; review_photo_points: number; deposit_days: number; points_earn_percent: number; points_min_held: number; points_valid_months: number; confirm_days: number; pick_up_fee: number; text_price: number; picture_price: number; quantity_steps: string; takes_own_pictures: boolean }>; product_shipping_policies: Array<{ fee_type: ShippingPolicy['fee_type']; fee: number; free_over: number | null }>; policies: Array<{ id: number }>; terms: Array<{ type: string }>; product_categories: Array<{ id: number; parent_id: number | null; name: LocalizedText; path_name: string }> };

export type ShellQueryVariables = Record<string, never>;

export type TermsVersionsQuery = { versions: Array<{ id: number; revised_on: string; deleted_at: string | null; is_coming: boolean }> };

export type TermsVersionsQueryVariables = { type: string };

export type TermsVersionQuery = { terms: Array<{ id: number; type: string; name: LocalizedText; content: string; translations: Translations; revised_on: string; deleted_at: string | null; is_coming: boolean }> };

export type TermsVersionQueryVariables = { type: string; id: number };

export type PageReferencesQuery = { products: Array<ProductItem>; designs: Array<CustomItem>; artists: Array<ArtistItem>; graphics: Array<GraphicItem>; reviews: Array<ReviewItem> };

export type PageReferencesQueryVariables = { products: Many<number>; designs: Many<number>; artists: Many<number>; graphics: Many<number>; reviews: Many<number> };

export type NewestReviewsQuery = { product_reviews: Array<ReviewItem> };

export type NewestReviewsQueryVariables = Record<string, never>;

export type GraphicsByIdQuery = { product_graphics: Array<GraphicItem> };

export type GraphicsByIdQueryVariables = { ids: Many<number> };

export type ArtistItem = { id: number; name: LocalizedText; path_name: string; image_src: string; profile_src: string; follower_count: number };

export type CouponItem = { id: number; type: Coupon['type']; name: LocalizedText; discount_type: Coupon['discount_type']; discount_value: number; max_discount_amount: number | null; max_discount_per: Coupon['max_discount_per']; min_order_amount: number; applicable_count: number | null; starts_at: string; ends_at: string | null; valid_days: number | null; state: string; coupon_products: Array<{ product: { id: number; name: LocalizedText } | null }>; coupon_products_aggregate: { aggregate: { count: number } | null }; coupon_graphics: Array<{ graphic: { id: number; name: LocalizedText } | null }>; coupon_graphics_aggregate: { aggregate: { count: number } | null } };

export type MyClaimsQuery = { sales_issued_coupons: Array<{ coupon_id: number; expires_at: string | null }> };

export type MyClaimsQueryVariables = { user_id: string; coupon_ids: Many<number> };

export type ShownCouponItem = CouponItem & { issue_limit: number | null; issued_count: number };

export type ShownCouponsQuery = { sales_coupons: Array<ShownCouponItem> };

export type ShownCouponsQueryVariables = Record<string, never>;

export type ProductCouponsQuery = { sales_coupons: Array<ShownCouponItem> };

export type ProductCouponsQueryVariables = { product_id: number; printed: Many<string> };

export type EventCouponsQuery = { sales_coupons: Array<ShownCouponItem> };

export type EventCouponsQueryVariables = { banner_id: number };

export type PlanCouponsQuery = { sales_coupons: Array<ShownCouponItem> };

export type PlanCouponsQueryVariables = { plan_id: number };

export type CustomItem = { id: number; product_id: number; name: string; translations: Translations; render_key: string; revision: number; product: ProductItem | null; custom_mockups: Array<{ id: number; mockup_group_id: number; mockup_group: { id: number; name: LocalizedText; position: number; price: number } | null }>; layers: Array<{ id: number; graphic: { id: number; price: number; promotion_price: number | null; artist: { id: number; name: LocalizedText } | null } | null }> };

export type SelectArtistFollowQuery = { row: { deleted_at: string | null } | null; thing: { follower_count: number } | null };

export type SelectArtistFollowQueryVariables = { user_id: string; id: number };

export type InsertArtistFollowMutation = { row: { deleted_at: string | null } | null };

export type InsertArtistFollowMutationVariables = { user_id: string; id: number };

export type UpdateArtistFollowMutation = { row: { deleted_at: string | null } | null };

export type UpdateArtistFollowMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type SelectBrandFollowQuery = { row: { deleted_at: string | null } | null; thing: { follower_count: number } | null };

export type SelectBrandFollowQueryVariables = { user_id: string; id: number };

export type InsertBrandFollowMutation = { row: { deleted_at: string | null } | null };

export type InsertBrandFollowMutationVariables = { user_id: string; id: number };

export type UpdateBrandFollowMutation = { row: { deleted_at: string | null } | null };

export type UpdateBrandFollowMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type MuteArtistMutation = { row: { is_muted: boolean } | null };

export type MuteArtistMutationVariables = { user_id: string; id: number; is_muted: boolean };

export type GraphicItem = { id: number; name: LocalizedText; src: string; background_color: string; width: number; height: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; artist: { id: number; name: LocalizedText; path_name: string } | null };

export type InfluencerItem = { id: number; name: LocalizedText; description: LocalizedText | null; image_src: string };

export type MyLikesQuery = { graphics: Array<{ graphic_id: number; graphic: { like_count: number } | null }>; products: Array<{ product_id: number; product: { like_count: number } | null }> };

export type MyLikesQueryVariables = { user_id: string; graphic_ids: Many<number>; product_ids: Many<number> };

export type SelectGraphicLikeQuery = { like: { deleted_at: string | null } | null };

export type SelectGraphicLikeQueryVariables = { user_id: string; id: number };

export type InsertGraphicLikeMutation = { like: { deleted_at: string | null } | null };

export type InsertGraphicLikeMutationVariables = { user_id: string; id: number };

export type UpdateGraphicLikeMutation = { like: { deleted_at: string | null } | null };

export type UpdateGraphicLikeMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type SelectProductLikeQuery = { like: { deleted_at: string | null } | null };

export type SelectProductLikeQueryVariables = { user_id: string; id: number };

export type InsertProductLikeMutation = { like: { deleted_at: string | null } | null };

export type InsertProductLikeMutationVariables = { user_id: string; id: number };

export type UpdateProductLikeMutation = { like: { deleted_at: string | null } | null };

export type UpdateProductLikeMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type MyNotificationsQuery = { member_notifications: Array<{ id: number; event: NotificationEvent; values: Json; link: string; created_at: string; read_at: string | null }> };

export type MyNotificationsQueryVariables = { user_id: string; limit: number; offset: number };

export type UnreadNotificationsQuery = { member_notifications_aggregate: { aggregate: { count: number } | null } };

export type UnreadNotificationsQueryVariables = { user_id: string };

export type NotificationMutesQuery = { member_notification_mutes: Array<{ event: NotificationEvent }> };

export type NotificationMutesQueryVariables = { user_id: string };

export type CategoryTreeQuery = { product_categories: Array<{ id: number; parent_id: number | null; name: LocalizedText; path_name: string }> };

export type CategoryTreeQueryVariables = Record<string, never>;

export type FilterNamesQuery = { product_brands: Array<{ id: number; name: LocalizedText }>; product_artists: Array<{ id: number; name: LocalizedText }> };

export type FilterNamesQueryVariables = { brand_ids: Many<number>; artist_ids: Many<number> };

export type ProductsQuery = { product_products: Array<ProductItem>; product_products_aggregate: { aggregate: { count: number } | null } };

export type ProductsQueryVariables = { where: Where<'product_products'>; order_by: Many<OrderBy<'product_products'>>; limit: number; offset: number };

export type MoreProductsQuery = { product_products: Array<ProductItem> };

export type MoreProductsQueryVariables = { where: Where<'product_products'>; order_by: Many<OrderBy<'product_products'>>; limit: number; offset: number };

export type ListedProductsQuery = { product_product_lists: Array<{ product: ProductItem | null }> };

export type ListedProductsQueryVariables = { where: Where<'product_product_lists'>; order_by: Many<OrderBy<'product_product_lists'>>; limit: number; offset: number };

export type ColoursQuery = { product_colors: Array<{ id: number; product_id: number; mockups: Array<{ src: string }>; images: Array<{ src: string }>; product: { colors: Array<{ id: number }> } | null }> };

export type ColoursQueryVariables = { product_ids: Many<number>; families: Many<string> };

export type ProductItem = { id: number; name: LocalizedText; image_src: string; is_custom: boolean; is_new: boolean; is_sale: boolean; stock_count: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; brand: { id: number; name: LocalizedText } | null };

export type EventItem = { id: number; title: LocalizedText; sub_title: LocalizedText | null; image_src: string; start_date: string; end_date: string | null };

export type EventsQuery = { management_banners: Array<EventItem> };

export type EventsQueryVariables = { now: string };

export type EventQuery = { management_banners: Array<EventItem & { content: string; translations: Translations; link_name: LocalizedText | null; link_url: string; banner_graphics: Array<{ graphic: GraphicItem | null }>; banner_products: Array<{ product: ProductItem | null }> }> };

export type EventQueryVariables = { id: number };

export type SelectReviewsQuery = { product_reviews: Array<ReviewEntry> };

export type SelectReviewsQueryVariables = { where: Where<'product_reviews'>; order_by: Many<OrderBy<'product_reviews'>>; limit: number; offset: number };

export type CountReviewsQuery = { product_reviews_aggregate: { aggregate: { count: number } | null } };

export type CountReviewsQueryVariables = { where: Where<'product_reviews'> };

export type CountScoresQuery = { one: { aggregate: { count: number } | null }; two: { aggregate: { count: number } | null }; three: { aggregate: { count: number } | null }; four: { aggregate: { count: number } | null }; five: { aggregate: { count: number } | null } };

export type CountScoresQueryVariables = { one: Where<'product_reviews'>; two: Where<'product_reviews'>; three: Where<'product_reviews'>; four: Where<'product_reviews'>; five: Where<'product_reviews'> };

export type ReviewEntry = { id: number; score: number; content: string; like_count: number; unlike_count: number; created_at: string; edited_at: string | null; option_name: LocalizedText | null; design_src: string | null; height_from: number | null; weight_from: number | null; size_feel: string | null; is_rewarded: boolean; reply: string | null; replied_at: string | null; review_images: Array<{ id: number; src: string }>; product: { id: number; name: LocalizedText; image_src: string; brand: { id: number; name: LocalizedText } | null } | null; writer: string | null; user: { nickname: string } | null };

export type ReviewItem = { id: number; score: number; content: string; design_src: string | null; like_count: number; created_at: string; review_images: Array<{ src: string }>; product: { id: number; name: LocalizedText; image_src: string } | null; writer: string | null; user: { nickname: string } | null };

export type MyReviewVotesQuery = { likes: Array<{ review_id: number; review: { like_count: number; unlike_count: number } | null }>; unlikes: Array<{ review_id: number; review: { like_count: number; unlike_count: number } | null }>; own: Array<{ id: number }> };

export type MyReviewVotesQueryVariables = { user_id: string; ids: Many<number> };

export type VoteLikeQuery = { vote: { deleted_at: string | null } | null };

export type VoteLikeQueryVariables = { user_id: string; id: number };

export type InsertVoteLikeMutation = { vote: { deleted_at: string | null } | null };

export type InsertVoteLikeMutationVariables = { user_id: string; id: number };

export type UpdateVoteLikeMutation = { vote: { deleted_at: string | null } | null };

export type UpdateVoteLikeMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type VoteUnlikeQuery = { vote: { deleted_at: string | null } | null };

export type VoteUnlikeQueryVariables = { user_id: string; id: number };

export type InsertVoteUnlikeMutation = { vote: { deleted_at: string | null } | null };

export type InsertVoteUnlikeMutationVariables = { user_id: string; id: number };

export type UpdateVoteUnlikeMutation = { vote: { deleted_at: string | null } | null };

export type UpdateVoteUnlikeMutationVariables = { user_id: string; id: number; deleted_at?: string | null | undefined };

export type SearchWordsQuery = { management_search_synonyms: Array<{ words: string; meaning: string }>; product_categories: Array<{ name: LocalizedText }> };

export type SearchWordsQueryVariables = Record<string, never>;

export type DetailTemplate = { id: number; sub_type: string; title: LocalizedText; sub_title: LocalizedText | null };

export type DesignToShareQuery = { product_product_customs_by_pk: { id: number; render_key: string; revision: number; custom_mockups: Array<{ id: number; mockup_group_id: number; print_area: CopiedArea; mockup_group: { id: number; name: LocalizedText } | null; layers: Array<{ id: number; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number; graphic: { id: number; src: string; artist: { id: number; name: LocalizedText; profile_src: string } | null } | null }>; texts: Array<{ id: number; text: Json; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number }>; pictures: Array<{ id: number; picture_id: number; x_coordinate: number; y_coordinate: number; width: number; height: number; rotation: number; z_index: number }> }> } | null };

export type DesignToShareQueryVariables = { id: number };

export type SelectGraphicAddressQuery = { product_graphics: Array<{ id: number; artist: { path_name: string } | null }> };

export type SelectGraphicAddressQueryVariables = { id: number };

export type ArtistsQuery = { product_artists: Array<ArtistItem> };

export type ArtistsQueryVariables = { order_by: Many<OrderBy<'product_artists'>>; limit: number; offset: number };

export type ArtistPathQuery = { product_artists_by_pk: { path_name: string } | null };

export type ArtistPathQueryVariables = { id: number };

export type ArtistPageQuery = { product_artists: Array<ArtistItem & { description: LocalizedText | null }>; graphics: Array<GraphicItem>; graphics_aggregate: { aggregate: { count: number } | null }; best: Array<GraphicItem>; management_detail_templates: Array<DetailTemplate> };

export type ArtistPageQueryVariables = { path_name: string };

export type ArtistGraphicsQuery = { product_graphics: Array<GraphicItem> };

export type ArtistGraphicsQueryVariables = { artist_id: number; limit: number; offset: number };

export type GraphicPageQuery = { product_graphics: Array<{ id: number; name: LocalizedText; src: string; background_color: string; width: number; height: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; artist: { id: number; name: LocalizedText; path_name: string; profile_src: string; description: LocalizedText | null } | null; extension: string; description: LocalizedText | null; product_count: number; is_donate: boolean; donation: number; plan_graphics: Array<{ plan_id: number; add_content: string; translations: Translations }> }>; product_graphic_products: Array<{ product: ProductItem | null }>; more: Array<GraphicItem>; garments: Array<ProductItem & { mockups: Array<{ id: number; frame_id: number; color: { hex: string } | null }> }>; management_detail_templates: Array<DetailTemplate> };

export type GraphicPageQueryVariables = { id: number; plan_id?: number | null | undefined };

export type GraphicProductsQuery = { product_graphic_products: Array<{ product: ProductItem | null }> };

export type GraphicProductsQueryVariables = { graphic_id: number; limit: number; offset: number };

export type GraphicsQuery = { product_graphics: Array<GraphicItem> };

export type GraphicsQueryVariables = { where: Where<'product_graphics'>; order_by: Many<OrderBy<'product_graphics'>>; limit: number; offset: number };

export type GraphicThemesQuery = { product_plans: Array<{ id: number; title: LocalizedText }> };

export type GraphicThemesQueryVariables = { now: string };

export type SelectCartOptionsQuery = { product_product_options: Array<{ id: number; name: LocalizedText; price: number; stock_count: number; incoming: { comes_on: string } | null; frame_id: number | null; color_id: number | null }> };

export type SelectCartOptionsQueryVariables = { product_id: number };

export type SelectProductByCodeQuery = { product_products: Array<{ id: number }> };

export type SelectProductByCodeQueryVariables = { brand_id: number; code: string };

export type BrandPageQuery = { product_brands: Array<{ id: number; name: LocalizedText; description: LocalizedText | null; logo_src: string; image_src: string; follower_count: number; artist_brands: Array<{ artist: ArtistItem | null }> }>; management_home_templates: Array<{ id: number; src: string; type: string; content_type: string; url: string; is_custom_url: boolean; description: LocalizedText | null; add_content: string; translations: Translations }>; management_detail_templates: Array<DetailTemplate> };

export type BrandPageQueryVariables = { id: number };

export type BrandsQuery = { product_brands: Array<{ id: number; name: LocalizedText; logo_src: string; image_src: string; description: LocalizedText | null; follower_count: number }> };

export type BrandsQueryVariables = Record<string, never>;

export type PlanPageQuery = { product_plans: Array<{ id: number; title: LocalizedText; content: string; translations: Translations; image_src: string; start_date: string | null; end_date: string | null; plan_graphics: Array<{ graphic: GraphicItem | null }> }>; management_detail_templates: Array<DetailTemplate> };

export type PlanPageQueryVariables = { id: number };

export type PlanProductsQuery = { product_plan_products: Array<{ product: ProductItem | null }> };

export type PlanProductsQueryVariables = { plan_id: number; where: Where<'product_products'>; limit: number; offset: number };

export type FoundGraphicsQuery = { product_graphics: Array<GraphicItem>; product_graphics_aggregate: { aggregate: { count: number } | null } };

export type FoundGraphicsQueryVariables = { search: Where<'product_graphic_search'>; limit: number; offset: number };

export type FoundArtistsQuery = { product_artists: Array<ArtistItem>; product_artists_aggregate: { aggregate: { count: number } | null } };

export type FoundArtistsQueryVariables = { search: Where<'product_artist_search'>; limit: number; offset: number };

export type SelectMainBestQuery = { customs: Array<CustomItem>; graphics: Array<GraphicItem> };

export type SelectMainBestQueryVariables = Record<string, never>;

export type AllGraphicsQuery = { product_graphics: Array<GraphicItem>; product_graphics_aggregate: { aggregate: { count: number } | null } };

export type AllGraphicsQueryVariables = { limit: number; offset: number; is_best?: boolean | null | undefined };

export type BestDesignsQuery = { product_product_customs: Array<CustomItem> };

export type BestDesignsQueryVariables = { limit: number; offset: number };

export type InfluencersQuery = { management_influencers: Array<InfluencerItem> };

export type InfluencersQueryVariables = { limit: number; offset: number };

export type InfluencerFeedQuery = { management_influencer_feeds: Array<{ id: number; image_src: string; content: string; translations: Translations; created_at: string; influencer: InfluencerItem | null; feed_images: Array<{ id: number; src: string }>; feed_products: Array<{ product: ProductItem | null }>; feed_customs: Array<{ product_custom: CustomItem | null }> }>; others: Array<{ id: number; image_src: string; content: string; translations: Translations }> };

export type InfluencerFeedQueryVariables = { id: number; feed_id: number };

export type InfluencerQuery = { management_influencers: Array<InfluencerItem>; management_influencer_feeds_aggregate: { aggregate: { count: number } | null } };

export type InfluencerQueryVariables = { id: number };

export type InfluencerFeedsQuery = { management_influencer_feeds: Array<{ id: number; image_src: string; content: string; translations: Translations; feed_images: Array<{ id: number }> }> };

export type InfluencerFeedsQueryVariables = { id: number; limit: number; offset: number };

export type MyCouponsQuery = { sales_issued_coupons: Array<{ id: number; issued_at: string; expires_at: string | null; order_id: number | null; used_at: string | null; order: { id: number; status: OrderState; cancelled_at: string | null; deposit_account: string | null; hold_expires_at: string | null } | null; coupon: CouponItem | null }> };

export type MyCouponsQueryVariables = { user_id: string };

export type FollowedArtistsQuery = { product_artist_follows: Array<{ created_at: string; is_muted: boolean; artist: ArtistItem & { graphics: Array<GraphicItem & { published_at: string | null }> } | null }> };

export type FollowedArtistsQueryVariables = { user_id: string; limit: number; offset: number };

export type FollowedBrandsQuery = { product_brand_follows: Array<{ created_at: string; brand: { id: number; name: LocalizedText; logo_src: string; follower_count: number; products: Array<ProductItem & { published_at: string | null }> } | null }> };

export type FollowedBrandsQueryVariables = { user_id: string; limit: number; offset: number };

export type LikedGraphicsQuery = { product_graphic_likes: Array<{ graphic: GraphicItem | null }> };

export type LikedGraphicsQueryVariables = { user_id: string; limit: number; offset: number };

export type LikedProductsQuery = { product_product_likes: Array<{ product: ProductItem | null }> };

export type LikedProductsQueryVariables = { user_id: string; limit: number; offset: number };

export type MyPageQuery = { sales_orders: Array<{ id: number; order_number: string; status: OrderState; ordered_at: string; cancelled_at: string | null; deposit_account: string | null; deposit_deadline: string | null; order_products: Array<{ id: number; product_name: LocalizedText; option_name: LocalizedText; image_src: string }>; order_products_aggregate: { aggregate: { count: number } | null }; made_to_order: { aggregate: { count: number } | null }; status_changes: Array<{ to_status: OrderState; changed_at: string }> }>; sales_issued_coupons: Array<{ id: number; expires_at: string | null; order_id: number | null; coupon: { id: number; state: string; starts_at: string; ends_at: string | null } | null }> };

export type MyPageQueryVariables = { user_id: string };

export type MyDesignsQuery = { product_product_customs: Array<CustomItem> };

export type MyDesignsQueryVariables = { user_id: string };

export type SeenProductsQuery = { product_products: Array<ProductItem> };

export type SeenProductsQueryVariables = { ids: Many<number> };

export type MyWaitsQuery = { product_restock_requests: Array<{ id: number; restocked_at: string | null; option: { id: number; name: LocalizedText; product: { id: number; name: LocalizedText; image_src: string } | null } | null }> };

export type MyWaitsQueryVariables = { user_id: string };

export type SelectAskableThingsQuery = { sales_orders: Array<{ id: number; order_number: string; order_products: Array<{ id: number; product_name: LocalizedText; option_name: LocalizedText; image_src: string }> }>; product_product_customs: Array<{ id: number; name: string; render_key: string; revision: number; product: { id: number; name: LocalizedText; image_src: string } | null; custom_mockups: Array<{ id: number; mockup_group_id: number }> }> };

export type SelectAskableThingsQueryVariables = { user_id: string };

export type SelectOrderHistoryQuery = { sales_orders: Array<{ id: number; status_changes: Array<{ id: number; to_status: OrderState; changed_at: string }>; payments: Array<{ id: number; payment_id: string; card_name: string | null; receipt_url: string | null }>; order_products: Array<{ id: number; custom_version: { id: number; product_custom_id: number; product_custom: { id: number; product_id: number; deleted_at: string | null } | null } | null }> }> };

export type SelectOrderHistoryQueryVariables = { id: number; user_id: string };

export type SelectOrdersQuery = { sales_orders: Array<{ id: number; order_number: string; status: OrderState; ordered_at: string; payment_amount: number; cancelled_at: string | null; deposit_account: string | null; deposit_deadline: string | null; payments: Array<{ id: number; method: PaymentMethod; amount: number; paid_at: string | null; refund_amount: number | null; refund_since: string | null; refund_asked_at: string | null; refunded_at: string | null; needs_refund_account: boolean; is_settled_elsewhere: boolean; claim_refunds: Array<{ claim_id: number; amount: number; state: string; is_whole: boolean; owed_since: string; asked_at: string | null; back_at: string | null; is_settled_elsewhere: boolean }> }>; order_products: Array<{ id: number; product_id: number; custom_version_id: number | null; product_name: LocalizedText; option_name: LocalizedText; brand_name: LocalizedText; image_src: string; side_srcs: Json; quantity: number; unit_price: number; amount: number; claim_products: Array<{ claim_id: number; quantity: number; claim: { type: ClaimType; status: ClaimState } | null }> }> }> };

export type SelectOrdersQueryVariables = { where: Where<'sales_orders'>; limit: number; offset: number };

export type DeleteProductCustomMutation = { update_product_product_customs_by_pk: { id: number } | null; insert_management_logs: { affected_rows: number } | null };

export type DeleteProductCustomMutationVariables = { id: number; deleted_at: string; description: string };

export type RestoreProductCustomMutation = { update_product_product_customs_by_pk: { id: number } | null; insert_management_logs: { affected_rows: number } | null };

export type RestoreProductCustomMutationVariables = { id: number; description: string };

export type RenameProductCustomMutation = { update_product_product_customs_by_pk: { id: number; name: string } | null };

export type RenameProductCustomMutationVariables = { id: number; name: string };

export type TagProductCustomMutation = { update_product_product_customs_by_pk: { id: number; tags: DesignTags } | null };

export type TagProductCustomMutationVariables = { id: number; tags: Json };

export type SavedChoicesQuery = { product_product_customs: Array<{ tags: DesignTags; product: { id: number; name: LocalizedText } | null }> };

export type SavedChoicesQueryVariables = { user_id: string };

export type BoughtSizesQuery = { children: Array<{ id: number; parent_code: string | null }>; sales_order_products: Array<{ option_id: number; custom_version: { product_custom_id: number } | null }> };

export type BoughtSizesQueryVariables = { ids: Many<number>; user_id: string };

export type StartingDesignsQuery = { product_product_customs: Array<CustomItem> };

export type StartingDesignsQueryVariables = Record<string, never>;

export type SelectCustomSizesQuery = { product_product_options: Array<{ id: number; size: string; name: LocalizedText; stock_count: number; incoming: { comes_on: string } | null }>; texts: Array<{ id: number }>; pictures: Array<{ id: number }> };

export type SelectCustomSizesQueryVariables = { id: number; product_id: number; frame_id: number; color_id: number };

export type SelectMyRestocksQuery = { product_restock_requests: Array<{ id: number; option_id: number }> };

export type SelectMyRestocksQueryVariables = { product_id: number; user_id: string };

export type SelectProductPageQuery = { product_products_by_pk: ProductItem & { code: string; state: string; type: string; description: LocalizedText | null; seo_title: LocalizedText | null; seo_description: LocalizedText | null; add_content: string; translations: Translations; review_count: number; category: { id: number; path_name: string } | null; sold_by: { is_brokered: boolean; seller_name: string; seller_representative: string; seller_registration_number: string; seller_report_number: string; seller_address: string; seller_phone: string; seller_email: string; seller_return_address: string } | null; facets: { tags: readonly string[] } | null; facts: { kind: string; material: LocalizedText | null; contents: LocalizedText | null; maker: LocalizedText | null; origin: LocalizedText | null; made_on: LocalizedText | null; care: LocalizedText | null; certification: LocalizedText | null; warranty: LocalizedText | null; contact: LocalizedText | null } | null; review_score_sum: number; shipping_policy: { id: number; region: string; fee_type: ShippingPolicy['fee_type']; fee: number; free_over: number | null; remote_fee: number; day1: number; day2: number } | null; product_images: Array<{ id: number; src: string; color_id: number | null }>; frames: Array<{ id: number; name: LocalizedText }>; colors: Array<{ id: number; name: LocalizedText; hex: string; family: string | null }>; options: Array<{ id: number; frame_id: number | null; color_id: number | null; size: string; name: LocalizedText; price: number; stock_count: number; incoming: { comes_on: string } | null }>; mockup_groups: Array<{ id: number; code: string; name: LocalizedText; price: number }>; mockups: Array<{ id: number; frame_id: number; color_id: number; mockup_group_id: number; src: string; shade_src: string; width: number; height: number; print_x: number; print_y: number; print_width: number; print_height: number; print_width_mm: number; print_height_mm: number }> } | null };

export type SelectProductPageQueryVariables = { id: number };

export type SelectAlternativesQuery = { product_products: Array<ProductItem> };

export type SelectAlternativesQueryVariables = { category_id: number; id: number };

export type SelectBelowProductQuery = { measured: { size_measures: Array<{ frame_id: number | null; size: string; measure: string; value_mm: number }> } | null; designed?: { product_templates: Array<{ id: number; custom: CustomItem | null }> } | null; reviewed?: { reviews: Array<ReviewEntry>; one: { aggregate: { count: number } | null }; two: { aggregate: { count: number } | null }; three: { aggregate: { count: number } | null }; four: { aggregate: { count: number } | null }; five: { aggregate: { count: number } | null } } | null };

export type SelectBelowProductQueryVariables = { id: number; is_custom: boolean; is_reviewed: boolean };

export type SelectRelatedQuery = { by_artist: Array<ProductItem>; of_kind: Array<ProductItem> };

export type SelectRelatedQueryVariables = { by_artist: Where<'product_products'>; of_kind: Where<'product_products'> };

export type SelectBoardQuery = { member_inquiries_aggregate: { aggregate: { count: number } | null }; member_inquiries: Array<{ id: number; type: InquiryType; title: string; content: string; is_secret: boolean; status: InquiryState; created_at: string; messages: Array<{ id: number; author: InquiryAuthor; content: string; created_at: string }> }> };

export type SelectBoardQueryVariables = { where: Where<'member_inquiries'>; limit: number; offset: number };

export type ReviewedProductQuery = { product_products_by_pk: { id: number; name: LocalizedText } | null };

export type ReviewedProductQueryVariables = { id: number };

export type SelectReviewQuery = { product_reviews: Array<ReviewEntry> };

export type SelectReviewQueryVariables = { id: number };

export type OtherReviewsQuery = { product_reviews: Array<ReviewItem> };

export type OtherReviewsQueryVariables = { id: number; product_id: number };

export type FaqsQuery = { management_faqs: Array<{ id: number; category: FaqCategory; question: LocalizedText; answer: LocalizedText }>; management_search_synonyms: Array<{ words: string; meaning: string }> };

export type FaqsQueryVariables = Record<string, never>;

export type NoticesQuery = { management_notices: Array<{ id: number; title: LocalizedText; is_pinned: boolean; created_at: string }> };

export type NoticesQueryVariables = Record<string, never>;

export type NoticeQuery = { management_notices_by_pk: { id: number; title: LocalizedText; content: string; translations: Translations; is_pinned: boolean; created_at: string } | null };

export type NoticeQueryVariables = { id: number };

/** What each text is; `graphql` looks it up. */
export interface Documents {
  "\n  mutation updateProductCustom(\n    $id: bigint!\n    $revision: Int!\n    $option_id: bigint!\n    $deleted_at: timestamptz!\n    $removed_mockup_ids: [bigint!]!\n    $removed_layer_ids: [bigint!]!\n    $removed_text_ids: [bigint!]!\n    $removed_picture_ids: [bigint!]!\n    $new_sides: [product_product_custom_mockups_insert_input!]!\n    $layers: [product_product_custom_layers_insert_input!]!\n    $texts: [product_product_custom_texts_insert_input!]!\n    $pictures: [product_product_custom_pictures_insert_input!]!\n    $logs: [management_logs_insert_input!]!\n  ) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { revision: $revision, option_id: $option_id }) {\n      id\n      revision\n    }\n    update_product_product_custom_mockups(where: { id: { _in: $removed_mockup_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    update_product_product_custom_layers(where: { id: { _in: $removed_layer_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    update_product_product_custom_texts(where: { id: { _in: $removed_text_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    update_product_product_custom_pictures(where: { id: { _in: $removed_picture_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    insert_product_product_custom_mockups(objects: $new_sides) { affected_rows }\n    insert_product_product_custom_layers(\n      objects: $layers\n      on_conflict: {\n        constraint: product_custom_layers_key\n        update_columns: [custom_mockup_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]\n      }\n    ) { affected_rows }\n    insert_product_product_custom_texts(\n      objects: $texts\n      on_conflict: {\n        constraint: product_custom_texts_key\n        update_columns: [custom_mockup_id, text, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]\n      }\n    ) { affected_rows }\n    insert_product_product_custom_pictures(\n      objects: $pictures\n      on_conflict: {\n        constraint: product_custom_pictures_key\n        update_columns: [custom_mockup_id, picture_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]\n      }\n    ) { affected_rows }\n    insert_management_logs(objects: $logs) { affected_rows }\n  }\n": Operation<UpdateProductCustomMutation, UpdateProductCustomMutationVariables>;
  "\n  query selectRevision($id: bigint!) { product_product_customs_by_pk(id: $id) { revision deleted_at } }\n": Operation<SelectRevisionQuery, SelectRevisionQueryVariables>;
  "\n  query selectTrayArtists {\n    product_artists(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 60\n    ) { id name profile_src }\n  }\n": Operation<SelectTrayArtistsQuery, SelectTrayArtistsQueryVariables>;
  "\n  query selectBesideLayers($id: bigint!) {\n    product_product_custom_layers(\n      where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true }, editing: { _is_null: false } }\n      limit: 40\n    ) { key editing }\n    product_product_custom_texts(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }, limit: 20) {\n      id\n      key\n      custom_mockup_id\n      text\n      x_coordinate\n      y_coordinate\n      width\n      height\n      rotation\n      z_index\n      editing\n    }\n    product_product_custom_pictures(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }, limit: 20) {\n      id\n      key\n      custom_mockup_id\n      picture_id\n      x_coordinate\n      y_coordinate\n      width\n      height\n      rotation\n      z_index\n      editing\n    }\n  }\n": Operation<SelectBesideLayersQuery, SelectBesideLayersQueryVariables>;
  "\n  query shell {\n    management_shop_info(limit: 1) {\n      company_name\n      ceo\n      registration_number\n      business_type\n      business_category\n      phone\n      telecommunication_number\n      email\n      hosting_provider\n      escrow_provider\n      escrow_url\n      personal_information_admin\n      zip_code\n      address\n      detail_address\n      footer_title\n      footer_content\n      translations\n      donation\n      banner_autoplay\n      is_custom_main\n      service_from\n      service_until\n      lunch_from\n      lunch_until\n      service_days\n      is_open_on_holidays\n    }\n    management_shop_rules(limit: 1) {\n      review_text_points\n      review_photo_points\n      deposit_days\n      points_earn_percent\n      points_min_held\n      points_valid_months\n      confirm_days\n      pick_up_fee\n      text_price\n      picture_price\n      quantity_steps\n      takes_own_pictures\n    }\n    product_shipping_policies(where: { region: { _eq: \"DOMESTIC\" } }, order_by: [{ fee_type: asc }, { id: asc }], limit: 1) {\n      fee_type\n      fee\n      free_over\n    }\n    policies: product_shipping_policies(limit: 1) { id }\n    terms: management_terms(where: { deleted_at: { _is_null: true }, is_coming: { _eq: false } }) { type }\n    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {\n      id\n      parent_id\n      name\n      path_name\n    }\n  }\n": Operation<ShellQuery, ShellQueryVariables>;
  "\n  query termsVersions($type: String!) {\n    versions: management_terms(\n      where: { type: { _eq: $type }, _or: [{ is_coming: { _eq: true } }, { deleted_at: { _is_null: false } }] }\n      order_by: [{ id: desc }]\n      limit: 20\n    ) { id revised_on deleted_at is_coming }\n  }\n": Operation<TermsVersionsQuery, TermsVersionsQueryVariables>;
  "\n  query termsVersion($type: String!, $id: bigint!) {\n    terms: management_terms(where: { type: { _eq: $type }, id: { _eq: $id } }, limit: 1) {\n      id\n      type\n      name\n      content\n      translations\n      revised_on\n      deleted_at\n      is_coming\n    }\n  }\n": Operation<TermsVersionQuery, TermsVersionQueryVariables>;
  "\n  query pageReferences($products: [bigint!]!, $designs: [bigint!]!, $artists: [bigint!]!, $graphics: [bigint!]!, $reviews: [bigint!]!) {\n    products: product_products(where: { id: { _in: $products }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }) {\n      ...productItem\n    }\n    designs: product_product_customs(where: { id: { _in: $designs }, deleted_at: { _is_null: true } }) { ...customItem }\n    artists: product_artists(where: { id: { _in: $artists } }) { ...artistItem }\n    graphics: product_graphics(where: { id: { _in: $graphics }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }) {\n      ...graphicItem\n    }\n    reviews: product_reviews(where: { id: { _in: $reviews }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }) {\n      ...reviewItem\n    }\n  }\n": Operation<PageReferencesQuery, PageReferencesQueryVariables>;
  "\n  query newestReviews {\n    product_reviews(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, has_photos: { _eq: true } }\n      order_by: [{ created_at: desc }, { id: desc }]\n      limit: 12\n    ) { ...reviewItem }\n  }\n": Operation<NewestReviewsQuery, NewestReviewsQueryVariables>;
  "\n  query graphicsById($ids: [bigint!]!) {\n    product_graphics(where: { id: { _in: $ids }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }) {\n      ...graphicItem\n    }\n  }\n": Operation<GraphicsByIdQuery, GraphicsByIdQueryVariables>;
  "\n  fragment artistItem on product_artists {\n    id\n    name\n    path_name\n    image_src\n    profile_src\n    follower_count\n  }\n": string;
  "\n  fragment couponItem on sales_coupons {\n    id\n    type\n    name\n    discount_type\n    discount_value\n    max_discount_amount\n    max_discount_per\n    min_order_amount\n    applicable_count\n    starts_at\n    ends_at\n    valid_days\n    state\n    coupon_products(order_by: [{ product_id: asc }], limit: 1) { product { id name } }\n    coupon_products_aggregate { aggregate { count } }\n    coupon_graphics(order_by: [{ graphic_id: asc }], limit: 1) { graphic { id name } }\n    coupon_graphics_aggregate { aggregate { count } }\n  }\n": string;
  "\n  query myClaims($user_id: uuid!, $coupon_ids: [bigint!]!) {\n    sales_issued_coupons(where: { user_id: { _eq: $user_id }, coupon_id: { _in: $coupon_ids } }, limit: 100) {\n      coupon_id\n      expires_at\n    }\n  }\n": Operation<MyClaimsQuery, MyClaimsQueryVariables>;
  "\n  fragment shownCouponItem on sales_coupons {\n    ...couponItem\n    issue_limit\n    issued_count\n  }\n": string;
  "\n  query shownCoupons {\n    sales_coupons(\n      where: { is_public: { _eq: true }, state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }\n      order_by: [{ id: asc }]\n      limit: 50\n    ) { ...shownCouponItem }\n  }\n": Operation<ShownCouponsQuery, ShownCouponsQueryVariables>;
  "\n  query productCoupons($product_id: bigint!, $printed: [String!]!) {\n    sales_coupons(\n      where: {\n        is_public: { _eq: true }\n        state: { _eq: \"ACT\" }\n        deleted_at: { _is_null: true }\n        _or: [\n          { type: { _eq: \"ORDER\" } }\n          { type: { _eq: \"PRODUCT\" }, coupon_products: { product_id: { _eq: $product_id } } }\n          { type: { _eq: \"PRODUCT\" }, _not: { coupon_products: {} } }\n          { type: { _in: $printed } }\n        ]\n      }\n      order_by: [{ id: asc }]\n      limit: 20\n    ) { ...shownCouponItem }\n  }\n": Operation<ProductCouponsQuery, ProductCouponsQueryVariables>;
  "\n  query eventCoupons($banner_id: bigint!) {\n    sales_coupons(\n      where: {\n        is_public: { _eq: true }\n        state: { _eq: \"ACT\" }\n        deleted_at: { _is_null: true }\n        coupon_banners: { banner_id: { _eq: $banner_id } }\n      }\n      order_by: [{ id: asc }]\n      limit: 20\n    ) { ...shownCouponItem }\n  }\n": Operation<EventCouponsQuery, EventCouponsQueryVariables>;
  "\n  query planCoupons($plan_id: bigint!) {\n    sales_coupons(\n      where: {\n        is_public: { _eq: true }\n        state: { _eq: \"ACT\" }\n        deleted_at: { _is_null: true }\n        _or: [\n          { coupon_plans: { plan_id: { _eq: $plan_id } } }\n          { type: { _eq: \"PRODUCT\" }, coupon_products: { product: { plan_products: { plan_id: { _eq: $plan_id } } } } }\n          { type: { _eq: \"GRAPHIC\" }, coupon_graphics: { graphic: { plan_graphics: { plan_id: { _eq: $plan_id } } } } }\n        ]\n      }\n      order_by: [{ id: asc }]\n      limit: 20\n    ) { ...shownCouponItem }\n  }\n": Operation<PlanCouponsQuery, PlanCouponsQueryVariables>;
  "\n  fragment customItem on product_product_customs {\n    id\n    product_id\n    name\n    translations\n    render_key\n    revision\n    product { ...productItem }\n    custom_mockups(limit: 4, where: { deleted_at: { _is_null: true } }, order_by: [{ mockup_group: { position: asc } }]) {\n      id\n      mockup_group_id\n      mockup_group { id name position price }\n    }\n    layers(limit: 20, where: { deleted_at: { _is_null: true } }) {\n      id\n      graphic { id price promotion_price artist { id name } }\n    }\n  }\n": string;
  "\n  query selectArtistFollow($user_id: uuid!, $id: bigint!) {\n    row: product_artist_follows_by_pk(user_id: $user_id, artist_id: $id) { deleted_at }\n    thing: product_artists_by_pk(id: $id) { follower_count }\n  }\n": Operation<SelectArtistFollowQuery, SelectArtistFollowQueryVariables>;
  "\n  mutation insertArtistFollow($user_id: uuid!, $id: bigint!) {\n    row: insert_product_artist_follows_one(object: { user_id: $user_id, artist_id: $id }) { deleted_at }\n  }\n": Operation<InsertArtistFollowMutation, InsertArtistFollowMutationVariables>;
  "\n  mutation updateArtistFollow($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    row: update_product_artist_follows_by_pk(pk_columns: { user_id: $user_id, artist_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateArtistFollowMutation, UpdateArtistFollowMutationVariables>;
  "\n  query selectBrandFollow($user_id: uuid!, $id: bigint!) {\n    row: product_brand_follows_by_pk(user_id: $user_id, brand_id: $id) { deleted_at }\n    thing: product_brands_by_pk(id: $id) { follower_count }\n  }\n": Operation<SelectBrandFollowQuery, SelectBrandFollowQueryVariables>;
  "\n  mutation insertBrandFollow($user_id: uuid!, $id: bigint!) {\n    row: insert_product_brand_follows_one(object: { user_id: $user_id, brand_id: $id }) { deleted_at }\n  }\n": Operation<InsertBrandFollowMutation, InsertBrandFollowMutationVariables>;
  "\n  mutation updateBrandFollow($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    row: update_product_brand_follows_by_pk(pk_columns: { user_id: $user_id, brand_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateBrandFollowMutation, UpdateBrandFollowMutationVariables>;
  "\n  mutation muteArtist($user_id: uuid!, $id: bigint!, $is_muted: Boolean!) {\n    row: update_product_artist_follows_by_pk(pk_columns: { user_id: $user_id, artist_id: $id }, _set: { is_muted: $is_muted }) {\n      is_muted\n    }\n  }\n": Operation<MuteArtistMutation, MuteArtistMutationVariables>;
  "\n  fragment graphicItem on product_graphics {\n    id\n    name\n    src\n    background_color\n    width\n    height\n    price\n    origin_price\n    sale_price\n    sale_rate\n    promotion_price\n    like_count\n    artist { id name path_name }\n  }\n": string;
  "\n  fragment influencerItem on management_influencers {\n    id\n    name\n    description\n    image_src\n  }\n": string;
  "\n  query myLikes($user_id: uuid!, $graphic_ids: [bigint!]!, $product_ids: [bigint!]!) {\n    graphics: product_graphic_likes(where: { user_id: { _eq: $user_id }, graphic_id: { _in: $graphic_ids }, deleted_at: { _is_null: true } }) {\n      graphic_id\n      graphic { like_count }\n    }\n    products: product_product_likes(where: { user_id: { _eq: $user_id }, product_id: { _in: $product_ids }, deleted_at: { _is_null: true } }) {\n      product_id\n      product { like_count }\n    }\n  }\n": Operation<MyLikesQuery, MyLikesQueryVariables>;
  "\n  query selectGraphicLike($user_id: uuid!, $id: bigint!) {\n    like: product_graphic_likes_by_pk(user_id: $user_id, graphic_id: $id) { deleted_at }\n  }\n": Operation<SelectGraphicLikeQuery, SelectGraphicLikeQueryVariables>;
  "\n  mutation insertGraphicLike($user_id: uuid!, $id: bigint!) {\n    like: insert_product_graphic_likes_one(object: { user_id: $user_id, graphic_id: $id }) { deleted_at }\n  }\n": Operation<InsertGraphicLikeMutation, InsertGraphicLikeMutationVariables>;
  "\n  mutation updateGraphicLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    like: update_product_graphic_likes_by_pk(pk_columns: { user_id: $user_id, graphic_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateGraphicLikeMutation, UpdateGraphicLikeMutationVariables>;
  "\n  query selectProductLike($user_id: uuid!, $id: bigint!) {\n    like: product_product_likes_by_pk(user_id: $user_id, product_id: $id) { deleted_at }\n  }\n": Operation<SelectProductLikeQuery, SelectProductLikeQueryVariables>;
  "\n  mutation insertProductLike($user_id: uuid!, $id: bigint!) {\n    like: insert_product_product_likes_one(object: { user_id: $user_id, product_id: $id }) { deleted_at }\n  }\n": Operation<InsertProductLikeMutation, InsertProductLikeMutationVariables>;
  "\n  mutation updateProductLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    like: update_product_product_likes_by_pk(pk_columns: { user_id: $user_id, product_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateProductLikeMutation, UpdateProductLikeMutationVariables>;
  "\n  query myNotifications($user_id: uuid!, $limit: Int!, $offset: Int!) {\n    member_notifications(where: { user_id: { _eq: $user_id } }, order_by: [{ id: desc }], limit: $limit, offset: $offset) {\n      id\n      event\n      values\n      link\n      created_at\n      read_at\n    }\n  }\n": Operation<MyNotificationsQuery, MyNotificationsQueryVariables>;
  "\n  query unreadNotifications($user_id: uuid!) {\n    member_notifications_aggregate(where: { user_id: { _eq: $user_id }, read_at: { _is_null: true } }) {\n      aggregate { count }\n    }\n  }\n": Operation<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
  "\n  query notificationMutes($user_id: uuid!) {\n    member_notification_mutes(where: { user_id: { _eq: $user_id } }) { event }\n  }\n": Operation<NotificationMutesQuery, NotificationMutesQueryVariables>;
  "\n  query categoryTree {\n    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) { id parent_id name path_name }\n  }\n": Operation<CategoryTreeQuery, CategoryTreeQueryVariables>;
  "\n  query filterNames($brand_ids: [bigint!]!, $artist_ids: [bigint!]!) {\n    product_brands(where: { id: { _in: $brand_ids } }, limit: 100) { id name }\n    product_artists(where: { id: { _in: $artist_ids } }, limit: 100) { id name }\n  }\n": Operation<FilterNamesQuery, FilterNamesQueryVariables>;
  "\n  query products($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }\n    product_products_aggregate(where: $where, limit: 2001) { aggregate { count } }\n  }\n": Operation<ProductsQuery, ProductsQueryVariables>;
  "\n  query moreProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }\n  }\n": Operation<MoreProductsQuery, MoreProductsQueryVariables>;
  "\n  query listedProducts($where: product_product_lists_bool_exp!, $order_by: [product_product_lists_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_product_lists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { product { ...productItem } }\n  }\n": Operation<ListedProductsQuery, ListedProductsQueryVariables>;
  "\n  query colours($product_ids: [bigint!]!, $families: [String!]!) {\n    product_colors(\n      where: { product_id: { _in: $product_ids }, family: { _in: $families }, options: { state: { _eq: \"ACT\" } } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 100\n    ) {\n      id\n      product_id\n      mockups(order_by: [{ mockup_group: { position: asc } }, { frame: { position: asc } }, { id: asc }], limit: 1) { src }\n      images(order_by: [{ position: asc }, { id: asc }], limit: 1) { src }\n      product { colors(limit: 2) { id } }\n    }\n  }\n": Operation<ColoursQuery, ColoursQueryVariables>;
  "\n  fragment productItem on product_products {\n    id\n    name\n    image_src\n    is_custom\n    is_new\n    is_sale\n    stock_count\n    price\n    origin_price\n    sale_price\n    sale_rate\n    promotion_price\n    like_count\n    brand { id name }\n  }\n": string;
  "\n  fragment eventItem on management_banners {\n    id\n    title\n    sub_title\n    image_src\n    start_date\n    end_date\n  }\n": string;
  "\n  query events($now: timestamptz!) {\n    management_banners(\n      where: {\n        deleted_at: { _is_null: true }\n        state: { _eq: \"ACT\" }\n        start_date: { _lte: $now }\n        _or: [{ end_date: { _is_null: true } }, { end_date: { _gte: $now } }]\n      }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 50\n    ) { ...eventItem }\n  }\n": Operation<EventsQuery, EventsQueryVariables>;
  "\n  query event($id: bigint!) {\n    management_banners(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      ...eventItem\n      content\n      translations\n      link_name\n      link_url\n      banner_graphics(\n        where: { graphic: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n        order_by: [{ position: asc }, { graphic_id: asc }]\n        limit: 60\n      ) { graphic { ...graphicItem } }\n      banner_products(\n        where: { product: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n        order_by: [{ position: asc }, { product_id: asc }]\n        limit: 60\n      ) { product { ...productItem } }\n    }\n  }\n": Operation<EventQuery, EventQueryVariables>;
  "\n  query selectReviews($where: product_reviews_bool_exp!, $order_by: [product_reviews_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_reviews(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...reviewEntry }\n  }\n": Operation<SelectReviewsQuery, SelectReviewsQueryVariables>;
  "\n  query countReviews($where: product_reviews_bool_exp!) {\n    product_reviews_aggregate(where: $where, limit: 1001) { aggregate { count } }\n  }\n": Operation<CountReviewsQuery, CountReviewsQueryVariables>;
  "\n  query countScores(\n    $one: product_reviews_bool_exp!\n    $two: product_reviews_bool_exp!\n    $three: product_reviews_bool_exp!\n    $four: product_reviews_bool_exp!\n    $five: product_reviews_bool_exp!\n  ) {\n    one: product_reviews_aggregate(where: $one) { aggregate { count } }\n    two: product_reviews_aggregate(where: $two) { aggregate { count } }\n    three: product_reviews_aggregate(where: $three) { aggregate { count } }\n    four: product_reviews_aggregate(where: $four) { aggregate { count } }\n    five: product_reviews_aggregate(where: $five) { aggregate { count } }\n  }\n": Operation<CountScoresQuery, CountScoresQueryVariables>;
  "\n  fragment reviewEntry on product_reviews {\n    id\n    score\n    content\n    like_count\n    unlike_count\n    created_at\n    edited_at\n    option_name\n    design_src\n    height_from\n    weight_from\n    size_feel\n    is_rewarded\n    reply\n    replied_at\n    review_images(order_by: [{ position: asc }, { id: asc }], limit: 5) { id src }\n    product { id name image_src brand { id name } }\n    writer\n    user { nickname }\n  }\n": string;
  "\n  fragment reviewItem on product_reviews {\n    id\n    score\n    content\n    design_src\n    like_count\n    created_at\n    review_images(limit: 1, order_by: [{ position: asc }]) { src }\n    product { id name image_src }\n    writer\n    user { nickname }\n  }\n": string;
  "\n  query myReviewVotes($user_id: uuid!, $ids: [bigint!]!) {\n    likes: product_review_likes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {\n      review_id\n      review { like_count unlike_count }\n    }\n    unlikes: product_review_unlikes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {\n      review_id\n      review { like_count unlike_count }\n    }\n    own: product_reviews(where: { id: { _in: $ids }, user: { member: { id: { _eq: $user_id } } } }, limit: 100) { id }\n  }\n": Operation<MyReviewVotesQuery, MyReviewVotesQueryVariables>;
  "\n  query voteLike($user_id: uuid!, $id: bigint!) {\n    vote: product_review_likes_by_pk(user_id: $user_id, review_id: $id) { deleted_at }\n  }\n": Operation<VoteLikeQuery, VoteLikeQueryVariables>;
  "\n  mutation insertVoteLike($user_id: uuid!, $id: bigint!) {\n    vote: insert_product_review_likes_one(object: { user_id: $user_id, review_id: $id }) { deleted_at }\n  }\n": Operation<InsertVoteLikeMutation, InsertVoteLikeMutationVariables>;
  "\n  mutation updateVoteLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    vote: update_product_review_likes_by_pk(pk_columns: { user_id: $user_id, review_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateVoteLikeMutation, UpdateVoteLikeMutationVariables>;
  "\n  query voteUnlike($user_id: uuid!, $id: bigint!) {\n    vote: product_review_unlikes_by_pk(user_id: $user_id, review_id: $id) { deleted_at }\n  }\n": Operation<VoteUnlikeQuery, VoteUnlikeQueryVariables>;
  "\n  mutation insertVoteUnlike($user_id: uuid!, $id: bigint!) {\n    vote: insert_product_review_unlikes_one(object: { user_id: $user_id, review_id: $id }) { deleted_at }\n  }\n": Operation<InsertVoteUnlikeMutation, InsertVoteUnlikeMutationVariables>;
  "\n  mutation updateVoteUnlike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {\n    vote: update_product_review_unlikes_by_pk(pk_columns: { user_id: $user_id, review_id: $id }, _set: { deleted_at: $deleted_at }) {\n      deleted_at\n    }\n  }\n": Operation<UpdateVoteUnlikeMutation, UpdateVoteUnlikeMutationVariables>;
  "\n  query searchWords {\n    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) { words meaning }\n    product_categories { name }\n  }\n": Operation<SearchWordsQuery, SearchWordsQueryVariables>;
  "\n  fragment detailTemplate on management_detail_templates {\n    id\n    sub_type\n    title\n    sub_title\n  }\n": string;
  "\n  query designToShare($id: bigint!) {\n    product_product_customs_by_pk(id: $id) {\n      id\n      render_key\n      revision\n      custom_mockups(limit: 4, where: { deleted_at: { _is_null: true } }, order_by: [{ mockup_group: { position: asc } }]) {\n        id\n        mockup_group_id\n        print_area\n        mockup_group { id name }\n        layers(limit: 20, where: { deleted_at: { _is_null: true } }, order_by: [{ z_index: asc }, { id: asc }]) {\n          id\n          x_coordinate\n          y_coordinate\n          width\n          height\n          rotation\n          z_index\n          graphic { id src artist { id name profile_src } }\n        }\n        texts(limit: 20, where: { deleted_at: { _is_null: true } }) {\n          id\n          text\n          x_coordinate\n          y_coordinate\n          width\n          height\n          rotation\n          z_index\n        }\n        pictures(limit: 20, where: { deleted_at: { _is_null: true } }) {\n          id\n          picture_id\n          x_coordinate\n          y_coordinate\n          width\n          height\n          rotation\n          z_index\n        }\n      }\n    }\n  }\n": Operation<DesignToShareQuery, DesignToShareQueryVariables>;
  "\n  query selectGraphicAddress($id: bigint!) {\n    product_graphics(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      id\n      artist { path_name }\n    }\n  }\n": Operation<SelectGraphicAddressQuery, SelectGraphicAddressQueryVariables>;
  "\n  query artists($order_by: [product_artists_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_artists(where: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }, order_by: $order_by, limit: $limit, offset: $offset) {\n      ...artistItem\n    }\n  }\n": Operation<ArtistsQuery, ArtistsQueryVariables>;
  "\n  query artistPath($id: bigint!) {\n    product_artists_by_pk(id: $id) { path_name }\n  }\n": Operation<ArtistPathQuery, ArtistPathQueryVariables>;
  "\n  query artistPage($path_name: String!) {\n    product_artists(where: { path_name: { _eq: $path_name }, state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }, limit: 1) {\n      ...artistItem\n      description\n    }\n    graphics: product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, artist: { path_name: { _eq: $path_name } } }\n      limit: 20\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...graphicItem }\n    graphics_aggregate: product_graphics_aggregate(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, artist: { path_name: { _eq: $path_name } } }\n    ) { aggregate { count } }\n    best: product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, is_best: { _eq: true }, artist: { path_name: { _eq: $path_name } } }\n      limit: 12\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...graphicItem }\n    management_detail_templates(where: { type: { _eq: \"ARTIST\" } }, order_by: [{ position: asc }]) { ...detailTemplate }\n  }\n": Operation<ArtistPageQuery, ArtistPageQueryVariables>;
  "\n  query artistGraphics($artist_id: bigint!, $limit: Int!, $offset: Int!) {\n    product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, artist_id: { _eq: $artist_id } }\n      limit: $limit\n      offset: $offset\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...graphicItem }\n  }\n": Operation<ArtistGraphicsQuery, ArtistGraphicsQueryVariables>;
  "\n  query graphicPage($id: bigint!, $plan_id: bigint) {\n    product_graphics(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      ...graphicItem\n      extension\n      description\n      product_count\n      is_donate\n      donation\n      artist { profile_src description }\n      plan_graphics(where: { plan_id: { _eq: $plan_id } }, limit: 3, order_by: [{ position: asc }]) {\n        plan_id\n        add_content\n        translations\n      }\n    }\n    product_graphic_products(\n      where: { graphic_id: { _eq: $id }, product: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n      limit: 20\n      order_by: [{ product: { is_sold_out: asc } }, { position: asc }, { product_id: asc }]\n    ) { product { ...productItem } }\n    more: product_graphics(\n      where: { id: { _neq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, artist: { graphics: { id: { _eq: $id } } } }\n      limit: 12\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...graphicItem }\n    garments: product_products(\n      where: { type: { _eq: \"CUSTOM\" }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n      limit: 12\n      order_by: [{ is_sold_out: asc }, { position: asc }, { id: asc }]\n    ) {\n      ...productItem\n      mockups(where: { mockup_group: { code: { _eq: \"FRONT\" } } }, order_by: [{ id: asc }], limit: 40) { id frame_id color { hex } }\n    }\n    management_detail_templates(where: { type: { _eq: \"GRAPHIC\" }, sub_type: { _neq: \"REVIEW\" } }, order_by: [{ position: asc }]) {\n      ...detailTemplate\n    }\n  }\n": Operation<GraphicPageQuery, GraphicPageQueryVariables>;
  "\n  query graphicProducts($graphic_id: bigint!, $limit: Int!, $offset: Int!) {\n    product_graphic_products(\n      where: { graphic_id: { _eq: $graphic_id }, product: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n      limit: $limit\n      offset: $offset\n      order_by: [{ product: { is_sold_out: asc } }, { position: asc }, { product_id: asc }]\n    ) { product { ...productItem } }\n  }\n": Operation<GraphicProductsQuery, GraphicProductsQueryVariables>;
  "\n  query graphics($where: product_graphics_bool_exp!, $order_by: [product_graphics_order_by!]!, $limit: Int!, $offset: Int!) {\n    product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...graphicItem }\n  }\n": Operation<GraphicsQuery, GraphicsQueryVariables>;
  "\n  query graphicThemes($now: timestamptz!) {\n    product_plans(\n      where: {\n        state: { _eq: \"ACT\" }\n        deleted_at: { _is_null: true }\n        _or: [{ end_date: { _is_null: true } }, { end_date: { _gt: $now } }]\n        plan_graphics: { graphic: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n      }\n      order_by: [{ position: asc }, { id: desc }]\n      limit: 12\n    ) { id title }\n  }\n": Operation<GraphicThemesQuery, GraphicThemesQueryVariables>;
  "\n  query selectCartOptions($product_id: bigint!) {\n    product_product_options(where: { product_id: { _eq: $product_id }, state: { _eq: \"ACT\" } }, order_by: [{ position: asc }, { id: asc }]) {\n      id\n      name\n      price\n      stock_count\n      incoming { comes_on }\n      frame_id\n      color_id\n    }\n  }\n": Operation<SelectCartOptionsQuery, SelectCartOptionsQueryVariables>;
  "\n  query selectProductByCode($brand_id: bigint!, $code: String!) {\n    product_products(where: { brand_id: { _eq: $brand_id }, code: { _eq: $code }, deleted_at: { _is_null: true } }, limit: 1) {\n      id\n    }\n  }\n": Operation<SelectProductByCodeQuery, SelectProductByCodeQueryVariables>;
  "\n  query brandPage($id: bigint!) {\n    product_brands(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      id\n      name\n      description\n      logo_src\n      image_src\n      follower_count\n      artist_brands(where: { artist: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }, order_by: [{ position: asc }], limit: 30) {\n        artist { ...artistItem }\n      }\n    }\n    management_home_templates(\n      where: { brand_id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 30\n    ) { id src type content_type url is_custom_url description add_content translations }\n    management_detail_templates(where: { type: { _eq: \"BRAND\" }, sub_type: { _neq: \"REVIEW\" } }, order_by: [{ position: asc }]) {\n      ...detailTemplate\n    }\n  }\n": Operation<BrandPageQuery, BrandPageQueryVariables>;
  "\n  query brands {\n    product_brands(where: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {\n      id\n      name\n      logo_src\n      image_src\n      description\n      follower_count\n    }\n  }\n": Operation<BrandsQuery, BrandsQueryVariables>;
  "\n  query planPage($id: bigint!) {\n    product_plans(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      id\n      title\n      content\n      translations\n      image_src\n      start_date\n      end_date\n      plan_graphics(\n        where: { graphic: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n        order_by: [{ position: asc }]\n        limit: 60\n      ) { graphic { ...graphicItem } }\n    }\n    management_detail_templates(where: { type: { _eq: \"PLAN\" }, sub_type: { _neq: \"REVIEW\" } }, order_by: [{ position: asc }]) {\n      ...detailTemplate\n    }\n  }\n": Operation<PlanPageQuery, PlanPageQueryVariables>;
  "\n  query planProducts($plan_id: bigint!, $where: product_products_bool_exp!, $limit: Int!, $offset: Int!) {\n    product_plan_products(\n      where: { plan_id: { _eq: $plan_id }, product: $where }\n      order_by: [{ position: asc }, { product_id: asc }]\n      limit: $limit\n      offset: $offset\n    ) { product { ...productItem } }\n  }\n": Operation<PlanProductsQuery, PlanProductsQueryVariables>;
  "\n  query foundGraphics($search: product_graphic_search_bool_exp!, $limit: Int!, $offset: Int!) {\n    product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, search: $search }\n      limit: $limit\n      offset: $offset\n      order_by: [{ like_count: desc }, { id: asc }]\n    ) { ...graphicItem }\n    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, search: $search }, limit: 2001) {\n      aggregate { count }\n    }\n  }\n": Operation<FoundGraphicsQuery, FoundGraphicsQueryVariables>;
  "\n  query foundArtists($search: product_artist_search_bool_exp!, $limit: Int!, $offset: Int!) {\n    product_artists(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, search: $search }\n      limit: $limit\n      offset: $offset\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...artistItem }\n    product_artists_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, search: $search }, limit: 2001) {\n      aggregate { count }\n    }\n  }\n": Operation<FoundArtistsQuery, FoundArtistsQueryVariables>;
  "\n  query selectMainBest {\n    customs: product_product_customs(\n      where: { deleted_at: { _is_null: true }, type: { _eq: \"SHOP\" }, is_best: { _eq: true } }\n      limit: 8\n      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]\n    ) { ...customItem }\n    graphics: product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, is_best: { _eq: true } }\n      limit: 12\n      order_by: [{ position: asc }, { id: asc }]\n    ) { ...graphicItem }\n  }\n": Operation<SelectMainBestQuery, SelectMainBestQueryVariables>;
  "\n  query allGraphics($limit: Int!, $offset: Int!, $is_best: Boolean) {\n    product_graphics(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, is_best: { _eq: $is_best } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) { ...graphicItem }\n    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, is_best: { _eq: $is_best } }, limit: 1001) {\n      aggregate { count }\n    }\n  }\n": Operation<AllGraphicsQuery, AllGraphicsQueryVariables>;
  "\n  query bestDesigns($limit: Int!, $offset: Int!) {\n    product_product_customs(\n      where: { deleted_at: { _is_null: true }, type: { _eq: \"SHOP\" }, is_best: { _eq: true } }\n      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]\n      limit: $limit\n      offset: $offset\n    ) { ...customItem }\n  }\n": Operation<BestDesignsQuery, BestDesignsQueryVariables>;
  "\n  query influencers($limit: Int!, $offset: Int!) {\n    management_influencers(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) { ...influencerItem }\n  }\n": Operation<InfluencersQuery, InfluencersQueryVariables>;
  "\n  query influencerFeed($id: bigint!, $feed_id: bigint!) {\n    management_influencer_feeds(\n      where: { id: { _eq: $feed_id }, influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }\n      limit: 1\n    ) {\n      id\n      image_src\n      content\n      translations\n      created_at\n      influencer { ...influencerItem }\n      feed_images(limit: 9, order_by: [{ position: asc }, { id: asc }]) { id src }\n      feed_products(\n        where: { product: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } } }\n        limit: 12\n        order_by: [{ position: asc }]\n      ) { product { ...productItem } }\n      feed_customs(limit: 6, order_by: [{ position: asc }]) { product_custom { ...customItem } }\n    }\n    others: management_influencer_feeds(\n      where: { influencer_id: { _eq: $id }, id: { _neq: $feed_id }, deleted_at: { _is_null: true } }\n      order_by: [{ position: asc }, { id: desc }]\n      limit: 6\n    ) { id image_src content translations }\n  }\n": Operation<InfluencerFeedQuery, InfluencerFeedQueryVariables>;
  "\n  query influencer($id: bigint!) {\n    management_influencers(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      ...influencerItem\n    }\n    management_influencer_feeds_aggregate(where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }) {\n      aggregate { count }\n    }\n  }\n": Operation<InfluencerQuery, InfluencerQueryVariables>;
  "\n  query influencerFeeds($id: bigint!, $limit: Int!, $offset: Int!) {\n    management_influencer_feeds(\n      where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }\n      order_by: [{ position: asc }, { id: desc }]\n      limit: $limit\n      offset: $offset\n    ) { id image_src content translations feed_images(limit: 1) { id } }\n  }\n": Operation<InfluencerFeedsQuery, InfluencerFeedsQueryVariables>;
  "\n  query myCoupons($user_id: uuid!) {\n    sales_issued_coupons(where: { user_id: { _eq: $user_id } }, order_by: [{ issued_at: desc }, { id: desc }], limit: 100) {\n      id\n      issued_at\n      expires_at\n      order_id\n      used_at\n      order { id status cancelled_at deposit_account hold_expires_at }\n      coupon { ...couponItem }\n    }\n  }\n": Operation<MyCouponsQuery, MyCouponsQueryVariables>;
  "\n  query followedArtists($user_id: uuid!, $limit: Int!, $offset: Int!) {\n    product_artist_follows(\n      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true }, artist: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } } }\n      order_by: [{ artist: { graphics_aggregate: { max: { published_at: desc_nulls_last } } } }, { artist_id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      created_at\n      is_muted\n      artist {\n        ...artistItem\n        graphics(\n          where: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }\n          order_by: [{ published_at: desc_nulls_last }, { id: desc }]\n          limit: 10\n        ) { ...graphicItem published_at }\n      }\n    }\n  }\n": Operation<FollowedArtistsQuery, FollowedArtistsQueryVariables>;
  "\n  query followedBrands($user_id: uuid!, $limit: Int!, $offset: Int!) {\n    product_brand_follows(\n      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true }, brand: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } } }\n      order_by: [{ brand: { products_aggregate: { max: { published_at: desc_nulls_last } } } }, { brand_id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      created_at\n      brand {\n        id\n        name\n        logo_src\n        follower_count\n        products(\n          where: { state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }\n          order_by: [{ published_at: desc_nulls_last }, { id: desc }]\n          limit: 10\n        ) { ...productItem published_at }\n      }\n    }\n  }\n": Operation<FollowedBrandsQuery, FollowedBrandsQueryVariables>;
  "\n  query likedGraphics($user_id: uuid!, $limit: Int!, $offset: Int!) {\n    product_graphic_likes(\n      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }\n      limit: $limit\n      offset: $offset\n      order_by: [{ created_at: desc }]\n    ) { graphic { ...graphicItem } }\n  }\n": Operation<LikedGraphicsQuery, LikedGraphicsQueryVariables>;
  "\n  query likedProducts($user_id: uuid!, $limit: Int!, $offset: Int!) {\n    product_product_likes(\n      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }\n      limit: $limit\n      offset: $offset\n      order_by: [{ created_at: desc }]\n    ) { product { ...productItem } }\n  }\n": Operation<LikedProductsQuery, LikedProductsQueryVariables>;
  "\n  query myPage($user_id: uuid!) {\n    sales_orders(\n      where: { user_id: { _eq: $user_id }, cancelled_at: { _is_null: true } }\n      order_by: [{ ordered_at: desc }, { id: desc }]\n      limit: 100\n    ) {\n      id\n      order_number\n      status\n      ordered_at\n      cancelled_at\n      deposit_account\n      deposit_deadline\n      order_products(order_by: [{ id: asc }], limit: 1) { id product_name option_name image_src }\n      order_products_aggregate { aggregate { count } }\n      made_to_order: order_products_aggregate(where: { custom_version_id: { _is_null: false } }) { aggregate { count } }\n      status_changes(order_by: [{ changed_at: asc }, { id: asc }], limit: 20) { to_status changed_at }\n    }\n    sales_issued_coupons(where: { user_id: { _eq: $user_id }, order_id: { _is_null: true } }, limit: 100) {\n      id\n      expires_at\n      order_id\n      coupon { id state starts_at ends_at }\n    }\n  }\n": Operation<MyPageQuery, MyPageQueryVariables>;
  "\n  query myDesigns($user_id: uuid!) {\n    product_product_customs(\n      where: { user_id: { _eq: $user_id }, type: { _eq: \"USER\" }, deleted_at: { _is_null: true } }\n      order_by: [{ created_at: desc }, { id: desc }]\n      limit: 8\n    ) { ...customItem }\n  }\n": Operation<MyDesignsQuery, MyDesignsQueryVariables>;
  "\n  query seenProducts($ids: [bigint!]!) {\n    product_products(where: { id: { _in: $ids }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 20) {\n      ...productItem\n    }\n  }\n": Operation<SeenProductsQuery, SeenProductsQueryVariables>;
  "\n  query myWaits($user_id: uuid!) {\n    product_restock_requests(\n      where: { user_id: { _eq: $user_id } }\n      order_by: [{ restocked_at: desc_nulls_last }, { created_at: desc }, { id: desc }]\n      limit: 20\n    ) {\n      id\n      restocked_at\n      option { id name product { id name image_src } }\n    }\n  }\n": Operation<MyWaitsQuery, MyWaitsQueryVariables>;
  "\n  query selectAskableThings($user_id: uuid!) {\n    sales_orders(where: { user_id: { _eq: $user_id } }, order_by: [{ ordered_at: desc }, { id: desc }], limit: 10) {\n      id\n      order_number\n      order_products(order_by: [{ id: asc }], limit: 20) { id product_name option_name image_src }\n    }\n    product_product_customs(\n      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }\n      order_by: [{ created_at: desc }, { id: desc }]\n      limit: 20\n    ) {\n      id\n      name\n      render_key\n      revision\n      product { id name image_src }\n      custom_mockups(order_by: [{ mockup_group: { position: asc } }, { id: asc }], limit: 1) { id mockup_group_id }\n    }\n  }\n": Operation<SelectAskableThingsQuery, SelectAskableThingsQueryVariables>;
  "\n  query selectOrderHistory($id: bigint!, $user_id: uuid!) {\n    sales_orders(where: { id: { _eq: $id }, user_id: { _eq: $user_id } }) {\n      id\n      status_changes(order_by: [{ changed_at: asc }, { id: asc }]) { id to_status changed_at }\n      payments(where: { paid_at: { _is_null: false } }, order_by: [{ id: desc }], limit: 1) {\n        id\n        payment_id\n        card_name\n        receipt_url\n      }\n      order_products(order_by: [{ id: asc }]) {\n        id\n        custom_version {\n          id\n          product_custom_id\n          product_custom { id product_id deleted_at }\n        }\n      }\n    }\n  }\n": Operation<SelectOrderHistoryQuery, SelectOrderHistoryQueryVariables>;
  "\n  query selectOrders($where: sales_orders_bool_exp!, $limit: Int!, $offset: Int!) {\n    sales_orders(where: $where, order_by: [{ ordered_at: desc }, { id: desc }], limit: $limit, offset: $offset) {\n      id\n      order_number\n      status\n      ordered_at\n      payment_amount\n      cancelled_at\n      deposit_account\n      deposit_deadline\n      payments(\n        where: { _or: [{ refund_since: { _is_null: false } }, { claim_refunds: { is_whole: { _eq: false }, amount: { _gt: 0 } } }] }\n        order_by: [{ id: desc }]\n      ) {\n        id\n        method\n        amount\n        paid_at\n        refund_amount\n        refund_since\n        refund_asked_at\n        refunded_at\n        needs_refund_account\n        is_settled_elsewhere\n        claim_refunds { claim_id amount state is_whole owed_since asked_at back_at is_settled_elsewhere }\n      }\n      order_products(order_by: [{ id: asc }]) {\n        id\n        product_id\n        custom_version_id\n        product_name\n        option_name\n        brand_name\n        image_src\n        side_srcs\n        quantity\n        unit_price\n        amount\n        claim_products { claim_id quantity claim { type status } }\n      }\n    }\n  }\n": Operation<SelectOrdersQuery, SelectOrdersQueryVariables>;
  "\n  mutation deleteProductCustom($id: bigint!, $deleted_at: timestamptz!, $description: String!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $deleted_at }) { id }\n    insert_management_logs(objects: [{ type: \"DELETE\", target: \"product.product_customs\", description: $description }]) {\n      affected_rows\n    }\n  }\n": Operation<DeleteProductCustomMutation, DeleteProductCustomMutationVariables>;
  "\n  mutation restoreProductCustom($id: bigint!, $description: String!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: null }) { id }\n    insert_management_logs(objects: [{ type: \"RESTORE\", target: \"product.product_customs\", description: $description }]) {\n      affected_rows\n    }\n  }\n": Operation<RestoreProductCustomMutation, RestoreProductCustomMutationVariables>;
  "\n  mutation renameProductCustom($id: bigint!, $name: String!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { id name }\n  }\n": Operation<RenameProductCustomMutation, RenameProductCustomMutationVariables>;
  "\n  mutation tagProductCustom($id: bigint!, $tags: jsonb!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { tags: $tags }) { id tags }\n  }\n": Operation<TagProductCustomMutation, TagProductCustomMutationVariables>;
  "\n  query savedChoices($user_id: uuid!) {\n    product_product_customs(\n      where: { user_id: { _eq: $user_id }, type: { _eq: \"USER\" }, deleted_at: { _is_null: true } }\n      order_by: [{ created_at: desc }, { id: desc }]\n      limit: 500\n    ) { tags product { id name } }\n  }\n": Operation<SavedChoicesQuery, SavedChoicesQueryVariables>;
  "\n  query boughtSizes($ids: [bigint!]!, $user_id: uuid!) {\n    children: product_product_customs(where: { user_id: { _eq: $user_id }, id: { _in: $ids }, parent_code: { _is_null: false } }) { id parent_code }\n    sales_order_products(\n      where: { custom_version: { product_custom_id: { _in: $ids } }, order: { payment_date: { _is_null: false } } }\n      order_by: [{ id: desc }]\n      limit: 100\n    ) { option_id custom_version { product_custom_id } }\n  }\n": Operation<BoughtSizesQuery, BoughtSizesQueryVariables>;
  "\n  query startingDesigns {\n    product_product_customs(\n      where: { deleted_at: { _is_null: true }, type: { _eq: \"SHOP\" }, is_best: { _eq: true } }\n      limit: 4\n      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]\n    ) { ...customItem }\n  }\n": Operation<StartingDesignsQuery, StartingDesignsQueryVariables>;
  "\n  query selectCustomSizes($id: bigint!, $product_id: bigint!, $frame_id: bigint!, $color_id: bigint!) {\n    product_product_options(\n      where: { product_id: { _eq: $product_id }, frame_id: { _eq: $frame_id }, color_id: { _eq: $color_id }, state: { _eq: \"ACT\" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 40\n    ) { id size name stock_count incoming { comes_on } }\n    texts: product_product_custom_texts(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }) { id }\n    pictures: product_product_custom_pictures(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }) { id }\n  }\n": Operation<SelectCustomSizesQuery, SelectCustomSizesQueryVariables>;
  "\n  query selectMyRestocks($product_id: bigint!, $user_id: uuid!) {\n    product_restock_requests(\n      where: { product_id: { _eq: $product_id }, user_id: { _eq: $user_id }, restocked_at: { _is_null: true } }\n      limit: 100\n      order_by: [{ id: asc }]\n    ) { id option_id }\n  }\n": Operation<SelectMyRestocksQuery, SelectMyRestocksQueryVariables>;
  "\n  query selectProductPage($id: bigint!) {\n    product_products_by_pk(id: $id) {\n      ...productItem\n      code\n      state\n      type\n      description\n      seo_title\n      seo_description\n      add_content\n      translations\n      review_count\n      category { id path_name }\n      sold_by: brand {\n        is_brokered seller_name seller_representative seller_registration_number seller_report_number seller_address seller_phone\n        seller_email seller_return_address\n      }\n      facets { tags }\n      facts { kind material contents maker origin made_on care certification warranty contact }\n      review_score_sum\n      shipping_policy { id region fee_type fee free_over remote_fee day1 day2 }\n      product_images(order_by: [{ position: asc }, { id: asc }], limit: 12) { id src color_id }\n      frames(order_by: [{ position: asc }, { id: asc }], limit: 10) { id name }\n      colors(order_by: [{ position: asc }, { id: asc }], limit: 30) { id name hex family }\n      options(where: { state: { _eq: \"ACT\" } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {\n        id\n        frame_id\n        color_id\n        size\n        name\n        price\n        stock_count\n        incoming { comes_on }\n      }\n      mockup_groups(order_by: [{ position: asc }, { id: asc }], limit: 4) { id code name price }\n      mockups(order_by: [{ id: asc }], limit: 100) {\n        id\n        frame_id\n        color_id\n        mockup_group_id\n        src\n        shade_src\n        width\n        height\n        print_x\n        print_y\n        print_width\n        print_height\n        print_width_mm\n        print_height_mm\n      }\n    }\n  }\n": Operation<SelectProductPageQuery, SelectProductPageQueryVariables>;
  "\n  query selectAlternatives($category_id: bigint!, $id: bigint!) {\n    product_products(\n      where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, category_id: { _eq: $category_id }, id: { _neq: $id }, stock_count: { _gt: 0 } }\n      order_by: [{ like_count: desc }, { id: asc }]\n      limit: 4\n    ) { ...productItem }\n  }\n": Operation<SelectAlternativesQuery, SelectAlternativesQueryVariables>;
  "\n  query selectBelowProduct($id: bigint!, $is_custom: Boolean!, $is_reviewed: Boolean!) {\n    measured: product_products_by_pk(id: $id) {\n      size_measures(order_by: [{ id: asc }], limit: 400) { frame_id size measure value_mm }\n    }\n    designed: product_products_by_pk(id: $id) @include(if: $is_custom) {\n      product_templates(where: { custom: { deleted_at: { _is_null: true } } }, order_by: [{ position: asc }, { id: asc }], limit: 8) {\n        id\n        custom { ...customItem }\n      }\n    }\n    reviewed: product_products_by_pk(id: $id) @include(if: $is_reviewed) {\n      reviews(\n        where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n        order_by: [{ has_photos: desc }, { like_count: desc }, { created_at: desc }]\n        limit: 4\n      ) { ...reviewEntry }\n      one: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, score: { _eq: 1 } }) {\n        aggregate { count }\n      }\n      two: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, score: { _eq: 2 } }) {\n        aggregate { count }\n      }\n      three: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, score: { _eq: 3 } }) {\n        aggregate { count }\n      }\n      four: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, score: { _eq: 4 } }) {\n        aggregate { count }\n      }\n      five: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: \"ACT\" }, score: { _eq: 5 } }) {\n        aggregate { count }\n      }\n    }\n  }\n": Operation<SelectBelowProductQuery, SelectBelowProductQueryVariables>;
  "\n  query selectRelated($by_artist: product_products_bool_exp!, $of_kind: product_products_bool_exp!) {\n    by_artist: product_products(where: $by_artist, order_by: [{ is_sold_out: asc }, { like_count: desc }, { id: desc }], limit: 4) { ...productItem }\n    of_kind: product_products(where: $of_kind, order_by: [{ is_sold_out: asc }, { like_count: desc }, { id: desc }], limit: 8) { ...productItem }\n  }\n": Operation<SelectRelatedQuery, SelectRelatedQueryVariables>;
  "\n  query selectBoard($where: member_inquiries_bool_exp!, $limit: Int!, $offset: Int!) {\n    member_inquiries_aggregate(where: $where) { aggregate { count } }\n    member_inquiries(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {\n      id\n      type\n      title\n      content\n      is_secret\n      status\n      created_at\n      messages(order_by: [{ created_at: asc }, { id: asc }], limit: 20) { id author content created_at }\n    }\n  }\n": Operation<SelectBoardQuery, SelectBoardQueryVariables>;
  "\n  query reviewedProduct($id: bigint!) {\n    product_products_by_pk(id: $id) { id name }\n  }\n": Operation<ReviewedProductQuery, ReviewedProductQueryVariables>;
  "\n  query selectReview($id: bigint!) {\n    product_reviews(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }, limit: 1) {\n      ...reviewEntry\n    }\n  }\n": Operation<SelectReviewQuery, SelectReviewQueryVariables>;
  "\n  query otherReviews($id: bigint!, $product_id: bigint!) {\n    product_reviews(\n      where: { id: { _neq: $id }, product_id: { _eq: $product_id }, deleted_at: { _is_null: true }, state: { _eq: \"ACT\" } }\n      order_by: [{ like_count: desc }, { id: desc }]\n      limit: 4\n    ) { ...reviewItem }\n  }\n": Operation<OtherReviewsQuery, OtherReviewsQueryVariables>;
  "\n  query faqs {\n    management_faqs(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {\n      id\n      category\n      question\n      answer\n    }\n    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) { words meaning }\n  }\n": Operation<FaqsQuery, FaqsQueryVariables>;
  "\n  query notices {\n    management_notices(where: { deleted_at: { _is_null: true } }, order_by: [{ is_pinned: desc }, { created_at: desc }, { id: desc }], limit: 100) {\n      id\n      title\n      is_pinned\n      created_at\n    }\n  }\n": Operation<NoticesQuery, NoticesQueryVariables>;
  "\n  query notice($id: bigint!) {\n    management_notices_by_pk(id: $id) { id title content translations is_pinned created_at }\n  }\n": Operation<NoticeQuery, NoticeQueryVariables>;
}
