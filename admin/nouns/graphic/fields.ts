import { fieldsOf } from '#admin/kit/fields/field.ts';
import { keywordLimits } from '#rules/catalogue/keyword.ts';
import { colourNames } from '#rules/catalogue/product/colour-names.ts';

const keywordsHint = `쉼표로 나눠 적어요. ${keywordLimits.most}개까지, 하나에 ${keywordLimits.length}자까지예요.`;

const clothNames = Object.fromEntries(colourNames.map(({ id, name }) => [id, name.ko]));

export const graphicFields = fieldsOf({
  name: { is: 'words', label: '이름', required: true },
  description: { is: 'words', label: '소개', rows: 3 },
  keywords: { is: 'text', label: '검색어', hint: keywordsHint },
  state: {
    is: 'state',
    label: '상태',
    options: { REVIEW: '검토 중', ACT: '판매 중', STOP: '판매 중지' },
    tones: { ACT: 'success', REVIEW: 'warning' },
  },
  price: { is: 'won', label: '판매가', required: true },
  origin_price: { is: 'won', label: '정가', required: true },
  promotion_price: { is: 'won', label: '프로모션 가격' },
  position: { is: 'count', label: '순서' },
  background_color: { is: 'text', label: '배경색' },
  is_best: { is: 'flag', label: '베스트' },
  is_donate: { is: 'flag', label: '기부 그래픽' },
  donation: { is: 'won', label: '기부액' },
  artist_id: { is: 'row', label: '아티스트', of: 'artists' },
  rights: { is: 'choice', label: '권리', options: { OWN: '직접 그렸어요', LICENSED: '사용 허락을 받았어요' } },
  rights_note: { is: 'text', label: '권리 설명', hint: '허락받은 곳과 범위를 적어 주세요.', rows: 2 },
  least_width_mm: {
    is: 'number',
    label: '가장 작게',
    inLog: '가장 작은 가로',
    unit: 'mm',
    hint: '인쇄되는 가로 길이예요. 비우면 옷이 허락하는 만큼이에요.',
  },
  most_width_mm: { is: 'number', label: '가장 크게', inLog: '가장 큰 가로', unit: 'mm' },
  cloth_families: { is: 'choices', label: '쓸 수 있는 옷 색', hint: '하나도 고르지 않으면 모든 색에 쓸 수 있어요.', options: clothNames },
  is_turnable: { is: 'flag', label: '돌려 쓸 수 있음' },
  is_combinable: { is: 'flag', label: '다른 그래픽과 한 면에 쓸 수 있음' },
  is_croppable: { is: 'flag', label: '인쇄 영역 밖으로 잘려도 됨' },
  is_coverable: { is: 'flag', label: '위에 글자를 올려도 됨' },
  like_count: { is: 'count', label: '좋아요' },
  created_at: { is: 'day', label: '등록일' },
});
