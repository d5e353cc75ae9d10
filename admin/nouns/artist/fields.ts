import { fieldsOf } from '#admin/kit/fields/field.ts';

export const artistFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  description: { is: 'words', label: '소개', rows: 3 },
  path_name: { is: 'code', label: '주소 이름', hint: '영문 소문자, 숫자, -. /artist/ 뒤에 쓰여요.', required: true },
  state: { is: 'state', label: '공개', inLog: '상태', options: { ACT: '공개', STOP: '숨김' } },
  position: { is: 'position', label: '순서' },
  brand_ids: { is: 'marked-rows', label: '함께하는 브랜드', hint: '브랜드 화면에 이 아티스트의 그래픽이 나와요.', of: 'brands', most: 50 },
  profile_src: { is: 'picture', label: '프로필 사진' },
  image_src: { is: 'picture', label: '대표 사진' },
  follower_count: { is: 'count', label: '팔로워' },
});
