import { fieldsOf } from '#admin/kit/fields/field.ts';
import { couponNames } from '#contract/names/coupon-names.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';

const noLimit = '비우면 제한 없음';
const targets = { hint: '고르지 않으면 모두에 쓸 수 있어요.' };

export const couponFields = fieldsOf({
  name: { is: 'words', label: '쿠폰 이름', required: true },
  type: {
    is: 'choice',
    label: '종류',
    options: Object.fromEntries(couponTypes.map((type) => [type, couponNames[type].staff])),
    required: true,
  },
  discount_type: { is: 'choice', label: '할인 방식', options: { AMOUNT: '금액', RATE: '비율' }, required: true },
  discount_value: { is: 'number', label: '할인', required: true },
  min_order_amount: { is: 'won', label: '최소 주문 금액' },
  max_discount_amount: { is: 'won', label: '최대 할인', hint: noLimit },
  max_discount_per: { is: 'choice', label: '최대 할인 기준', options: { TOTAL: '쿠폰 한 장', UNIT: '상품 하나' } },
  applicable_count: { is: 'count', label: '할인하는 개수', hint: '비우면 모든 개수' },
  product_ids: { is: 'marked-rows', label: '대상 상품', of: 'products', ...targets },
  graphic_ids: { is: 'marked-rows', label: '대상 그래픽', of: 'graphics', ...targets },
  valid_days: { is: 'number', label: '받은 날부터', inLog: '쓸 수 있는 날 수', hint: '비우면 쿠폰이 끝날 때까지', unit: '일' },
  issue_limit: { is: 'count', label: '발급 수', inLog: '발급 한도', hint: noLimit },
  per_member_limit: { is: 'count', label: '한 사람이 받는 수', required: true },
  budget_amount: { is: 'won', label: '예산', hint: '할인한 금액이 여기에 닿으면 더 발급하지 않아요. 이미 받은 쿠폰은 쓸 수 있어요.' },
  starts_at: { is: 'clock', label: '시작', required: true },
  ends_at: { is: 'clock', label: '종료', hint: noLimit },
  is_on: { is: 'flag', label: '발급하기' },
  is_public: { is: 'flag', label: '누구나 쿠폰 페이지에서 받기', inLog: '공개' },
  is_sign_up_gift: { is: 'flag', label: '가입하면 바로 주기' },
  is_brand_borne: {
    is: 'flag',
    label: '브랜드가 할인을 부담',
    inLog: '브랜드 부담',
    hint: '정산을 받는 브랜드의 상품에서 할인한 만큼 그 브랜드의 정산에서 빠져요.',
  },
  number: { is: 'text', label: '쿠폰 번호', hint: '모두가 함께 쓰는 번호예요. 한 번만 쓰는 번호는 저장한 뒤 ‘번호 목록’에서 만들어요.' },
  issued_count: { is: 'count', label: '발급' },
  used_count: { is: 'count', label: '사용' },
  spent_amount: { is: 'won', label: '할인한 금액' },
});
