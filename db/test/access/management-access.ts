import { shopRuleNames } from '#rules/office/shop-rules.ts';
import { editor, keeper, reader, type TableAccess, withoutPersonalData } from './table-access.ts';

const isMine = 'user_id = $me';
const brandRequestColumns =
  'id user_id brand_name contact_name email phone homepage introduction state answer created_at answered_at masked_contact_name masked_email masked_phone kind';
const isLive = 'deleted_at is null';
const isShown = "deleted_at is null and state = 'ACT'";
const isBegun = `${isLive} and start_date <= now()`;
const isShownEvent = `${isShown} and start_date <= now()`;
const isOfShownRevision = "revision_id = (select revision_id from management.page_slots where page = 'main' and valid @> now())";
const isOfShownPage = `main_page_id in (select id from management.main_pages where ${isShown} and ${isOfShownRevision})`;
const isOfShownThumbnail = `thumbnail_id in (select id from management.main_page_thumbnails where ${isOfShownPage})`;
// Rows of a revision are only written by publishing; staff read what is shown, too.
const isOfPage = `main_page_id in (select id from management.main_pages where ${isOfShownRevision})`;
const isOfShownEvent = `banner_id in (select id from management.banners where ${isShownEvent})`;
const isOfShownFeed =
  "feed_id in (select id from management.influencer_feeds where deleted_at is null and influencer_id in (select id from management.influencers where deleted_at is null and state = 'ACT'))";

/** Content published by administrators, and the logs. */
export const managementAccess: Record<string, TableAccess> = {
  'management.audit_entries': {
    columns: 'id user_id table_name action row_before row_after created_at row_id',
  },
  'management.banner_graphics': {
    columns: 'banner_id graphic_id position',
    public: { select: ['*', isOfShownEvent] },
    admin: editor,
  },
  'management.banner_products': {
    columns: 'banner_id product_id position',
    public: { select: ['*', isOfShownEvent] },
    admin: editor,
  },
  'management.banners': {
    columns:
      'id title sub_title content image_src state position start_date end_date created_at deleted_at link_name link_url translations',
    public: { select: ['*', isShownEvent] },
    admin: editor,
  },
  'management.brand_request_images': { columns: 'id brand_request_id photo_id src position', admin: reader },
  'management.brand_requests': {
    columns: brandRequestColumns,
    admin: { ...reader, select: withoutPersonalData('brand-request', brandRequestColumns) },
  },
  'management.canned_answers': { columns: 'id title content position created_at deleted_at', admin: keeper },
  'management.content_documents': { columns: 'kind row_id field doc' },
  'management.custom_guides': {
    columns: 'id position title description image_src deleted_at',
    public: { select: ['*', isLive] },
    admin: editor,
  },
  'management.detail_templates': {
    columns: 'id position type sub_type title sub_title',
    public: { select: ['*', 'true'] },
    admin: editor,
  },
  'management.faqs': {
    columns: 'id category question answer position deleted_at',
    public: { select: ['*', isLive] },
    admin: editor,
  },
  'management.holidays': {
    columns: 'day name source',
    public: { select: ['*', 'true'] },
    admin: editor,
  },
  'management.home_templates': {
    columns: 'id brand_id src type content_type position url is_custom_url state description add_content deleted_at translations',
    public: { select: ['*', isShown] },
    admin: editor,
  },
  'management.influencer_feed_customs': {
    columns: 'feed_id product_custom_id position',
    public: { select: ['*', isOfShownFeed] },
    admin: editor,
  },
  'management.influencer_feed_images': {
    columns: 'id feed_id src position',
    public: { select: ['*', isOfShownFeed] },
    admin: editor,
  },
  'management.influencer_feed_products': {
    columns: 'feed_id product_id position',
    public: { select: ['*', isOfShownFeed] },
    admin: editor,
  },
  'management.influencer_feeds': {
    columns: 'id influencer_id image_src content position created_at deleted_at translations',
    public: {
      select: [
        '*',
        "deleted_at is null and influencer_id in (select id from management.influencers where deleted_at is null and state = 'ACT')",
      ],
    },
    admin: editor,
  },
  'management.influencers': {
    columns: 'id name description image_src state position deleted_at',
    public: { select: ['*', isShown] },
    admin: editor,
  },
  'management.logs': {
    columns: 'id user_id type target description created_at',
    user: { insert: ['user_id type target description', isMine] },
    admin: { ...reader, insert: ['user_id type target description', 'true'] },
  },
  'management.main_page_items': {
    columns:
      'id main_page_id thumbnail_id position type refer_id is_show_index product_id product_custom_id brand_id artist_id graphic_id plan_id review_id',
    public: { select: ['*', isOfShownPage] },
    admin: { select: ['*', isOfPage] },
  },
  'management.main_page_labels': {
    columns: 'id thumbnail_id position text background_color text_color',
    public: { select: ['*', isOfShownThumbnail] },
    admin: { select: ['*', `thumbnail_id in (select id from management.main_page_thumbnails where ${isOfPage})`] },
  },
  'management.main_page_thumbnails': {
    columns: 'id main_page_id position thumbnail_src thumbnail_url thumbnail_width thumbnail_height title content',
    public: { select: ['*', isOfShownPage] },
    admin: { select: ['*', isOfPage] },
  },
  'management.main_pages': {
    columns:
      'id state position type sub_type is_title title sub_title title_btn title_btn_url title_style created_at deleted_at revision_id block_key',
    public: { select: ['*', `${isShown} and ${isOfShownRevision}`] },
    admin: { select: ['*', isOfShownRevision] },
  },
  'management.notices': {
    columns: 'id title content is_pinned created_at deleted_at translations',
    public: { select: ['*', isLive] },
    admin: editor,
  },
  'management.pictures': {
    columns: 'id name folder src width height bytes version focal_x focal_y alt made_from uploaded_by created_at replaced_at deleted_at',
    public: { select: ['id focal_x focal_y alt deleted_at', 'deleted_at is null'] },
    admin: reader,
  },
  'management.drafts': { columns: 'id kind row_id body made_by created_at' },
  'management.uploads': { columns: 'src created_at' },
  'management.page_drafts': { columns: 'page version blocks user_id changed_at' },
  'management.page_revisions': { columns: 'id page number blocks note user_id made_at' },
  'management.page_slots': { columns: 'id page revision_id valid since is_open user_id made_at' },
  'management.popup': {
    columns: 'id position title url_path image_src start_date end_date deleted_at translations',
    public: { select: ['*', isBegun] },
    admin: editor,
  },
  'management.old_addresses': { columns: 'id address number target product_id created_at' },
  'management.campaigns': { columns: 'id segment size title content link coupon_id recipient_count sent_at grade_id' },
  'management.member_grades': { columns: 'id name threshold bonus_percent coupon_id deleted_at' },
  'management.grade_months': { columns: 'month graded_at' },
  'management.search_hits': { columns: 'day term count', admin: reader },
  'management.search_misses': { columns: 'day term count', admin: reader },
  'management.search_synonyms': { columns: 'id words position meaning', public: { select: ['*', 'true'] }, admin: reader },
  'management.shop_rules': {
    columns: `id ${shopRuleNames.slice(0, -7).join(' ')} refused_words takes_own_pictures text_price quantity_steps picture_price descendant_points pay_day low_stock grade_months`,
    public: { select: [`id ${shopRuleNames.join(' ')} takes_own_pictures`, 'true'] },
    admin: reader,
  },
  'management.shop_info': {
    columns:
      'id company_name ceo registration_number business_type business_category phone telecommunication_number email personal_information_admin zip_code address detail_address footer_title footer_content donation banner_autoplay is_custom_main translations service_from service_until lunch_from lunch_until service_days is_open_on_holidays hosting_provider escrow_provider escrow_url',
    public: { select: ['*', 'true'] },
    admin: keeper,
  },
  'management.sandbox_clock': { columns: 'id ahead_seconds moved_at moved_by' },
  // Only for the shop's start.
  'management.shop_mode': { columns: 'id is_live set_at' },
  'management.staff_invitations': {
    columns: 'id email role artist_id brand_id token_hash invited_by created_at expires_at ended_at accepted_by staff_roles',
  },
  // Programs of others: read and written by commands alone, keys by the identity server too.
  'management.api_keys': {
    columns: 'id name scopes secret_hash made_by created_at expires_at ended_at last_used_at',
    identity: { select: ['*', 'true'] },
  },
  'management.webhooks': { columns: 'id url sealed_secret made_by created_at failing_since closed_at ended_at' },
  'management.webhook_deliveries': {
    columns: 'id webhook_id type data state tries claimed_until send_after answer created_at finished_at',
  },
  'management.terms': {
    columns: 'id name type content created_at updated_at deleted_at revised_on translations is_coming told_at',
    public: { select: ['*', 'deleted_at is null or not is_coming'] },
    admin: reader,
  },
  'management.saved_views': {
    columns: 'id user_id page name state is_shared created_at',
    admin: { select: ['*', 'is_shared or user_id = $me'], insert: ['page name state is_shared', 'user_id = $me'], delete: 'user_id = $me' },
  },
  'management.visit_counts': { columns: 'day measure page device bucket count', admin: reader },
};
