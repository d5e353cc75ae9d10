import { fieldsOf } from '#admin/kit/fields/field.ts';

export const categoryFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  path_name: { is: 'code', label: '주소 이름', hint: '영문 소문자, 숫자, -. 카테고리 주소에 쓰여요.', required: true },
  image_src: { is: 'picture', label: '사진' },
});
