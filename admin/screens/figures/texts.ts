import { figureNounTexts } from '#admin/nouns/figure/texts.ts';
import type { FigureKind } from '#rules/office/figures.ts';

export const figureTexts = {
  ...figureNounTexts,
  title: '매출',
  lead: '결제한 날로 세고, 돌려준 돈은 돌려준 날에 빼요. 지난해 같은 날과 나란히 보여요.',
  goodsLead:
    '무엇이 얼마나 팔렸는지 결제한 날로 세요. 배송비는 빼고, 취소·반품한 수량은 팔린 날에서 빼요. 그래픽과 아티스트는 옷을 뺀 그래픽 값이에요.',
  by: {
    day: '일',
    week: '주',
    month: '월',
    year: '해',
    product: '상품',
    brand: '브랜드',
    graphic: '그래픽',
    artist: '아티스트',
    method: '결제수단',
  } satisfies Record<FigureKind, string>,
  reprints: '다시 제작',
  reprintsLead: '잘못 만들어 다시 제작한 것을 달과 이유로 모았어요. 줄마다 보려면 내려받아 주세요.',
  noReprints: '이 기간에 다시 제작한 것이 없어요.',
  month: '달',
  cause: '이유',
  cost: '비용',
  chart: '기간별 순매출, 지난해와 함께',
  now: '올해',
  before: '지난해',
  orders: '주문',
  pieces: '수량',
  paid: '결제',
  change: '지난해보다',
  against: (change: string) => `지난해보다 ${change}`,
  week: (day: string) => `${day.slice(5).replace('-', '.')} 주`,
  more: (shown: number) => `많이 팔린 ${shown.toLocaleString('ko')}줄이에요. 모두 보려면 내려받아 주세요.`,
  total: '합계',
} as const;
