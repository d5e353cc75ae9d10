import type { Seller } from '#rules/catalogue/brand/seller.ts';
import type { Named } from './named.ts';

export interface DemoBrand extends Named {
  key: string;
  /** The brand's user: the key of a member. */
  account?: string;
  description: { ko: string; en: string; cn: string };
  /** The seller whose goods the shop only brokers. */
  seller?: Seller;
}

export const demoBrands: readonly DemoBrand[] = [
  {
    key: 'seam',
    name: { ko: '심 스튜디오', en: 'Seam Studio', cn: 'Seam 工作室' },
    description: {
      ko: '그림이 가장 잘 보이는 옷을 만듭니다. 두꺼운 면, 넉넉한 어깨, 오래 입어도 늘어나지 않는 목선.',
      en: 'Blank garments made to carry art: heavy cotton, easy shoulders, necklines that last.',
      cn: '做最能衬托图案的衣服：厚实的棉、宽松的肩、久穿不变形的领口。',
    },
  },
  {
    key: 'natjam',
    account: 'brand',
    name: { ko: '낮잠상회', en: 'Natjam Trading', cn: '午睡商会' },
    description: {
      ko: '집에서 보내는 오후를 위한 물건들. 쿠션 하나, 컵 하나로 방의 공기가 바뀝니다.',
      en: 'Things for an afternoon at home. One cushion or one mug changes the air of a room.',
      cn: '为居家的午后准备的物件。一个靠垫、一只杯子，就能换掉房间的气氛。',
    },
  },
  {
    key: 'moonbang',
    name: { ko: '문방 삼거리', en: 'Moonbang Corner', cn: '文房三岔口' },
    description: {
      ko: '쓰고 붙이고 모으는 즐거움. 아티스트의 그림을 매일 손에 닿는 크기로 만듭니다.',
      en: 'The joy of writing, sticking and collecting: art at a size for every day.',
      cn: '写一写、贴一贴、攒一攒的乐趣。把艺术家的画做成每天顺手的大小。',
    },
  },
  {
    key: 'hangang',
    name: { ko: '한강 러너스', en: 'Hangang Runners', cn: '汉江跑者' },
    description: {
      ko: '달리기를 마친 뒤에 입는 옷. 가볍고 잘 마르며 강바람에도 편안합니다.',
      en: 'Clothes for after the run: light, quick to dry, easy in the river wind.',
      cn: '跑完步穿的衣服。轻便、快干，江风里也舒服。',
    },
    seller: {
      name: '한강러너스 주식회사',
      representative: '오강민',
      registration_number: '000-00-00001',
      report_number: '제0000-서울마포-0001호',
      address: '서울 마포구 토정로 00, 1층',
      phone: '02-0000-0001',
      email: 'hello@hangang.example',
      return_address: '경기 고양시 덕양구 권율대로 00, 한강러너스 물류센터',
    },
  },
];
