import { corrector, editor, reader, type TableAccess, withoutPersonalData } from './table-access.ts';

const isMine = 'user_id = $me';
const isOpenCoupon = "is_public and deleted_at is null and state = 'ACT' and starts_at <= now()";
const isOwnOrder = "user_id = $me and cancel_reason is distinct from 'NOT_PAID'";
const isOfOwnOrder = `order_id in (select id from sales.orders where ${isOwnOrder})`;
const isOfOwnClaim = `claim_id in (select id from sales.claims where ${isOfOwnOrder})`;
const isOfOpenCoupon = `coupon_id in (select id from sales.coupons where ${isOpenCoupon})`;
const isOfVisibleCoupon = `coupon_id in (select id from sales.coupons where (${isOpenCoupon}) or id in (select coupon_id from sales.issued_coupons where user_id = $me))`;

const orderColumns =
  'id order_number user_id checkout_id status orderer_name orderer_phone orderer_email recipient recipient_phone zip_code address detail_address shipping_request payment_method product_amount delivery_amount coupon_discount_amount point_amount discount_amount payment_amount ordered_at payment_date deposit_bank deposit_account depositor_name deposit_deadline hold_expires_at courier tracking_number shipped_at delivered_at confirmed_at cancelled_at cancel_reason cancellation_receipt_number acknowledged_at made_units ship_by slips_on tracking_state tracked_at step earn_percent confirm_days pick_up_fee priced_zip_code amounts masked_orderer_name masked_orderer_phone masked_orderer_email masked_recipient masked_recipient_phone masked_address masked_depositor_name masked_shipping_request is_escrow updated_at needs_proof proof_approved_at channel';
/** The address of a gift is hidden from its buyer. */
const withoutAddress = orderColumns
  .split(' ')
  .filter((column) => !/address|recipient|zip_code|shipping_request/.test(column))
  .join(' ');
const isOfOwnBrand = 'brand_id in (select id from product.brands where user_id = $me)';
const isOfOwnArtist = 'artist_id in (select id from product.artists where user_id = $me)';

/** Carts, orders, money. */
export const salesAccess: Record<string, TableAccess> = {
  'sales.cart_lines': {
    columns: 'id cart_id product_id option_id product_custom_id custom_version_id quantity is_selected created_at updated_at',
    user: { select: ['*', 'cart_id in (select id from sales.carts where user_id = $me)'] },
    admin: reader,
  },
  'sales.carts': {
    columns: 'id user_id guest_hash created_at last_visited_at',
    user: { select: ['id user_id created_at last_visited_at', isMine] },
    admin: reader,
  },
  'sales.checkout_lines': {
    columns: 'id checkout_id cart_line_id product_id option_id product_custom_id custom_version_id quantity',
    user: { select: ['*', 'checkout_id in (select id from sales.checkouts where user_id = $me)'] },
    admin: reader,
  },
  'sales.checkouts': {
    columns: 'id user_id created_at expires_at is_team prepared_by delivery_destination_id',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'sales.guest_designs': { columns: 'product_custom_id cart_id' },
  'sales.team_orders': { columns: 'id code user_id product_custom_id title closes_at created_at' },
  'sales.team_people': { columns: 'id team_order_id option_id name print_name print_number token_hash created_at' },
  'sales.claim_products': {
    columns: 'claim_id order_product_id quantity is_open is_resellable option_id exchange_option_id',
    user: { select: ['*', isOfOwnClaim] },
    admin: reader,
  },
  'sales.cash_receipts': {
    columns:
      'id order_id receipt_key purpose sealed_identity shown_identity amount state issue_number receipt_url error replaces_id requested_at issued_at cancelled_at compared_at',
    user: {
      select: [
        'id order_id purpose shown_identity amount state issue_number receipt_url requested_at issued_at cancelled_at',
        isOfOwnOrder,
      ],
    },
    // The number itself stays sealed, even for staff.
    admin: {
      select: [
        'id order_id purpose shown_identity amount state issue_number receipt_url error replaces_id requested_at issued_at cancelled_at',
        'true',
      ],
    },
  },
  'sales.claim_changes': {
    columns: 'id claim_id from_status to_status actor user_id note changed_at',
    user: { select: ['id claim_id from_status to_status changed_at', isOfOwnClaim] },
    admin: reader,
  },
  'sales.claim_photos': {
    columns: 'claim_id position photo_id src',
    user: { select: ['*', isOfOwnClaim] },
    admin: reader,
  },
  'sales.claim_refunds': {
    columns:
      'claim_id payment_id state goods_amount shipping_back shipping_charge pick_up_fee amount point_amount earned_back is_coupon_back is_whole cancellation_id owed_since asked_at back_at shipping_back_points shipping_charge_points pick_up_points is_settled_elsewhere amounts goodwill_amount',
    user: { select: ['*', isOfOwnClaim] },
    admin: reader,
  },
  'sales.claims': {
    columns:
      'id order_id type status reason detail refund_amount refund_bank refund_account refund_holder created_at completed_at fault has_pick_up note decided_at pick_up_courier pick_up_number collected_at delivery_courier delivery_number',
    user: {
      select: [
        'id order_id type status reason detail refund_amount created_at completed_at fault has_pick_up note decided_at pick_up_courier pick_up_number collected_at delivery_courier delivery_number',
        isOfOwnOrder,
      ],
    },
    admin: {
      select: [
        'id order_id type status reason detail refund_amount refund_bank created_at completed_at fault has_pick_up note decided_at pick_up_courier pick_up_number collected_at delivery_courier delivery_number',
        'true',
      ],
    },
  },
  'sales.coupon_banners': {
    columns: 'coupon_id banner_id',
    public: { select: ['*', isOfOpenCoupon] },
    user: { select: ['*', isOfVisibleCoupon] },
    admin: editor,
  },
  'sales.issued_coupons': {
    columns: 'id coupon_id user_id issued_at expires_at order_id used_at copy discount_amount taken_back_reason',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'sales.coupon_graphics': {
    columns: 'coupon_id graphic_id',
    public: { select: ['*', isOfOpenCoupon] },
    user: { select: ['*', isOfVisibleCoupon] },
    admin: reader,
  },
  'sales.coupon_plans': {
    columns: 'coupon_id plan_id',
    public: { select: ['*', isOfOpenCoupon] },
    user: { select: ['*', isOfVisibleCoupon] },
    admin: editor,
  },
  'sales.coupon_numbers': { columns: 'number coupon_id issued_coupon_id issued_at created_at', admin: reader },
  'sales.coupon_products': {
    columns: 'coupon_id product_id',
    public: { select: ['*', isOfOpenCoupon] },
    user: { select: ['*', isOfVisibleCoupon] },
    admin: reader,
  },
  'sales.coupons': {
    columns:
      'id type name number discount_type discount_value max_discount_amount max_discount_per min_order_amount applicable_count issue_limit issued_count valid_days starts_at ends_at state is_public created_at deleted_at is_sign_up_gift budget_amount per_member_limit used_count spent_amount number_count is_used_up is_brand_borne',
    public: {
      select: [
        'id type name discount_type discount_value max_discount_amount max_discount_per min_order_amount applicable_count issue_limit issued_count valid_days starts_at ends_at state is_public created_at deleted_at is_sign_up_gift',
        isOpenCoupon,
      ],
    },
    user: {
      select: [
        'id type name discount_type discount_value max_discount_amount max_discount_per min_order_amount applicable_count issue_limit issued_count valid_days starts_at ends_at state is_public created_at deleted_at is_sign_up_gift',
        "(is_public and deleted_at is null and state = 'ACT') or id in (select coupon_id from sales.issued_coupons where user_id = $me)",
      ],
    },
    admin: reader,
  },
  'sales.discrepancies': {
    columns: 'id kind order_id payment_id amount detail state since resolved_at resolution resolved_by action',
    admin: reader,
  },
  'sales.gifts': {
    columns: 'order_id token_hash from_name message expires_at address_given_at created_at',
  },
  'sales.idempotency_keys': {
    columns: 'actor key route request_hash status response created_at completed_at',
  },
  'sales.job_failures': {
    columns: 'job row_key tries error since next_try_at failures',
    admin: reader,
  },
  'sales.order_events': {
    columns: 'id order_id kind actor user_id note created_at',
    admin: reader,
  },
  'sales.order_products': {
    columns:
      'id order_id product_id option_id brand_id custom_version_id quantity product_name option_name brand_name image_src origin_price unit_price amount coupon_discount_amount point_amount snapshot amounts side_srcs',
    user: { select: ['*', isOfOwnOrder] },
    admin: reader,
  },
  'sales.reprints': { columns: 'id order_id order_product_id quantity cause cost noted_by created_at made_at request_key' },
  'sales.order_status_changes': {
    columns: 'id order_id from_status to_status actor user_id note changed_at',
    user: { select: ['id order_id from_status to_status changed_at', isOfOwnOrder] },
    admin: reader,
  },
  'sales.orders': {
    columns: orderColumns,
    user: { select: [withoutAddress, isOwnOrder] },
    admin: { ...corrector, select: withoutPersonalData('order', orderColumns) },
  },
  'sales.payment_cancellations': {
    columns: 'id payment_id cancellation_id receipt_number amount reason status created_at',
    admin: reader,
  },
  'sales.payment_webhooks': {
    columns: 'webhook_id type payment_id body received_at processed_at',
    admin: reader,
  },
  'sales.payments': {
    columns:
      'id payment_id order_id method amount status transaction_id card_name receipt_url failure_code failure_message created_at paid_at synced_at refund_since refunded_at refund_amount refund_asked_at needs_refund_account is_settled_elsewhere shipment_reported_at',
    user: {
      select: [
        'id payment_id order_id method amount status card_name receipt_url failure_message created_at paid_at refund_since refunded_at refund_amount refund_asked_at needs_refund_account is_settled_elsewhere',
        isOfOwnOrder,
      ],
    },
    admin: reader,
  },
  'sales.payees': {
    columns: 'artist_id tax_kind business_number bank number_end sealed_account changed_at id brand_id',
    artist: { select: ['artist_id tax_kind business_number bank number_end changed_at id', isOfOwnArtist] },
    brand: { select: ['tax_kind bank number_end changed_at id brand_id', isOfOwnBrand] },
    admin: { select: ['artist_id tax_kind business_number bank number_end changed_at id brand_id', 'true'] },
  },
  'sales.point_entries': {
    columns: 'id user_id type amount lot_id order_id reason expires_at created_at order_product_id note',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'sales.production_plan': {
    columns: 'is_only units_a_day cut_off_minute spare_days',
    admin: corrector,
  },
  'sales.preparations': {
    columns:
      'order_product_id brand_id order_number product_id option_id product_name option_name image_src is_custom ordered_quantity returned_quantity quantity state paid_at prepared_at prepared_by',
    brand: {
      select: [
        'order_product_id brand_id order_number product_id option_id product_name option_name image_src is_custom ordered_quantity returned_quantity quantity state paid_at prepared_at',
        'brand_id in (select id from product.brands where user_id = $me)',
      ],
    },
    admin: reader,
  },
  'sales.refund_accounts': {
    columns: 'payment_id bank number holder given_at number_end masked_holder',
  },
  'sales.royalty_checks': { columns: 'order_id since' },
  'sales.royalty_entries': {
    columns: 'id period_id artist_id royalty_line_id kind cause amount reason created_by created_at brand_id',
    artist: { select: ['id period_id artist_id royalty_line_id kind cause amount reason created_at', isOfOwnArtist] },
    brand: { select: ['id period_id brand_id royalty_line_id kind cause amount reason created_at', isOfOwnBrand] },
    admin: reader,
  },
  'sales.royalty_lines': {
    columns:
      'id order_id order_product_id layer_number kind artist_id graphic_id graphic_name product_name side_name quantity unit_price base_amount rate discount_bearer rule_id amount state sold_at brand_id',
    artist: {
      select: [
        'id layer_number kind artist_id graphic_id graphic_name product_name side_name quantity unit_price base_amount rate discount_bearer amount state sold_at',
        isOfOwnArtist,
      ],
    },
    brand: { select: ['id kind brand_id product_name quantity unit_price base_amount rate amount state sold_at', isOfOwnBrand] },
    admin: reader,
  },
  'sales.royalty_rules': {
    columns: 'id artist_id graphic_id rate discount_bearer starts_at note created_by created_at brand_id category_id',
    artist: { select: ['id artist_id graphic_id rate discount_bearer starts_at created_at', isOfOwnArtist] },
    admin: reader,
  },
  'sales.settlement_periods': {
    columns: 'id starts_on ends_on closed_at closed_by',
    artist: { select: ['id starts_on ends_on closed_at', 'true'] },
    brand: { select: ['id starts_on ends_on closed_at', 'true'] },
    admin: reader,
  },
  'sales.settlements': {
    columns:
      'id period_id artist_id sales_amount reversal_amount correction_amount carried_amount owed_amount donation_amount state tax_kind income_tax local_tax vat payout_amount closed_at invoiced_at paid_at payout_reference brand_id',
    artist: { select: ['*', isOfOwnArtist] },
    brand: { select: ['*', isOfOwnBrand] },
    admin: reader,
  },
  'sales.trade_records': {
    columns: 'id kind reference sealed_record kept_until created_at',
  },
};
