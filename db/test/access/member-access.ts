import { corrector, keeper, reader, type TableAccess, withoutPersonalData } from './table-access.ts';

const isMine = 'user_id = $me';

const destinationColumns =
  'id user_id name recipient phone zip_code address detail_address shipping_request is_default created_at deleted_at masked_recipient masked_phone masked_address masked_shipping_request';
const memberColumns =
  'id email name phone nickname birth_date locale is_email_consent is_sms_consent is_push_consent phone_verified_at tokens_valid_from blocked_at withdrawn_at created_at updated_at profile_id ended_sign_ins withdrawal_reason purged_at blocked_reason staff_note masked_name masked_email masked_phone';

const isOnBoard = 'product_id is not null and order_id is null and not is_secret and deleted_at is null';

const isAboutOwnProduct =
  'order_id is null and deleted_at is null and product_id in (select p.id from product.products p join product.brands b on b.id = p.brand_id where b.user_id = $me)';
const ownInquiryColumns = 'id product_id order_id type title content is_secret status answered_at created_at deleted_at';
const ofInquiry = (isSeen: string) => `inquiry_id in (select id from member.inquiries where ${isSeen})`;

/** Members and their data. */
export const memberAccess: Record<string, TableAccess> = {
  'member.consents': {
    columns: 'id user_id type is_given terms_id given_at is_reminder told_at source',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'member.delivery_destinations': {
    columns: destinationColumns,
    user: { select: ['*', isMine] },
    admin: { select: withoutPersonalData('delivery-destination', destinationColumns) },
  },
  'member.inquiries': {
    columns:
      'id user_id product_id order_id type title content is_secret status answered_at created_at deleted_at order_product_id product_custom_id waiting_since answer_by',
    public: { select: ['id product_id type title content is_secret status answered_at created_at deleted_at', isOnBoard] },
    user: { select: [ownInquiryColumns, `user_id = $me or (${isOnBoard})`] },
    brand: { select: [ownInquiryColumns, `user_id = $me or (${isOnBoard}) or (${isAboutOwnProduct})`] },
    admin: { select: ['*', 'true'], update: ['is_secret deleted_at', 'true'] },
  },
  'member.inquiry_images': { columns: 'id inquiry_id message_id photo_id src position', admin: reader },
  'member.inquiry_messages': {
    columns: 'id inquiry_id author staff_id content created_at',
    public: { select: ['id inquiry_id author content created_at', ofInquiry(isOnBoard)] },
    user: { select: ['id inquiry_id author content created_at', ofInquiry(`user_id = $me or (${isOnBoard})`)] },
    brand: {
      select: ['id inquiry_id author content created_at', ofInquiry(`user_id = $me or (${isOnBoard}) or (${isAboutOwnProduct})`)],
    },
    admin: reader,
  },
  'member.member_roles': {
    columns: 'user_id role granted_at staff_roles',
    user: { select: ['*', isMine] },
    admin: reader,
    identity: { select: ['*', 'true'] },
  },
  'member.members': {
    columns: memberColumns,
    user: {
      select: [
        'id email name phone nickname birth_date locale is_email_consent is_sms_consent is_push_consent phone_verified_at created_at profile_id',
        'id = $me',
      ],
    },
    admin: { select: withoutPersonalData('member', memberColumns) },
    identity: { select: ['*', 'true'], update: ['tokens_valid_from ended_sign_ins withdrawn_at withdrawal_reason', 'true'] },
  },
  // Only for the shop's own commands: pending messages contain codes and links that grant access.
  'member.messages': {
    columns:
      'id user_id channel recipient event locale sealed_values state tries claimed_until error created_at expires_at finished_at send_after',
  },
  'member.photos': { columns: 'id user_id src width height is_held created_at', admin: reader },
  'member.follow_visits': { columns: 'user_id visited_at new_since digested_at seen_until' },
  'member.month_grades': { columns: 'user_id month grade_id spent_amount' },
  'member.notifications': {
    columns: 'id user_id event values link once_key created_at read_at due_at delivered_at',
    user: { select: ['id user_id event values link created_at read_at', isMine] },
    admin: reader,
  },
  'member.notification_mutes': {
    columns: 'user_id event created_at',
    user: { select: ['*', isMine] },
    admin: reader,
  },
  'member.profiles': {
    columns: 'user_id nickname image_src is_public id',
    public: { select: ['id nickname image_src', 'is_public or user_id = $me'] },
    admin: corrector,
  },
  'member.reward_kinds': { columns: 'cause name why image_src coupon_id state', admin: keeper },
  'member.reward_mints': {
    columns: 'contract token_id state nonce transaction_hash signed_transaction tries error sent_at confirmed_at',
    admin: reader,
  },
  'member.reward_tokens': {
    columns: 'id user_id cause name why image_src order_id coupon_id coupon_issued_at granted_at owner_address transfers',
    user: {
      select: [
        'id cause name why image_src order_id coupon_id coupon_issued_at granted_at owner_address transfers',
        '(owner_address is null and user_id = $me) or owner_address = (select w.address from member.wallets w where w.user_id = $me)',
      ],
    },
    admin: reader,
  },
  'member.reward_transfers': { columns: 'token_id nth previous from_address to_address created_at', admin: reader },
  'member.wallets': {
    columns: 'user_id email address connected_at',
    user: { select: ['*', isMine] },
    admin: reader,
  },
};
