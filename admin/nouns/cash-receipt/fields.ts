import { fieldsOf } from '#admin/kit/fields/field.ts';
import { receiptPurposeNames, receiptStateNames } from '#contract/office/office-names.ts';

export const receiptFields = fieldsOf({
  state: {
    is: 'state',
    label: '상태',
    options: receiptStateNames,
    tones: { REQUESTED: 'warning', ISSUED: 'success', FAILED: 'danger' },
  },
  purpose: { is: 'choice', label: '용도', options: receiptPurposeNames },
  amount: { is: 'won', label: '금액' },
  shown_identity: { is: 'text', label: '번호' },
  requested_at: { is: 'moment', label: '신청일시' },
});
