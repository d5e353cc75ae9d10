import { type DemoGeneral, one } from './general-row.ts';

export const moonbangProducts: readonly DemoGeneral[] = [
  {
    ...{ brand: 'moonbang', code: 'ST-01', category: 'stationery', kind: 'sticker-sheet', colorHex: '#FFFFFF', artist: 7, graphic: 0 },
    name: { ko: '기분 스티커 한 장', en: 'Mood sticker sheet', cn: '心情贴纸' },
    ...{ price: 4500, originPrice: 4500, promotionPrice: null, options: one, stock: [200] },
    line: {
      ko: '오늘 기분을 골라 붙이세요. 물에 젖어도 괜찮은 12조각.',
      en: 'Pick a mood and stick it. Twelve waterproof pieces.',
      cn: '挑一个今天的心情贴上。防水，共 12 枚。',
    },
    isNew: true,
  },
  {
    ...{ brand: 'moonbang', code: 'ST-02', category: 'stationery', kind: 'sticker-sheet', colorHex: '#FFFFFF', artist: 3, graphic: 1 },
    name: { ko: '도트 생물 스티커', en: 'Pixel creature stickers', cn: '像素生物贴纸' },
    ...{ price: 4500, originPrice: 4500, promotionPrice: 3900, options: one, stock: [180] },
    line: {
      ko: '손톱만 한 생물 열둘. 노트북 모서리를 좋아합니다.',
      en: 'Twelve tiny creatures fond of laptop corners.',
      cn: '指甲大小的十二个小生物，最爱笔记本电脑的角落。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'NB-01', category: 'stationery', kind: 'notebook', colorHex: '#2D4B3E', artist: 0, graphic: 1 },
    name: { ko: '자모 노트', en: 'Jamo notebook', cn: '韩文字母笔记本' },
    ...{ price: 9800, originPrice: 12000, promotionPrice: 8800, options: ['줄', '무지'], stock: [70, 45] },
    line: {
      ko: '모자를 쓴 히읗 신사가 표지에서 웃습니다. 180도로 펼쳐지는 사철 제본, 128쪽.',
      en: 'The letter hieut tips his hat on the cover. Lies flat, 128 pages.',
      cn: '戴帽子的字母在封面上微笑。可 180 度平摊，128 页。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'NB-02', category: 'stationery', kind: 'notebook', colorHex: '#C9432C', artist: 9, graphic: 5 },
    name: { ko: '휘어진 글자 노트', en: 'Bent letters notebook', cn: '弯曲文字笔记本' },
    ...{ price: 9800, originPrice: 9800, promotionPrice: null, options: ['줄', '무지'], stock: [65, 65] },
    line: {
      ko: '글자가 바람에 밀린 자리. 만년필이 비치지 않는 100g 종이.',
      en: 'Letters pushed by wind; fountain-pen friendly.',
      cn: '被风推弯的字。100g 纸，钢笔不透。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'NB-03', category: 'stationery', kind: 'notebook', colorHex: '#1F2A44', artist: 8, graphic: 0 },
    name: { ko: '밤하늘 노트', en: 'Night sky notebook', cn: '夜空笔记本' },
    ...{ price: 11000, originPrice: 11000, promotionPrice: null, options: ['점', '무지'], stock: [40, 0] },
    line: {
      ko: '점을 이으면 별자리가 되는 점 격자 노트.',
      en: 'Join the dot grid and find constellations.',
      cn: '把点连起来就是星座的点格本。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'PH-01', category: 'stationery', kind: 'phone-case', colorHex: '#EDE6F2', artist: 5, graphic: 3 },
    name: { ko: '면과 선 휴대폰 케이스', en: 'Plane and line phone case', cn: '面与线手机壳' },
    ...{ price: 22000, originPrice: 26000, promotionPrice: 19800, options: ['아이폰 17', '갤럭시 S26'], stock: [33, 41] },
    line: {
      ko: '매끈하지 않은 무광 표면. 모서리를 한 겹 더 감쌌습니다.',
      en: 'Matte finish, reinforced corners.',
      cn: '哑光手感，四角加厚保护。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'PH-02', category: 'stationery', kind: 'phone-case', colorHex: '#101114', artist: 4, graphic: 0 },
    name: { ko: '모아레 휴대폰 케이스', en: 'Moiré phone case', cn: '摩尔纹手机壳' },
    ...{ price: 22000, originPrice: 22000, promotionPrice: null, options: ['아이폰 17', '갤럭시 S26'], stock: [28, 30] },
    line: {
      ko: '기울일 때마다 무늬가 달라 보입니다.',
      en: 'The pattern shifts as you tilt it.',
      cn: '每倾斜一下，花纹都不一样。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'PN-01', category: 'stationery', kind: 'enamel-pin', colorHex: '#F2D04F', artist: 3, graphic: 4 },
    name: { ko: '도트 생물 배지', en: 'Pixel creature pin', cn: '像素生物徽章' },
    ...{ price: 8000, originPrice: 8000, promotionPrice: null, options: one, stock: [90] },
    line: {
      ko: '금속 테두리에 칠을 채운 배지. 가방끈에 하나, 모자에 하나.',
      en: 'Enamel pin with a metal rim.',
      cn: '金属边框填彩徽章。包带一枚，帽子一枚。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'PN-02', category: 'stationery', kind: 'enamel-pin', colorHex: '#EE7B5C', artist: 7, graphic: 5 },
    name: { ko: '웃음 참는 배지', en: 'Holding-it-in pin', cn: '憋笑徽章' },
    ...{ price: 8000, originPrice: 9000, promotionPrice: 7200, options: one, stock: [75] },
    line: {
      ko: '터지기 직전의 얼굴. 뒷면 나비 침이 두 개라 돌아가지 않습니다.',
      en: 'A face about to burst. Two posts, no spinning.',
      cn: '马上要笑出来的脸。背面双针，不会转动。',
    },
  },
  {
    ...{ brand: 'moonbang', code: 'SK-01', category: 'stationery', kind: 'socks', colorHex: '#F1EDE4', artist: 1, graphic: 5 },
    name: { ko: '과즙 양말', en: 'Juicy socks', cn: '果汁袜' },
    ...{ price: 9000, originPrice: 9000, promotionPrice: null, options: ['230-250', '255-275'], stock: [60, 60] },
    line: {
      ko: '발목에 과일 한 조각. 바닥을 도톰하게 짰습니다.',
      en: 'A slice of fruit at the ankle; cushioned sole.',
      cn: '脚踝上一片水果，袜底加厚。',
    },
  },
];
