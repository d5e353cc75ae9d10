import type { PickNoun } from '#contract/rest/admin/picks.ts';

export const pickTexts = {
  nouns: {
    products: '상품',
    designs: '디자인',
    graphics: '그래픽',
    artists: '아티스트',
    brands: '브랜드',
    categories: '카테고리',
    plans: '기획전',
    banners: '이벤트',
    influencers: '인플루언서',
    coupons: '쿠폰',
    reviews: '리뷰',
  } satisfies Record<PickNoun, string>,
  find: '이름이나 번호로 찾기',
  searching: '찾는 중',
  nothing: '찾지 못했어요. 이름의 일부나 번호를 적어 보세요.',
  failed: '불러오지 못했어요. 다시 적어 보세요.',
  hidden: '숨김',
  chosen: (noun: string) => `고른 ${noun}`,
  count: (count: number, most: number) => `${count.toLocaleString('ko')}개 고름 · 최대 ${most.toLocaleString('ko')}개`,
  full: (most: number) => `${most.toLocaleString('ko')}개까지 고를 수 있어요.`,
  remove: (name: string) => `${name} 빼기`,
  removeAll: '모두 빼기',
} as const;
