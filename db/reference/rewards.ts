import type { RewardCause } from '#rules/member/reward.ts';

interface ReferenceReward {
  cause: RewardCause;
  name: { ko: string; en: string; cn: string };
  why: { ko: string; en: string; cn: string };
  image_src: string;
}

/** The initial rewards of a shop. The pictures are files of the storefront (public/rewards). */
export const referenceRewards: readonly ReferenceReward[] = [
  {
    cause: 'FIRST_PURCHASE',
    name: { ko: '첫 구매', en: 'First purchase', cn: '首次购买' },
    why: { ko: '처음으로 구매를 확정했어요', en: 'For the first purchase you confirmed', cn: '首次确认收货' },
    image_src: '/rewards/first-purchase.svg',
  },
  {
    cause: 'FIRST_DESIGN',
    name: { ko: '첫 디자인', en: 'First design', cn: '首件设计' },
    why: {
      ko: '직접 만든 디자인을 처음으로 구매 확정했어요',
      en: 'For the first design you made, bought and confirmed',
      cn: '首次购买自己的设计并确认收货',
    },
    image_src: '/rewards/first-design.svg',
  },
];
