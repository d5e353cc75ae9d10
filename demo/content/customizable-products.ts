import type { Named } from './named.ts';

export interface DemoCustomizable extends Named {
  code: string;
  category: string;
  /** Codes of garments/frames.ts, one for each cut of the product. */
  frames: readonly { drawing: string; code: string; name: { ko: string; en: string; cn: string } }[];
  sizes: readonly string[];
  /** Won. */
  price: number;
  originPrice: number;
  promotionPrice: number | null;
  /** Price of printing on a side, won. */
  sidePrices: { FRONT: number; BACK: number };
  colorCount: number;
  /** The graphic on its first picture: indexes of artist and graphic in the catalogue. */
  hero: readonly [artist: number, graphic: number];
  description: { ko: string; en: string; cn: string };
  /** The description. */
  content: { ko: string; en: string; cn: string };
  isNew?: boolean;
}

export const demoCustomizables: readonly DemoCustomizable[] = [
  {
    code: 'TEE-240',
    name: { ko: '스탠더드 티셔츠 240g', en: 'Standard T-shirt 240 g', cn: '标准 T 恤 240g' },
    category: 't-shirts',
    frames: [
      { drawing: 'tee-regular', code: 'REGULAR', name: { ko: '레귤러', en: 'Regular', cn: '常规' } },
      { drawing: 'tee-oversized', code: 'OVERSIZED', name: { ko: '오버사이즈', en: 'Oversized', cn: '宽松' } },
    ],
    sizes: ['S', 'M', 'L', 'XL'],
    price: 24000,
    originPrice: 29000,
    promotionPrice: 21000,
    sidePrices: { FRONT: 4000, BACK: 4000 },
    colorCount: 6,
    hero: [1, 0],
    description: {
      ko: '240g 두꺼운 면으로 짜 속이 비치지 않고, 목둘레를 두 번 박아 늘어나지 않습니다.',
      en: 'Dense 240 g cotton that does not show through, with a double-stitched neck.',
      cn: '240g 厚棉密织，不透底；领口双线车缝，久穿不松。',
    },
    content: {
      ko: '<p>그림을 올리기에 가장 좋은 바탕을 찾다가 직접 짜기로 했습니다. 결이 고운 20수 코마사를 촘촘하게 짜 인쇄면이 매끈하고, 여러 번 빨아도 틀어지지 않습니다.</p>',
      en: '<p>We could not find the right ground for a picture, so we had it knitted. Fine 20-count combed yarn, knitted densely, prints smooth and keeps its shape after many washes.</p>',
      cn: '<p>为了找到最适合印画的底布，我们决定自己织。细腻的20支精梳纱密织而成，印面平滑，多次洗涤也不变形。</p>',
    },
    isNew: true,
  },
  {
    code: 'LST-260',
    name: { ko: '데일리 긴소매 티셔츠', en: 'Daily long-sleeve T-shirt', cn: '日常长袖 T 恤' },
    category: 'long-sleeves',
    frames: [{ drawing: 'long-sleeve', code: 'REGULAR', name: { ko: '레귤러', en: 'Regular', cn: '常规' } }],
    sizes: ['S', 'M', 'L', 'XL'],
    price: 29000,
    originPrice: 29000,
    promotionPrice: null,
    sidePrices: { FRONT: 4000, BACK: 4000 },
    colorCount: 5,
    hero: [4, 1],
    description: {
      ko: '소매 끝을 골지로 조여 손목이 흐르지 않는 긴소매. 한 장으로도, 겹쳐서도 입습니다.',
      en: 'Ribbed cuffs keep the sleeves in place. Worn alone or layered.',
      cn: '罗纹袖口让袖子不下滑。单穿、叠穿都好看。',
    },
    content: {
      ko: '<p>간절기에 가장 자주 손이 가는 옷입니다. 몸에 붙지 않는 너비와 살짝 긴 소매로 편안합니다.</p>',
      en: '<p>The piece you reach for between seasons: wide enough not to cling, with sleeves a little long.</p>',
      cn: '<p>换季时最常穿的一件。宽度不贴身，袖子略长，穿着舒适。</p>',
    },
  },
  {
    code: 'SWT-400',
    name: { ko: '헤비 스웨트셔츠 400g', en: 'Heavy sweatshirt 400 g', cn: '厚实卫衣 400g' },
    category: 'sweatshirts',
    frames: [{ drawing: 'sweatshirt', code: 'REGULAR', name: { ko: '레귤러', en: 'Regular', cn: '常规' } }],
    sizes: ['S', 'M', 'L', 'XL'],
    price: 42000,
    originPrice: 49000,
    promotionPrice: 39000,
    sidePrices: { FRONT: 5000, BACK: 5000 },
    colorCount: 5,
    hero: [7, 2],
    description: {
      ko: '안쪽을 도톰하게 기모 처리한 400g 원단. 어깨선을 내려 여유롭게 떨어집니다.',
      en: 'Brushed 400 g fleece with dropped shoulders.',
      cn: '内里抓绒的 400g 面料，落肩剪裁，宽松自然。',
    },
    content: {
      ko: '<p>겉은 매끈하고 속은 포근합니다. 밑단과 소매의 골지를 넓게 잡아 모양이 오래갑니다.</p>',
      en: '<p>Smooth outside, warm inside. Wide ribs at hem and cuffs keep it in shape for years.</p>',
      cn: '<p>外层平滑，内里柔软。下摆和袖口采用宽罗纹，久穿不变形。</p>',
    },
  },
  {
    code: 'HOD-420',
    name: { ko: '컴포트 후디 420g', en: 'Comfort hoodie 420 g', cn: '舒适连帽卫衣 420g' },
    category: 'hoodies',
    frames: [{ drawing: 'hoodie', code: 'PULLOVER', name: { ko: '풀오버', en: 'Pullover', cn: '套头' } }],
    sizes: ['S', 'M', 'L', 'XL'],
    price: 52000,
    originPrice: 59000,
    promotionPrice: 47000,
    sidePrices: { FRONT: 5000, BACK: 5000 },
    colorCount: 5,
    hero: [0, 3],
    description: {
      ko: '두 겹 모자가 힘 있게 서는 후디. 주머니 위로 그림이 놓일 자리를 넉넉히 비웠습니다.',
      en: 'A two-layer hood that stands, and room for art above the pocket.',
      cn: '双层帽身挺括有型，口袋上方为图案留足了位置。',
    },
    content: {
      ko: '<p>모자를 두 겹으로 지어 벗어도 납작해지지 않습니다. 앞주머니 위로 그래픽이 주머니 솔기에 걸리지 않게 인쇄 영역을 잡았습니다.</p>',
      en: '<p>The hood has two layers, so that it does not fall flat when it is down. The print area ends above the pocket, clear of its seam.</p>',
      cn: '<p>帽子采用双层设计，放下也不塌。印刷区域留在口袋上方，图案不会压到口袋缝线。</p>',
    },
    isNew: true,
  },
  {
    code: 'TOT-16',
    name: { ko: '캔버스 토트백 16수', en: 'Canvas tote bag', cn: '16 支帆布托特包' },
    category: 'bags',
    frames: [{ drawing: 'tote', code: 'STANDARD', name: { ko: '기본', en: 'Standard', cn: '标准' } }],
    sizes: ['FREE'],
    price: 15000,
    originPrice: 18000,
    promotionPrice: null,
    sidePrices: { FRONT: 3000, BACK: 3000 },
    colorCount: 4,
    hero: [3, 4],
    description: {
      ko: '노트북과 책이 함께 들어가는 너비. 손잡이를 십자로 박아 무거워도 뜯어지지 않습니다.',
      en: 'Wide enough for a laptop and a book; handles cross-stitched to hold.',
      cn: '笔记本电脑和书都装得下；提手十字车缝，负重也不开线。',
    },
    content: {
      ko: '<p>빳빳한 16수 캔버스라 짐이 없어도 모양이 잡힙니다. 가로 37cm, 세로 40cm, 손잡이 60cm.</p>',
      en: '<p>Stiff 16-count canvas that stands up even when it is empty. 37 cm wide, 40 cm high, handles 60 cm.</p>',
      cn: '<p>挺括的16支帆布，空着也有型。宽37cm，高40cm，提手60cm。</p>',
    },
  },
  {
    code: 'CAP-6P',
    name: { ko: '6패널 볼캡', en: 'Six-panel cap', cn: '六片棒球帽' },
    category: 'caps',
    frames: [{ drawing: 'cap', code: 'STANDARD', name: { ko: '기본', en: 'Standard', cn: '标准' } }],
    sizes: ['FREE'],
    price: 22000,
    originPrice: 22000,
    promotionPrice: null,
    sidePrices: { FRONT: 4000, BACK: 4000 },
    colorCount: 4,
    hero: [7, 0],
    description: {
      ko: '챙을 살짝 구부린 얕은 볼캡. 작은 그림 하나가 가장 잘 어울립니다.',
      en: 'A shallow cap with a soft curve. One small graphic suits it best.',
      cn: '帽檐微弯的浅帽，配一个小图案最合适。',
    },
    content: {
      ko: '<p>앞판 안쪽에 심지를 대 그림이 반듯하게 놓입니다. 머리둘레 56~60cm, 뒤쪽 끈으로 조절합니다.</p>',
      en: '<p>The front is backed, so that the picture sits straight. For heads of 56 to 60 cm, adjusted by a strap at the back.</p>',
      cn: '<p>前片内衬定型，图案平整。适合头围56至60cm，后方绑带可调节。</p>',
    },
  },
];
