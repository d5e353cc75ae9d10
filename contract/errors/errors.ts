import { QUANTITY_MAX, QUANTITY_MIN } from '#rules/order/stock.ts';
import { isLocale } from '#rules/shop/locale.ts';
import {
  agreementsNeeded,
  checkId,
  checkoutNotFound,
  checkPhone,
  idTaken,
  invalidPasswordFormat,
  notVerified,
  passwordFormatInvalid,
  passwordRule,
  passwordsDiffer,
  phoneTaken,
} from '../form-sentences.ts';
import { forbidden, loginNeeded, memberOnly, signUpClosed, somethingWrong } from '../sentences.ts';
import { cartErrors } from './cart-errors.ts';
import { catalogueErrors } from './catalogue-errors.ts';
import { claimErrors } from './claim-errors.ts';
import { designErrors } from './design-errors.ts';
import { type ErrorEntry, entry } from './error-entry.ts';
import { giftErrors } from './gift-errors.ts';
import { inquiryErrors } from './inquiry-errors.ts';
import { pageErrors } from './page-errors.ts';
import { peopleErrors } from './people-errors.ts';
import { pictureErrors } from './picture-errors.ts';
import { reviewErrors } from './review-errors.ts';
import { settlementErrors } from './settlement-errors.ts';
import { shareErrors } from './share-errors.ts';
import { socialErrors } from './social-errors.ts';
import { staffErrors } from './staff-errors.ts';
import { workErrors } from './work-errors.ts';

/**
 * Every expected error of the shop: a stable code, its HTTP status and its message. English messages named in specification sections 4, 5,
 * 6 and 8 are verbatim. The locale key of Chinese is `cn` (specification 9).
 */
export const errors = {
  // The request
  INTERNAL: { status: 500, message: somethingWrong },
  UNAVAILABLE: entry(
    503,
    'An error occurred. Please try again later.',
    '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    '发生错误，请稍后重试。',
  ),
  OVERLOADED: entry(
    503,
    'An error occurred. Please try again later.',
    '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    '发生错误，请稍后重试。',
  ),
  DATABASE_UNAVAILABLE: entry(
    503,
    'An error occurred. Please try again later.',
    '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    '发生错误，请稍后重试。',
  ),
  INVALID_INPUT: entry(400, 'Please check what you entered.', '입력한 내용을 확인해 주세요.', '请检查输入的内容。'),
  NOT_FOUND: entry(404, 'Not accessible.', '접근할 수 없습니다.', '无法访问。'),
  TOO_MANY_REQUESTS: entry(
    429,
    'Too many requests. Please try again later.',
    '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    '请求过于频繁，请稍后重试。',
  ),
  IDEMPOTENCY_KEY_REQUIRED: entry(
    400,
    'An Idempotency-Key header is required.',
    'Idempotency-Key 헤더가 필요합니다.',
    '缺少 Idempotency-Key 请求头。',
  ),
  IDEMPOTENCY_KEY_REUSED: entry(
    422,
    'This Idempotency-Key was used for a different request.',
    '다른 요청에 이미 사용된 Idempotency-Key입니다.',
    '该 Idempotency-Key 已用于其他请求。',
  ),
  IDEMPOTENCY_IN_FLIGHT: entry(
    409,
    'Your first request is still being processed. Please wait a moment.',
    '먼저 보낸 요청을 처리하고 있습니다. 잠시만 기다려 주세요.',
    '首次请求仍在处理中，请稍候。',
  ),
  IDEMPOTENCY_KEY_EXPIRED: entry(
    409,
    'This was sent more than a day ago and may have been done. Please check, and send it again if it was not.',
    '하루가 더 지난 요청이라 이미 처리됐을 수 있습니다. 처리됐는지 먼저 확인하고, 안 됐으면 다시 눌러 주세요.',
    '该请求已发送超过一天，可能已处理。请先确认，若未处理再重新提交。',
  ),

  // Authentication
  'invalid-jwt': { status: 401, message: memberOnly },
  LOGIN_REQUIRED: { status: 401, message: loginNeeded },
  MYPAGE_LOGIN_REQUIRED: { status: 401, message: memberOnly },
  FORBIDDEN: { status: 403, message: forbidden },

  // Sign-in, sign-up, verification
  LOGIN_FAILED_LATER: entry(
    503,
    'Login failed. Please try again later.',
    '로그인에 실패했습니다. 잠시 후 다시 시도해 주세요.',
    '登录失败，请稍后重试。',
  ),
  LOGIN_FAILED: entry(
    401,
    'Login failed. Please check your ID and password.',
    '로그인에 실패했습니다. 아이디와 비밀번호를 확인해 주세요.',
    '登录失败，请检查账号和密码。',
  ),
  SIGN_UP_CLOSED: { status: 409, message: signUpClosed },
  ID_TAKEN: { status: 409, message: idTaken },
  ID_INVALID: { status: 422, message: checkId },
  PASSWORD_RULE: { status: 422, message: passwordRule },
  PASSWORD_COMMON: entry(
    422,
    'This password is too common. Please choose another one.',
    '너무 흔한 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
    '该密码过于常见，请更换。',
  ),
  PASSWORD_GUESSABLE: entry(
    422,
    'This password is easy to guess: it is little more than a name of the shop, your ID or your phone number. Please choose another one.',
    '쉽게 짐작할 수 있는 비밀번호입니다. 쇼핑몰이나 브랜드 이름, 내 아이디나 전화번호 대신 다른 말을 넣어 주세요.',
    '该密码容易被猜到，请勿使用商城或品牌名称、您的账号或手机号码。',
  ),
  PASSWORD_MISMATCH: { status: 422, message: passwordsDiffer },
  PASSWORD_FORMAT_INVALID: { status: 422, message: passwordFormatInvalid },
  INVALID_PASSWORD_FORMAT: { status: 422, message: invalidPasswordFormat },
  CURRENT_PASSWORD_WRONG: entry(422, 'The current password is not correct.', '현재 비밀번호가 올바르지 않습니다.', '当前密码不正确。'),
  MEMBER_WITHDRAWN: entry(403, 'This account was closed.', '탈퇴한 회원입니다.', '该账号已注销。'),
  WITHDRAWAL_BLOCKED: entry(
    409,
    'You cannot close your account yet. Please complete or cancel what is still open.',
    '아직 탈퇴할 수 없습니다. 진행 중인 내역을 먼저 마무리해 주세요.',
    '暂时无法注销，请先处理完未完成的事项。',
  ),
  IDENTITY_ELSEWHERE: entry(409, 'Please change this where you sign in.', '로그인한 서비스에서 변경해 주세요.', '请在您登录的服务中修改。'),
  TERMS_AGREEMENT_REQUIRED: { status: 422, message: agreementsNeeded },
  VERIFICATION_CODE_MISMATCH: entry(422, 'Verification code does not match.', '인증번호가 일치하지 않습니다.', '验证码不正确。'),
  VERIFICATION_CODE_EXPIRED: entry(
    410,
    'The verification code has expired. Please request it again.',
    '인증번호가 만료되었습니다. 다시 요청해 주세요.',
    '验证码已过期，请重新获取。',
  ),
  PHONE_INVALID: { status: 422, message: checkPhone },
  PHONE_TAKEN: { status: 409, message: phoneTaken },
  PASSWORD_WRONG: entry(422, 'The password is not correct.', '비밀번호가 올바르지 않습니다.', '密码不正确。'),
  MESSAGES_NOT_CONFIGURED: entry(
    503,
    'Sending codes is not set up in this shop yet.',
    '아직 인증번호 발송이 설정되지 않은 상점입니다.',
    '本店尚未开通验证码发送。',
  ),
  NOT_VERIFIED: { status: 422, message: notVerified },
  FIND_ID_NO_MATCH: entry(
    404,
    'No information matches what you entered.',
    '입력하신 정보와 일치하는 정보가 없습니다.',
    '没有与输入内容相符的信息。',
  ),

  ...socialErrors,
  ...staffErrors,

  // Wallet
  WALLET_EMAIL_TAKEN: entry(409, 'This email is already registered.', '이미 등록된 이메일입니다.', '该邮箱已注册。'),
  WALLET_LOGIN_FAILED: entry(401, 'Email or password is incorrect.', '이메일 또는 비밀번호가 올바르지 않습니다.', '邮箱或密码不正确。'),
  WALLET_ALREADY_CONNECTED: entry(409, 'This wallet is already connected.', '이미 연결된 지갑입니다.', '该钱包已连接。'),
  WALLET_EMAIL_INVALID: entry(422, 'Please check the email address.', '이메일 주소를 확인해 주세요.', '请检查邮箱地址。'),
  WALLET_NOT_CONFIGURED: entry(
    503,
    'Wallets are not available at the moment.',
    '지금은 지갑을 이용할 수 없습니다.',
    '本店目前不提供钱包服务。',
  ),

  // Products, options, stock
  OPTION_REQUIRED: entry(422, 'Please select a color/size option.', '색상/사이즈 옵션을 선택해 주세요.', '请选择颜色/尺码选项。'),
  OPTION_ALREADY_SELECTED: entry(409, 'This option is already selected.', '이미 선택한 옵션입니다.', '该选项已选择。'),
  OUT_OF_STOCK: entry(409, 'The selected product is out of stock.', '선택하신 상품의 재고가 부족합니다.', '所选商品库存不足。'),
  SOLD_OUT: entry(409, 'The selected product is sold out.', '선택하신 상품은 품절되었습니다.', '所选商品已售罄。'),
  PRODUCT_UNAVAILABLE: entry(
    409,
    'This product cannot be purchased due to discontinued sales or brand restrictions.',
    '판매 중단 또는 브랜드 제한으로 구매할 수 없는 상품입니다.',
    '因停售或品牌限制，无法购买此商品。',
  ),
  RESTOCK_NOT_NEEDED: entry(409, 'This option is in stock now.', '지금 바로 살 수 있는 옵션입니다.', '该选项现在即可购买。'),
  RESTOCK_NOT_FOUND: entry(404, 'The restock request was not found.', '재입고 알림을 찾을 수 없습니다.', '未找到到货提醒。'),
  QUANTITY_LIMIT: entry(
    422,
    `You can choose between ${QUANTITY_MIN} and ${QUANTITY_MAX} pieces.`,
    `수량은 ${QUANTITY_MIN}개부터 ${QUANTITY_MAX}개까지 선택할 수 있습니다.`,
    `数量须在${QUANTITY_MIN}至${QUANTITY_MAX}件之间。`,
  ),

  ...designErrors,
  GRAPHIC_UNAVAILABLE: entry(
    409,
    'A graphic of this design is no longer on sale.',
    '디자인에 판매가 종료된 그래픽이 있습니다.',
    '该设计中有图案已停止销售。',
  ),
  GRAPHIC_LIMIT: entry(
    422,
    'The design has more graphics than allowed.',
    '추가할 수 있는 그래픽 수를 초과했습니다.',
    '设计中的图案数量超过上限。',
  ),

  ...shareErrors,

  // Cart, destination, checkout
  ...cartErrors,
  CHECKOUT_NOT_FOUND: { status: 404, message: checkoutNotFound },
  CHECKOUT_AGREEMENT_REQUIRED: entry(
    422,
    'Please review the required agreements.',
    '필수 동의 항목을 확인해 주세요.',
    '请确认必选同意事项。',
  ),
  PRICE_CHANGED: entry(
    409,
    'The price has changed. Please check the order again.',
    '가격이 변경되었습니다. 주문 내용을 다시 확인해 주세요.',
    '价格已变更，请重新确认订单。',
  ),

  // Coupons and points
  COUPON_EXHAUSTED: entry(409, 'All coupons have been claimed.', '쿠폰이 모두 소진되었습니다.', '优惠券已领完。'),
  COUPON_ALREADY_ISSUED: entry(409, 'This coupon has already been issued.', '이미 발급받은 쿠폰입니다.', '该优惠券已领取。'),
  COUPON_NUMBER_INVALID: entry(422, 'Please check the coupon number.', '쿠폰 번호를 확인해 주세요.', '请检查优惠券号码。'),
  COUPON_NOT_APPLICABLE: entry(
    422,
    'This coupon cannot be used for this order.',
    '이 주문에 사용할 수 없는 쿠폰입니다.',
    '该优惠券不能用于此订单。',
  ),
  COUPON_USED: entry(409, 'This coupon has already been used.', '이미 사용한 쿠폰입니다.', '该优惠券已使用。'),
  COUPON_EXPIRED: entry(409, 'This coupon has expired.', '사용 기간이 지난 쿠폰입니다.', '该优惠券已过期。'),
  POINTS_INSUFFICIENT: entry(422, 'You do not have enough points.', '보유 포인트가 부족합니다.', '积分不足。'),
  POINTS_LIMIT: entry(422, 'Too many points for this order.', '사용 가능한 포인트를 초과했습니다.', '超过此订单可用积分。'),

  // Orders and payments
  ...workErrors,
  ORDER_NOT_FOUND: entry(404, 'Order information not found.', '주문 정보를 찾을 수 없습니다.', '未找到订单信息。'),
  ORDER_NOT_CANCELLABLE: entry(409, 'This order can no longer be cancelled.', '취소할 수 없는 주문입니다.', '该订单已无法取消。'),
  ORDER_NOT_CONFIRMABLE: entry(
    409,
    'Purchases can be confirmed after delivery.',
    '배송이 완료된 후 구매를 확정할 수 있습니다.',
    '送达后方可确认购买。',
  ),
  ORDER_STATE_CONFLICT: entry(
    409,
    'This is not possible at the current stage of the order.',
    '현재 주문 상태에서는 처리할 수 없습니다.',
    '当前订单状态不允许此操作。',
  ),
  ORDER_EXPIRED: entry(
    410,
    'The payment deadline for this order has passed.',
    '결제 가능 시간이 지나 주문이 취소되었습니다.',
    '已超过付款时间，订单已取消。',
  ),
  PURCHASE_CONFIRMATION_CONSENT_REQUIRED: entry(
    422,
    'Please agree that the purchase confirmation cannot be withdrawn.',
    '구매 확정 후에는 철회할 수 없음에 동의해 주세요.',
    '请同意确认购买后不可撤回。',
  ),
  REFUND_ACCOUNT_REQUIRED: entry(422, 'Please enter an account for the refund.', '환불받을 계좌를 입력해 주세요.', '请填写退款账户。'),
  ADDRESS_SEARCH_UNAVAILABLE: entry(
    503,
    'Address search is not available right now. Please enter the zip code and address yourself.',
    '지금은 주소를 찾을 수 없습니다. 우편번호와 주소를 직접 입력해 주세요.',
    '暂时无法查找地址，请直接输入邮政编码和地址。',
  ),
  PAYMENT_NOT_FOUND: entry(404, 'The payment was not found.', '결제 정보를 찾을 수 없습니다.', '未找到付款信息。'),
  PAYMENT_METHOD_UNAVAILABLE: entry(422, 'This payment method is not available.', '사용할 수 없는 결제 수단입니다.', '该付款方式不可用。'),
  PAYMENT_NOT_CONFIGURED: entry(
    503,
    'Payment is not set up in this shop yet.',
    '아직 결제가 설정되지 않은 상점입니다.',
    '本店尚未开通付款。',
  ),
  PAYMENT_PROVIDER_UNAVAILABLE: entry(
    503,
    'The payment provider is not responding. Please try again later.',
    '결제사와 통신할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    '无法连接支付机构，请稍后重试。',
  ),
  PAYMENT_AMOUNT_MISMATCH: entry(
    409,
    'The paid amount differs from the order. The payment was cancelled.',
    '결제 금액이 주문 금액과 달라 결제를 취소했습니다.',
    '付款金额与订单不符，已取消付款。',
  ),
  WEBHOOK_SIGNATURE_INVALID: entry(400, 'The signature of the notice is not valid.', '알림의 서명이 올바르지 않습니다.', '通知签名无效。'),

  ...claimErrors,
  ...pictureErrors,
  ...reviewErrors,
  ...giftErrors,
  ...inquiryErrors,
  ...settlementErrors,
  ...pageErrors,
  ...peopleErrors,
  ...catalogueErrors,
} as const satisfies Record<string, ErrorEntry>;

/** The stable code of an expected error. */
export type ErrorCode = keyof typeof errors;

/** An expected error as a value: its code and, for invalid input, the field. */
export interface Failure {
  readonly failure: ErrorCode;
  readonly field?: string;
  /**
   * The current state of something that someone else has changed, the conflicting fields, and who changed them if known (EDITED_MEANWHILE).
   */
  readonly meanwhile?: Meanwhile;
}

export interface Meanwhile {
  readonly theirs: unknown;
  readonly fields: readonly string[];
  readonly by?: { readonly id: string; readonly name: string; readonly at: string } | null;
}

/** Creates the value a command returns for an expected error. */
export function fail(code: ErrorCode, about: Omit<Failure, 'failure'> = {}): Failure {
  return { failure: code, ...about };
}

/** True for an error value. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value && typeof value.failure === 'string' && value.failure in errors;
}

/** True for a code in this table, for untrusted input. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** The message of a code in a locale; English for unsupported languages. */
export function errorMessage(code: ErrorCode, locale: string): string {
  const { message } = errors[code];
  return message[isLocale(locale) ? locale : 'en'];
}

/** The body of an error response: RFC 9457 problem details plus our code, the field and a message for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  field?: string;
  meanwhile?: Meanwhile;
  /** Of the request in the log; the server adds it. */
  trace_id?: string;
}

/** The response body of an error. */
export function toProblem(failure: Failure, locale: string): Problem {
  const { status, message } = errors[failure.failure];
  const { failure: _code, ...about } = failure;
  return {
    type: `/api/docs#${failure.failure}`,
    title: message.en,
    status,
    code: failure.failure,
    message: errorMessage(failure.failure, locale),
    ...about,
  };
}
