import { mayDo, type Permission } from './permission.ts';
import type { TableRole } from './staff-role.ts';

const shownGoods = 'product.products product.product_options product.brands product.categories';
const orders = 'sales.orders sales.order_products';
const claims = 'sales.claims sales.claim_changes sales.claim_photos sales.claim_products sales.claim_refunds';

/** The tables that the data service shows to whoever may look at something, in the columns that administrators see. */
const shown: Partial<Record<Permission, string>> = {
  'order-desk.read': `${orders} ${claims} ${shownGoods} sales.order_events sales.order_status_changes sales.payments
    sales.payment_cancellations sales.preparations member.members`,
  'claim.settle': `${claims} ${orders} sales.payments member.members`,
  'discrepancy.settle': `sales.discrepancies sales.payments sales.payment_cancellations ${orders}`,
  'cash-receipt.manage': `sales.cash_receipts ${orders}`,
  'point.grant': 'sales.point_entries member.members',
  'coupon.manage': `sales.coupons sales.coupon_numbers sales.coupon_products sales.coupon_graphics sales.coupon_plans sales.coupon_banners
    sales.issued_coupons product.graphics product.plans ${shownGoods}`,
  'issued-coupon.grant': 'sales.coupons sales.issued_coupons',
  'member.manage': `member.members member.profiles member.member_roles member.consents member.delivery_destinations member.notifications
    member.notification_mutes sales.issued_coupons sales.coupons sales.point_entries`,
  'inquiry.moderate': `member.inquiries member.inquiry_images member.inquiry_messages member.members management.canned_answers
    ${shownGoods} ${orders} management.shop_info`,
  'canned-answer.manage': 'management.canned_answers',
  'review.manage': `product.reviews product.review_images product.review_likes product.review_reports product.review_revisions
    product.review_unlikes member.members member.profiles ${shownGoods}`,
  'share.moderate': 'product.design_shares product.design_share_artists member.members',
  'own-picture.judge': 'product.own_pictures',
  'product.manage': `${shownGoods} product.product_facts product.product_images product.product_templates product.product_customs
    product.product_custom_mockups product.product_custom_layers product.product_custom_texts product.product_custom_pictures
    product.frames product.colors product.mockup_groups product.mockups product.size_measures product.promotions
    product.shipping_policies product.restock_requests product.incoming_stocks product.graphics product.graphic_products`,
  'category.manage': `product.categories ${shownGoods}`,
  'plan.manage': `product.plans product.plan_products product.plan_graphics product.graphics ${shownGoods}`,
  'graphic.manage': `product.graphics product.graphic_products product.graphic_marks product.graphic_submissions product.price_wishes product.artists
    ${shownGoods}`,
  'artist.manage': 'product.artists product.artist_brands product.graphics product.brands management.brand_requests member.members',
  'brand.manage': `product.brands product.products product.artist_brands management.brand_requests member.members`,
  'brand-request.answer': 'management.brand_requests management.brand_request_images member.members product.brands',
  'royalty.manage': `sales.royalty_rules sales.royalty_lines sales.royalty_entries sales.payees product.artists product.graphics product.brands product.categories`,
  'settlement.manage':
    'sales.settlement_periods sales.settlements sales.royalty_entries sales.royalty_lines product.artists product.brands',
  'production.read': 'sales.production_plan management.holidays',
  'publication.manage': `management.banners management.banner_products management.banner_graphics management.custom_guides
    management.detail_templates management.faqs management.home_templates management.influencers management.influencer_feeds
    management.influencer_feed_customs management.influencer_feed_images management.influencer_feed_products management.notices
    management.popup management.terms management.shop_info management.shop_rules management.search_synonyms product.shipping_policies
    product.plans product.graphics ${shownGoods}`,
  'home-page.edit': `management.main_pages management.main_page_items management.main_page_labels management.main_page_thumbnails
    management.shop_info product.graphics product.artists product.plans ${shownGoods}`,
  'picture.manage': 'management.pictures',
  'dashboard.read': `management.visit_counts management.search_misses management.search_hits management.shop_info
    management.shop_rules product.shipping_policies`,
  'saved-view.keep': 'management.saved_views',
};

type Verb = 'insert' | 'update' | 'delete';

/** What the office writes through the data service. Everything else is a route of the REST API. */
const written: Partial<Record<Permission, Readonly<Record<string, readonly Verb[]>>>> = {
  'saved-view.keep': { 'management.saved_views': ['insert', 'delete'] },
  'production.plan': { 'sales.production_plan': ['update'], 'management.holidays': ['insert', 'update', 'delete'] },
  'canned-answer.manage': { 'management.canned_answers': ['insert', 'update'] },
  'home-page.publish': { 'management.shop_info': ['update'] },
};

/** The verbs that a staff role has on each table of the data service: a subset of what administrators have there. */
export function tableRights(role: TableRole): Readonly<Record<string, readonly ('select' | Verb)[]>> {
  const rights: Record<string, Set<'select' | Verb>> = {};
  const add = (table: string, verbs: readonly ('select' | Verb)[]) => {
    const known = rights[table] ?? new Set();
    rights[table] = known;
    for (const verb of verbs) known.add(verb);
  };
  for (const [permission, tables] of Object.entries(shown) as [Permission, string][])
    if (mayDo([role], permission) !== 'no') for (const table of tables.split(/\s+/)) add(table, ['select']);
  for (const [permission, tables] of Object.entries(written) as [Permission, Record<string, Verb[]>][])
    if (mayDo([role], permission) === 'any') for (const [table, verbs] of Object.entries(tables)) add(table, verbs);
  return Object.fromEntries(Object.entries(rights).map(([table, verbs]) => [table, [...verbs]]));
}
