import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of gifts, for receivers and payers. */
export const giftErrors = {
  GIFT_NOT_FOUND: entry(
    404,
    'There is no gift at this link.',
    '선물을 찾을 수 없습니다. 링크를 다시 확인해 주세요.',
    '找不到礼物，请检查链接。',
  ),
  GIFT_OVER: entry(
    410,
    'The time to accept this gift is over, or it was cancelled.',
    '받을 수 있는 기간이 지났거나 취소된 선물입니다.',
    '该礼物已超过领取期限或已取消。',
  ),
  GIFT_TAKEN: entry(409, 'An address was given for this gift already.', '이미 배송지를 입력한 선물입니다.', '该礼物已填写收货地址。'),
  GIFT_SIZE_GONE: entry(
    409,
    'This size is not available any more. Please choose another.',
    '고르신 사이즈는 지금 받을 수 없습니다. 다른 사이즈를 골라 주세요.',
    '所选尺码已无货，请选择其他尺码。',
  ),
  GIFT_NOT_BY_DEPOSIT: entry(
    409,
    'A gift cannot be paid by deposit. Please choose another method.',
    '선물은 가상계좌로 결제할 수 없습니다. 다른 결제 수단을 골라 주세요.',
    '礼物不能使用虚拟账户付款，请选择其他方式。',
  ),
  GIFT_ADDRESS_AWAITED: entry(
    409,
    'A gift whose receiver has not given an address yet.',
    '받는 분이 아직 배송지를 입력하지 않은 선물입니다.',
    '礼物的收件人尚未填写地址。',
  ),
} as const satisfies Record<string, ErrorEntry>;
