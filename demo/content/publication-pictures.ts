import type { GarmentFrameCode } from './garments/frames.ts';

export type BannerLayout = 'spotlight' | 'headline' | 'wall' | 'rail' | 'museum' | 'ticket';

/** Size of a picture of an event or exhibition, px. */
export const wideSize = { widthPx: 1600, heightPx: 900 };
/** Size of a popup picture in px, 13:11 (specification 9.4). */
export const popupSize = { widthPx: 1040, heightPx: 880 };

/** Icons of the home page's five columns, square. */
export const navigationIcons = [
  'design',
  'tee',
  'long-sleeve',
  'hoodie',
  'tote',
  'cap',
  'graphic',
  'living',
  'stationery',
  'poster',
  'event',
  'coupon',
  'best',
  'new',
] as const;
export const iconPx = 256;

/** One printed garment of a composed picture: which graphics are where, as fractions of the print area. */
export interface DemoGarment {
  frame: GarmentFrameCode;
  side: 'front' | 'back';
  colorHex: string;
  prints: readonly { artist: number; graphic: number; cx: number; cy: number; width: number }[];
}

export interface DemoPoster {
  layout: BannerLayout;
  title: string;
  subtitle: string;
  background: string;
  garments?: readonly DemoGarment[];
  graphics?: readonly [artist: number, graphic: number][];
}

const one = (artist: number, graphic: number, width = 0.66, cy = 0.32) => [{ artist, graphic, cx: 0.5, cy, width }];

/** Pictures of events, by their key in publications.ts. */
export const eventPosters: Record<string, DemoPoster> = {
  opening: {
    layout: 'spotlight',
    title: '첫 그림을\n입는 날',
    subtitle: '가입하면 5,000원 쿠폰을 드립니다',
    background: '#F0D9C4',
    garments: [{ frame: 'tee-oversized', side: 'front', colorHex: '#FBFAF7', prints: one(1, 0) }],
  },
  jamo: {
    layout: 'wall',
    title: '닿소리\n홀소리전',
    subtitle: '자모로 만드는 내 이름 한 벌',
    background: '#E8E2D4',
    graphics: [
      [0, 0],
      [0, 2],
      [0, 1],
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
      [0, 8],
      [0, 9],
      [0, 10],
      [0, 11],
      [0, 7],
    ],
  },
  run: {
    layout: 'rail',
    title: '함께 달린\n사람들',
    subtitle: '크루 단체복, 한 벌부터 만듭니다',
    background: '#D5E0D3',
    garments: [
      { frame: 'tee-raglan', side: 'back', colorHex: '#FBFAF7', prints: one(9, 1) },
      { frame: 'sweatshirt', side: 'front', colorHex: '#D7DCE0', prints: one(5, 7) },
      { frame: 'tee-raglan', side: 'back', colorHex: '#1C1C1E', prints: one(8, 1) },
    ],
  },
  winter: {
    layout: 'spotlight',
    title: '겨울맞이\n10%',
    subtitle: '5만 원부터',
    background: '#D3DBE4',
    garments: [{ frame: 'hoodie', side: 'front', colorHex: '#1C1C1E', prints: one(7, 11, 0.7, 0.5) }],
  },
  home: {
    layout: 'museum',
    title: '집에 두는\n그림',
    subtitle: '쿠션과 포스터 최대 28%',
    background: '#E9E4EC',
    graphics: [
      [5, 0],
      [4, 6],
      [2, 6],
    ],
  },
};

/** Pictures of popups without an event on the home page, by their key in publications.ts. */
export const popupPosters: Record<string, DemoPoster> = {
  gift: {
    layout: 'ticket',
    title: '선물은\n도착일을 보고',
    subtitle: '결제하기 전에 도착 예정일을 알려 드려요',
    background: '#C9DDE3',
    graphics: [
      [7, 10],
      [3, 2],
      [7, 3],
    ],
  },
};

/** Pictures of the exhibitions, in the order of publications.ts. */
export const planPosters: readonly DemoPoster[] = [
  {
    layout: 'museum',
    title: '선 하나로\n충분한 것들',
    subtitle: '덜어 낸 그림이 오래 갑니다',
    background: '#F1EEE6',
    graphics: [
      [6, 1],
      [2, 3],
      [6, 3],
    ],
  },
  {
    layout: 'wall',
    title: '기분 좋아지는\n얼굴들',
    subtitle: '표정 하나로 하루의 온도를 올립니다',
    background: '#F7D873',
    graphics: [
      [7, 3],
      [3, 2],
      [7, 4],
      [3, 3],
      [7, 10],
      [3, 6],
      [7, 6],
    ],
  },
];

/** Looks on the home page: one garment as it would be worn. */
export const lookGarments: readonly DemoGarment[] = [
  {
    frame: 'tee-oversized',
    side: 'front',
    colorHex: '#FBFAF7',
    prints: [
      { artist: 0, graphic: 7, cx: 0.5, cy: 0.3, width: 0.7 },
      { artist: 1, graphic: 2, cx: 0.72, cy: 0.62, width: 0.24 },
    ],
  },
  { frame: 'hoodie', side: 'back', colorHex: '#1C1C1E', prints: one(8, 4, 0.8, 0.4) },
  { frame: 'tee-regular', side: 'front', colorHex: '#F1E9D6', prints: one(5, 1, 0.66, 0.34) },
  { frame: 'tote', side: 'front', colorHex: '#EADFC8', prints: one(6, 4, 0.7, 0.5) },
];
