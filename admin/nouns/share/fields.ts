import { fieldsOf } from '#admin/kit/fields/field.ts';

/** Of an artist's share in a layer that was sold. */
export const shareFields = fieldsOf({
  sold_at: { is: 'day', label: '결제일' },
  product_name: { is: 'words', label: '상품' },
  quantity: { is: 'count', label: '수량' },
  base_amount: { is: 'won', label: '기준 금액' },
  amount: { is: 'won', label: '금액' },
  state: {
    is: 'state',
    label: '상태',
    options: { EXPECTED: '확정 전', COUNTED: '확정', ENDED: '취소·반품' },
    tones: { EXPECTED: 'info', COUNTED: 'success' },
  },
});
