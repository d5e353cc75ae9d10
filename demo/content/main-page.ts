import type { TitleStyle } from '#rules/home/home-block.ts';

type Text = { ko: string; en: string; cn: string };

/** A reference to something seeded before, by its key in demo/content. */
export type DemoItem =
  | { type: 'PRODUCT'; code: string }
  | { type: 'PRODUCT_CUSTOM'; design: string }
  | { type: 'ARTIST'; artist: number }
  | { type: 'GRAPHIC'; artist: number; graphic: number }
  | { type: 'REVIEW'; review: number };

export interface DemoThumbnail {
  picture?: string;
  /** What the picture shows, where no title says it. */
  alt?: Text;
  url?: string;
  title?: Text;
  content?: Text;
  labels?: readonly { text: Text; background: string; color: string }[];
  items?: readonly DemoItem[];
}

export interface DemoBlock {
  type: 'BANNER' | 'LINE' | 'NAVIGATION' | 'ITEM' | 'THUMBNAIL' | 'TAG';
  subType?: string;
  title?: Text;
  subTitle?: Text;
  button?: { text: Text; url: string };
  style?: TitleStyle;
  thumbnails?: readonly DemoThumbnail[];
  items?: readonly DemoItem[];
  isShowIndex?: boolean;
}

const graphics = (...pairs: [artist: number, graphic: number][]): DemoItem[] =>
  pairs.map(([artist, graphic]) => ({ type: 'GRAPHIC', artist, graphic }));
const products = (...codes: string[]): DemoItem[] => codes.map((code) => ({ type: 'PRODUCT', code }));
const designs = (...keys: string[]): DemoItem[] => keys.map((design) => ({ type: 'PRODUCT_CUSTOM', design }));
const label = (ko: string, en: string, cn: string, background = '#141412', color = '#FFFFFF') => ({
  text: { ko, en, cn },
  background,
  color,
});
const link = (picture: string, ko: string, en: string, cn: string, url: string): DemoThumbnail => ({ picture, url, title: { ko, en, cn } });

/** The home page: every block type and subtype of specification 2, in a realistic order. */
export const demoMainPage: readonly DemoBlock[] = [
  {
    type: 'BANNER',
    thumbnails: [
      {
        picture: 'event:opening',
        url: 'event:opening',
        title: { ko: '첫 그림을 입는 날', en: 'Wear your first artwork', cn: '穿上第一幅画' },
        content: { ko: '가입하면 5,000원 쿠폰', en: '₩5,000 coupon for new members', cn: '新会员立享₩5,000优惠券' },
        labels: [label('회원가입 혜택', 'New members', '新会员福利'), label('5,000원 쿠폰', '₩5,000 coupon', '₩5,000 优惠券', '#C93A18')],
      },
      {
        picture: 'event:jamo',
        url: 'event:jamo',
        title: { ko: '닿소리 홀소리전', en: 'Consonants and vowels', cn: '韩文字母展' },
        content: { ko: '자모로 만드는 내 이름 한 벌', en: 'Your name in jamo', cn: '用韩文字母拼出你的名字' },
        labels: [label('아티스트전', 'Artist special', '艺术家专题')],
      },
      {
        picture: 'event:run',
        url: 'event:run',
        title: { ko: '함께 달린 사람들', en: 'We ran together', cn: '一起跑过的人' },
        content: { ko: '크루 단체복, 한 벌부터', en: 'Crew wear from one piece', cn: '跑团队服，一件起做' },
        labels: [label('단체 주문', 'For crews', '团体订购', '#1E7A4C')],
      },
      {
        picture: 'event:home',
        url: 'event:home',
        title: { ko: '집에 두는 그림', en: 'Art for the room', cn: '放进家里的画' },
        content: { ko: '쿠션과 포스터 최대 28%', en: 'Up to 28% off', cn: '抱枕和海报最高立减28%' },
        labels: [label('최대 28%', 'Up to 28%', '最高减28%', '#C93A18')],
      },
    ],
  },
  {
    type: 'NAVIGATION',
    thumbnails: [
      link('icon:design', '직접 만들기', 'Design', '自己设计', '/category?category=customizable'),
      link('icon:tee', '티셔츠', 'T-shirts', 'T恤', '/category?category=t-shirts'),
      link('icon:hoodie', '후디', 'Hoodies', '连帽衫', '/category?category=hoodies'),
      link('icon:tote', '가방', 'Bags', '包袋', '/category?category=bags'),
      link('icon:cap', '모자', 'Caps', '帽子', '/category?category=caps'),
      link('icon:graphic', '아티스트', 'Artists', '艺术家', '/artist/id'),
      link('icon:living', '리빙', 'Living', '家居', '/category?category=living'),
      link('icon:stationery', '문구', 'Stationery', '文具', '/category?category=stationery'),
      link('icon:event', '이벤트', 'Events', '活动', '/banner/list'),
      link('icon:coupon', '쿠폰', 'Coupons', '优惠券', '/mypage/coupon'),
    ],
  },
  {
    type: 'LINE',
    title: {
      ko: '{{free_shipping_threshold}} 이상 사면 배송비가 없어요',
      en: 'Free shipping from {{free_shipping_threshold}}',
      cn: '满{{free_shipping_threshold}}包邮',
    },
    button: { text: { ko: '자세히', en: 'Details', cn: '查看详情' }, url: '/mypage/faq' },
    style: { 'background-color': '#F4F3F0', color: '#141412' },
  },
  {
    type: 'ITEM',
    subType: 'PRODUCT_CUSTOM_TEMPLATE',
    title: { ko: '여기서 시작해 보세요', en: 'Start from here', cn: '从这里开始' },
    subTitle: {
      ko: '자리를 잡아 둔 디자인에 그림만 바꿔 올리면 됩니다',
      en: 'Placed for you; just swap the art',
      cn: '位置已经排好，换上喜欢的图案就行',
    },
    button: { text: { ko: '빈 옷에서 시작', en: 'Start blank', cn: '从空白开始' }, url: '/category?category=customizable' },
    items: designs('template-1', 'template-2', 'template-3', 'template-4', 'template-5', 'template-6'),
  },
  {
    type: 'TAG',
    title: { ko: '오늘은 어떤 그림을 입을까', en: 'What will you wear today', cn: '今天穿哪幅画' },
    thumbnails: [
      { title: { ko: '#한글', en: '#Hangul', cn: '#韩文' }, items: graphics([0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [9, 0], [9, 1]) },
      { title: { ko: '#과일가게', en: '#Fruit', cn: '#水果' }, items: graphics([1, 0], [1, 1], [1, 2], [1, 3], [1, 4]) },
      { title: { ko: '#먹선', en: '#Ink', cn: '#墨线' }, items: graphics([2, 0], [2, 1], [2, 2], [2, 3], [6, 0], [6, 1]) },
      { title: { ko: '#도트', en: '#Pixels', cn: '#像素' }, items: graphics([3, 0], [3, 1], [3, 2], [3, 3], [3, 4]) },
      { title: { ko: '#밤하늘', en: '#Night sky', cn: '#夜空' }, items: graphics([8, 0], [8, 1], [8, 2], [8, 3]) },
      { title: { ko: '#겨울나기', en: '#Winter', cn: '#过冬' }, items: [] },
    ],
  },
  {
    type: 'BANNER',
    subType: 'PRODUCT',
    title: { ko: '이번 주 많이 찾은 상품', en: 'Popular this week', cn: '本周热门' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '' },
    isShowIndex: true,
    items: products('TEE-240', 'RT-01', 'CU-01', 'HOD-420', 'NB-01', 'PO-01', 'ST-01', 'SWT-400'),
  },
  {
    type: 'ITEM',
    subType: 'ARTIST',
    title: { ko: '지금 주목하는 아티스트', en: 'Artists to watch', cn: '值得关注的艺术家' },
    subTitle: { ko: '열 개의 손, 열 가지 선', en: 'Ten hands, ten lines', cn: '十双手，十种线条' },
    button: { text: { ko: '아티스트 모두 보기', en: 'All artists', cn: '全部艺术家' }, url: '/artist/id' },
    items: [0, 1, 2, 3, 4, 5, 6, 7].map((artist): DemoItem => ({ type: 'ARTIST', artist })),
  },
  {
    type: 'THUMBNAIL',
    subType: 'CUSTOM2',
    title: { ko: '이렇게 입었어요', en: 'How it was worn', cn: '大家这样穿' },
    thumbnails: [
      {
        picture: 'look:0',
        url: 'design:shop-1',
        title: { ko: '글자 하나, 과일 하나', en: 'One letter, one fruit', cn: '一个字，一颗果' },
        content: {
          ko: '오버사이즈 티셔츠 앞판에 이응을 크게 놓고, 과일 한 조각으로 균형을 맞췄습니다.',
          en: 'A big ieung balanced by a slice of fruit.',
          cn: '宽松T恤正面放上大大的圆形字母，再用一片水果平衡。',
        },
      },
      {
        picture: 'look:1',
        url: 'design:shop-2',
        title: { ko: '등에 별을 지고', en: 'Stars on the back', cn: '背上的星星' },
        content: {
          ko: '검은 후디 등판에 별자리를 크게. 앞은 작게 남겼습니다.',
          en: 'A star map across a black hoodie.',
          cn: '黑色连帽衫背后是大幅星图，正面只留一点。',
        },
      },
      {
        picture: 'look:2',
        url: 'design:shop-7',
        title: { ko: '종이를 오려 붙인 듯', en: 'Like cut paper', cn: '像剪纸一样' },
        content: {
          ko: '크림색 위에 면과 면. 멀리서 볼수록 또렷합니다.',
          en: 'Planes on cream, clearer from afar.',
          cn: '米色上色块叠着色块，越远看越清楚。',
        },
      },
    ],
  },
  {
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '새로 들어왔어요', en: 'New arrivals', cn: '新品上架' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '/category' },
    items: products('RT-01', 'CU-01', 'ST-01', 'PO-01', 'RL-01', 'MG-03', 'PH-01', 'RB-01'),
  },
  {
    type: 'LINE',
    title: {
      ko: '선물하시나요? 결제 전에 도착 예정일을 알려 드려요',
      en: 'A gift? See when it arrives before you pay',
      cn: '送礼？付款前即可查看预计送达日',
    },
    button: { text: { ko: '공지 보기', en: 'Notice', cn: '查看公告' }, url: '/mypage/notice' },
    style: { 'background-color': '#141412', color: '#FFFFFF' },
  },
  {
    type: 'BANNER',
    subType: 'GRAPHIC',
    title: { ko: '가장 많이 고른 그래픽', en: 'Most chosen graphics', cn: '最受欢迎的图案' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '' },
    isShowIndex: true,
    items: graphics([7, 0], [1, 0], [0, 0], [6, 0], [3, 0], [5, 0], [8, 0], [4, 0]),
  },
  {
    type: 'THUMBNAIL',
    subType: 'PRODUCT',
    title: { ko: '집으로 데려가는 그림', en: 'Art to take home', cn: '带回家的画' },
    subTitle: { ko: '낮잠상회와 네 명의 아티스트', en: 'Natjam and four artists', cn: 'Natjam 与四位艺术家' },
    thumbnails: [
      { picture: 'event:home', url: 'event:home', items: products('CU-01', 'CU-02', 'MG-01') },
      {
        picture: 'look:3',
        alt: { ko: '그림을 인쇄한 캔버스 토트백', en: 'A printed canvas tote', cn: '印有图案的帆布托特包' },
        url: '/category?category=living',
        items: products('PO-01', 'PO-02', 'PO-03'),
      },
    ],
  },
  {
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '입어 본 사람들의 이야기', en: 'From people who wear it', cn: '穿过的人怎么说' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '' },
    items: [0, 2, 3, 4, 8, 10, 1].map((review): DemoItem => ({ type: 'REVIEW', review })),
  },
  {
    // Left empty: it shows the newest reviews with photos.
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '방금 도착한 사진 리뷰', en: 'Fresh photo reviews', cn: '最新晒图评价' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '/review/list' },
  },
  {
    type: 'THUMBNAIL',
    subType: 'CUSTOM2',
    title: { ko: '이 사람의 옷장', en: 'Whose wardrobe', cn: '谁的衣橱' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '/maindetail?list=influencers' },
    thumbnails: [
      {
        picture: 'influencer:0',
        url: 'influencer:0',
        title: { ko: '옷장 기록가 소호', en: 'Soho, wardrobe diarist', cn: '衣橱记录者 Soho' },
        content: { ko: '매일 입은 옷을 한 장씩 기록합니다.', en: 'One outfit a day, kept on record.', cn: '每天一张，记录当天的穿搭。' },
      },
      {
        picture: 'influencer:1',
        url: 'influencer:1',
        title: { ko: '강변 주자 이결', en: 'Lee Gyeol, river runner', cn: '江边跑者 Lee Gyeol' },
        content: { ko: '새벽 한강을 달리고 입은 것을 이야기합니다.', en: 'Runs the river at dawn.', cn: '清晨沿汉江跑步，聊聊身上穿的。' },
      },
      {
        picture: 'influencer:2',
        url: 'influencer:2',
        title: { ko: '낮잠 수집가 하루', en: 'Haru, collector of naps', cn: '午睡收藏家 Haru' },
        content: { ko: '집에서 보내는 오후의 물건들.', en: 'Things for an afternoon at home.', cn: '在家度过午后的小物。' },
      },
    ],
  },
  {
    type: 'THUMBNAIL',
    subType: 'CUSTOM',
    title: { ko: '기획전', en: 'Exhibitions', cn: '企划展' },
    thumbnails: [
      { picture: 'plan:0', url: 'plan:0', title: { ko: '선 하나로 충분한 것들', en: 'One line is enough', cn: '一条线就够了' } },
      {
        picture: 'plan:1',
        url: 'plan:1',
        title: { ko: '보고 있으면 기분이 좋아지는 얼굴들', en: 'Faces that lift your mood', cn: '看着就开心的脸' },
      },
      { picture: 'event:run', url: 'event:run', title: { ko: '함께 달린 사람들', en: 'We ran together', cn: '一起跑过的人' } },
    ],
  },
];
