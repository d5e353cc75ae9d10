import { defineMessages } from '#client/locale/message.ts';

/** Texts of the review list. */
export const reviewListTexts = defineMessages({
  of: { ko: '{name} 리뷰', en: 'Reviews of {name}', cn: '{name}的评价' },
  photosFirst: { ko: '사진 먼저', en: 'Photos first', cn: '照片优先' },
  all: { ko: '전체', en: 'All', cn: '全部' },
  view: { ko: '보는 순서', en: 'Order', cn: '浏览方式' },
  filters: { ko: '걸러 보기', en: 'Filters', cn: '筛选' },
  photosOnly: { ko: '사진 리뷰만', en: 'With photos only', cn: '仅看有图' },
  scoreOnly: { ko: '별점 {score}점만', en: '{score} {score|star|stars} only', cn: '仅看 {score} 分' },
  likeMe: { ko: '나와 비슷한 체형', en: 'Similar build', cn: '与我身形相近' },
  likeMeLead: {
    ko: '비슷한 키와 몸무게로 구매한 리뷰만 모아 보여 드려요. 이 기기에만 기억합니다.',
    en: 'Shows reviews by people of about your height and weight. Saved on this device only.',
    cn: '只显示身高体重相近的买家评价，仅保存在本设备。',
  },
  height: { ko: '키', en: 'Height', cn: '身高' },
  weight: { ko: '몸무게', en: 'Weight', cn: '体重' },
  any: { ko: '상관없음', en: 'Any', cn: '不限' },
  apply: { ko: '적용', en: 'Apply', cn: '应用' },
  applyCount: { ko: '리뷰 {count}개 보기', en: 'Show {count} {count|review|reviews}', cn: '查看 {count} 条评价' },
  sort: { ko: '정렬', en: 'Sort', cn: '排序' },
  found: { ko: '리뷰 {count}개', en: '{count} {count|review|reviews}', cn: '{count} 条评价' },
  none: { ko: '아직 리뷰가 없어요.', en: 'No reviews yet.', cn: '暂无评价。' },
  noneLikeThis: { ko: '조건에 맞는 리뷰가 없어요.', en: 'No reviews match.', cn: '没有符合条件的评价。' },
  clear: { ko: '조건 지우기', en: 'Clear filters', cn: '清除条件' },
  policy: {
    ko: '리뷰는 상품을 받은 회원만 쓸 수 있고, 별점과 관계없이 같은 포인트를 드립니다. 욕설, 광고, 개인정보, 권리 침해, 상품과 무관한 내용만 사유를 알리고 숨깁니다.',
    en: 'Only members who received the product can review it, and every rating earns the same points. Reviews are hidden, with a reason, only for abuse, advertising, personal data, infringing material, or when they are not about the product.',
    cn: '仅收到商品的会员可撰写评价，无论评分高低积分相同。仅辱骂、广告、个人信息、侵权或与商品无关的内容会在告知理由后隐藏。',
  },
});
