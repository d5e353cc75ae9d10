import type { Translations } from '#rules/shop/locale.ts';
import type { Named } from './named.ts';

/**
 * Influencers of the demonstration and their posts. Pictures: `design:<key>` is the rendered design, also `product:<code>` and `look:<n>`.
 */
export interface DemoInfluencer extends Named {
  description: { ko: string; en: string; cn?: string };
  posts: readonly {
    content: string;
    /** In the other languages. */
    en: string;
    cn: string;
    pictures: readonly [string, ...string[]];
    products?: readonly string[];
    designs?: readonly string[];
  }[];
}

export const demoInfluencers: readonly DemoInfluencer[] = [
  {
    name: { ko: '옷장 기록가 소호', en: 'Soho, wardrobe diarist', cn: '衣橱记录者 Soho' },
    description: { ko: '매일 입은 옷을 한 장씩 기록합니다.', en: 'One outfit a day, kept on record.', cn: '每天一张，记录当天的穿搭。' },
    posts: [
      {
        content: '오버사이즈에 이응 하나, 과일 한 조각.\n오늘은 이걸로 충분했다.',
        en: 'One round letter and a slice of fruit on an oversized tee.\nThat was enough for today.',
        cn: '宽松T恤上一个圆圆的字母，一片水果。\n今天这样就够了。',
        pictures: ['design:shop-1', 'look:0', 'product:TEE-240'],
        products: ['TEE-240'],
        designs: ['shop-1'],
      },
      {
        content: '후디는 그림이 작을수록 오래 입게 된다.',
        en: 'The smaller the picture on a hoodie, the longer I wear it.',
        cn: '卫衣上的图案越小，穿得越久。',
        pictures: ['design:shop-2', 'look:1'],
        products: ['HOD-420'],
        designs: ['shop-2'],
      },
      {
        content: '풀잎 고리를 가슴에 두르고.',
        en: 'A ring of leaves across the chest.',
        cn: '胸前环绕一圈草叶。',
        pictures: ['design:shop-3'],
        products: ['SWT-400'],
        designs: ['shop-3'],
      },
      {
        content: '토트백은 결국 그림 고르는 재미.',
        en: 'With a tote bag, choosing the picture is half the fun.',
        cn: '帆布袋的乐趣，终究在于挑图案。',
        pictures: ['product:TOT-16'],
        products: ['TOT-16'],
      },
      {
        content: '흔들리는 오후에는 흔들리는 무늬를.',
        en: 'A wavering pattern for a wavering afternoon.',
        cn: '摇晃的午后，配摇晃的花纹。',
        pictures: ['design:shop-4'],
        designs: ['shop-4', 'shop-7'],
      },
      {
        content: '종이를 오려 붙인 듯한 옷을 찾고 있었다면.',
        en: 'If you were looking for clothes like paper cut-outs.',
        cn: '如果你在找像剪纸一样的衣服。',
        pictures: ['design:shop-7', 'look:2'],
        designs: ['shop-7'],
      },
    ],
  },
  {
    name: { ko: '강변 주자 이결', en: 'Lee Gyeol, river runner', cn: '江边跑者 Lee Gyeol' },
    description: {
      ko: '새벽 한강을 달리고 입은 것을 이야기합니다.',
      en: 'Runs the river at dawn and talks about what he wore.',
      cn: '清晨沿汉江奔跑，聊聊当天的穿着。',
    },
    posts: [
      {
        content: '반환점에서 만난 글자.',
        en: 'A letter met at the turning point.',
        cn: '在折返点遇见的文字。',
        pictures: ['product:RT-01', 'design:shop-5'],
        products: ['RT-01'],
        designs: ['shop-5'],
      },
      {
        content: '달리고 난 뒤에는 두꺼운 스웨트셔츠.',
        en: 'A thick sweatshirt after the run.',
        cn: '跑完步，来一件厚卫衣。',
        pictures: ['design:shop-6'],
        products: ['SWT-400'],
        designs: ['shop-6'],
      },
      {
        content: '크루 옷은 등판이 전부다.',
        en: 'A crew shirt is all about its back.',
        cn: '跑团的衣服，全看后背。',
        pictures: ['design:shop-8', 'look:3'],
        products: ['HOD-420'],
        designs: ['shop-8'],
      },
      {
        content: '모자는 챙이 짧을수록 빠르다. 아마도.',
        en: 'The shorter the brim, the faster the cap. Probably.',
        cn: '帽檐越短跑得越快。大概吧。',
        pictures: ['product:CAP-6P'],
        products: ['CAP-6P'],
      },
    ],
  },
  {
    name: { ko: '낮잠 수집가 하루', en: 'Haru, collector of naps', cn: '午睡收藏家 Haru' },
    description: { ko: '집에서 보내는 오후의 물건들.', en: 'Things for an afternoon at home.', cn: '适合居家午后的好物。' },
    posts: [
      {
        content: '쿠션을 바꾸면 낮잠이 길어진다.',
        en: 'A new cushion makes for longer naps.',
        cn: '换个靠垫，午睡会更长。',
        pictures: ['product:CU-01'],
        products: ['CU-01', 'CU-02'],
      },
      {
        content: '벽에 그림 하나, 잔에 그림 하나.',
        en: 'One picture on the wall, one on the mug.',
        cn: '墙上一幅画，杯上一幅画。',
        pictures: ['product:PO-01', 'product:MG-01'],
        products: ['PO-01', 'MG-01'],
      },
      {
        content: '집에서 입는 옷이 제일 좋은 옷이어야 한다.',
        en: 'What you wear at home should be the best you own.',
        cn: '在家穿的衣服，才该是最好的衣服。',
        pictures: ['design:shop-3', 'product:MG-03'],
        designs: ['shop-3'],
      },
    ],
  },
];

/** Pictures that brands arranged on their pages (home templates). Pictures: `event:<key>`, `look:<n>`; addresses as on the home page. */
export const demoTemplates: readonly {
  brand: string;
  type: 'TOP' | 'MIDDLE' | 'BOTTOM';
  contentType: 'IMAGE' | 'BANNER' | 'STORY';
  picture: string;
  words: { ko: string; en: string; cn?: string };
  url?: string;
  content?: string;
  /** The content in the other languages. */
  translations?: Translations;
}[] = [
  {
    brand: 'seam',
    type: 'TOP',
    contentType: 'BANNER',
    picture: 'event:run',
    words: { ko: '크루 단체복, 한 벌부터', en: 'Crew wear from one piece', cn: '跑团队服，一件起做' },
    url: 'event:run',
  },
  {
    brand: 'seam',
    type: 'MIDDLE',
    contentType: 'STORY',
    picture: 'look:2',
    words: { ko: '목선이 늘어나지 않는 이유', en: 'Why the neckline holds', cn: '领口为什么不变形' },
    content:
      '<p>목둘레를 몸판보다 촘촘한 골조직으로 짜고, 어깨에서 어깨까지 테이프를 한 번 더 박습니다. 서른 번 빨아도 처음과 같은 선이 남습니다.</p><p>원단은 한 번 빨아 줄인 뒤 자르기 때문에 받으신 그대로의 크기로 입으실 수 있습니다.</p>',
    translations: {
      en: {
        add_content:
          '<p>The collar is knitted in a denser rib than the body and taped once more from shoulder to shoulder. After thirty washes it still holds the line it started with.</p><p>We wash and shrink the fabric before cutting it, so it stays the size it arrives in.</p>',
      },
      cn: {
        add_content:
          '<p>领口用比衣身更密的罗纹织成，从肩到肩再加缝一道包带。洗三十次，线条依旧如初。</p><p>面料先水洗预缩再裁剪，收到是什么尺寸，穿着就是什么尺寸。</p>',
      },
    },
  },
  {
    brand: 'seam',
    type: 'BOTTOM',
    contentType: 'BANNER',
    picture: 'event:jamo',
    words: { ko: '자모로 만드는 내 이름 한 벌', en: 'Your name in jamo', cn: '用韩文字母拼出你的名字' },
    url: 'event:jamo',
  },
  {
    brand: 'natjam',
    type: 'TOP',
    contentType: 'BANNER',
    picture: 'event:home',
    words: { ko: '집에 두는 그림, 최대 28%', en: 'Art for the room, up to 28% off', cn: '放进家里的画，最高立减28%' },
    url: 'event:home',
  },
  {
    brand: 'natjam',
    type: 'MIDDLE',
    contentType: 'STORY',
    picture: 'look:3',
    words: { ko: '낮잠을 위한 네 가지 솜', en: 'Four fillings for a nap', cn: '为午睡准备的四种填充' },
    content: '<p>머리를 받치는 쿠션과 안고 자는 쿠션은 속이 달라야 합니다. 낮잠상회는 쓰임마다 솜의 굵기를 바꿉니다.</p>',
    translations: {
      en: {
        add_content:
          '<p>A cushion for your head and a cushion to hug need different fillings. Natjam Trading chooses the thickness of the fibre for each use.</p>',
      },
      cn: { add_content: '<p>枕着的靠垫和抱着睡的靠垫，里面应该不一样。午睡商会按用途更换填充棉的粗细。</p>' },
    },
  },
];
