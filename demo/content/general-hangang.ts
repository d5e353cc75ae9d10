import { type DemoGeneral, sizes } from './general-row.ts';

export const hangangProducts: readonly DemoGeneral[] = [
  {
    ...{ brand: 'hangang', code: 'RT-01', category: 't-shirts', kind: 'tee-raglan', colorHex: '#FFFFFF', artist: 9, graphic: 1 },
    name: { ko: '반환점 티셔츠', en: 'Turnaround T-shirt', cn: '折返点 T 恤' },
    ...{ price: 36000, originPrice: 42000, promotionPrice: 32000, options: sizes, stock: [12, 25, 25, 10] },
    line: {
      ko: '반환점을 도는 순간처럼 빙글빙글 도는 글자. 땀이 빨리 마르는 면 혼방, 뛰기 좋은 래글런 소매.',
      en: 'Letters that turn as you do at the turnaround. Quick-dry cotton blend with raglan sleeves.',
      cn: '像绕过折返点一样打转的文字。速干棉混纺，插肩袖。',
    },
    isNew: true,
  },
  {
    ...{ brand: 'hangang', code: 'RT-02', category: 't-shirts', kind: 'tee-raglan', colorHex: '#1E1F22', artist: 8, graphic: 1 },
    name: { ko: '새벽 네 시 티셔츠', en: '4 a.m. T-shirt', cn: '凌晨四点 T 恤' },
    ...{ price: 36000, originPrice: 36000, promotionPrice: null, options: sizes, stock: [8, 18, 20, 8] },
    line: {
      ko: '해가 뜨기 전 강변에서 올려다본 별자리를 창 하나에 담았습니다. 래글런 소매.',
      en: 'The stars over the river before sunrise, framed like a window. Raglan sleeves.',
      cn: '日出前在江边抬头看到的星座，装进一扇窗。插肩袖。',
    },
  },
  {
    ...{ brand: 'hangang', code: 'RT-03', category: 't-shirts', kind: 'tee-raglan', colorHex: '#DCE5DD', artist: 2, graphic: 7 },
    name: { ko: '강바람 티셔츠', en: 'River wind T-shirt', cn: '江风 T 恤' },
    ...{ price: 34000, originPrice: 34000, promotionPrice: null, options: sizes, stock: [0, 0, 0, 0] },
    line: {
      ko: '결을 따라 흐르는 먹선. 여름 한정으로 만든 얇은 원단입니다.',
      en: 'Ink lines along the current. A thin summer fabric.',
      cn: '顺着水纹流动的墨线。夏季限定薄面料。',
    },
  },
  {
    ...{ brand: 'hangang', code: 'RL-01', category: 'long-sleeves', kind: 'long-sleeve', colorHex: '#E8E1D3', artist: 0, graphic: 7 },
    name: { ko: '이응 긴소매', en: 'Ieung long sleeve', cn: '圆圆字母长袖' },
    ...{ price: 44000, originPrice: 49000, promotionPrice: 39000, options: sizes, stock: [14, 20, 20, 12] },
    line: {
      ko: '동그란 이응 둘이 가슴판에서 마주 웃습니다. 소매 끝 골지가 손목을 잡아 줍니다.',
      en: 'Two round ieungs smile across the chest; ribbed cuffs hold the wrists.',
      cn: '胸前两个圆圆的字母相视而笑，罗纹袖口贴合手腕。',
    },
  },
  {
    ...{ brand: 'hangang', code: 'RS-01', category: 'sweatshirts', kind: 'sweatshirt', colorHex: '#D7DCE0', artist: 5, graphic: 7 },
    name: { ko: '결승선 스웨트셔츠', en: 'Finish line sweatshirt', cn: '终点线卫衣' },
    ...{ price: 59000, originPrice: 69000, promotionPrice: 52000, options: sizes, stock: [10, 22, 22, 9] },
    line: {
      ko: '결승선을 지나는 발걸음을 면으로 오렸습니다. 달린 뒤 식은 몸을 덮기 좋은 두께.',
      en: 'A runner at the finish, cut from planes of colour. Warm enough for afterwards.',
      cn: '用色块剪出冲过终点的脚步。厚度正好裹住跑后的凉意。',
    },
  },
  {
    ...{ brand: 'hangang', code: 'RC-01', category: 'caps', kind: 'cap', colorHex: '#20382F', artist: 6, graphic: 6 },
    name: { ko: '풀섶 러닝캡', en: 'Undergrowth running cap', cn: '草丛跑步帽' },
    ...{ price: 29000, originPrice: 29000, promotionPrice: null, options: ['FREE'], stock: [35] },
    line: {
      ko: '한 줄로 그린 풀 한 포기. 땀 밴드를 넓게 둘렀습니다.',
      en: 'One tuft of grass in one line. Wide sweatband.',
      cn: '一笔画成的一丛草，宽边吸汗带。',
    },
  },
  {
    ...{ brand: 'hangang', code: 'RB-01', category: 'bags', kind: 'tote', colorHex: '#EFE9DC', artist: 3, graphic: 7 },
    name: { ko: '완주 기념 토트백', en: 'Finisher tote bag', cn: '完赛纪念托特包' },
    ...{ price: 22000, originPrice: 26000, promotionPrice: 19000, options: ['FREE'], stock: [48] },
    line: {
      ko: '완주한 사람만 아는 표정의 생물. 젖은 옷을 넣을 안주머니가 있습니다.',
      en: "A creature with a finisher's face; inner pocket for wet clothes.",
      cn: '只有完赛的人才懂的表情。内袋可放湿衣服。',
    },
  },
];
