import { STOCK_MAX } from '#rules/order/stock.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of royalties, settlements, stock and preparations in the back office, part of the table in contract/errors/errors.ts. */
export const settlementErrors = {
  ARTIST_NOT_FOUND: entry(404, 'The artist was not found.', '아티스트를 찾을 수 없습니다.', '未找到该艺术家。'),
  BRAND_NOT_FOUND: entry(404, 'The brand was not found.', '브랜드를 찾을 수 없습니다.', '未找到该品牌。'),
  GRAPHIC_NOT_FOUND: entry(404, 'The graphic was not found.', '그래픽을 찾을 수 없습니다.', '未找到该图案。'),
  ROYALTY_RULE_PAST: entry(
    422,
    'A rate cannot begin in the past. Sales keep the rate of their day.',
    '요율은 지난 날부터 시작할 수 없습니다. 이미 팔린 것은 그때의 요율을 따릅니다.',
    '费率不能从过去开始，已售出的按当时费率计算。',
  ),
  SETTLEMENT_PERIOD_NOT_FOUND: entry(404, 'The settlement period was not found.', '정산 기간을 찾을 수 없습니다.', '未找到该结算期间。'),
  SETTLEMENT_PERIOD_RUNNING: entry(
    409,
    'This period is not over yet.',
    '아직 끝나지 않은 기간은 마감할 수 없습니다.',
    '该期间尚未结束，无法结账。',
  ),
  SETTLEMENT_EARLIER_OPEN: entry(
    409,
    'An earlier period is still open. Close it first.',
    '앞선 기간이 아직 열려 있습니다. 먼저 마감해 주세요.',
    '之前的期间尚未结账，请先结账。',
  ),
  SETTLEMENT_NOT_FOUND: entry(404, 'The settlement was not found.', '정산을 찾을 수 없습니다.', '未找到该结算。'),
  SETTLEMENT_NOT_MOVABLE: entry(
    409,
    'The settlement cannot go there from where it is.',
    '지금 상태에서는 할 수 없는 처리입니다.',
    '当前状态无法进行此操作。',
  ),
  SETTLEMENT_PAID_ALREADY: entry(
    409,
    'This settlement was marked as paid with another reference.',
    '다른 지급 표시로 이미 지급 처리한 정산입니다.',
    '该结算已用其他付款备注标记为已付款。',
  ),
  SETTLEMENT_NOTHING_DUE: entry(
    409,
    'There is nothing to pay: the balance is carried into the next period.',
    '지급할 금액이 없습니다. 잔액은 다음 기간으로 이월됩니다.',
    '没有可支付的金额，余额将结转至下期。',
  ),
  PAYEE_MISSING: entry(409, 'Enter the account of the artist first.', '지급 계좌를 먼저 등록해 주세요.', '请先登记收款账户。'),
  BUSINESS_NUMBER_REQUIRED: entry(
    422,
    'A business needs its registration number of ten digits.',
    '사업자는 사업자등록번호 10자리가 필요합니다.',
    '企业需填写10位营业执照号码。',
  ),
  STOCK_CHANGED: entry(
    409,
    'The stock has changed since you opened it. Look at the number again.',
    '그사이 재고가 바뀌었습니다. 지금 수량을 확인해 주세요.',
    '库存已发生变化，请确认当前数量。',
  ),
  STOCK_OUT_OF_RANGE: entry(
    409,
    `Stock is between 0 and ${STOCK_MAX.toLocaleString('en')} pieces.`,
    `재고는 0개부터 ${STOCK_MAX.toLocaleString('ko')}개까지입니다.`,
    `库存须在0至${STOCK_MAX.toLocaleString('en')}件之间。`,
  ),
  INCOMING_NOT_FOUND: entry(
    404,
    'No delivery is expected any more.',
    '입고 예정이 더는 없습니다. 이미 입고했거나 지웠습니다.',
    '入库预定已不存在。',
  ),
  INCOMING_DAY_PAST: entry(422, 'Choose today or a later day.', '오늘이나 그 뒤의 날을 골라 주세요.', '请选择今天或之后的日期。'),
  OPTION_NOT_FOUND: entry(404, 'The option was not found.', '옵션을 찾을 수 없습니다.', '未找到该选项。'),
  PREPARATION_NOT_FOUND: entry(404, 'There is no such line to prepare.', '준비할 주문을 찾을 수 없습니다.', '未找到待备货的订单。'),
  PREPARATION_OVER: entry(
    409,
    'This line was sent or cancelled already.',
    '이미 발송되었거나 취소된 주문입니다.',
    '该订单已发货或已取消。',
  ),
} as const satisfies Record<string, ErrorEntry>;
