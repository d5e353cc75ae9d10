import { fieldsOf } from '#admin/kit/fields/field.ts';

export const brandRequestFields = fieldsOf({
  brand_name: { is: 'text', label: '이름' },
  kind: { is: 'state', label: '구분', options: { BRAND: '브랜드', ARTIST: '아티스트' } },
  state: {
    is: 'state',
    label: '상태',
    options: { RECEIVED: '접수', REVIEWING: '검토 중', ACCEPTED: '승인', DECLINED: '거절', WITHDRAWN: '철회' },
    tones: { RECEIVED: 'warning', REVIEWING: 'info', ACCEPTED: 'success' },
  },
  masked_contact_name: { is: 'text', label: '담당자' },
  created_at: { is: 'day', label: '신청일' },
});
