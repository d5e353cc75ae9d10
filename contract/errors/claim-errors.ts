import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of claims, discrepancies and cash receipts, part of the table in contract/errors/errors.ts. */
export const claimErrors = {
  CLAIM_NOT_FOUND: entry(404, 'The request was not found.', '요청을 찾을 수 없습니다.', '未找到该申请。'),
  CLAIM_ORDER_ENDED: entry(409, 'This order has been cancelled.', '이미 취소된 주문입니다.', '该订单已取消。'),
  CLAIM_NOT_PAID: entry(
    409,
    'An unpaid order can only be cancelled as a whole.',
    '결제 전 주문은 전체 취소만 할 수 있습니다.',
    '未付款的订单只能整单取消。',
  ),
  CLAIM_LINE_OPEN: entry(
    409,
    'There is already an open request for this item.',
    '이 상품은 이미 처리 중인 요청이 있습니다.',
    '该商品已有正在处理的申请。',
  ),
  CLAIM_NOTHING_LEFT: entry(
    409,
    'All of this item has already been cancelled or returned.',
    '이 상품은 모두 취소되었거나 반품되었습니다.',
    '该商品已全部取消或退货。',
  ),
  CLAIM_QUANTITY: entry(422, 'You do not have that many of this item left.', '수량을 다시 확인해 주세요.', '请重新确认数量。'),
  CLAIM_SENT_ALREADY: entry(
    409,
    'This has already shipped. You can request a return once it arrives.',
    '이미 발송되어 취소할 수 없습니다. 받으신 뒤 반품을 요청해 주세요.',
    '商品已发货，无法取消。收货后可申请退货。',
  ),
  CLAIM_MADE_TO_ORDER: entry(
    409,
    'Once production has begun, items made to your own design can be returned only if they are faulty or not as ordered.',
    '직접 디자인한 주문 제작 상품은 제작이 시작된 뒤에는 하자가 있거나 주문과 다를 때만 취소·교환·반품할 수 있습니다.',
    '按您的设计定制的商品，开始制作后仅在有瑕疵或与订单不符时可取消、退换。',
  ),
  CLAIM_NOT_DELIVERED: entry(
    409,
    'You can request this once your order has been delivered.',
    '배송이 완료된 후 요청할 수 있습니다.',
    '送达后方可申请。',
  ),
  CLAIM_TOO_LATE: entry(
    409,
    `The deadline for this request has passed: ${WITHDRAWAL_DAYS} days after delivery, or ${DEFECT_MONTHS} months for faulty or wrong items.`,
    `요청할 수 있는 기간이 지났습니다. 단순 변심은 받은 날부터 ${WITHDRAWAL_DAYS}일, 하자나 오배송은 ${DEFECT_MONTHS}개월까지입니다.`,
    `已超过申请期限：普通退换为收货后${WITHDRAWAL_DAYS}天，瑕疵或错发为${DEFECT_MONTHS}个月。`,
  ),
  CLAIM_PHOTO_NEEDED: entry(
    422,
    'Please add a photo of the problem.',
    '문제를 확인할 수 있는 사진을 첨부해 주세요.',
    '请附上能确认问题的照片。',
  ),
  CLAIM_EXCHANGE_OPTION: entry(
    409,
    'You cannot exchange this for that option: its price differs, it is no longer sold, or it is sold out.',
    '가격이 다르거나 재고가 없는 옵션으로는 교환할 수 없습니다.',
    '价格不同或无库存的选项无法换货。',
  ),
  CLAIM_EXCHANGE_SAME: entry(
    409,
    'An exchange for the same option is possible only if the item is faulty or not as ordered.',
    '같은 옵션으로는 하자가 있거나 주문과 다를 때만 교환할 수 있습니다.',
    '仅在有瑕疵或与订单不符时可换相同选项。',
  ),
  CLAIM_STATE_CONFLICT: entry(
    409,
    'The status of this request has changed. Please check it again.',
    '요청의 상태가 바뀌었습니다. 새로 고쳐 확인해 주세요.',
    '申请状态已变更，请刷新确认。',
  ),
  CLAIM_QUOTE_CHANGED: entry(
    409,
    'The refund has changed. Please check it again.',
    '환불 내역이 바뀌었습니다. 다시 확인해 주세요.',
    '退款明细已变更，请重新确认。',
  ),
  CLAIM_PAYMENT_GONE: entry(
    409,
    'The payment of this order was cancelled at the payment provider. Please settle it in the queue of discrepancies first.',
    '결제가 결제사에서 이미 취소된 주문입니다. 금액 불일치 목록에서 먼저 처리해 주세요.',
    '该订单的付款已在支付方取消，请先在金额差异列表中处理。',
  ),
  GOODWILL_TOO_MUCH: entry(
    422,
    'This is more than is left of the payment.',
    '결제 금액에서 아직 돌려주지 않은 금액보다 많습니다.',
    '超过该付款尚未退还的金额。',
  ),
  CLAIM_TRACKING_NEEDED: entry(
    422,
    'Please enter courier and waybill number.',
    '택배사와 송장 번호를 입력해 주세요.',
    '请填写快递公司和运单号。',
  ),
  DISCREPANCY_NOT_FOUND: entry(404, 'The case was not found.', '해당 건을 찾을 수 없습니다.', '未找到该案件。'),
  DISCREPANCY_RESOLVED: entry(409, 'The case has been settled.', '이미 처리된 건입니다.', '该案件已处理。'),
  DISCREPANCY_ACTION: entry(
    409,
    'This cannot be done about this kind of case.',
    '이 유형의 건에는 할 수 없는 처리입니다.',
    '此类案件无法执行该操作。',
  ),
  REFUND_ACCOUNT_UNKNOWN: entry(
    409,
    'No account is known that this money could go back to. Please enter the refund account first.',
    '돌려줄 계좌를 아직 모릅니다. 환불 계좌를 먼저 적어 주세요.',
    '尚不知道退款账户，请先填写退款账户。',
  ),
  CASH_RECEIPT_NOT_FOUND: entry(404, 'The cash receipt was not found.', '현금영수증을 찾을 수 없습니다.', '未找到现金收据。'),
  CASH_RECEIPT_NOT_POSSIBLE: entry(
    409,
    'Cash receipts are issued for deposits into a virtual account, up to the confirmation of the purchase.',
    '현금영수증은 가상계좌로 결제한 주문에만 신청할 수 있습니다.',
    '现金收据仅适用于虚拟账户付款的订单。',
  ),
  CASH_RECEIPT_EXISTS: entry(
    409,
    'A cash receipt has already been requested for this order.',
    '이미 현금영수증을 신청한 주문입니다.',
    '该订单已申请现金收据。',
  ),
  CASH_RECEIPT_IDENTITY: entry(
    422,
    'Please check the number for the cash receipt.',
    '현금영수증 번호를 확인해 주세요.',
    '请确认现金收据号码。',
  ),
} as const satisfies Record<string, ErrorEntry>;
