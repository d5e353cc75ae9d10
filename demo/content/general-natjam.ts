import { type DemoGeneral, one } from './general-row.ts';

export const natjamProducts: readonly DemoGeneral[] = [
  {
    ...{ brand: 'natjam', code: 'CU-01', category: 'living', kind: 'cushion', colorHex: '#EFE7DA', artist: 1, graphic: 0 },
    name: { ko: '잘 익은 오후 쿠션', en: 'Ripe Afternoon cushion', cn: '熟透的午后靠垫' },
    ...{ price: 32000, originPrice: 39000, promotionPrice: 28000, options: one, stock: [24] },
    line: {
      ko: '햇볕에 오래 둔 과일 색을 두 번 찍어 올린 면 쿠션. 솜까지 함께 보냅니다.',
      en: 'Two-ink fruit on soft cotton, filling included.',
      cn: '双色套印的水果，铺在柔软的棉布上，含枕芯。',
    },
    isNew: true,
  },
  {
    ...{ brand: 'natjam', code: 'CU-02', category: 'living', kind: 'cushion', colorHex: '#D8DFE4', artist: 2, graphic: 1 },
    name: { ko: '능선 쿠션', en: 'Ridge line cushion', cn: '山脊靠垫' },
    ...{ price: 32000, originPrice: 32000, promotionPrice: null, options: one, stock: [15] },
    line: {
      ko: '먹선으로 겹친 산이 소파 위에 앉습니다. 뒷면은 무지입니다.',
      en: 'Ink mountains for the sofa; plain back.',
      cn: '墨线叠出的群山坐上沙发，背面素色。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'MG-01', category: 'living', kind: 'mug', colorHex: '#FFFFFF', artist: 6, graphic: 2 },
    name: { ko: '한 줄 식물 머그', en: 'One-line plant mug', cn: '一笔植物马克杯' },
    ...{ price: 16000, originPrice: 16000, promotionPrice: 14000, options: one, stock: [60] },
    line: {
      ko: '끊기지 않는 선 하나로 자란 식물. 350ml, 전자레인지에 쓸 수 있습니다.',
      en: 'A plant in one unbroken line. 350 ml, microwave safe.',
      cn: '一条不断的线长成的植物。350ml，可用微波炉。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'MG-02', category: 'living', kind: 'mug', colorHex: '#F3E9DC', artist: 7, graphic: 1 },
    name: { ko: '표정 머그', en: 'Face mug', cn: '表情马克杯' },
    ...{ price: 16000, originPrice: 18000, promotionPrice: null, options: one, stock: [0] },
    line: {
      ko: '아침마다 다른 표정으로 보이는 얼굴. 350ml 도자기.',
      en: 'A face that looks different every morning. 350 ml.',
      cn: '每天早晨看起来都不一样的脸。350ml 陶瓷。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'MG-03', category: 'living', kind: 'mug', colorHex: '#22304A', artist: 8, graphic: 3 },
    name: { ko: '별자리 머그', en: 'Star map mug', cn: '星座马克杯' },
    ...{ price: 17000, originPrice: 17000, promotionPrice: null, options: one, stock: [42] },
    line: {
      ko: '짙은 남색 위에 흰 별. 뜨거운 물을 부으면 손이 먼저 따뜻해집니다.',
      en: 'White stars on deep navy.',
      cn: '深藏青上的白色星星。倒入热水，手先暖起来。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'PO-01', category: 'living', kind: 'poster', colorHex: '#F7F5F0', artist: 5, graphic: 0 },
    name: { ko: '오린 종이 포스터', en: 'Cut paper poster', cn: '剪纸海报' },
    ...{ price: 24000, originPrice: 24000, promotionPrice: null, options: ['A3', 'A2'], stock: [40, 20] },
    line: {
      ko: '종이를 오려 붙인 듯한 면과 여백. 두께감 있는 230g 종이에 찍습니다.',
      en: 'Cut-paper planes on heavy 230 g stock.',
      cn: '如剪贴般的色块与留白，印在厚实的 230g 纸上。',
    },
    isNew: true,
  },
  {
    ...{ brand: 'natjam', code: 'PO-02', category: 'living', kind: 'poster', colorHex: '#F7F5F0', artist: 4, graphic: 6 },
    name: { ko: '흔들리는 원 포스터', en: 'Trembling circle poster', cn: '颤动的圆海报' },
    ...{ price: 24000, originPrice: 28000, promotionPrice: 22000, options: ['A3', 'A2'], stock: [30, 12] },
    line: {
      ko: '가만히 보면 움직이는 무늬. 벽 하나를 비워 두세요.',
      en: 'Stand still and it moves. Leave a wall for it.',
      cn: '静静看它，它就会动。请为它留一面墙。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'PO-03', category: 'living', kind: 'poster', colorHex: '#F7F5F0', artist: 2, graphic: 6 },
    name: { ko: '첫 물결 포스터', en: 'First wave poster', cn: '第一道浪海报' },
    ...{ price: 24000, originPrice: 24000, promotionPrice: null, options: ['A3', 'A2'], stock: [25, 25] },
    line: {
      ko: '먹이 마르기 전에 밀려온 물결 한 장.',
      en: 'One wave, before the ink dried.',
      cn: '墨未干时涌来的一道浪。',
    },
  },
  {
    ...{ brand: 'natjam', code: 'PC-01', category: 'living', kind: 'pouch', colorHex: '#E9E2D3', artist: 1, graphic: 3 },
    name: { ko: '과일 가게 파우치', en: 'Fruit shop pouch', cn: '水果店收纳包' },
    ...{ price: 14000, originPrice: 14000, promotionPrice: null, options: one, stock: [50] },
    line: {
      ko: '어긋난 인쇄가 매력인 면 파우치. 안감이 있어 작은 병도 담습니다.',
      en: 'Lined cotton pouch with a charming misprint.',
      cn: '错版印刷正是它的魅力。棉质带里布，也放得下小瓶子。',
    },
  },
];
