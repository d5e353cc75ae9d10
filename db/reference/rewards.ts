import type { RewardCause } from '#rules/member/reward.ts';

interface ReferenceReward {
  cause: RewardCause;
  name: { ko: string; en: string };
  why: { ko: string; en: string };
  image_src: string;
}

/** The initial rewards of a shop. The pictures are files of the storefront (public/rewards). */
export const referenceRewards: readonly ReferenceReward[] = [
  {
    cause: 'FIRST_PURCHASE',
    name: { ko: '첫 구매', en: 'First purchase' },
    why: { ko: '처음으로 구매를 확정했어요', en: 'For the first purchase you confirmed' },
    image_src: '/rewards/first-purchase.svg',
  },
  {
    cause: 'FIRST_DESIGN',
    name: { ko: '첫 디자인', en: 'First design' },
    why: { ko: '직접 만든 디자인을 처음으로 구매 확정했어요', en: 'For the first design you made, bought and confirmed' },
    image_src: '/rewards/first-design.svg',
  },
];
