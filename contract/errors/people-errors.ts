import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of staff managing members, coupons and answers, part of the table in contract/errors/errors.ts. */
export const peopleErrors = {
  MEMBER_NOT_FOUND: entry(404, 'The member was not found.', '회원을 찾을 수 없습니다.', '未找到该会员。'),
  MEMBER_GONE: entry(409, 'This member has withdrawn.', '탈퇴한 회원에게는 할 수 없습니다.', '该会员已注销，无法操作。'),
  MEMBER_IS_STAFF: entry(
    409,
    'This account works for the shop. Please take its roles away first.',
    '직원·아티스트·브랜드 계정입니다. 먼저 권한을 해제해 주세요.',
    '该账号为工作人员账号，请先解除其权限。',
  ),
  MEMBER_STANDING_SAME: entry(409, 'The member is in this state already.', '이미 처리된 상태입니다.', '该会员已处于此状态。'),
  SEGMENT_EMPTY: entry(
    409,
    'Nobody in this segment can be reached by advertising right now.',
    '지금은 광고 수신에 동의한 회원이 이 묶음에 없습니다.',
    '目前该分组中没有同意接收广告的会员。',
  ),
  MAIL_NOT_SET_UP: entry(409, 'This shop sends no mail yet.', '메일 발송이 아직 설정되지 않았습니다.', '尚未设置邮件发送。'),
  COUPON_NOT_FOUND: entry(404, 'The coupon was not found.', '쿠폰을 찾을 수 없습니다.', '未找到该优惠券。'),
  COUPON_NOT_RUNNING: entry(409, 'This coupon is not available right now.', '지금은 발급할 수 없는 쿠폰입니다.', '该优惠券目前无法发放。'),
  COUPON_HELD: entry(
    409,
    'An order that is not paid yet holds this coupon.',
    '결제를 기다리는 주문에 쓰인 쿠폰입니다.',
    '该优惠券正用于待付款的订单。',
  ),
  COUPON_NUMBERS_USED: entry(
    409,
    'Some of these numbers have been registered, or are not of this coupon.',
    '이미 등록했거나 이 쿠폰에 없는 번호가 있습니다.',
    '其中有号码已被登记，或不属于该优惠券。',
  ),
  COUPON_PROMISED: entry(
    409,
    'Members hold copies of this coupon: its terms can no longer change. Stop it and make a new one.',
    '이미 받은 회원이 있어 혜택과 조건을 바꿀 수 없습니다. 발급을 멈추고 새 쿠폰을 만들어 주세요.',
    '已有会员领取，无法更改优惠条件。请停止发放并新建优惠券。',
  ),
  COUPON_LIMIT_BELOW: entry(
    422,
    'More copies are out than this limit allows.',
    '이미 발급한 수량보다 적게 정할 수 없습니다.',
    '上限不能低于已发放数量。',
  ),
  COUPON_NUMBER_TAKEN: entry(
    409,
    'This number belongs to another coupon.',
    '다른 쿠폰에서 쓰고 있는 번호입니다.',
    '该号码已被其他优惠券使用。',
  ),
  ANSWER_UNRESOLVED: entry(
    422,
    'Some words in braces could not be filled in.',
    '채워지지 않은 { } 항목이 있습니다. 고친 뒤 보내 주세요.',
    '存在未填充的 { } 变量，请修改后发送。',
  ),
} as const satisfies Record<string, ErrorEntry>;
