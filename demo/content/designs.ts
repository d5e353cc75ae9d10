/** Designs of the demonstration shop. Positions are the centre in mm from the top left of the print area, width in mm. */
export interface DemoDesign {
  key: string;
  name: string;
  /** For the shop's own designs; members write theirs in one language. */
  translations?: { en: { name: string }; cn: { name: string } };
  type: 'SHOP' | 'TEMPLATE' | 'USER';
  isBest: boolean;
  product: string;
  /** Index in the product's list of frames and colours. */
  frame: number;
  color: number;
  layers: readonly { side: 'FRONT' | 'BACK'; artist: number; graphic: number; cx: number; cy: number; width: number; rotation?: number }[];
}

type Names = readonly [ko: string, en: string, cn: string];
type Garment = Pick<DemoDesign, 'product' | 'frame' | 'color'>;
type Layers = DemoDesign['layers'];
type Pair = readonly [number, number];

const front = ([artist, graphic]: Pair, [cx, cy]: Pair, width: number, rotation?: number) =>
  ({ side: 'FRONT', artist, graphic, cx, cy, width, ...(rotation === undefined ? {} : { rotation }) }) as const;
const back = (...about: Parameters<typeof front>) => ({ ...front(...about), side: 'BACK' }) as const;
const translated = ([name, en, cn]: Names) => ({ name, translations: { en: { name: en }, cn: { name: cn } } });
const ofShop = (key: string, names: Names, garment: Garment, layers: Layers): DemoDesign => ({
  ...{ key, ...translated(names), type: 'SHOP', isBest: true },
  ...garment,
  layers,
});
const template = (key: string, names: Names, garment: Garment, layers: Layers): DemoDesign => ({
  ...{ key, ...translated(names), type: 'TEMPLATE', isBest: false },
  ...garment,
  layers,
});
const mine = (key: string, name: string, garment: Garment, layers: Layers): DemoDesign => ({
  ...{ key, name, type: 'USER', isBest: false },
  ...garment,
  layers,
});

export const demoDesigns: readonly DemoDesign[] = [
  ofShop(
    'shop-1',
    ['이응과 과일 한 조각', 'A round letter and a slice of fruit', '一个圆字，一片水果'],
    { product: 'TEE-240', frame: 1, color: 0 },
    [front([0, 7], [150, 120], 210), front([1, 2], [218, 245], 70, 12)],
  ),
  ofShop(
    'shop-2',
    ['별을 지고 걷는 밤', 'Walking the night with stars on my back', '背着星星走夜路'],
    { product: 'HOD-420', frame: 0, color: 0 },
    [front([8, 2], [140, 100], 170), back([8, 4], [150, 185], 250)],
  ),
  ofShop('shop-3', ['풀잎 고리', 'Ring of leaves', '草叶之环'], { product: 'SWT-400', frame: 0, color: 2 }, [
    front([6, 1], [150, 150], 180),
  ]),
  ofShop('shop-4', ['흔들리는 오후', 'Wavering afternoon', '摇曳的午后'], { product: 'LST-260', frame: 0, color: 0 }, [
    front([4, 1], [150, 140], 200),
    back([4, 3], [150, 120], 160),
  ]),
  ofShop('shop-5', ['도트 생물 산책', 'Pixel creatures out for a walk', '像素生物去散步'], { product: 'TOT-16', frame: 0, color: 0 }, [
    front([3, 0], [80, 110], 100),
    front([3, 5], [185, 190], 100, -8),
  ]),
  ofShop('shop-6', ['작은 표정', 'A small face', '小小的表情'], { product: 'CAP-6P', frame: 0, color: 0 }, [front([7, 0], [55, 28], 44)]),
  ofShop('shop-7', ['오린 종이 정원', 'Cut-paper garden', '剪纸花园'], { product: 'TEE-240', frame: 0, color: 5 }, [
    front([5, 1], [150, 140], 200),
    back([5, 5], [150, 110], 130),
  ]),
  ofShop('shop-8', ['빙글빙글 도는 글자', 'Letters going round and round', '转呀转的文字'], { product: 'SWT-400', frame: 0, color: 1 }, [
    front([9, 1], [150, 130], 210),
  ]),
  template('template-1', ['가슴 왼쪽에 작게', 'Small, left of the chest', '左胸小图'], { product: 'TEE-240', frame: 0, color: 0 }, [
    front([7, 2], [225, 60], 80),
  ]),
  template('template-2', ['등판 가득', 'All over the back', '满背大图'], { product: 'TEE-240', frame: 1, color: 1 }, [
    back([2, 0], [150, 190], 280),
  ]),
  template(
    'template-3',
    ['앞 작게, 등 크게', 'Small in front, large on the back', '前小后大'],
    { product: 'HOD-420', frame: 0, color: 2 },
    [front([1, 0], [200, 60], 80), back([1, 1], [150, 170], 240)],
  ),
  template('template-4', ['가운데 하나', 'One in the middle', '正中一幅'], { product: 'SWT-400', frame: 0, color: 0 }, [
    front([0, 1], [150, 140], 190),
  ]),
  template('template-5', ['모서리에 살짝', 'Tucked in the corner', '角落一点'], { product: 'TOT-16', frame: 0, color: 1 }, [
    front([6, 4], [190, 220], 110),
  ]),
  template('template-6', ['셋이서 나란히', 'Three in a row', '三个并排'], { product: 'LST-260', frame: 0, color: 1 }, [
    front([3, 1], [60, 100], 80),
    front([3, 2], [150, 100], 80),
    front([3, 3], [240, 100], 80),
  ]),
  mine('mine-1', '주말에 입을 티셔츠', { product: 'TEE-240', frame: 1, color: 0 }, [
    front([7, 1], [150, 130], 170),
    back([0, 0], [150, 120], 200),
  ]),
  mine('mine-2', '엄마 생신 가방', { product: 'TOT-16', frame: 0, color: 2 }, [front([6, 0], [130, 150], 180)]),
  mine('mine-3', '넷이서 한 벌', { product: 'SWT-400', frame: 0, color: 2 }, [
    front([7, 1], [90, 90], 100),
    front([3, 3], [210, 90], 90),
    front([1, 2], [90, 215], 90, 8),
    front([8, 2], [210, 215], 100),
  ]),
];
