import { fieldsOf } from '#admin/kit/fields/field.ts';

export const brandFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  description: { is: 'words', label: '소개', rows: 3 },
  state: { is: 'state', label: '공개', inLog: '상태', options: { ACT: '공개', STOP: '숨김' } },
  position: { is: 'position', label: '순서' },
  logo_src: { is: 'picture', label: '로고' },
  image_src: { is: 'picture', label: '대표 사진' },
  follower_count: { is: 'count', label: '팔로워' },
});
