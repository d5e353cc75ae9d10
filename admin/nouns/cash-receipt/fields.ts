import { fieldsOf } from '#admin/kit/fields/field.ts';

export const receiptFields = fieldsOf({
  state: {
    is: 'state',
    label: '상태',
    options: { REQUESTED: '신청', ISSUED: '발급', FAILED: '실패', CANCELLED: '취소' },
    tones: { REQUESTED: 'warning', ISSUED: 'success', FAILED: 'danger' },
  },
  purpose: { is: 'choice', label: '용도', options: { PERSONAL: '소득공제', CORPORATE: '지출증빙' } },
  amount: { is: 'won', label: '금액' },
  shown_identity: { is: 'text', label: '번호' },
  requested_at: { is: 'moment', label: '신청일시' },
});
