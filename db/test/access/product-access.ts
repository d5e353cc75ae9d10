import { corrector, editor, keeper, reader, type TableAccess } from './table-access.ts';

const isMine = 'user_id = $me';
const isShown = "deleted_at is null and state = 'ACT'";
const isOfShownProduct = "product_id in (select id from product.products where deleted_at is null and state <> 'STOP')";
const isOfShownOrOwnProduct =
  "product_id in (select id from product.products where deleted_at is null and state <> 'STOP' or brand_id in (select id from product.brands where user_id = $me))";
const shownOptions = `select id from product.product_options where state = 'ACT' and ${isOfShownProduct}`;
const isPublicDesign = "type in ('SHOP', 'TEMPLATE') and deleted_at is null";
const isOwnDesign = "user_id = $me and type = 'USER'";
const isOfPublicDesign = `product_custom_id in (select id from product.product_customs where ${isPublicDesign})`;
const isOfOwnDesign = `product_custom_id in (select id from product.product_customs where ${isOwnDesign})`;
const isOfOwnPicture = 'picture_id in (select id from product.own_pictures where user_id = $me)';
const isOfVisibleDesign = `product_custom_id in (select id from product.product_customs where user_id = $me or (${isPublicDesign}))`;
const isShownPlan = `${isShown} and (start_date is null or start_date <= now())`;
const isOfShownPlan = `plan_id in (select id from product.plans where ${isShownPlan})`;
const isOfShownGraphic = `graphic_id in (select id from product.graphics where ${isShown})`;
const isOfOwnGraphic =
  'graphic_id in (select g.id from product.graphics g join product.artists a on a.id = g.artist_id where a.user_id = $me)';
/** A like or follow can always be removed; adding one requires the thing to be visible. */
const isMineOf = (key: string, things: string, isThingShown = isShown) =>
  `${isMine} and (deleted_at is not null or ${key} in (select id from product.${things} where ${isThingShown}))`;
/** A vote on another member's review. */
const isVoteOfMine = `${isMineOf('review_id', 'reviews')}
  and (deleted_at is not null or review_id not in (select id from product.reviews where user_id = $me))`;
/** Already on the same design, so it can be saved again after the work goes off sale. */
const isOfHeldGraphic =
  '(product_custom_id, graphic_id) in (select product_custom_id, graphic_id from product.product_custom_layers held where held.id <> product_custom_layers.id)';

/** The public columns of a review; its author is shown as a nickname through profile_id. */
const shownReview =
  'id product_id profile_id score content state is_best like_count unlike_count created_at deleted_at option_name design_src height_from weight_from size_feel photo_count has_photos is_rewarded edited_at reply replied_at writer';

/** The catalogue, designs, likes and reviews. */
export const productAccess: Record<string, TableAccess> = {
  'product.artist_brands': {
    columns: 'artist_id brand_id position',
    public: { select: ['*', 'true'] },
    admin: editor,
  },
  'product.artist_follows': {
    columns: 'user_id artist_id created_at deleted_at is_muted',
    public: { select: ['*', isMine] },
    user: { insert: ['user_id artist_id', isMineOf('artist_id', 'artists')], update: ['deleted_at is_muted', isMine] },
    admin: editor,
  },
  'product.artist_search': {
    columns: 'artist_id words grams',
    public: { select: ['*', 'true'] },
    admin: reader,
  },
  'product.artists': {
    columns: 'id user_id name path_name description state image_src profile_src position follower_count created_at deleted_at',
    public: {
      select: ['id name path_name description state image_src profile_src position follower_count created_at deleted_at', isShown],
    },
    artist: {
      select: [
        'id name path_name description state image_src profile_src position follower_count created_at deleted_at',
        "user_id = $me or (deleted_at is null and state = 'ACT')",
      ],
      update: ['name description image_src profile_src', isMine],
    },
    admin: editor,
  },
  'product.brand_follows': {
    columns: 'user_id brand_id created_at deleted_at',
    public: { select: ['*', isMine] },
    user: { insert: ['user_id brand_id', isMineOf('brand_id', 'brands')], update: ['deleted_at', isMine] },
    admin: editor,
  },
  'product.brands': {
    columns:
      'id user_id name description state logo_src image_src position follower_count created_at deleted_at is_brokered seller_name seller_representative seller_registration_number seller_report_number seller_address seller_phone seller_email seller_return_address',
    public: {
      select: [
        'id name description state logo_src image_src position follower_count created_at deleted_at is_brokered seller_name seller_representative seller_registration_number seller_report_number seller_address seller_phone seller_email seller_return_address',
        isShown,
      ],
    },
    brand: {
      select: [
        'id name description state logo_src image_src position follower_count created_at deleted_at is_brokered seller_name seller_representative seller_registration_number seller_report_number seller_address seller_phone seller_email seller_return_address',
        "user_id = $me or (deleted_at is null and state = 'ACT')",
      ],
      update: ['description logo_src image_src', isMine],
    },
    admin: editor,
  },
  'product.categories': {
    columns: 'id parent_id name path_name image_src position deleted_at',
    public: { select: ['*', 'deleted_at is null'] },
    admin: editor,
  },
  'product.colors': {
    columns: 'id product_id name hex position family',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.design_share_artists': {
    columns: 'share_id artist_id position',
    admin: reader,
  },
  'product.design_shares': {
    columns:
      'id code user_id product_custom_id version_id mockup_group_id form view background line locale is_owner_named created_at ended_at',
    admin: { ...reader, update: ['ended_at', 'true'] },
  },
  'product.frames': {
    columns: 'id product_id code name position',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.graphic_likes': {
    columns: 'user_id graphic_id created_at deleted_at',
    public: { select: ['*', isMine] },
    user: { insert: ['user_id graphic_id', isMineOf('graphic_id', 'graphics')], update: ['deleted_at', isMine] },
    admin: editor,
  },
  'product.graphic_products': {
    columns: 'graphic_id product_id position',
    public: { select: ['*', 'true'] },
    admin: editor,
  },
  'product.graphic_search': {
    columns: 'graphic_id words grams own_words',
    public: { select: ['*', 'true'] },
    admin: reader,
  },
  'product.graphic_marks': { columns: 'graphic_id src by_gradient by_frequency', admin: reader },
  'product.price_wishes': {
    columns: 'graphic_id price wished_at answer answered_at',
    artist: { select: ['*', isOfOwnGraphic] },
    admin: reader,
  },
  'product.graphic_submissions': {
    columns: 'graphic_id rights rights_note review_note submitted_at reviewed_at',
    artist: { select: ['*', isOfOwnGraphic] },
    admin: reader,
  },
  'product.promotions': { columns: 'id product_id price starts_at ends_at', admin: reader },
  'product.graphics': {
    columns:
      'id artist_id name description src state width height extension background_color position price origin_price sale_price sale_rate promotion_price product_count is_best is_donate donation like_count created_at deleted_at keywords published_at least_width_mm most_width_mm cloth_families is_turnable is_combinable is_croppable is_coverable withdrawn_at',
    public: { select: ['*', isShown] },
    artist: {
      select: ['*', "(deleted_at is null and state = 'ACT') or artist_id in (select id from product.artists where user_id = $me)"],
      update: [
        'name description background_color position keywords least_width_mm most_width_mm cloth_families is_turnable is_combinable is_croppable is_coverable',
        'artist_id in (select id from product.artists where user_id = $me)',
      ],
    },
    admin: editor,
  },
  'product.mockup_groups': {
    columns: 'id product_id code name position price',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.mockups': {
    columns:
      'id product_id frame_id color_id mockup_group_id src shade_src width height print_x print_y print_width print_height print_width_mm print_height_mm',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.plan_graphics': {
    columns: 'plan_id graphic_id add_content position translations',
    public: { select: ['*', isOfShownPlan] },
    admin: editor,
  },
  'product.plan_products': {
    columns: 'plan_id product_id position',
    public: { select: ['*', isOfShownPlan] },
    admin: editor,
  },
  'product.plans': {
    columns: 'id title content image_src state position start_date end_date created_at deleted_at translations',
    public: { select: ['*', isShownPlan] },
    admin: editor,
  },
  'product.product_custom_layers': {
    columns:
      'id product_custom_id custom_mockup_id graphic_id key x_coordinate y_coordinate width height rotation z_index created_at deleted_at editing',
    public: { select: ['*', isOfPublicDesign] },
    user: {
      select: ['*', isOfVisibleDesign],
      insert: [
        'product_custom_id custom_mockup_id graphic_id key x_coordinate y_coordinate width height rotation z_index editing',
        `${isOfOwnDesign} and (${isOfShownGraphic} or ${isOfHeldGraphic})`,
      ],
      update: ['custom_mockup_id x_coordinate y_coordinate width height rotation z_index editing deleted_at', isOfOwnDesign],
    },
    artist: {
      insert: [
        'product_custom_id custom_mockup_id graphic_id key x_coordinate y_coordinate width height rotation z_index editing',
        `${isOfOwnDesign} and (${isOfShownGraphic} or ${isOfOwnGraphic} or ${isOfHeldGraphic})`,
      ],
    },
    admin: editor,
  },
  'product.product_custom_texts': {
    columns:
      'id product_custom_id custom_mockup_id text key x_coordinate y_coordinate width height rotation z_index editing created_at deleted_at words',
    public: { select: ['*', isOfPublicDesign] },
    user: {
      select: ['*', isOfVisibleDesign],
      insert: [
        'product_custom_id custom_mockup_id text key x_coordinate y_coordinate width height rotation z_index editing',
        isOfOwnDesign,
      ],
      update: ['custom_mockup_id text x_coordinate y_coordinate width height rotation z_index editing deleted_at', isOfOwnDesign],
    },
    admin: editor,
  },
  'product.product_custom_pictures': {
    columns:
      'id product_custom_id custom_mockup_id picture_id key x_coordinate y_coordinate width height rotation z_index editing created_at deleted_at',
    public: { select: ['*', isOfOwnDesign] },
    user: {
      select: ['*', isOfOwnDesign],
      insert: [
        'product_custom_id custom_mockup_id picture_id key x_coordinate y_coordinate width height rotation z_index editing',
        `${isOfOwnDesign} and ${isOfOwnPicture}`,
      ],
      update: [
        'custom_mockup_id picture_id x_coordinate y_coordinate width height rotation z_index editing deleted_at',
        `${isOfOwnDesign} and ${isOfOwnPicture}`,
      ],
    },
    admin: editor,
  },
  'product.own_pictures': {
    columns: 'id user_id cart_id src width height by_gradient by_frequency state refused_for decided_at created_at',
    user: { select: ['id user_id width height state refused_for created_at', 'user_id = $me'] },
    admin: reader,
  },
  'product.custom_version_pictures': { columns: 'version_id picture_id', admin: reader },
  'product.product_custom_mockups': {
    columns: 'id product_custom_id mockup_group_id mockup_id src print_area created_at deleted_at',
    public: { select: ['*', isOfPublicDesign] },
    user: {
      select: ['*', isOfVisibleDesign],
      insert: ['product_custom_id mockup_group_id src', isOfOwnDesign],
      update: ['deleted_at', isOfOwnDesign],
    },
    admin: editor,
  },
  'product.product_custom_versions': {
    columns: 'id product_custom_id revision content_hash scene created_at',
    user: { select: ['*', isOfVisibleDesign] },
    admin: reader,
  },
  'product.product_customs': {
    columns:
      'id product_id option_id user_id type name is_best revision render_key created_at updated_at deleted_at position translations tags parent_code origin_id',
    public: { select: ['*', isPublicDesign] },
    user: {
      select: ['*', "user_id = $me or (type in ('SHOP', 'TEMPLATE') and deleted_at is null)"],
      insert: ['product_id option_id user_id type name parent_code', isOwnDesign],
      update: ['option_id name revision deleted_at tags', isOwnDesign],
    },
    admin: editor,
  },
  'product.product_images': {
    columns: 'id product_id src position color_id',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.product_likes': {
    columns: 'user_id product_id created_at deleted_at',
    public: { select: ['*', isMine] },
    user: {
      insert: ['user_id product_id', isMineOf('product_id', 'products', "deleted_at is null and state <> 'STOP'")],
      update: ['deleted_at', isMine],
    },
    admin: editor,
  },
  'product.product_options': {
    columns: 'id product_id frame_id color_id size name price stock_count state position updated_at',
    public: {
      select: ['*', "state = 'ACT' and product_id in (select id from product.products where deleted_at is null and state <> 'STOP')"],
    },
    brand: {
      select: [
        '*',
        "state = 'ACT' and product_id in (select id from product.products where deleted_at is null and state <> 'STOP') or product_id in (select id from product.products where brand_id in (select id from product.brands where user_id = $me))",
      ],
    },
    admin: editor,
  },
  'product.product_templates': {
    columns: 'id product_id custom_id position state',
    public: { select: ['*', `state = 'ACT' and ${isOfShownProduct}`] },
    brand: { select: ['*', `state = 'ACT' and ${isOfShownOrOwnProduct}`] },
    admin: reader,
  },
  'product.product_facets': {
    columns: 'product_id tags price',
    public: { select: ['*', 'true'] },
    admin: reader,
  },
  'product.product_lists': {
    columns: 'list product_id is_sold_out position is_new created_at like_count sales_count selling_price',
    public: { select: ['*', `list not like 'plan:%' or exists (select from product.plans where 'plan:' || id = list and ${isShownPlan})`] },
    admin: reader,
  },
  'product.list_news': { columns: 'id product_id sold', admin: reader },
  'product.search_news': { columns: 'id noun thing_id is_read', admin: reader },
  'product.search_words': { columns: 'word written jamo initials near uses is_named', admin: reader },
  'product.product_search': {
    columns: 'product_id words grams own_words told_words told_grams',
    public: { select: ['*', 'true'] },
    admin: reader,
  },
  'product.products': {
    columns:
      'id brand_id category_id shipping_policy_id code name description add_content image_src type state is_custom is_new is_sale stock_count price origin_price sale_price sale_rate promotion_price selling_price like_count review_count review_score_sum sales_count position created_at deleted_at is_sold_out published_at translations seo_title seo_description keywords weight_g low_stock',
    public: { select: ['*', "deleted_at is null and state <> 'STOP'"] },
    brand: { select: ['*', "(deleted_at is null and state <> 'STOP') or brand_id in (select id from product.brands where user_id = $me)"] },
    admin: editor,
  },
  'product.review_images': {
    columns: 'id review_id src position photo_id',
    public: {
      select: ['id review_id src position', "review_id in (select id from product.reviews where deleted_at is null and state = 'ACT')"],
    },
    user: {
      select: [
        'id review_id src position',
        "review_id in (select id from product.reviews where user_id = $me or (deleted_at is null and state = 'ACT'))",
      ],
    },
    admin: keeper,
  },
  'product.review_likes': {
    columns: 'user_id review_id created_at deleted_at',
    public: { select: ['*', isMine] },
    user: { insert: ['user_id review_id deleted_at', isVoteOfMine], update: ['deleted_at', isMine] },
    admin: editor,
  },
  'product.review_reports': { columns: 'id review_id user_id reason detail state created_at', admin: corrector },
  'product.review_revisions': {
    columns: 'id review_id score content height_from weight_from size_feel photo_count replaced_at',
    admin: reader,
  },
  'product.review_unlikes': {
    columns: 'user_id review_id created_at deleted_at',
    public: { select: ['*', isMine] },
    user: { insert: ['user_id review_id deleted_at', isVoteOfMine], update: ['deleted_at', isMine] },
    admin: editor,
  },
  'product.product_facts': {
    columns: 'product_id kind material contents maker origin made_on care certification warranty contact',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.incoming_stocks': {
    columns: 'option_id product_id piece_count comes_on supplier',
    public: { select: ['option_id product_id piece_count comes_on', `option_id in (${shownOptions})`] },
    brand: {
      select: [
        'option_id product_id piece_count comes_on',
        `option_id in (${shownOptions}) or product_id in (select id from product.products where brand_id in (select id from product.brands where user_id = $me))`,
      ],
    },
    admin: reader,
  },
  'product.restock_requests': {
    columns: 'id user_id product_id option_id created_at restocked_at',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'product.size_measures': {
    columns: 'id product_id frame_id size measure value_mm',
    public: { select: ['*', isOfShownProduct] },
    brand: { select: ['*', isOfShownOrOwnProduct] },
    admin: editor,
  },
  'product.reviews': {
    columns:
      'id order_product_id product_id user_id score content state is_best like_count unlike_count created_at deleted_at profile_id option_name design_src height_from weight_from size_feel photo_count has_photos is_rewarded edited_at hidden_reason hidden_at reply replied_at writer moved_key',
    public: { select: [shownReview, isShown] },
    user: { select: [`${shownReview} hidden_reason hidden_at`, "user_id = $me or (deleted_at is null and state = 'ACT')"] },
    admin: { select: ['*', 'true'], insert: ['*', 'true'], update: ['is_best', 'true'] },
  },
  'product.shipping_policies': {
    columns: 'id name region fee_type fee free_over remote_fee day1 day2',
    public: { select: ['*', 'true'] },
    admin: editor,
  },
};
