/** A TypeScript type and the file that exports it. */
export interface NamedType {
  readonly name: string;
  readonly from: string;
}

const values = '#contract/graphql/column-values.ts';
const inquiry = '#rules/community/inquiry.ts';
const orderState: NamedType = { name: 'OrderState', from: '#rules/order/order-state.ts' };
const translations: NamedType = { name: 'Translations', from: '#rules/shop/locale.ts' };
const royalty = '#rules/money/royalty.ts';
const settlement = '#rules/money/settlement.ts';
const paymentMethod: NamedType = { name: 'PaymentMethod', from: '#rules/order/checkout/checkout.ts' };

/** The types of columns that the schema knows only as text or jsonb: the only place that defines them, by the schema's type and field. */
export const columnTypes: Readonly<Record<string, NamedType>> = {
  'management_banners.translations': translations,
  'management_faqs.category': { name: 'FaqCategory', from: values },
  'management_main_page_items.type': { name: 'MainPageItemType', from: values },
  'management_main_pages.title_style': { name: 'TitleStyle', from: '#rules/home/home-block.ts' },
  'management_main_pages.type': { name: 'MainPageType', from: values },
  'management_notices.translations': translations,
  'management_pictures.alt': { name: 'Named', from: '#rules/shop/locale.ts' },
  'management_popup.translations': translations,
  'management_terms.translations': translations,
  'member_inquiries.status': { name: 'InquiryState', from: inquiry },
  'member_inquiries.type': { name: 'InquiryType', from: inquiry },
  'member_inquiry_messages.author': { name: 'InquiryAuthor', from: inquiry },
  'member_member_roles.role': { name: 'Role', from: '#rules/member/rights/role.ts' },
  'member_member_roles.staff_roles': { name: 'StaffRole', from: '#rules/member/rights/staff-role.ts' },
  'member_members.locale': { name: 'Locale', from: '#rules/shop/locale.ts' },
  'member_notification_mutes.event': { name: 'NotificationEvent', from: '#rules/member/notification.ts' },
  'member_notifications.event': { name: 'NotificationEvent', from: '#rules/member/notification.ts' },
  'product_plans.translations': translations,
  'product_plan_graphics.translations': translations,
  'management_shop_info.service_days': { name: 'ServiceDays', from: '#rules/community/service-hours.ts' },
  'management_shop_info.translations': translations,
  'management_influencer_feeds.translations': translations,
  'management_home_templates.translations': translations,
  'product_product_customs.tags': { name: 'DesignTags', from: '#rules/design/saved/design-tag.ts' },
  'product_product_customs.translations': translations,
  'product_products.translations': translations,
  'product_product_custom_mockups.print_area': { name: 'CopiedArea', from: '#rules/design/print-area.ts' },
  'product_shipping_policies.fee_type': { name: "ShippingPolicy['fee_type']", from: '#rules/money/shipping.ts' },
  'sales_claims.status': { name: 'ClaimState', from: '#rules/order/claim/claim.ts' },
  'sales_claims.type': { name: 'ClaimType', from: '#rules/order/claim/claim.ts' },
  'sales_coupons.discount_type': { name: "Coupon['discount_type']", from: '#rules/money/coupon/coupon.ts' },
  'sales_coupons.max_discount_per': { name: "Coupon['max_discount_per']", from: '#rules/money/coupon/coupon.ts' },
  'sales_coupons.type': { name: "Coupon['type']", from: '#rules/money/coupon/coupon.ts' },
  'sales_order_status_changes.from_status': orderState,
  'sales_order_status_changes.to_status': orderState,
  'sales_orders.payment_method': paymentMethod,
  'sales_orders.status': orderState,
  'sales_payments.method': paymentMethod,
  'sales_payments.status': { name: 'PaymentState', from: '#rules/money/payment-state.ts' },
  'sales_payees.tax_kind': { name: 'TaxKind', from: settlement },
  'sales_preparations.state': { name: 'PreparationState', from: '#rules/order/preparation.ts' },
  'sales_royalty_entries.cause': { name: 'EntryCause', from: royalty },
  'sales_royalty_entries.kind': { name: 'ShareKind', from: royalty },
  'sales_royalty_lines.kind': { name: 'ShareKind', from: royalty },
  'sales_royalty_lines.state': { name: 'ShareState', from: royalty },
  'sales_royalty_rules.discount_bearer': { name: 'DiscountBearer', from: royalty },
};

/** Imports for the column types used in a text. */
export function columnTypeImports(text: string): string {
  const used = new Map<string, Set<string>>();
  for (const { name, from } of Object.values(columnTypes)) {
    const own = name.replace(/\[.*/, '');
    if (new RegExp(`\\b${own}\\b`).test(text)) used.set(from, (used.get(from) ?? new Set()).add(own));
  }
  const lines = [...used].map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from '${from}';\n`);
  return lines.sort().join('');
}
