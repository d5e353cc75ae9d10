import { fieldsOf } from '#admin/kit/fields/field.ts';

export const preparationFields = fieldsOf({
  order_number: { is: 'text', label: '주문번호' },
  option_name: { is: 'words', label: '옵션' },
  paid_at: { is: 'moment', label: '결제 일시' },
  prepared_at: { is: 'moment', label: '준비 완료' },
  state: {
    is: 'state',
    label: '상태',
    options: { WAITING: '준비할 것', PREPARED: '준비 완료', SENT: '발송됨', ENDED: '취소됨' },
    tones: { WAITING: 'warning', PREPARED: 'success' },
  },
});
