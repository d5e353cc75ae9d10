import { fieldsOf } from '#admin/kit/fields/field.ts';

export const brandFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  description: { is: 'words', label: '소개', rows: 3 },
  state: { is: 'state', label: '공개', inLog: '상태', options: { ACT: '공개', STOP: '숨김' } },
  position: { is: 'position', label: '순서' },
  logo_src: { is: 'picture', label: '로고' },
  image_src: { is: 'picture', label: '대표 사진' },
  is_brokered: { is: 'flag', label: '중개 상품이에요 (우리 가게는 통신판매중개자)', inLog: '중개 상품' },
  seller_name: { is: 'text', label: '판매자 상호', required: true },
  seller_representative: { is: 'text', label: '대표자', inLog: '판매자 대표자', required: true },
  seller_registration_number: {
    is: 'text',
    label: '사업자등록번호',
    inLog: '판매자 사업자등록번호',
    hint: '123-45-67890처럼 써 주세요.',
    required: true,
  },
  seller_report_number: { is: 'text', label: '통신판매업 신고번호', inLog: '판매자 통신판매업 신고번호', required: true },
  seller_address: { is: 'text', label: '사업장 주소', inLog: '판매자 주소', required: true },
  seller_phone: { is: 'text', label: '전화번호', inLog: '판매자 전화번호', required: true },
  seller_email: { is: 'text', label: '이메일', inLog: '판매자 이메일', required: true },
  seller_return_address: { is: 'text', label: '반품·교환 주소', inLog: '판매자 반품 주소', required: true },
  follower_count: { is: 'count', label: '팔로워' },
});
